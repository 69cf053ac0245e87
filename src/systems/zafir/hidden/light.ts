import type { Audience } from '../../../engine/event.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  indexOf,
  parseTile,
  type TileName,
  tileName,
  tilesOf,
  tilesText,
} from '../../../engine/space/grid/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { putTiles } from '../field/ground.ts';
import { type CharacterId, footprintOf, type Scene, type TileMark, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import {
  groundName,
  hasSecrets,
  hiddenAreas,
  isHiddenTile,
  isSecretTile,
  secretThings,
  thingOn,
} from './ground.ts';
import { isHidden, isInTheKnow } from './units.ts';

/** Who may read of what happens on some tiles: where all of them are hidden, the GM alone. */
export function whoKnowsTiles(scene: Scene, tiles: readonly TileName[]): Audience | undefined {
  const grid = scene.fight?.grid;
  return grid !== undefined && tiles.every((tile) => isHiddenTile(grid, tile)) ? 'gm' : undefined;
}

/** Tiles of which players know nothing (`hidden`), or nothing of what lies there (`secret`). */
export interface HiddenPlace {
  readonly tiles: readonly TileName[];
  readonly what: 'hidden' | 'secret';
  readonly called: string | null;
}

/** Why players cannot but know of some tiles: somebody of theirs stands there. */
export function whyNotHidden(scene: Scene, tiles: readonly TileName[]): Refusal | null {
  const hidden = new Set(tiles);
  const there = knownToAll(scene).find((id) => standsOn(scene, id, hidden));
  return there === undefined ? null : refusal('standsThere', { actor: there });
}

/** Those of whom players know wherever they stand. */
const knownToAll = (scene: Scene): readonly CharacterId[] =>
  unitsIn(scene).filter((id) => !isInTheKnow(scene, id));

/** Players know nothing of a place from now on. */
export function hideTiles(tx: Tx<Scene>, { tiles, what, called }: HiddenPlace): void {
  const before = tx.snapshot();
  const mark: TileMark = { id: what, left: null, by: null, ...(called === null ? {} : { name: called }) };
  const hidden = tiles.map((tile) => {
    const there = before.fight?.grid.tiles[tile] ?? {};
    const others = (there.features ?? []).filter(({ id }) => id !== what);
    return [tile, { ...there, features: [...others, mark] }] as const;
  });
  putTiles(tx, hidden);
  tellOfGround(tx, before);
}

/** The hidden areas, or the secret things, to which some tiles belong come to light, whole. */
export function bringToLight(tx: Tx<Scene>, tiles: readonly TileName[], what: 'hidden' | 'secret'): void {
  const before = tx.snapshot();
  const old = before.fight?.grid;
  if (old === undefined || !hasSecrets(old)) return;
  const all = what === 'hidden' ? hiddenAreas(old) : secretThings(old);
  const named = new Set(tiles);
  const meant = all.filter((one) => one.tiles.some((tile) => named.has(tile)));
  if (meant.length === 0) return;
  const shown = meant.flatMap(({ tiles: all }) =>
    all.map((tile) => {
      const { features = [], ...there } = old.tiles[tile] ?? {};
      const left = features.filter(({ id }) => id !== what);
      if (left.length > 0) return [tile, { ...there, features: left }] as const;
      return [tile, Object.keys(there).length > 0 ? there : null] as const;
    }),
  );
  putTiles(tx, shown);
  tellOfGround(tx, before);
}

/** Says what has come to light of a map since it was as it was `before`, with whoever stands there, and to the GM what has been hidden. */
export function tellOfGround(tx: Tx<Scene>, before: Scene): void {
  tellOfShown(tx, before);
  tellOfHidden(tx, before);
}

/** Says who has come to light on another map than `before`, where the places of the old one are gone, and to the GM what it hides. */
export function tellOfNewGround(tx: Tx<Scene>, before: Scene): void {
  const now = tx.snapshot();
  for (const target of unitsIn(now)) {
    if (!isHidden(before, target) || isHidden(now, target)) continue;
    const { at = null } = unitIn(now, target) ?? {};
    if (at !== null) tell(tx, 'unitShown', { target, at });
  }
  tellOfHidden(tx, before);
}

function tellOfShown(tx: Tx<Scene>, before: Scene): void {
  const now = tx.snapshot();
  const [old, grid] = [before.fight?.grid, now.fight?.grid];
  if (old === undefined || grid === undefined || old === grid) return;
  const isDark = (tile: TileName) => isHiddenTile(grid, tile);
  const isOnMap = (tile: TileName) => indexOf(grid, parseTile(tile)) !== null;
  for (const { name: called, tiles } of hiddenAreas(old)) {
    const shown = tiles.filter((tile) => isOnMap(tile) && !isHiddenTile(grid, tile));
    if (shown.length === 0) continue;
    const lit = new Set(shown);
    const others = unitsIn(now).filter(
      (id) => standsOn(now, id, lit) && isHidden(before, id) && !isHidden(now, id),
    );
    // A part of a place shows what is there, and not what all of it is called.
    const name = tiles.some((tile) => isHiddenTile(grid, tile)) ? null : called;
    tell(tx, 'placeShown', { name, where: tilesText(shown), others });
  }
  for (const { name, tiles } of secretThings(old)) {
    const shown = tiles.filter((tile) => !isSecretTile(grid, tile) && thingOn(grid, tile) === name);
    if (shown.length === 0) continue;
    // What of it lies on hidden ground is told to the GM alone.
    const [dark, open] = [shown.filter(isDark), shown.filter((tile) => !isDark(tile))];
    if (open.length > 0) tell(tx, 'placeShown', { name, where: tilesText(open), others: [] });
    if (dark.length > 0) tell(tx, 'placeShown', { name, where: tilesText(dark), others: [] }, 'gm');
  }
}

function tellOfHidden(tx: Tx<Scene>, before: Scene): void {
  const [old, grid] = [before.fight?.grid, tx.snapshot().fight?.grid];
  if (old === undefined || grid === undefined || old === grid) return;
  const hidden = [
    ...hiddenAreas(grid).map(({ name, tiles }) => ({
      name,
      tiles: tiles.filter((tile) => !isHiddenTile(old, tile) || groundName(old, tile) !== name),
    })),
    ...secretThings(grid).map(({ name, tiles }) => ({
      name,
      tiles: tiles.filter((tile) => !isSecretTile(old, tile)),
    })),
  ];
  for (const { name, tiles } of hidden)
    if (tiles.length > 0) tell(tx, 'placeHidden', { name, where: tilesText(tiles) }, 'gm');
}

const standsOn = (scene: Scene, id: CharacterId, tiles: ReadonlySet<TileName>): boolean =>
  tilesOf(footprintOf(scene, id)).some((at) => tiles.has(tileName(at)));

/** After a command: hidden ground on which anybody of the players' side has come to stand is hidden no more. */
export function uncover(tx: Tx<Scene>): void {
  const now = tx.snapshot();
  const grid = now.fight?.grid;
  if (grid === undefined || !hasSecrets(grid)) return;
  const tiles = knownToAll(now).flatMap((id) => tilesOf(footprintOf(now, id)).map(tileName));
  bringToLight(tx, tiles, 'hidden');
}
