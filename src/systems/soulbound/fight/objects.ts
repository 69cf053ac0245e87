import { type ZoneId, type ZoneMap, zoneOf } from '../../../engine/space/zones/index.ts';

/** The Interactive Objects of a Zone, as the GM named them. */
export const objectsIn = (map: ZoneMap, zone: ZoneId): readonly string[] =>
  zoneOf(map, zone)?.traits.flatMap(({ id, value }) =>
    id === 'interactiveObjects' && typeof value === 'string' ? [value] : [],
  ) ?? [];

/** Those of them that are doors by their name: opening one is free. */
export const doorsIn = (map: ZoneMap, zone: ZoneId): readonly string[] =>
  objectsIn(map, zone).filter((name) => /\b(?:\w*doors?|gates?|hatch(?:es)?)\b/i.test(name));
