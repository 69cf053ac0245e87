import { defineTable } from '../../../engine/table.ts';
import { gearRow } from '../gear/row.ts';

const armourPiece = { kind: 'armour', hands: 0 } as const;

/** Armour (Equipment): a Rating of its own for Dodge Rolls. */
export const armour = defineTable(gearRow, [
  {
    id: 'lightArmour',
    name: 'Light Armour',
    ...armourPiece,
    benefits: [{ kind: 'dodge', rating: 5, must: false }],
    text: 'Dodge on 5+ instead of your AGI, where you like.',
  },
  {
    id: 'heavyArmour',
    name: 'Heavy Armour',
    ...armourPiece,
    heavy: { strength: 0, unlessSkilled: false },
    benefits: [{ kind: 'dodge', rating: 4, must: true }],
    text: 'Dodge on 4+. Your AGI is no use for it.',
  },
]);
