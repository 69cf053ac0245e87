import type { Member } from '../../../engine/intent.ts';
import type { ZoneId, ZoneMap } from '../../../engine/space/zones/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Character } from '../character/schema.ts';
import { sizes } from '../content/sizes.ts';
import { footprint } from './footprint.ts';

/**
 * Where a newcomer stands: where they were put, else players in the first zone and foes in the last. Who fills several
 * Zones may be put in as many ('Yard + Hall'), and has neighbours besides where too few are named. Null where a zone that
 * was named is not there.
 */
export function placeOf(
  map: ZoneMap,
  { place, side }: Pick<Member, 'place' | 'side'>,
  size: Character['size'],
): readonly ZoneId[] | null {
  const { fills } = rowOf(sizes, size);
  const ids = Object.keys(map.zones);
  const usual = side === 'players' ? ids[0] : ids.at(-1);
  const wanted =
    place === null ? [usual] : (fills > 1 ? place.split('+') : [place]).map((text) => zoneNamed(map, text));
  const found = wanted.filter((zone) => zone !== undefined);
  if (found.length === 0 || found.length < wanted.length) return null;
  const zones = [...new Set(found)];
  return fills > zones.length ? footprint(map, zones, fills) : zones;
}

/** The Zone of this id or name, whatever the case; undefined where there is none. */
export function zoneNamed(map: ZoneMap, text: string): ZoneId | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.keys(map.zones).find((id) => id === wanted || map.zones[id]?.name.toLowerCase() === wanted);
}
