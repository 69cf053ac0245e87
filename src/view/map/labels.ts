// What pictures call people: two or three signs each, so that they fit on a tile.
import type { GridFigure } from '../../engine/space/index.ts';
import type { TrackerLine } from '../../engine/words.ts';
import { drawable } from '../pictures/zones/text.ts';

export type Labels = ReadonlyMap<string, string>;

/**
 * A short label for each, no two the same: 'Ki' for Kira, 'R2' for Raider 2; a number where the pictures' font lacks the letters
 * of a name ('H1' for a hero, 'F1' for a foe).
 */
export function shortLabels(lines: readonly Pick<TrackerLine, 'id' | 'name' | 'side'>[]): Labels {
  const labels = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name, side } of lines) {
    const label = firstFree(candidates(name, side), taken);
    labels.set(id, label);
    taken.add(label.toLowerCase());
  }
  return labels;
}

/** Labels for a name, the best first. */
function* candidates(name: string, side: TrackerLine['side']): Generator<string, void> {
  const words = (drawable(name) ?? '').match(/[\p{L}]+|\d+/gu) ?? [];
  const letters = words.filter((word) => /\p{L}/u.test(word));
  const [first = '', second = ''] = letters;
  const number = words.find((word) => /^\d{1,2}$/u.test(word)) ?? '';
  if (first !== '' && number !== '') {
    yield capital(first.slice(0, 1)) + number;
    if (second !== '') yield capital(first.slice(0, 1)) + capital(second.slice(0, 1)) + number;
    yield capital(first.slice(0, 2)) + number;
  } else if (first !== '') {
    yield capital(first.slice(0, 2));
    if (second !== '') yield capital(first.slice(0, 1)) + capital(second.slice(0, 1));
    for (const letter of [...first].slice(2).reverse())
      yield capital(first.slice(0, 1)) + letter.toLowerCase();
    yield capital(first.slice(0, 3));
  }
  const letter = first === '' ? (side === 'players' ? 'H' : 'F') : capital(first.slice(0, 1));
  for (let n = 1; ; n += 1) yield `${letter}${n}`;
}

/** A letter for each group on a map, no two the same: of its name the first that is free. */
export function groupLetters(figures: readonly Pick<GridFigure, 'group'>[]): Labels {
  const letters = new Map<string, string>();
  for (const { group } of figures) {
    if (group === undefined || letters.has(group.key)) continue;
    const own = [...(drawable(group.name) ?? '').toUpperCase()].filter((one) => /[\p{L}\d]/u.test(one));
    const taken = new Set(letters.values());
    letters.set(group.key, [...own, ...ALPHABET].find((one) => !taken.has(one)) ?? '?');
  }
  return letters;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1).toLowerCase();

function firstFree(labels: Iterable<string>, taken: ReadonlySet<string>): string {
  for (const label of labels) if (!taken.has(label.toLowerCase())) return label;
  return '';
}
