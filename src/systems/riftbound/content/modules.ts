import { defineTable } from '../../../engine/table.ts';
import { gearRow, parry, shots } from '../gear/row.ts';

const bayonet = { kind: 'module', hands: 0, fits: 'twoHandedGun', benefits: [parry] } as const;
const stab = { id: 'bayonet', name: 'Bayonet', range: null, hit: 'strength', shots: shots(2) } as const;

/** Modules (Equipment, keyword Module): attached once, they are one item with what they are attached to. */
export const modules = defineTable(gearRow, [
  {
    id: 'primitiveBayonet',
    name: 'Primitive Bayonet',
    ...bayonet,
    attacks: [{ ...stab, damage: 2, types: ['sharp'] }],
    text: 'A blade on any Two-handed gun.',
  },
  {
    id: 'hardlightBayonet',
    name: 'Hardlight Bayonet',
    ...bayonet,
    attacks: [{ ...stab, damage: 3, types: ['heat'] }],
    text: 'A blade of light on any Two-handed gun.',
  },
]);
