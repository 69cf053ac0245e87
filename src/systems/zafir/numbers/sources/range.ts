import { rowOf } from '../../../../engine/table.ts';
import { profileOf } from '../../character/profile.ts';
import type { Weapon } from '../../character/weapon.ts';
import { ranges } from '../../content/ranges.ts';
import { distanceBetween } from '../../move/sight.ts';
import { ruleOf } from '../../party/rules.ts';
import { type CharacterId, character, type Scene } from '../../scene.ts';
import type { Source } from '../about.ts';

/** How much farther out the optimal range begins and ends behind a Farsight Monocle; the maximum stays (A41). */
const farsight = [6, 8] as const;

/** How far a weapon reaches: abilities have a range of their own. */
export const mostRange = ({ range, slot }: Weapon): number =>
  slot === 'ability' ? rowOf(ranges, range).ability.most : rowOf(ranges, range).weapon.most;

/** From where to where a weapon is at its best in somebody's hands; null for abilities, which always are. */
export function optimalRange(
  scene: Scene,
  actor: CharacterId,
  weapon: Weapon,
): readonly [number, number] | null {
  if (weapon.slot === 'ability') return null;
  const [near, most] = rowOf(ranges, weapon.range).weapon.optimal;
  const least = weapon.range === 'medium' && ruleOf(scene.party, 'mediumBand') === 'fromOne' ? 1 : near;
  const monocle =
    weapon.kind === 'ranged' && profileOf(character(scene, actor)).headgear === 'farsightMonocle';
  return monocle ? [least + farsight[0], most + farsight[1]] : [least, most];
}

/** Too near or too far: an Aim Die less. */
export const rangeAim: Source<'aim'> = (scene, { actor, target, weapon, kind, from }) => {
  if (kind !== 'ranged') return [];
  const optimal = optimalRange(scene, actor, weapon);
  const away = distanceBetween(scene, actor, target, from);
  return optimal !== null && (away < optimal[0] || away > optimal[1])
    ? [{ source: 'range', amount: -1 }]
    : [];
};
