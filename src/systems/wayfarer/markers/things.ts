import { remembered } from '../../../engine/remembered.ts';
import { type At, type Footprint, parseTile, type TileName, tileName } from '../../../engine/space/index.ts';
import { onMap, sizeOf, standing } from '../battle/standing.ts';
import { type Doings, isPresent, type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import { areaOf } from '../space/body.ts';
import { marksAt } from '../space/field.ts';
import type { Battlefield } from '../space/marks.ts';
import { apart } from '../space/measure.ts';
import { securing, thingsOf } from '../space/operate.ts';
import { type Load, type MarkerKind, markerKinds, type Shape, sizeOfMarker } from './marker.ts';

/** A marker of a battle: where it lies, or who has it. */
export interface Marker extends Shape {
  /** Its north-west tile, or that of who has it. */
  readonly at: TileName;
  readonly carrier: UnitId | null;
}

const isAt = (at: At | null): at is At => at !== null;

/** Markers of a kind that lie on a map: tiles that touch are one. */
const lying = remembered((board: Battlefield, kind: MarkerKind): readonly Marker[] =>
  thingsOf(board, kind).map((tiles) => {
    const all = tiles.map(parseTile).filter(isAt);
    const [x, y] = [Math.min(...all.map((at) => at.x)), Math.min(...all.map((at) => at.y))];
    const [first = tileName({ x, y })] = tiles;
    return {
      kind,
      small: marksAt(board, first).includes('small'),
      tiles: all.map((at) => ({ x: at.x - x, y: at.y - y })),
      at: tileName({ x, y }),
      carrier: null,
    };
  }),
);

/** All markers of a kind: those that lie, then those that units have. */
export function markersOf(scene: Scene, kind: MarkerKind): readonly Marker[] {
  const { battle } = scene;
  if (battle === null) return [];
  const had = (battle.loads ?? []).flatMap((load): readonly Marker[] => {
    const body = load.kind === kind ? standing(scene, load.unit) : null;
    const { small, tiles } = load;
    return body === null ? [] : [{ kind, small, tiles, at: tileName(body.at), carrier: load.unit }];
  });
  return [...lying(battle.board, kind), ...had];
}

/** The tiles that a marker is on: its own, or those of who has it. */
export function placesOf(scene: Scene, { at, carrier, tiles }: Marker): readonly Footprint[] {
  const body = carrier === null ? null : standing(scene, carrier);
  if (body !== null) return [body];
  const from = parseTile(at);
  return from === null ? [] : tiles.map(({ x, y }) => ({ at: { x: from.x + x, y: from.y + y } }));
}

/** The marker that lies on a tile; null: none does. */
export function lyingAt(scene: Scene, tile: TileName): Marker | null {
  const at = parseTile(tile);
  const { battle } = scene;
  if (battle === null || at === null) return null;
  const all = markerKinds.flatMap((kind) => lying(battle.board, kind));
  return all.find((one) => placesOf(scene, one).some((place) => apart(place, { at }) === 0)) ?? null;
}

/** What a unit carries or drags; null: nothing. */
export const loadOf = ({ battle }: Scene, id: UnitId): Load | null =>
  battle?.loads?.find((load) => load.unit === id) ?? null;

/** How a unit would have something so large: half its size it carries, up to its own it drags, more it can't move (L5855). */
export const handling = (scene: Scene, id: UnitId, one: Shape): ReturnType<typeof securing> =>
  securing(sizeOfMarker(one), areaOf(sizeOf(scene, id)));

/** Whether a unit drags something: it only moves (L5854). Who has shrunk drags on. */
export function isDragging(scene: Scene, id: UnitId): boolean {
  const load = loadOf(scene, id);
  return load !== null && handling(scene, id, load) !== 'carried';
}

/** Units of a side on a marker or beside it, and who has it. */
export const holders = (scene: Scene, side: SideId, one: Marker): readonly UnitId[] => {
  const places = placesOf(scene, one);
  const near = onMap(scene, side).filter((id) => {
    const own = standing(scene, id);
    return own !== null && places.some((place) => apart(own, place) <= 1);
  });
  const { carrier } = one;
  const isInside = carrier !== null && unit(scene, carrier).side === side && isPresent(scene, carrier);
  return isInside && !near.includes(carrier) ? [...near, carrier] : near;
};

/** Who claims a marker: sides with a unit on it or beside it (L79). */
export const claiming = (scene: Scene, one: Marker): readonly SideId[] =>
  (scene.battle?.order ?? []).filter((side) => holders(scene, side, one).length > 0);

/** Who alone claims a marker; null: nobody, or several do. */
export function holding(scene: Scene, one: Marker): SideId | null {
  const [side, another] = claiming(scene, one);
  return another === undefined ? (side ?? null) : null;
}

/**
 * Who has secured a grab (L5852): who carries or drags it. One that lies is secured by who alone is beside it, with a unit that is too small to
 * move it.
 */
export function securedBy(scene: Scene, one: Marker): SideId | null {
  if (one.carrier !== null) return unit(scene, one.carrier).side;
  const side = holding(scene, one);
  const isLeft =
    side !== null && holders(scene, side, one).some((id) => handling(scene, id, one) === 'beside');
  return isLeft ? side : null;
}

/** How many grabs a side has secured. */
export const securedOf = (scene: Scene, side: SideId): number =>
  markersOf(scene, 'grab').filter((one) => securedBy(scene, one) === side).length;

/** How a unit begins to act: who drags something can't make an assault. */
export const begunBy = (scene: Scene, id: UnitId): Doings => ({
  moved: null,
  assaulted: isDragging(scene, id) ? 'drags' : null,
});
