import type { At } from '../../../../engine/space/grid/index.ts';
import { hullAround } from '../../cover/cover.ts';
import { seesMiddle } from '../../cover/cube.ts';
import { lineBetween, seesPlace } from '../../cover/sight.ts';
import { numberOf } from '../../numbers/ask.ts';
import { being, type CharacterId, type Scene } from '../../scene.ts';
import { meleeReach } from '../../attack/aiming.ts';
import { usualMeans } from '../../attack/means.ts';
import { reachesOut } from '../../vehicles/modules.ts';
import { scaleOf } from '../active/scale.ts';
import type { Ability } from '../schema/ability.ts';
import { plainly } from '../schema/amount.ts';
import { cubeAround } from './area.ts';
import type { Upcasts } from './upcasts.ts';

/** How far an Ability reaches from its user, in metres; null: any distance. */
export function rangeOf(
  scene: Scene,
  actor: CharacterId,
  { range }: Ability,
  upcasts: Upcasts,
): number | null {
  const about = { actor, attack: 'ability' as const };
  switch (range.kind) {
    case 'self':
      return 0;
    case 'melee':
      return numberOf(scene, 'reach', 1, { ...about, reach: 'melee' }).total;
    case 'weapon': {
      const means = usualMeans(scene, actor);
      return means === null ? 1 : meleeReach(scene, actor, means);
    }
    case 'metres': {
      const base = plainly(range.metres, scaleOf(being(scene, actor), upcasts));
      return numberOf(scene, 'range', base, { ...about, reach: 'ranged' }).total;
    }
    case 'anywhere':
      return null;
  }
}

/** How wide, long or far around an Ability's area is, in metres; 0 without one. */
export function areaOf(scene: Scene, actor: CharacterId, { area }: Ability, upcasts: Upcasts): number {
  if (area === null) return 0;
  const base = plainly(area.metres, scaleOf(being(scene, actor), upcasts));
  return numberOf(scene, 'area', base, { actor, attack: 'ability' }).total;
}

/** Whether an Ability needs a straight line to its target, and there is one. */
export const hasLine = (
  scene: Scene,
  actor: CharacterId,
  { target, range }: Ability,
  id: CharacterId,
): boolean =>
  isAimedBlind({ target, range }) || lineBetween(scene, actor, id, reachesOut(scene, actor)) !== 'none';

/** Whether it is aimed without a straight line. */
const isAimedBlind = ({ target, range }: Pick<Ability, 'target' | 'range'>): boolean =>
  range.kind === 'anywhere' || target.needs === 'none' || target.needs === 'seenBefore';

/** Whether an Ability needs a straight line to a square, or to the middle of the cube around it, and there is one. Who is in a vehicle has none out of it. */
export function hasLineTo(
  scene: Scene,
  actor: CharacterId,
  ability: Ability,
  upcasts: Upcasts,
  tile: At,
): boolean {
  if (isAimedBlind(ability)) return true;
  if (!reachesOut(scene, actor) && hullAround(scene, actor)?.cover === 'full') return false;
  return ability.area?.shape === 'cube'
    ? seesMiddle(scene, actor, cubeAround(tile, areaOf(scene, actor, ability, upcasts)))
    : seesPlace(scene, actor, { at: tile, height: 1 });
}
