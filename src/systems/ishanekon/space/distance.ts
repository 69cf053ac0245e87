import { remembered, rememberedOfTwo } from '../../../engine/remembered.ts';
import { type At, distanceBetween, standingHeight } from '../../../engine/space/grid/index.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { footprintIn } from './bodies.ts';
import { metric, terrainIn } from './terrain.ts';

/** How two are named where their distance is kept. */
export const pairOf = (one: CharacterId, other: CharacterId): string => [one, other].sort().join('|');

/** How high somebody is above the floor of the map, in metres: what they stand on, and how far above that they fly or have climbed. */
export const elevationOf = remembered((scene: Scene, id: CharacterId): number => {
  const altitude = fighterIn(scene, id)?.altitude ?? 0;
  const [terrain, footprint] = [terrainIn(scene), footprintIn(scene, id)];
  return terrain === null || footprint === null ? altitude : standingHeight(terrain, footprint) + altitude;
});

/**
 * Metres between the nearest squares of two, a difference of height counting as the way does; on told ground as it was said. Who stands side by side is 1 m
 * apart, who shares a space 0.
 */
export const metresBetween = rememberedOfTwo((scene: Scene, one: CharacterId, other: CharacterId): number => {
  const { fight } = scene;
  if (fight === null || one === other) return 0;
  if (fight.ground.kind === 'told') return fight.ground.metres[pairOf(one, other)] ?? fight.ground.near;
  const [a, b] = [footprintIn(scene, one), footprintIn(scene, other)];
  if (a === null || b === null) return 0;
  const rise = elevationOf(scene, one) - elevationOf(scene, other);
  return distanceBetween(metric, a, b, rise, 'longest');
});

/** Metres from somebody to a square of the map, in the same way; 0 without a map. */
export function metresTo(scene: Scene, id: CharacterId, at: At): number {
  const [terrain, own] = [terrainIn(scene), footprintIn(scene, id)];
  if (terrain === null || own === null) return 0;
  const rise = elevationOf(scene, id) - standingHeight(terrain, { at });
  return distanceBetween(metric, own, { at }, rise, 'longest');
}
