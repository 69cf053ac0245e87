import { defineTable, row } from '../../../engine/table.ts';
import { z } from 'zod';

/**
 * What somebody does without being asked whenever its moment comes: free effects, and what an Overwatch that fires by itself may spend. A
 * switch on the sheet each; `on` is how it is where nobody has touched it.
 */
export const switches = defineTable(row.extend({ on: z.boolean() }), [
  {
    id: 'bonk',
    name: 'Bonk',
    on: false,
    text: 'Push back who you damage in melee, by their own diameter.',
  },
  {
    id: 'enthusiasm',
    name: 'Enthusiasm',
    on: true,
    text: 'Roll for 1 SP after each successful Attack while you lack some.',
  },
  { id: 'opportunist', name: 'Opportunist', on: true, text: '1d6 more damage while you seize, once a turn.' },
  {
    id: 'patience',
    name: 'Patience',
    on: true,
    text: 'Spend 1 SP to reroll a missed die of an Overwatch shot.',
  },
  { id: 'pepTalk', name: 'Pep talk', on: true, text: 'Cheer up everybody who has just missed.' },
  {
    id: 'generous',
    name: 'Lend SP',
    on: true,
    text: 'Let allies who see or hear me spend my SP (Generous).',
  },
  {
    id: 'helpSeize',
    name: 'Help allies to Seize',
    on: false,
    text: 'Roll my CHA for allies who Seize the Initiative, without a question.',
  },
  {
    id: 'prepared',
    name: 'Prepared dice on Overwatch',
    on: true,
    text: 'Reroll missed dice of an Overwatch shot with what you Prepared.',
  },
  {
    id: 'prestige',
    name: 'Prestige rerolls',
    on: true,
    text: 'Offer me to roll again when a roll fails and I have 3 Prestige.',
  },
  { id: 'arcs', name: 'Arcs', on: true, text: 'Let sparks jump to the nearest enemy, without a question.' },
  {
    id: 'redirect',
    name: 'Human shield',
    on: true,
    text: 'Try to turn each Attack at me onto the one I hold.',
  },
  {
    id: 'tryThatAgain',
    name: 'Try That Again on Overwatch',
    on: true,
    text: 'Spend 1 SP on each missed die of an Overwatch shot, as often as the Ability allows.',
  },
  {
    id: 'redirectAgain',
    name: 'Prestige for the human shield',
    on: false,
    text: 'Spend 3 Prestige to roll again where my human shield fails.',
  },
  { id: 'rally', name: 'Rally', on: true, text: 'Add its damage to your first Attack of the turn.' },
]);

export type SwitchId = (typeof switches)[number]['id'];
export const switchIds = switches.map(({ id }) => id);
