import { defineTable } from '../../../engine/table.ts';
import { gearRow } from '../gear/row.ts';

const bandage = { kind: 'gear', hands: 1 } as const;
const heals = { kind: 'heal', evenCritical: true, regeneration: 0 } as const;

/** What first-aid kits hold. Each is used up by its Action. */
export const bandages = defineTable(gearRow, [
  {
    id: 'largeProgrammableBandage',
    name: 'Large Programmable Bandage',
    ...bandage,
    benefits: [{ ...heals, amount: { dice: 2, plus: 0 }, regeneration: 5 }],
    text: 'Restores 2d6 HP at once, and 1 HP at the start of each of five turns.',
  },
  {
    id: 'smallProgrammableBandage',
    name: 'Small Programmable Bandage',
    ...bandage,
    benefits: [{ ...heals, amount: { dice: 0, plus: 4 }, regeneration: 3 }],
    text: 'Restores 4 HP at once, and 1 HP at the start of each of three turns.',
  },
  {
    id: 'largeBandage',
    name: 'Large Bandage',
    ...bandage,
    benefits: [{ ...heals, amount: { dice: 1, plus: 0 } }],
    text: 'Restores 1d6 HP.',
  },
  {
    id: 'smallBandage',
    name: 'Small Bandage',
    ...bandage,
    benefits: [{ ...heals, amount: { dice: 0, plus: 2 }, evenCritical: false }],
    text: 'Restores 2 HP, but not to who is in Critical Condition.',
  },
]);
