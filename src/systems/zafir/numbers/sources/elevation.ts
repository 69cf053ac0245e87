import { standingHeight } from '../../../../engine/space/grid/index.ts';
import { placedOn, terrainBetween } from '../../move/sight.ts';
import { footprintOf, type Scene } from '../../scene.ts';
import type { AttackAbout, Source } from '../about.ts';

/** Whether an attack is made from higher up than its target stands. */
export function isFromAbove(
  scene: Scene,
  { actor, target, from }: Pick<AttackAbout, 'actor' | 'target' | 'from'>,
): boolean {
  const terrain = terrainBetween(scene, actor, target, from);
  return (
    standingHeight(terrain, placedOn(scene, actor, from)) >
    standingHeight(terrain, footprintOf(scene, target))
  );
}

export const elevationAim: Source<'aim'> = (scene, about) =>
  isFromAbove(scene, about) ? [{ source: 'elevation', amount: 1 }] : [];
