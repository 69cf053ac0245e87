// What the signs of a picture mean, below it, in as many lines as it takes.
import { COLOURS, LEGIBLE, WIDTH } from './look.ts';
import { words } from './svg.ts';
import { measured } from './zones/text.ts';

/** A sign around a point, and what it means. */
export interface Entry {
  readonly mark: ((x: number, y: number) => readonly string[]) | null; // null: words alone
  readonly text: string;
}

const SIZE = LEGIBLE;
const LINE = 32;
const EDGE = 20;
const MARK = 34;
const GAP = 20;
const FOOT = 8;

/** The key takes a fifth of the picture at most: the map above it has the rest. */
const SHARE = 1 / 4;

/** What has no room here is in the words of the map. */
const MORE: Entry = { text: '… and more', mark: null };

/** The entries line by line below the map, as far as a fifth of the picture goes; and where they end. */
export function keyOf(
  entries: readonly Entry[],
  top: number,
): { readonly drawn: readonly string[]; readonly bottom: number } {
  const room = Math.max(1, Math.floor((top * SHARE - FOOT) / LINE));
  let kept = [...entries];
  while (placesOf(kept).lines > room && kept.length > 1)
    kept = [...kept.filter((one) => one !== MORE).slice(0, -1), MORE];
  const { places, lines } = placesOf(kept);
  const drawn = kept.flatMap(({ mark, text }, n) => {
    const { x, line } = places[n] ?? { x: EDGE, line: 0 };
    const y = top + line * LINE + LINE / 2;
    return [
      ...(mark?.(x + 14, y) ?? []),
      words(text, { x: x + roomOf(mark), y: y + SIZE * 0.36, 'font-size': SIZE, fill: COLOURS.words }),
    ];
  });
  return { drawn, bottom: kept.length === 0 ? top : top + lines * LINE + FOOT };
}

const roomOf = (mark: Entry['mark']): number => (mark === null ? 0 : MARK);

/** Where each entry stands, from left to right. */
function placesOf(entries: readonly Entry[]) {
  let [x, line] = [EDGE, 0];
  const places = entries.map(({ text, mark }) => {
    const width = roomOf(mark) + measured(text, SIZE);
    if (x > EDGE && x + width > WIDTH - EDGE) [x, line] = [EDGE, line + 1];
    const place = { x, line };
    x += width + GAP;
    return place;
  });
  return { places, lines: entries.length === 0 ? 0 : line + 1 };
}
