import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';
import { activation } from './shapes.ts';

/** `activation` null: as the ability says. `cost`: how many of the turn's two actions it takes; null likewise. */
const schema = row.extend({ activation: activation.nullable(), cost: z.number().int().min(0).nullable() });

/** What every unit can do on its turn. */
export const basicActions = defineTable(schema, [
  { id: 'move', name: 'Move', activation: 'action', cost: 1, text: 'Move up to your Speed in tiles.' },
  {
    id: 'attackRanged',
    name: 'Attack (Ranged)',
    activation: 'actionEnds',
    cost: 1,
    text: 'Shoot at an enemy in sight within maximum range: 1 ammo.',
  },
  {
    id: 'attackMelee',
    name: 'Attack (Melee)',
    activation: 'actionEnds',
    cost: 1,
    text: 'A free move next to an enemy, then an attack with a melee weapon.',
  },
  {
    id: 'attackGrenade',
    name: 'Attack (Grenade)',
    activation: 'actionEnds',
    cost: 1,
    text: 'Throw a grenade at a tile in range and sight: all in its radius are hit.',
  },
  {
    id: 'attackSubdue',
    name: 'Attack (Subdue)',
    activation: 'actionEnds',
    cost: 1,
    text: 'Knock out a Living unit with at most 2 HP, Stunned or Disoriented: Unconscious, no damage.',
  },
  {
    id: 'overwatch',
    name: 'Overwatch',
    activation: 'actionEnds',
    cost: 1,
    text: 'Until your next turn: shoot at enemies that move in sight and range, with 1 fewer Aim Die.',
  },
  { id: 'reload', name: 'Reload', activation: 'action', cost: 1, text: "Refill a weapon's ammo." },
  {
    id: 'useItem',
    name: 'Use Item',
    activation: 'action',
    cost: 1,
    text: 'Use an item from a pocket, for one of its charges.',
  },
  {
    id: 'useAllysItem',
    name: "Use Ally's Item",
    activation: 'action',
    cost: 1,
    text: 'Use an item of an adjacent ally who lets you.',
  },
  {
    id: 'interact',
    name: 'Interact',
    activation: 'free',
    cost: 0,
    text: 'Handle something here or adjacent: a door, a lever, a crate.',
  },
  {
    id: 'useAbility',
    name: 'Use Ability',
    activation: null,
    cost: null,
    text: "Use an ability that has charges left and isn't cooling down.",
  },
  {
    id: 'pickupBody',
    name: 'Pickup Body',
    activation: 'action',
    cost: 1,
    text: 'Pick up an adjacent body; while you carry it, you can only move or drop it.',
  },
  {
    id: 'dropBody',
    name: 'Drop Body',
    activation: 'free',
    cost: 0,
    text: 'Lay the body you carry on a free adjacent tile.',
  },
]);

export type BasicActionId = (typeof basicActions)[number]['id'];
