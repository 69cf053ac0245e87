import { holdsShortWord } from '../games/shortWords.ts';
import { MARK } from './phrases.ts';
import { isName, isRule, isSpoken } from './words.ts';

/** What stands between two gaps. */
export type Piece =
  | { readonly kind: 'notation' | 'word'; readonly text: string }
  | { readonly kind: 'separator'; readonly text: ',' | '+' | 'and' }
  | { readonly kind: 'phrase'; readonly place: number };

const SEPARATORS: Readonly<Record<string, ',' | '+' | 'and'>> = {
  ',': ',',
  '&': 'and',
  and: 'and',
  plus: '+',
  '+': '+',
};

const WORD = /^["'“‘(]?(?:[\p{L}\p{M}'’-]*\p{L}|\d{1,4}(?:st|nd|rd|th))["'”’)]?[.:!?…]*$/u;
const PICTURE = /^\p{Extended_Pictographic}/u;

export const isNumber = (text: string): boolean => /^\d+(?:\.\d+)?$/.test(text);

/** The pieces of a line; null where one may be a rule that nobody knows, or a slip. */
export const piecesOf = (line: string): readonly Piece[] | null => {
  const pieces: Piece[] = [];
  // A comma inside brackets or between digits parts nothing.
  const parted = line.replace(/,(?=\s)|,$/gu, ' , ').replace(/\bminus\s+(?=[\d@(d])/giu, '- ');
  for (const text of parted.split(/\s+/u)) {
    if (text === '') continue;
    const piece = pieceOf(text, pieces.at(-1));
    if (piece === null) return null;
    pieces.push(piece);
  }
  return withoutTalk(pieces);
};

const pieceOf = (text: string, before: Piece | undefined): Piece | null => {
  if (text.startsWith(MARK)) return { kind: 'phrase', place: Number(text.slice(1)) };
  const separator = SEPARATORS[text.toLowerCase()];
  if (separator !== undefined) return { kind: 'separator', text: separator };
  if (PICTURE.test(text)) return { kind: 'word', text };
  if (!WORD.test(text) || holdsShortWord(text)) return { kind: 'notation', text };
  const bare = text.replace(/[^\p{L}\p{M}\d'’-]/gu, '');
  if (/^\d/.test(bare)) return { kind: 'word', text };
  // Right behind dice a word may be a modifier; among others only some are.
  const among = before?.kind === 'word';
  return (among ? isSpoken(bare) && !isRule(bare) : isName(bare)) ? { kind: 'word', text } : null;
};

const ARTICLE = /^(?:an?|the|my|your|his|her|their|this|that)$/iu;

/** 'I rolled a d20' only talks about dice, 'and a d4' rolls one. */
const withoutTalk = (pieces: readonly Piece[]): readonly Piece[] =>
  pieces.flatMap((piece, place): readonly Piece[] => {
    const next = pieces[place + 1];
    const before = pieces[place - 1];
    if (isArticle(piece) && isDie(next) && before?.kind === 'separator') return [];
    if (!isDie(piece) || before === undefined || !isArticle(before)) return [piece];
    const asking = pieces[place - 2];
    const rolls = asking?.kind !== 'word' || /^(?:with|add|or|then)$/iu.test(asking.text);
    return [rolls ? piece : { kind: 'word', text: piece.text }];
  });

const isArticle = (piece: Piece): boolean => piece.kind === 'word' && ARTICLE.test(piece.text);

const isDie = (piece: Piece | undefined): piece is Extract<Piece, { readonly text: string }> =>
  piece?.kind === 'notation' && /^d\d{1,7}$/iu.test(piece.text);

/** The sign that joins what begins so to what stands before; '' where none does. */
export const joinedBy = (notation: string, separator: string): string => {
  if (separator === '+') return '+';
  return /^(?:[-+*/×÷−–^%]|[<>=≥≤]=?)/u.exec(notation)?.[0] ?? '';
};
