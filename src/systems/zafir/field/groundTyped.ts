import { singleBlanks } from '../../../engine/text.ts';
import { changed, type TileName } from '../../../engine/space/grid/index.ts';
import { isHiddenTile } from '../hidden/ground.ts';
import { wholeGridOf } from '../move/terrain.ts';
import type { Scene } from '../scene.ts';
import { legend } from './legend.ts';

const longestName = 40;

/** Ground that a GM hides or shows, as they typed it: which tiles, what it is called, and how the language of maps says it. */
export interface GroundTyped {
  readonly tiles: readonly TileName[];
  readonly name: string | null;
  readonly text: string;
}

/** Reads 'C4:F6 hidden', 'C4:F6 hidden Vault' and 'C4:F6 shown'; null for anything else. */
export function readGround(scene: Scene, statement: string): GroundTyped | null {
  const [, where = '', word = '', name] =
    /^(.+?) (hidden|shown|revealed)(?: (?:as )?(\S.*))?$/iu.exec(singleBlanks(statement)) ?? [];
  const tiles = tilesTyped(scene, where);
  if (tiles === null) return null;
  if (/^hidden$/iu.test(word))
    return { tiles, name: name?.slice(0, longestName) ?? null, text: `${where} hidden` };
  const grid = wholeGridOf(scene);
  const isDark = tiles.some((tile) => isHiddenTile(grid, tile));
  return name === undefined
    ? { tiles, name: null, text: `${where} no ${isDark ? 'hidden' : 'secret'}` }
    : null;
}

/** Reads the tiles that a GM wants hidden, and what they are called: 'C4:F6', 'C4:F6 Vault'; null for anything else. */
export function groundWanted(scene: Scene, typed: string): Omit<GroundTyped, 'text'> | null {
  const whole = tilesTyped(scene, typed);
  if (whole !== null) return { tiles: whole, name: null };
  const [, where = '', name = ''] = /^(\S+) (\S.*)$/u.exec(singleBlanks(typed)) ?? [];
  const tiles = tilesTyped(scene, where);
  return tiles === null ? null : { tiles, name: name.slice(0, longestName) };
}

/** The tiles of the map that somebody typed: 'C4:F6, H2'; null where it is anything else. */
export function tilesTyped(scene: Scene, typed: string): readonly TileName[] | null {
  const { columns, rows } = wholeGridOf(scene);
  const bare = { grid: { columns, rows, tiles: {}, walls: {}, links: [] }, spots: {} };
  const read = changed(bare, `${typed} hidden`, legend);
  return read.ok && read.said.length === 1 ? Object.keys(read.board.grid.tiles) : null;
}
