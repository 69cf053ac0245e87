import { lineBetween } from '../../cover/sight.ts';
import { numberOf } from '../../numbers/ask.ts';
import { being, type CharacterId, type Scene } from '../../scene.ts';
import { meleeReach } from '../../attack/aiming.ts';
import { usualMeans } from '../../attack/means.ts';
import { reachesOut } from '../../vehicles/modules.ts';
import { scaleOf } from '../active/scale.ts';
import type { Ability } from '../schema/ability.ts';
import { plainly } from '../schema/amount.ts';
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
  range.kind === 'anywhere' ||
  target.needs === 'none' ||
  target.needs === 'seenBefore' ||
  lineBetween(scene, actor, id, reachesOut(scene, actor)) !== 'none';
