import { refuse, type SpaceRefusal } from '../refusal.ts';

export type ZoneId = string;

/** A property of a zone or a way, in a system's words: { id: 'cover', value: 'partial' }. */
export interface ZoneTrait {
  readonly id: string;
  readonly value?: string | number;
}

export interface Zone {
  readonly name: string;
  readonly traits: readonly ZoneTrait[];
  /** One sees into it, but not through it: thick smoke, a wood. */
  readonly opaque?: boolean;
}

/** Two zones that lie side by side. It leads both ways. */
export interface Border {
  readonly between: readonly [ZoneId, ZoneId];
  /** Nobody can cross it; a chasm is still near enough to shoot over. */
  readonly blocked?: boolean;
  /** Nothing is seen over it: a wall, a closed door. */
  readonly opaque?: boolean;
  readonly traits?: readonly ZoneTrait[];
}

/** A battlefield of zones. Zones and borders are in the order in which the GM named them. */
export interface ZoneMap {
  readonly zones: Readonly<Record<ZoneId, Zone>>;
  readonly borders: readonly Border[];
}

export const noZones: ZoneMap = { zones: {}, borders: [] };

export type ZoneMapResult = { readonly ok: true; readonly map: ZoneMap } | SpaceRefusal;

export const hasZone = (map: ZoneMap, zone: ZoneId): boolean => Object.hasOwn(map.zones, zone);

export const zoneOf = (map: ZoneMap, zone: ZoneId): Zone | null =>
  hasZone(map, zone) ? (map.zones[zone] ?? null) : null;

/** Adds a zone; refuses an id that is taken. */
export function addZone(map: ZoneMap, id: ZoneId, zone: Zone): ZoneMapResult {
  if (hasZone(map, id)) return refuse('space.zoneExists', { zone: id });
  return { ok: true, map: { ...map, zones: { ...map.zones, [id]: zone } } };
}

/** Replaces a zone by what `change` makes of it. */
export function changeZone(map: ZoneMap, id: ZoneId, change: (zone: Zone) => Zone): ZoneMapResult {
  const zone = zoneOf(map, id);
  if (!zone) return refuse('space.unknownZone', { zone: id });
  return { ok: true, map: { ...map, zones: { ...map.zones, [id]: change(zone) } } };
}

/** Takes a zone away, and its borders with it. */
export function removeZone(map: ZoneMap, id: ZoneId): ZoneMapResult {
  if (!hasZone(map, id)) return refuse('space.unknownZone', { zone: id });
  const { [id]: _gone, ...zones } = map.zones;
  return { ok: true, map: { zones, borders: map.borders.filter((border) => !border.between.includes(id)) } };
}

/** Makes two zones neighbours, or changes their border; refuses unknown zones and a zone beside itself. */
export function setBorder(map: ZoneMap, border: Border): ZoneMapResult {
  const [a, b] = border.between;
  const unknown = border.between.find((zone) => !hasZone(map, zone));
  if (unknown !== undefined) return refuse('space.unknownZone', { zone: unknown });
  if (a === b) return refuse('space.notNeighbours', { from: a, to: b });
  const place = map.borders.findIndex((other) => isBetween(other, a, b));
  const borders = place < 0 ? [...map.borders, border] : map.borders.with(place, border);
  return { ok: true, map: { ...map, borders } };
}

export const borderBetween = (map: ZoneMap, a: ZoneId, b: ZoneId): Border | null =>
  map.borders.find((border) => isBetween(border, a, b)) ?? null;

/** The zones beside one, in the order of the borders; also those across a blocked border. */
export const zonesBeside = (map: ZoneMap, zone: ZoneId): readonly ZoneId[] =>
  map.borders.flatMap(({ between: [a, b] }) => (a === zone ? [b] : b === zone ? [a] : []));

const isBetween = (border: Border, a: ZoneId, b: ZoneId): boolean =>
  a !== b && border.between.includes(a) && border.between.includes(b);
