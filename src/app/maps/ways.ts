import type { Viewer } from '../../engine/event.ts';
import { parseTile } from '../../engine/space/index.ts';
import { placeName } from '../../engine/space/plane/index.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { WayTold } from '../../engine/way.ts';

type Spaces = Pick<AnySystem, 'grid' | 'plane'>;

/** The act that moves somebody by a way that people type or press; null where fights have no such ways. */
export const moveOf = ({ grid, plane }: Spaces): string | null => grid?.move ?? plane?.move ?? null;

/** Where somebody stands, by the name of the place ('C4', '12.5,3'), as `viewer` may know; null where they stand nowhere. */
export function placeOf(
  { grid, plane }: Spaces,
  state: object,
  actor: string,
  viewer: Viewer,
): string | null {
  const at = plane?.at(state, actor, viewer) ?? null;
  return grid?.at(state, actor, viewer) ?? (at === null ? null : placeName(at));
}

/** What the best way to a place would take and bring on, by the place's name; null where fights have no such ways. */
export const wayToPlace = (
  { grid, plane }: Spaces,
  state: object,
  actor: string,
  place: string,
  viewer: Viewer,
): WayTold | null =>
  grid?.way(state, actor, place, viewer) ?? plane?.way(state, actor, place, viewer) ?? null;

/** The same for the way over some places, one after the other. */
export function wayOver(
  { grid, plane }: Spaces,
  state: object,
  actor: string,
  places: readonly string[],
  viewer: Viewer,
): WayTold | null {
  const tiles = places.flatMap((place) => parseTile(place) ?? []);
  return (
    grid?.way(state, actor, tiles, viewer) ?? plane?.way(state, actor, places.join(' to '), viewer) ?? null
  );
}
