import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

const action = row.extend({ ap: z.int().min(0).max(3) });

/** The ten Basic Actions (Basic Actions) and what each costs. */
export const basicActions = defineTable(action, [
  { id: 'attack', name: 'Attack', ap: 2, text: 'One weapon attack, at any time of your turn.' },
  {
    id: 'defend',
    name: 'Defend',
    ap: 2,
    text: 'Attacks on you have disadvantage, your DR advantage, until your next turn.',
  },
  {
    id: 'interact',
    name: 'Interact with Target',
    ap: 1,
    text: 'A quick deed with something or somebody; one a turn is free.',
  },
  { id: 'move', name: 'Move', ap: 1, text: 'Adds your Basic Movement to your movement.' },
  { id: 'sprint', name: 'Sprint', ap: 3, text: 'Adds four times your Basic Movement.' },
  {
    id: 'stabilize',
    name: 'Stabilize',
    ap: 3,
    text: 'First Aid against 8 stops the bleeding of somebody within 1 m.',
  },
  {
    id: 'switchPlaces',
    name: 'Switch Places',
    ap: 1,
    text: 'With an ally beside you, who needs a reaction (1 RP).',
  },
  {
    id: 'switchWeapons',
    name: 'Switch Weapons',
    ap: 1,
    text: 'Changes what you wield; drawing with an empty hand is free once.',
  },
  {
    id: 'takingCover',
    name: 'Taking Cover',
    ap: 1,
    text: '+2 Evasion and +1 DR for as long as you are in half cover.',
  },
  { id: 'useItem', name: 'Use Item', ap: 3, text: 'A consumable that is no Ability, such as a stimulant.' },
]);

/** The eight Advanced Actions (Advanced Actions). */
export const advancedActions = defineTable(action, [
  { id: 'blind', name: 'Blind', ap: 2, text: 'Blinds somebody within 1 m until the end of their next turn.' },
  { id: 'climb', name: 'Climb', ap: 2, text: 'Onto somebody larger within 1 m.' },
  { id: 'command', name: 'Command', ap: 1, text: 'You control all of your summons until your next turn.' },
  { id: 'disarm', name: 'Disarm', ap: 2, text: 'Makes somebody within 1 m drop what a hand holds.' },
  { id: 'grab', name: 'Grab', ap: 2, text: 'Holds somebody within 1 m with a free hand.' },
  {
    id: 'hide',
    name: 'Hide',
    ap: 2,
    text: 'Stealth against the Perception of all enemies, while none sees you.',
  },
  { id: 'shove', name: 'Shove', ap: 1, text: 'Moves somebody within 1 m up to 1 m.' },
  { id: 'trip', name: 'Trip', ap: 2, text: 'Knocks somebody within 1 m Prone.' },
]);

/** Actions that other chapters name. */
export const otherActions = defineTable(action, [
  {
    id: 'flashAttack',
    name: 'Flash Attack',
    ap: 1,
    text: 'A quick weapon attack, for those whose Path grants it: once a turn for each Tier.',
  },
  {
    id: 'cinematicAction',
    name: 'Cinematic Action',
    ap: 3,
    text: '3 Narrative Momentum for an epic deed of your own.',
  },
  {
    id: 'cinematicReaction',
    name: 'Cinematic Reaction',
    ap: 0,
    text: 'The same out of your turn, for 2 RP.',
  },
  {
    id: 'cinematicBurst',
    name: 'Cinematic Burst',
    ap: 0,
    text: "The same for 6 Narrative Momentum when you can't act.",
  },
  {
    id: 'captainsOrder',
    name: "Captain's Order",
    ap: 3,
    text: "From a Captain's Seat: another turn for a module or the pilot.",
  },
  {
    id: 'boostVehicle',
    name: 'Boost Vehicle',
    ap: 3,
    text: 'From an Engineer Room: strengthens the vehicle for a round.',
  },
]);
