import { rowOf } from '../../../engine/table.ts';
import { sizes } from '../content/sizes.ts';
import { characterIn } from '../scene.ts';
import type { NumberSource } from './source.ts';

/**
 * Size (Creature Size): for each category above Medium 1 less Evasion, 1 more Armor, 1 m more reach in melee; for each below 1 more Evasion and
 * 1 less Armor. What an object has is said on its own.
 */
export const sizeSource: NumberSource = {
  modifiers(scene, number, { actor }) {
    const who = characterIn(scene, actor);
    if (who === null || who.kind === 'object') return [];
    const { step } = rowOf(sizes, who.size);
    switch (number) {
      case 'evasion':
        return [{ source: 'size', amount: -step }];
      case 'armour':
        return [{ source: 'size', amount: step }];
      case 'reach':
        return [{ source: 'size', amount: Math.max(0, step) }];
      default:
        return [];
    }
  },
};
