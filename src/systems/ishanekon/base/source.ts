import type { Modifier } from '../../../engine/modifier.ts';
import { buildings } from '../content/buildings.ts';
import type { NumberSource } from '../numbers/source.ts';
import { atHand, stepOf } from './base.ts';

/** What a building gives to checks with its Skills: 1 in the two lower qualities, 2 in the two higher (house). */
const bonusOf = (step: number): number => (step < 2 ? 1 : 2);

/** Buildings of the base help with what they are for, while the group is there and nobody fights. */
export const baseSource: NumberSource = {
  modifiers(scene, number, { of }): readonly Modifier[] {
    if (number !== 'checks' || !scene.party.atBase) return [];
    return buildings.flatMap(({ id, name, helps }): readonly Modifier[] => {
      const quality = helps.some((skill) => skill === of) ? atHand(scene, id) : null;
      return quality === null
        ? []
        : [{ source: 'building', amount: bonusOf(stepOf(quality)), params: { name } }];
    });
  },
};
