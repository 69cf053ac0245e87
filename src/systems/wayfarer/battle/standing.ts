import { type At, isInside, parseTile, tileName } from '../../../engine/space/index.ts';
import { area } from '../forces/unit.ts';
import { cardOf, type Facing, type Scene, type SideId, unit, type UnitId, unitsOf } from '../scene.ts';

/** Tiles in a rectangle: `at` is its north-west one. */
export interface Base {
  readonly at: At;
  readonly columns: number;
  readonly rows: number;
}

/** The base of something of a size with its front that way: its longer side lies along its front's direction. */
export function baseOf(at: At, facing: Facing, size: { readonly wide: number; readonly long: number }): Base {
  const alongRows = facing === 'north' || facing === 'south';
  return {
    at,
    columns: alongRows ? size.wide : size.long,
    rows: alongRows ? size.long : size.wide,
  };
}

/** Where a unit stands on the map; null off it. */
export function standing(scene: Scene, id: UnitId): Base | null {
  const { where } = unit(scene, id);
  return where.kind === 'map' ? baseOf(where.at, where.facing, cardOf(scene, id).size) : null;
}

const gap = (from: number, length: number, other: number, otherLength: number): number =>
  Math.max(0, other - (from + length - 1), from - (other + otherLength - 1));

/** Increments between two bases: 1 where they touch, corners among it; 0 where they overlap. */
export const apart = (a: Base, b: Base): number =>
  Math.max(gap(a.at.x, a.columns, b.at.x, b.columns), gap(a.at.y, a.rows, b.at.y, b.rows));

/** Increments between two units; null where one isn't on the map. */
export function distanceOf(scene: Scene, one: UnitId, other: UnitId): number | null {
  const [a, b] = [standing(scene, one), standing(scene, other)];
  return a === null || b === null ? null : apart(a, b);
}

export const isAdjacentTo = (scene: Scene, one: UnitId, other: UnitId): boolean =>
  one !== other && (distanceOf(scene, one, other) ?? 2) <= 1;

/** Units on the map that a side commands. */
export const onMap = (scene: Scene, side: SideId): readonly UnitId[] =>
  unitsOf(scene, side).filter((id) => unit(scene, id).where.kind === 'map');

/** All units on the map. */
export const allOnMap = (scene: Scene): readonly UnitId[] =>
  (scene.battle?.order ?? []).flatMap((side) => onMap(scene, side));

/** Whether a base lies on the map, on nobody's. */
export function isFree(scene: Scene, base: Base, besides: UnitId | null = null): boolean {
  const grid = scene.battle?.board.grid;
  if (grid === undefined) return false;
  const last = { x: base.at.x + base.columns - 1, y: base.at.y + base.rows - 1 };
  if (!isInside(grid, base.at) || !isInside(grid, last)) return false;
  for (let x = base.at.x; x <= last.x; x++)
    for (let y = base.at.y; y <= last.y; y++) if (grid.tiles[tileName({ x, y })]?.blocked) return false;
  return allOnMap(scene).every((id) => {
    const other = id === besides ? null : standing(scene, id);
    return other === null || apart(base, other) > 0;
  });
}

/** Who claims a tile: sides with a unit on it or beside it (L79). */
export function claiming(scene: Scene, tile: string): readonly SideId[] {
  const at = parseTile(tile);
  if (at === null) return [];
  const base: Base = { at, columns: 1, rows: 1 };
  return (scene.battle?.order ?? []).filter((side) =>
    onMap(scene, side).some((id) => {
      const own = standing(scene, id);
      return own !== null && apart(own, base) <= 1;
    }),
  );
}

/** Whether one is larger than another, by the increments that they cover (L474). */
export const isLarger = (scene: Scene, one: UnitId, other: UnitId): boolean =>
  area(cardOf(scene, one).size) > area(cardOf(scene, other).size);
