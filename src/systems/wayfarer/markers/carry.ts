import { castDraft } from 'immer';
import { type At, nearestFirst, type TileName, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { fieldIn, standing } from '../battle/standing.ts';
import { aboard, type Scene, type UnitId } from '../scene.ts';
import { whyNoMarker } from '../space/markers.ts';
import type { Battlefield } from '../space/marks.ts';
import { withMark, withoutMark } from '../space/operate.ts';
import { tell } from '../tell.ts';
import type { Shape } from './marker.ts';
import { handling, loadOf, lyingAt, placesOf } from './things.ts';

const layBoard = (tx: Tx<Scene>, board: Battlefield): void => {
  if (tx.state.battle !== null) tx.state.battle.board = castDraft(structuredClone(board));
};

/** A map with a marker on it, by its north-west tile. */
export const withMarker = (board: Battlefield, { kind, small, tiles }: Shape, at: At): Battlefield =>
  tiles.reduce((before, { x, y }) => {
    const tile = tileName({ x: at.x + x, y: at.y + y });
    return small ? withMark(withMark(before, tile, kind), tile, 'small') : withMark(before, tile, kind);
  }, board);

/** A unit takes up what lies on a tile (L352, L5855): it carries it from then on, or drags it, and only moves. */
export function takeUp(tx: Tx<Scene>, id: UnitId, tile: TileName): void {
  const scene = tx.snapshot();
  const one = lyingAt(scene, tile);
  const { battle } = tx.state;
  if (one === null || battle === null || scene.battle === null) return;
  const { kind, small, tiles } = one;
  const bare = placesOf(scene, one).reduce(
    (board, { at }) => withoutMark(withoutMark(board, tileName(at), kind), tileName(at), 'small'),
    scene.battle.board,
  );
  layBoard(tx, bare);
  battle.loads = castDraft([...(scene.battle.loads ?? []), { unit: id, kind, small, tiles }]);
  const how = handling(scene, id, one) === 'carried' ? 'carried' : 'dragged';
  tell(tx, 'tookUp', { unit: id, kind, how });
  const running = battle.activations.at(-1);
  if (how === 'dragged' && running?.unit === id && running.done.assaulted === null)
    running.done.assaulted = 'drags';
}

/** The nearest place for a marker: on free ground, where it touches no other. */
export function placeFor(scene: Scene, shape: Shape, near: At): At | null {
  const { battle } = scene;
  if (battle === null) return null;
  const field = fieldIn(scene);
  for (const at of nearestFirst(field, near, 'chebyshev')) {
    const all = shape.tiles.map(({ x, y }) => ({ x: at.x + x, y: at.y + y }));
    if (all.every((tile) => whyNoMarker(battle.board, field, [], tile) === null)) return at;
  }
  return null;
}

/** What a unit has lies where it stands, or as near to that as there is room. */
export function layDown(tx: Tx<Scene>, id: UnitId): TileName | null {
  const scene = tx.snapshot();
  const [load, body] = [loadOf(scene, id), standing(scene, id)];
  const { battle } = tx.state;
  if (load === null || battle === null || scene.battle === null) return null;
  const at = body === null ? null : placeFor(scene, load, body.at);
  battle.loads = castDraft((scene.battle.loads ?? []).filter((one) => one.unit !== id));
  if (at === null) return null;
  layBoard(tx, withMarker(scene.battle.board, load, at));
  return tileName(at);
}

/** Whatever a unit has, and who is in it, stays on the map when it leaves that: where it stood. */
export function letGo(tx: Tx<Scene>, id: UnitId): void {
  for (const one of [id, ...aboard(tx.snapshot(), id)]) {
    const kind = loadOf(tx.snapshot(), one)?.kind;
    const tile = layDown(tx, one);
    if (kind !== undefined && tile !== null) tell(tx, 'dropped', { unit: one, kind, tile });
  }
}
