import { actorDistance, type ZoneId, type ZoneMap, zoneOf } from '../../../engine/space/zones/index.ts';
import type { EnvironmentId } from '../content/environment.ts';
import { type CharacterId, type Scene, zonesOf } from '../scene.ts';

export type { ZoneId, ZoneMap };

/**
 * The Zone somebody stands in, of several the one they lead with; null for who is in no fight. Where the scene is as somebody knows it,
 * one that is on their map.
 */
export function zoneOfFighter(scene: Scene, id: CharacterId): ZoneId | null {
  const zones = zonesOf(scene, id);
  return zones.find((zone) => scene.fight?.map.zones[zone] !== undefined) ?? zones[0] ?? null;
}

/** Whether a zone is what a trait says. */
export const isZone = (map: ZoneMap, zone: ZoneId, trait: EnvironmentId): boolean =>
  zoneOf(map, zone)?.traits.some(({ id }) => id === trait) ?? false;

const hazards = ['hazardDeadly', 'hazardMajor', 'hazardMinor'] as const satisfies readonly EnvironmentId[];

/** The worst hazard of a zone; null where there is none. */
export const hazardOf = (map: ZoneMap, zone: ZoneId) =>
  hazards.find((trait) => isZone(map, zone, trait)) ?? null;

/**
 * Whether what a Zone is counts for somebody there: of several Zones any will do, but Cover must be in all of them, and
 * total Cover is partial Cover too.
 */
export function inZone(scene: Scene, id: CharacterId, trait: EnvironmentId): boolean {
  const { fight } = scene;
  const zones = zonesOf(scene, id);
  if (fight === null || zones.length === 0) return false;
  const is = (zone: ZoneId, wanted: EnvironmentId) => isZone(fight.map, zone, wanted);
  if (trait === 'coverTotal') return zones.every((zone) => is(zone, trait));
  if (trait === 'coverPartial') return zones.every((zone) => is(zone, trait) || is(zone, 'coverTotal'));
  return zones.some((zone) => is(zone, trait));
}

/** How many Zones lie between two in the fight: 0 in the same; Infinity where no way leads from one to the other. */
export function zonesApart(scene: Scene, one: CharacterId, other: CharacterId): number {
  if (scene.fight === null) return Number.POSITIVE_INFINITY;
  const [from, to] = [zoneOfFighter(scene, one), zoneOfFighter(scene, other)];
  if (from !== null && from === to) return 0; // the common case, without a look at the map
  return actorDistance(scene.fight.map, scene.fight.standing, one, other) ?? Number.POSITIVE_INFINITY;
}
