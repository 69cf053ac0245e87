import { remembered } from '../../../engine/remembered.ts';
import {
  type At,
  type Footprint,
  isFootprintInside,
  parseTile,
  type TileName,
  tileName,
  tileOf,
  tilesOf,
} from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { sizes } from '../content/sizes.ts';
import {
  type CharacterId,
  character,
  characterIn,
  fighterIn,
  fightersIn,
  type Scene,
  stateOf,
} from '../scene.ts';
import { mapIn } from './terrain.ts';

/** The row of somebody's size category. */
export const sizeOf = (scene: Scene, id: CharacterId) => rowOf(sizes, character(scene, id).size);

/** The squares somebody stands on; null where there is no map. Who is in a vehicle is as far from everything as it is. */
export const footprintIn = remembered((scene: Scene, id: CharacterId): Footprint | null => {
  const inside = fighterIn(scene, id)?.aboard?.vehicle;
  if (inside !== undefined && inside !== id && characterIn(scene, inside) !== null)
    return footprintIn(scene, inside);
  const at = parseTile(fighterIn(scene, id)?.at ?? '');
  return at === null ? null : { at, size: sizeOf(scene, id).squares };
});

/** Whether two may be in the same space: their size categories differ by two or more (Battlefield), or one has climbed on the other (Advanced Actions: Climb). */
export const mayShare = (scene: Scene, one: CharacterId, other: CharacterId): boolean =>
  Math.abs(sizeOf(scene, one).step - sizeOf(scene, other).step) >= 2 ||
  stateOf(scene, one, 'climbed')?.by === other ||
  stateOf(scene, other, 'climbed')?.by === one;

/** Those whose body takes up a square, the one themselves aside: not the dead, nor whoever is in a vehicle. */
export function standingOn(scene: Scene, at: At, but: CharacterId | null = null): readonly CharacterId[] {
  const there = bodiesIn(scene, null).get(tileName(at)) ?? [];
  return but === null ? there : there.filter((id) => id !== but);
}

/** Whose bodies take up each square that is taken up, in the order in which they joined. */
const bodiesIn = remembered((scene: Scene, _all: null): ReadonlyMap<TileName, readonly CharacterId[]> => {
  const bodies = new Map<TileName, CharacterId[]>();
  for (const id of fightersIn(scene)) {
    if (characterIn(scene, id)?.dead !== false || fighterIn(scene, id)?.aboard) continue;
    const footprint = footprintIn(scene, id);
    for (const tile of footprint === null ? [] : tilesOf(footprint).map(tileName)) {
      const there = bodies.get(tile);
      if (there === undefined) bodies.set(tile, [id]);
      else there.push(id);
    }
  }
  return bodies;
});

/** Whether somebody could stand with their north-western square there: on the map, on nothing solid, in nobody's space. */
export function isFree(scene: Scene, id: CharacterId, at: At): boolean {
  const map = mapIn(scene);
  if (map === null) return true;
  const footprint = { at, size: sizeOf(scene, id).squares };
  if (!isFootprintInside(map.grid, footprint)) return false;
  return tilesOf(footprint).every((tile) => {
    const { blocked, obstacle } = tileOf(map.grid, tile);
    if (blocked || obstacle?.cover === 'full') return false;
    return standingOn(scene, tile, id).every((other) => mayShare(scene, id, other));
  });
}
