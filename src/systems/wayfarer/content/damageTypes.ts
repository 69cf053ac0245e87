import { defineTable, row } from '../../../engine/table.ts';

/**
 * What harm is made of (L3384). Energy: Fire is one type that counts as Energy and as Fire; what is Fire and Magic has two types (A32).
 * Electricity (L1942, L4994) and Energy: Electrical (L3600) are the same harm under two names.
 */
export const damageTypes = defineTable(row, [
  { id: 'cutting', name: 'Cutting', line: 3407, text: 'Blades and claws.' },
  { id: 'piercing', name: 'Piercing', line: 3454, text: 'Points, arrows and bullets.' },
  { id: 'smashing', name: 'Smashing', line: 3419, text: 'Blunt blows and falls.' },
  { id: 'fire', name: 'Fire', line: 3675, text: 'Flames.' },
  { id: 'cold', name: 'Cold', line: 890, text: 'Frost.' },
  { id: 'electricity', name: 'Electricity', line: 1942, text: 'Lightning and shocks.' },
  { id: 'energy', name: 'Energy', line: 3531, text: 'Beams and fields.' },
  {
    id: 'energyFire',
    name: 'Energy: Fire',
    line: 3947,
    text: 'Burning energy: counts as Energy and as Fire.',
  },
  {
    id: 'energyElectrical',
    name: 'Energy: Electrical',
    line: 3600,
    text: 'Charged energy: counts as Energy and as Electricity.',
  },
  { id: 'magic', name: 'Magic', line: 3503, text: 'Spells and enchanted things.' },
  { id: 'psionic', name: 'Psionic', line: 2596, text: 'Powers of the mind.' },
]);

export type DamageType = (typeof damageTypes)[number]['id'];

const also: { readonly [T in DamageType]?: readonly DamageType[] } = {
  energyFire: ['energy', 'fire'],
  energyElectrical: ['energy', 'electricity'],
};

/** Everything that a type of damage counts as, itself among it. */
export const countsAs = (type: DamageType): readonly DamageType[] => [type, ...(also[type] ?? [])];
