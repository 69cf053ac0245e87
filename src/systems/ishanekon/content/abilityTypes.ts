import { z } from 'zod';
import { defineTable, row } from '../../../engine/table.ts';

/** The nine types of Abilities (Ability Types). `alone`: only one of that type can be active at a time. */
export const abilityTypes = defineTable(row.extend({ alone: z.boolean() }), [
  { id: 'buff', name: 'Buff', alone: true, text: 'Benefits for a time. A new one ends the one before.' },
  { id: 'control', name: 'Control', alone: false, text: 'Changes the battlefield, or strengthens defences.' },
  { id: 'damage', name: 'Damage', alone: false, text: 'Can deal damage directly, be it only when upcast.' },
  { id: 'debuff', name: 'Debuff', alone: true, text: 'Weakens targets. A new one ends the one before.' },
  {
    id: 'healing',
    name: 'Healing',
    alone: false,
    text: 'Restores Vitality or removes harm. Never costs less than 1 WP.',
  },
  {
    id: 'maneuver',
    name: 'Maneuver',
    alone: false,
    text: 'Part of a weapon attack or a movement; one with each attack.',
  },
  {
    id: 'summon',
    name: 'Summon',
    alone: true,
    text: 'Brings creatures or objects. A new one ends the one before.',
  },
  { id: 'transform', name: 'Transform', alone: true, text: 'Another form. A new one ends the one before.' },
  { id: 'utility', name: 'Utility', alone: false, text: 'Everything else, mostly useful outside of fights.' },
]);

export type AbilityTypeId = (typeof abilityTypes)[number]['id'];
