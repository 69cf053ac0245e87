import type { Member } from '../../../engine/intent.ts';
import type { ZoneId, ZoneMap } from '../../../engine/space/zones/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Character } from '../character/schema.ts';
import { sizes } from '../content/sizes.ts';
import { footprint } from './footprint.ts';
import { isHiddenZone } from './unseen.ts';

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

/** Whether who is put in hidden Zones alone would stand in the open besides, for they fill more than those. */
export function spills(
  map: ZoneMap,
  { place, side, hidden }: Pick<Member, 'place' | 'side' | 'hidden'>,
  zones: readonly ZoneId[],
): boolean {
  if (side === 'players' || hidden === true) return false;
  const isOpen = (zone: ZoneId) => !isHiddenZone(map, zone);
  const named = (place ?? '').split('+').flatMap((text) => zoneNamed(map, text) ?? []);
  const [first] = named.length === 0 ? zones : named;
  return first !== undefined && !isOpen(first) && !named.some(isOpen) && zones.some(isOpen);
}

/** The Zone of this id or name, whatever the case; undefined where there is none. */
export function zoneNamed(map: ZoneMap, text: string): ZoneId | undefined {
  const wanted = text.trim().toLowerCase();
  return Object.keys(map.zones).find((id) => id === wanted || map.zones[id]?.name.toLowerCase() === wanted);
}
