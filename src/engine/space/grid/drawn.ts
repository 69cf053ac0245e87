import { refuse, type SpaceRefusal, tooMuch } from '../refusal.ts';
import { type Draft, emptyDraft, finished, paint } from './draft.ts';
import type { Feature } from './grid.ts';
import type { Board, MapLegend, MapSign } from './legend.ts';
import { MAP_LIMITS } from './limits.ts';
import { change } from './typed.ts';

/** The line below which a drawing goes on with changes in words: what one character a tile cannot say. */
export const DIVIDER = '---';

export type BoardRead<F extends Feature = Feature> =
  | { readonly ok: true; readonly board: Board<F> }
  | SpaceRefusal;

/**
 * Reads a map as people draw it: rows of symbols, one character a tile. Blank lines and a fence of ``` around it are left out,
 * short rows go on as plain ground. Below a line of --- stand changes as `changed` reads them. Refuses a drawing without
 * rows or larger than 60 × 60, a symbol that is not in the legend (by line and column as they were typed, from 1), and what
 * `changed` refuses.
 */
export function readDrawn<F extends Feature>(text: string, legend: MapLegend<F>): BoardRead<F> {
  const lines = text.replace(/\r\n?/gu, '\n').split('\n');
  const end = lines.findIndex((line) => line.trim() === DIVIDER);
  const rows = (end === -1 ? lines : lines.slice(0, end))
    .map((line, n) => ({ line: n + 1, symbols: [...line.normalize('NFC').trimEnd()] }))
    .filter(({ symbols }) => symbols.length > 0 && !isFence(symbols.join('')));
  const columns = Math.max(0, ...rows.map(({ symbols }) => symbols.length));
  if (rows.length === 0) return refuse('space.noDrawing');
  const longest = Math.max(columns, rows.length);
  if (longest > MAP_LIMITS.side.most) return tooMuch(MAP_LIMITS.side, longest);
  const signs = new Map(legend.signs.map((sign) => [sign.symbol, sign]));
  const draft = emptyDraft<F>({ columns, rows: rows.length });
  for (const [y, { line, symbols }] of rows.entries()) {
    for (const [x, symbol] of symbols.entries()) {
      const sign = signs.get(symbol) ?? (symbol === ' ' ? legend.signs[0] : undefined);
      if (sign === undefined) return unknown(legend, symbol, line, x + 1);
      paint(draft, { x, y }, sign);
    }
  }
  const below =
    end === -1
      ? ''
      : lines
          .slice(end + 1)
          .filter((line) => !isFence(line))
          .join('\n');
  const changes = change(draft, below, legend);
  return changes.ok ? closed(draft) : changes;
}

const isFence = (line: string): boolean => /^\s*```/u.test(line);

/** The board of a draft; refuses a link that leads nowhere. */
export function closed<F extends Feature>(draft: Draft<F>): BoardRead<F> {
  const done = finished(draft);
  return done.ok ? done : refuse('space.leadsNowhere', { tile: done.tile, kind: done.kind });
}

/** Refuses a symbol, with the one that was perhaps meant and all there are. */
function unknown(legend: MapLegend, symbol: string, line: number, column: number): SpaceRefusal {
  const like = (one: string) => one.normalize('NFKD').toLocaleLowerCase('en');
  const meant = legend.signs.find((sign) => like(sign.symbol) === like(symbol));
  return refuse('space.unknownSymbol', {
    symbol,
    line,
    column,
    meant: meant === undefined ? '' : signText(meant),
    all: legend.signs.map(signText).join(', '),
  });
}

/** ". open ground", as a key to drawings says it. */
export const signText = ({ symbol, name }: Pick<MapSign, 'symbol' | 'name'>): string => `${symbol} ${name}`;
