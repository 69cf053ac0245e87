import { holdsDice } from '../comments.ts';
import { saidIn, type WrittenLine, writtenLine } from '../line.ts';
import { MARK, type Meant, phrasesIn } from './phrases.ts';
import { isNumber, joinedBy, type Piece, piecesOf } from './pieces.ts';
import { type Segment, withAdvantage, withModifier, written } from './segments.ts';

/**
 * A text that is no notation as it stands, with what it says in plain words put into notation: `4d6 drop lowest`, `1d20+5 adv`,
 * `2d6 fire and 1d8 cold`. Null where something in it might be lost or be meant in several ways: that is asked about.
 */
export const inPlainWords = (text: string): string | null => {
  if (text.includes(MARK) || !/\p{L}|,/u.test(text)) return null;
  const lines = text.split(';').map((line) => lineInNotation(writtenLine(line)));
  return lines.every((line) => line !== null) ? lines.join('; ') : null;
};

/** Words before a roll that only ask for it. */
const ASKING = /^\s*(?:[/!.]\s*)?(?:r|roll|rolls|rolling)\b:?\s+(?=\S)/iu;

const lineInNotation = ({ repeat, title, head, comment }: WrittenLine): string | null => {
  const bare = head.replace(ASKING, '');
  const [roll, aside] = withoutAside(bare);
  const phrases = phrasesIn(roll);
  const pieces = piecesOf(phrases?.text ?? roll);
  const read = pieces === null ? null : segmentsOf(pieces, phrases?.meant ?? []);
  if (read === null) return null;
  const { segments, lead, times } = read;
  if (times !== null && repeat !== '') return null;
  const notation = written(segments, times ?? (repeat === '' ? null : Number.parseInt(repeat, 10)), [
    title.trim().replace(/^\(|\)$/gu, ''),
    lead.replace(/:$/u, ''),
    aside,
    saidIn(comment),
  ]);
  return notation;
};

/** `1d20 + 5 (attack)`: words in parentheses at the end are about the roll. */
const withoutAside = (head: string): readonly [roll: string, aside: string] => {
  const found = /\s\(([\p{L}\p{Extended_Pictographic}][^()]*)\)\s*$/u.exec(head);
  const aside = found?.[1] ?? '';
  return found === null || holdsDice(aside) ? [head, ''] : [head.slice(0, found.index), aside];
};

interface ReadLine {
  readonly segments: readonly Segment[];
  /** Words in front of all dice. */
  readonly lead: string;
  readonly times: number | null;
}

/** What is rolled, with the words behind each; null where it is not clear which words belong to what. */
const segmentsOf = (pieces: readonly Piece[], meant: readonly Meant[]): ReadLine | null => {
  const segments: { notation: string; words: string[]; joined: string }[] = [];
  const lead: string[] = [];
  const waiting: Meant[] = [];
  let times: number | null = null;
  let separator = '';
  let advantage: 'h' | 'l' | null = null;
  for (const piece of pieces) {
    const last = segments.at(-1);
    switch (piece.kind) {
      case 'separator':
        separator = separator === '' || separator === 'and' ? piece.text : separator;
        break;
      case 'word':
        if (separator === 'and' || separator === ',') (last?.words ?? lead).push(separator);
        else if (separator !== '') return null;
        separator = '';
        (last?.words ?? lead).push(piece.text);
        break;
      case 'phrase': {
        const phrase = meant[piece.place];
        if (phrase === undefined) return null;
        if (phrase.kind === 'advantage') {
          if (advantage !== null) return null;
          advantage = phrase.end;
        } else if (phrase.kind === 'repeat') {
          if (times !== null) return null;
          times = phrase.times;
        } else if (last === undefined) waiting.push(phrase);
        else if (phrase.kind === 'modifier') {
          const changed = withModifier(last.notation, phrase.written);
          if (changed === null) return null;
          last.notation = changed;
        } else if (isChosen(last.notation) && segments.length === 1) {
          if (times !== null) return null;
          times = phrase.times;
        } else {
          const product = multiplied(last.notation, phrase.times);
          if (product === null) return null;
          last.notation = product;
        }
        break;
      }
      case 'notation': {
        if (last !== undefined && last.words.length === 0 && endsOpen(last.notation)) {
          last.notation += ` ${piece.text}`;
          separator = '';
          break;
        }
        if (isNumber(piece.text) && last !== undefined && separator !== '+') {
          // 'at 2 orcs': a number among words; right behind dice it might be meant to be added.
          if (last.words.length === 0) return null;
          last.words.push(...(separator === '' ? [] : [separator]), piece.text);
          separator = '';
          break;
        }
        const joined = joinedBy(piece.text, separator);
        if (last === undefined || (separator !== '' && joined === '') || last.words.length > 0)
          segments.push({ notation: piece.text, words: [], joined });
        else last.notation += ` ${separator === '+' ? '+ ' : ''}${piece.text}`;
        separator = '';
      }
    }
  }
  // 'kep 3': one word and a number are sooner a slip than something to say.
  if (
    segments.some(
      ({ words: [, number, ...more] }) => number !== undefined && more.length === 0 && isNumber(number),
    )
  )
    return null;
  if (segments.length === 0 || waiting.length > 0 || (separator !== '' && separator !== ',')) return null;
  if (advantage !== null) {
    const changed = withAdvantage(segments, advantage);
    if (changed === null) return null;
    return { segments: changed, lead: lead.join(' '), times };
  }
  return { segments, lead: lead.join(' '), times };
};

/** Whether a sign at its end waits for what comes next. */
const endsOpen = (notation: string): boolean => /[-+*/×÷−–<>=≥≤]$/u.test(notation);

/** Whether some of its dice are kept: such rolls are made several times, and not multiplied. */
const isChosen = (notation: string): boolean => /d(?:\d+|%)[^-+*/\s]*[kd][hlm]?\d/iu.test(notation);

/** `1d8x2`: as it stands, where nothing else is in it. On its highest face it might be meant to explode: `4d6x6`. */
const multiplied = (notation: string, times: number): string | null => {
  if (/^.+[-+*/×÷]/u.test(notation) || new RegExp(`d${times}$`, 'iu').test(notation)) return null;
  return `${notation}*${times}`;
};
