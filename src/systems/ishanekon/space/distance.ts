import { distanceBetween } from '../../../engine/space/grid/index.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { footprintIn } from './bodies.ts';
import { metric } from './terrain.ts';

/** How two are named where their distance is kept. */
export const pairOf = (one: CharacterId, other: CharacterId): string => [one, other].sort().join('|');

/**
 * Metres between the nearest squares of two, a difference of height counting as the way does; on told ground as it was said. Who stands side by side is 1 m
 * apart, who shares a space 0.
 */
export function metresBetween(scene: Scene, one: CharacterId, other: CharacterId): number {
  const { fight } = scene;
  if (fight === null || one === other) return 0;
  if (fight.ground.kind === 'told') return fight.ground.metres[pairOf(one, other)] ?? fight.ground.near;
  const [a, b] = [footprintIn(scene, one), footprintIn(scene, other)];
  if (a === null || b === null) return 0;
  const rise = (fighterIn(scene, one)?.altitude ?? 0) - (fighterIn(scene, other)?.altitude ?? 0);
  return distanceBetween(metric, a, b, rise, 'longest');
}
