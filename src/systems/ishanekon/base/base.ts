import { rowOf } from '../../../engine/table.ts';
import { type Building, type BuildingUse, QUALITY_TIMES } from '../content/buildings.ts';
import { type QualityId, qualities } from '../content/prices.ts';
import { shippedBuilding, shippedBuildings } from '../packs/shipped.ts';
import type { Standing } from '../party/party.ts';
import type { Scene } from '../scene.ts';

type Based = Pick<Scene, 'party'>;

/** The place of a quality among the four, from 0 for modest. */
export const stepOf = (quality: QualityId): number => qualities.findIndex(({ id }) => id === quality);

/** What stands there, whole: a base keeps what a pack of the group's has brought. Null for one that our own pack has lost. */
const standing = ({ building, own }: Standing): Building | null => own ?? shippedBuilding(building);

export const standingName = (one: Standing): string => standing(one)?.name ?? one.building;

/** What stands at the group's base, each with its quality. */
export const standingIn = ({ party }: Based) =>
  party.base.flatMap((one) => {
    const building = standing(one);
    return building === null ? [] : [{ building, quality: one.quality }];
  });

/** All buildings that need no pack any more: the book's, our own pack's, and what stands at the base. */
export function buildingsFor({ party }: Based): readonly Building[] {
  return [...shippedBuildings(), ...party.base.flatMap(({ own }) => own ?? [])];
}

/** The quality in which a building stands at the group's base; null where there is none. */
export const ownQuality = ({ party }: Based, building: string): QualityId | null =>
  party.base.find((one) => one.building === building)?.quality ?? null;

/** The best quality of what serves as such a building, while the group is there and no fight keeps them from using it; null for none. */
export function atHand(scene: Scene, use: BuildingUse): QualityId | null {
  if (!scene.party.atBase || scene.fight !== null) return null;
  const steps = standingIn(scene).flatMap(({ building, quality }) =>
    building.like === use ? [stepOf(quality)] : [],
  );
  return steps.length === 0 ? null : (qualities[Math.max(...steps)]?.id ?? null);
}

/** What the materials of a building cost; a better one in place of what stands there, the difference (Base Building). */
export function buildingCost(scene: Based, building: Building, quality: QualityId): number {
  const cost = (one: QualityId) => building.cost * (QUALITY_TIMES[stepOf(one)] ?? 1);
  const before = ownQuality(scene, building.id);
  return cost(quality) - (before === null ? 0 : cost(before));
}

/** Hours: a fiftieth of the material cost, shared by everybody who builds (Base Building); in minutes. `times`: as long as they take to craft anything. */
export const buildingMinutes = (cost: number, workers: number, times = 1): number =>
  Math.max(1, Math.ceil((cost * 60 * times) / 50 / workers));

/** The next quality of a building that could be built. */
const nextFrom = (own: QualityId | null): QualityId =>
  qualities[own === null ? 0 : Math.min(qualities.length - 1, stepOf(own) + 1)]?.id ?? 'modest';

/** What a list says of a building: how it stands now, what the next quality takes, what it is for. */
export function buildingNote(scene: Based, building: Building, line: string): string {
  const own = ownQuality(scene, building.id);
  const there = own === null ? [] : [`${rowOf(qualities, own).name} now`];
  return [...there, `materials from ${buildingCost(scene, building, nextFrom(own))}`, line]
    .filter((one) => one !== '')
    .join('. ')
    .slice(0, 100);
}
