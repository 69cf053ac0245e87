import type { Modifier } from '../../../engine/modifier.ts';
import type { NumberSource } from '../numbers/source.ts';
import { beingIn } from '../scene.ts';
import { exhaustionRow } from './exhausted.ts';

/** What Exhaustion takes off checks, attacks and Defense Rolls (house values, A44), and the plague off maximum Vitality (Diseases). */
export const worldSource: NumberSource = {
  modifiers(scene, number, { actor }): readonly Modifier[] {
    const who = beingIn(scene, actor);
    if (who === null) return [];
    switch (number) {
      case 'checks':
      case 'hit':
      case 'abilityHit':
      case 'dr':
        return [{ source: 'exhaustion', amount: -(exhaustionRow(who.exhaustion)?.penalty ?? 0) }];
      case 'vitality':
        return [{ source: 'plague', amount: -who.diseases.reduce((sum, { lost }) => sum + lost, 0) }];
      default:
        return [];
    }
  },
};
