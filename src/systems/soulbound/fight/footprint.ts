import { type ZoneId, type ZoneMap, zonesBeside } from '../../../engine/space/zones/index.ts';
import { isHiddenZone } from './unseen.ts';

/**
 * The Zones that somebody fills who takes up so many: the first of those given that hang together, then neighbours of
 * theirs, hidden ones first where the first is hidden, else those in the open. Fewer where the map has no more.
 */
export function footprint(map: ZoneMap, wanted: readonly ZoneId[], count: number): readonly ZoneId[] {
  const [first, ...others] = wanted;
  if (first === undefined) return [];
  const filled = [first];
  while (filled.length < count) {
    const beside = filled.flatMap((zone) => zonesBeside(map, zone)).filter((zone) => !filled.includes(zone));
    const like = beside.find((zone) => isHiddenZone(map, zone) === isHiddenZone(map, first));
    const next = others.find((zone) => beside.includes(zone)) ?? like ?? beside[0];
    if (next === undefined) break;
    filled.push(next);
  }
  return filled;
}

/** Whether Zones hang together. */
export const areTogether = (map: ZoneMap, zones: readonly ZoneId[]): boolean =>
  footprint(map, zones, zones.length).every((zone) => zones.includes(zone));
