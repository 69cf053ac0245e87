import { holdsDice } from '../comments.ts';

/** Part of a roll, with the words behind it. */
export interface Segment {
  readonly notation: string;
  readonly words: readonly string[];
  /** The sign that joins it to the part before; '' where they only stand beside one another. */
  readonly joined: string;
}

/** One kind of dice with its modifiers. */
const TERM = /(?<![\p{L}\d])\d*d(?:\d+|%|f(?:\.[12])?|\{[^}]*\})[^-+*/×÷,;\s()[\]]*/giu;

/** Notation with one modifier more, of the only dice in it; null where there are several, or none. */
export const withModifier = (notation: string, modifier: string): string | null => {
  const terms = [...notation.matchAll(TERM)];
  const [only] = terms;
  if (only === undefined || terms.length > 1) return null;
  const end = only.index + only[0].length;
  return notation.slice(0, end) + modifier + notation.slice(end);
};

const D20 = /(?<![\p{L}\d)@])1?d20(?![\p{L}\d!<>=%{])/giu;

/** The only d20 of all rolled twice, and the higher or lower kept; null where there are several, or none. */
export const withAdvantage = (segments: readonly Segment[], end: 'h' | 'l'): readonly Segment[] | null => {
  const found = segments.flatMap(({ notation }) => notation.match(D20) ?? []);
  if (found.length !== 1) return null;
  return segments.map((segment) => ({
    ...segment,
    notation: segment.notation.replace(D20, `2d20k${end}1`),
  }));
};

const CONNECTING = /^(?:and|plus|then|of|,)$/iu;

/** Words as a label: without what only connects them, and what would end it. */
const labelOf = (words: readonly string[]): string => {
  const kept = [...words];
  while (kept.length > 0 && CONNECTING.test(kept[0] as string)) kept.shift();
  while (kept.length > 0 && CONNECTING.test(kept.at(-1) as string)) kept.pop();
  return sentence(kept).replace(/[[\]]/gu, ' ').replace(/[:,]$/u, '').trim();
};

const sentence = (words: readonly string[]): string => words.join(' ').replace(/ ,/gu, ',');

const labelled = ({ notation, words }: Segment): string => {
  const label = labelOf(words);
  if (label === '') return notation;
  return `${/^.+[-+*/×÷−–]/u.test(notation) ? `(${notation})` : notation} [${label}]`;
};

/**
 * All of it in notation. Damage of several kinds is rolled together, with a total of each and one over all; beside a d20, which hits or
 * misses, each is a roll of its own. `said`: what is said of the whole. Null where that cannot be repeated.
 */
export const written = (
  segments: readonly Segment[],
  times: number | null,
  said: readonly string[],
): string | null => {
  const repeat = times === null ? '' : `${times}#`;
  const remark = (words: readonly string[]) => {
    const text = words.filter((one) => one !== '').join(': ');
    return text === '' ? '' : ` # ${text}`;
  };
  const [only] = segments;
  if (only !== undefined && segments.length === 1)
    return `${repeat}${only.notation}${remark([...said, labelOf(only.words)])}`;
  const rolls = inRolls(segments);
  const first = rolls[0] ?? [];
  if (rolls.length === 1) return `${repeat}${summed(first)}${remark(said)}`;
  if (!rolls.every((roll) => roll.some(({ notation }) => holdsDice(notation)))) return null;
  if (!rolls.some((roll) => roll.some(({ notation }) => isTest(notation))))
    return `${repeat}{${rolls.map(summed).join(', ')}}${remark(said)}`;
  if (times !== null) return null;
  return rolls
    .map((roll, place) => {
      const [one] = roll;
      const about = place === 0 ? said : [];
      return one !== undefined && roll.length === 1
        ? `${one.notation}${remark([...about, labelOf(one.words)])}`
        : `${summed(roll)}${remark(about)}`;
    })
    .join('; ');
};

/** Whether a d20 is rolled, alone or the better or worse of two: such a roll hits or misses. */
const isTest = (notation: string): boolean => /(?<![\p{L}\d])(?:1?d20(?!\d)|2d20k)/iu.test(notation);

/** Parts that are joined by signs, together. */
const inRolls = (segments: readonly Segment[]): readonly (readonly Segment[])[] => {
  const rolls: Segment[][] = [];
  for (const segment of segments) {
    const last = rolls.at(-1);
    if (segment.joined === '' || last === undefined) rolls.push([segment]);
    else last.push(segment);
  }
  return rolls;
};

const summed = (roll: readonly Segment[]): string =>
  roll
    .map((segment, place) => {
      const { joined, notation } = segment;
      if (place === 0 || joined === '') return labelled(segment);
      const bare = notation.startsWith(joined) ? notation.slice(joined.length).trim() : notation;
      return `${joined}${labelled({ ...segment, notation: bare })}`;
    })
    .join('');
