import { areEnemies, being, beingIn, type CharacterId, type Scene } from '../../scene.ts';
import { metresBetween } from '../../space/distance.ts';
import { scaleOf } from '../active/scale.ts';
import { plainly } from '../schema/amount.ts';
import { type Aimed, caughtIn } from './area.ts';
import type { Casting } from './cost.ts';
import { candidates, whyNotAimed } from './legality.ts';
import { areaOf } from './reach.ts';

/** Everybody on whom an Ability works: the one it is aimed at and others beside, or all whom its area reaches. */
export function struckBy(
  scene: Scene,
  actor: CharacterId,
  casting: Casting,
  target: CharacterId | null,
  aimed: Aimed | null,
  also: readonly CharacterId[],
): readonly CharacterId[] {
  const { ability, upcasts } = casting;
  if (ability.area !== null)
    return caughtIn(scene, actor, ability.area, areaOf(scene, actor, ability, upcasts), aimed);
  if (ability.target.who === 'self') return [actor];
  if (ability.target.who === 'space') return [];
  if (target === null) return [];
  const count = Math.max(1, plainly(ability.target.count, scaleOf(being(scene, actor), upcasts)));
  const fits = (id: CharacterId) => whyNotAimed(scene, actor, casting, id) === null;
  const named = also.filter((id) => id !== target && fits(id));
  // Whom nobody has named: those of the target's side who are hurt most, the nearest first.
  const others = candidates(scene, actor)
    .filter((id) => id !== target && !named.includes(id) && !areEnemies(scene, target, id) && fits(id))
    .sort(
      (a, b) =>
        (beingIn(scene, a)?.vitality ?? 0) - (beingIn(scene, b)?.vitality ?? 0) ||
        metresBetween(scene, actor, a) - metresBetween(scene, actor, b),
    );
  return [target, ...named, ...others].slice(0, count);
}
