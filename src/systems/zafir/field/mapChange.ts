import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import {
  changed,
  type Grid,
  isNewMap,
  type MapChange,
  type TileName,
} from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isHiddenTile, isSecretTile, knownGrid } from '../hidden/ground.ts';
import { tellOfGround, tellOfNewGround, whyNotHidden } from '../hidden/light.ts';
import type { Scene, TileMark } from '../scene.ts';
import { tell } from '../tell.ts';
import { collapse } from './collapse.ts';
import { laidOut } from './ground.ts';
import { legend } from './legend.ts';
import { placeAnew } from './placedAnew.ts';

/** The names that hidden tiles get. */
export type GroundNames = ReadonlyMap<TileName, string>;

/**
 * The map changes as somebody typed it. What is done where players know nothing, or to what they are never shown, is told to the
 * GM alone; what is hidden or shown by it is told as that.
 */
export function* changeMap(tx: Tx<Scene>, text: string, names: GroundNames): Rule<void> {
  const before = tx.snapshot();
  const { fight } = tx.state;
  if (before.fight === null || fight === null) return;
  const { grid, spots } = before.fight;
  const result = changed({ grid, spots }, text, legend);
  if (!result.ok) return yield* tx.refuse(result.code, result.params);
  const { board, said } = result;
  const hidden = Object.keys(board.grid.tiles).filter(
    (tile) => isHiddenTile(board.grid, tile) && !isHiddenTile(grid, tile),
  );
  const drawn = said.some(isNewMap);
  const waits = before.fight.order.round === 0;
  // Whoever takes their places anew stands on none of it by then.
  const why = waits && drawn ? null : whyNotHidden(before, hidden);
  if (why !== null) return yield* tx.refuse(why.code, why.params);
  const laid = laidOut({ ...board, grid: called(board.grid, names) });
  Object.assign(fight, castDraft(laid));
  tellOfMap(tx, said, grid, laid.grid);
  if (!drawn) tellOfGround(tx, before);
  if (waits) yield* placeAnew(tx, before, drawn || !sameTiles(spots.players, board.spots.players));
  else yield* collapse(tx, before);
  if (drawn) tellOfNewGround(tx, before);
}

const sameTiles = (one: readonly TileName[] = [], other: readonly TileName[] = []): boolean =>
  one.length === other.length && one.every((tile) => other.includes(tile));

function called(grid: Grid<TileMark>, names: GroundNames): Grid<TileMark> {
  if (names.size === 0) return grid;
  const tiles = Object.entries(grid.tiles).map(([at, tile]) => {
    const name = names.get(at);
    if (name === undefined) return [at, tile] as const;
    const features = (tile.features ?? []).map((mark) => (mark.id === 'hidden' ? { ...mark, name } : mark));
    return [at, { ...tile, features }] as const;
  });
  return { ...grid, tiles: Object.fromEntries(tiles) };
}

/** What only hides and shows. */
const marks: readonly string[] = ['hidden', 'no hidden', 'secret', 'no secret'];

/** Spots that players are never shown. */
const gmSpots: readonly string[] = ['enemies', 'no enemies', 'reinforcements', 'no reinforcements'];

function tellOfMap(
  tx: Tx<Scene>,
  said: readonly MapChange[],
  before: Grid<TileMark>,
  now: Grid<TileMark>,
): void {
  const isDark = (tile: TileName) =>
    [before, now].some((grid) => isHiddenTile(grid, tile) || isSecretTile(grid, tile));
  const isForGm = ({ what, tiles }: MapChange) => gmSpots.includes(what) || tiles.some(isDark);
  const done = said.filter(({ what }) => !marks.includes(what));
  const [dark, open] = [done.filter(isForGm), done.filter((one) => !isForGm(one))];
  const told = (all: readonly MapChange[]) => ({ said: all.map(({ text }) => text) });
  const [knownBefore, known] = [knownGrid(before), knownGrid(now)];
  const differs = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const isSeen =
    differs(knownBefore.walls, known.walls) ||
    dark.some(({ tiles }) => tiles.some((tile) => differs(knownBefore.tiles[tile], known.tiles[tile])));
  if (open.length > 0) tell(tx, 'fieldChanged', told(open));
  else if (dark.length > 0 && isSeen) tell(tx, 'fieldChanged', told([]));
  if (dark.length > 0) tell(tx, 'fieldChanged', told(dark), 'gm');
}
