import { refuse, type SpaceRefusal } from '../refusal.ts';
import { draftOf } from './draft.ts';
import { closed, readDrawn } from './drawn.ts';
import type { Feature, Tile } from './grid.ts';
import type { Board, MapLegend } from './legend.ts';
import { change, type MapChange } from './typed.ts';

export type BoardChanged<F extends Feature = Feature> =
  | {
      readonly ok: true;
      readonly board: Board<F>;
      /** What was done, in order; 'a new map' for a drawing. */
      readonly said: readonly MapChange[];
    }
  | SpaceRefusal;

/** The first line of a text that is a whole new drawing. */
export const NEW_MAP = 'map';

/**
 * Changes a map as somebody typed it; all of it or nothing. Statements stand on lines of their own or between semicolons:
 * - 'C4:F6 half cover', 'C4, D5 and H2 flames', 'all clear': where, and a name, word or symbol of the legend;
 * - 'C4 no flames', 'C4 no cover' (whatever stands there), 'C4 clear' (plain ground at height 0);
 * - 'C4:F6 height 2', 'C4 height +1'; more than one thing with commas: 'C4:F6 height 2, half cover';
 * - 'C4|D4 fence' and 'C4:C8 east fence' between tiles, 'no fence', 'no wall' (any, all around);
 * - 'C4 ladder' up to the highest tile beside it, 'C4>E9 tunnel' between any two;
 * - 'size 30x20' (what is outside is gone), 'empty 30x20';
 * - or, after a line that says 'map', a drawing as `readDrawn` reads it; what still lies on its tiles stays as it was.
 * A text that is a fence of ``` is a drawing, too. Refuses the first thing that it does not understand.
 */
export function changed<F extends Feature>(
  board: Board<F>,
  text: string,
  legend: MapLegend<F>,
): BoardChanged<F> {
  const drawing = drawingIn(text);
  if (drawing !== null) {
    const read = readDrawn(drawing, legend);
    return read.ok ? { ok: true, board: kept(read.board, board), said: [newMap] } : read;
  }
  const draft = draftOf(board);
  const changes = change(draft, text, legend);
  if (!changes.ok) return changes;
  if (changes.said.length === 0) return refuse('space.noDrawing');
  const done = closed(draft);
  return done.ok ? { ok: true, board: done.board, said: changes.said } : done;
}

const newMap: MapChange = { text: 'a new map', what: 'a new map', tiles: [], isNewMap: true };

/** Whether a change is a whole new drawing, or an empty map. */
export const isNewMap = (change: MapChange): boolean => change.isNewMap === true;

/** The drawing in a text that is one; its lines keep their numbers. Null for changes in words. */
function drawingIn(text: string): string | null {
  const [first = '', ...rest] = text.replace(/\r\n?/gu, '\n').split('\n');
  if (first.trim().toLocaleLowerCase('en').replace(/:$/u, '') === NEW_MAP) return rest.join('\n');
  return first.trim().startsWith('```') ? text : null;
}

/** What lies on tiles as it was before, where it still lies there: flames that burn two rounds more do so. */
function kept<F extends Feature>(now: Board<F>, before: Board<F>): Board<F> {
  const tiles = Object.entries(now.grid.tiles).map(([name, tile]): readonly [string, Tile<F>] => {
    const old = before.grid.tiles[name]?.features ?? [];
    if (tile.features === undefined || old.length === 0) return [name, tile];
    const features = tile.features.map((one) => old.find(({ id }) => id === one.id) ?? one);
    return [name, { ...tile, features }];
  });
  return { ...now, grid: { ...now.grid, tiles: Object.fromEntries(tiles) } };
}
