import type { Modifier } from '../../../engine/modifier.ts';
import type { NumberSource } from '../numbers/source.ts';
import { standingIn, stepOf } from './base.ts';

/** What a building gives to checks with its Skills: 1 in the two lower qualities, 2 in the two higher (house). */
const bonusOf = (step: number): number => (step < 2 ? 1 : 2);

/** Buildings of the base help with what they are for, while the group is there and nobody fights; of several the best counts (Numbers). */
export const baseSource: NumberSource = {
  modifiers(scene, number, { of }): readonly Modifier[] {
    if (number !== 'checks' || !scene.party.atBase || scene.fight !== null) return [];
    const [best] = standingIn(scene)
      .filter(({ building }) => building.helps.some((skill) => skill === of))
      .toSorted((a, b) => stepOf(b.quality) - stepOf(a.quality));
    if (best === undefined) return [];
    const { name } = best.building;
    return [{ source: 'building', amount: bonusOf(stepOf(best.quality)), params: { name } }];
  },
};
