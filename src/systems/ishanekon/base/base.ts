import { rowOf } from '../../../engine/table.ts';
import { type BuildingId, buildings, QUALITY_TIMES } from '../content/buildings.ts';
import { type QualityId, qualities } from '../content/prices.ts';
import type { Scene } from '../scene.ts';

/** The place of a quality among the four, from 0 for modest. */
export const stepOf = (quality: QualityId): number => qualities.findIndex(({ id }) => id === quality);

/** The quality in which a building stands at the group's base; null where there is none. */
export const ownQuality = ({ party }: Pick<Scene, 'party'>, building: BuildingId): QualityId | null =>
  party.base.find((one) => one.building === building)?.quality ?? null;

/** The same while the group is there, and no fight keeps them from using it. */
export const atHand = (scene: Scene, building: BuildingId): QualityId | null =>
  scene.party.atBase && scene.fight === null ? ownQuality(scene, building) : null;

/** What the materials of a building cost; a better one in place of what stands there, the difference (Base Building). */
export function buildingCost(scene: Pick<Scene, 'party'>, building: BuildingId, quality: QualityId): number {
  const cost = (one: QualityId) => rowOf(buildings, building).cost * (QUALITY_TIMES[stepOf(one)] ?? 1);
  const before = ownQuality(scene, building);
  return cost(quality) - (before === null ? 0 : cost(before));
}

/** Hours: a fiftieth of the material cost, shared by everybody who builds (Base Building); in minutes. */
export const buildingMinutes = (cost: number, workers: number): number =>
  Math.max(1, Math.ceil((cost * 60) / 50 / workers));
