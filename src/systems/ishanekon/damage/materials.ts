import { findRow } from '../../../engine/table.ts';
import { materials } from '../content/objects.ts';
import type { Guard, NumberSource } from '../numbers/source.ts';
import { characterIn } from '../scene.ts';

/** What objects are made of makes them weak, hard or safe against types of damage (Objects). One with Freeze Burst is weak to Cold. */
export const materialSource: NumberSource = {
  guards(scene, id): readonly Guard[] {
    const thing = characterIn(scene, id);
    if (thing?.kind !== 'object') return [];
    const row = findRow(materials, thing.material);
    const burst: readonly Guard[] = thing.properties.includes('freezeBurst')
      ? [{ type: 'cold', is: 'vulnerable' }]
      : [];
    if (row === null) return burst;
    return [
      ...row.vulnerable.map((type): Guard => ({ type, is: 'vulnerable' })),
      ...row.resistant.map((type): Guard => ({ type, is: 'resistant' })),
      ...row.immune.map((type): Guard => ({ type, is: 'immune' })),
      ...burst,
    ];
  },
};
