import { onlySays } from './comments.ts';

/** A line of what somebody wrote in its pieces; joined they are the line again. */
export interface WrittenLine {
  /** `3#`, with the gaps around it. */
  readonly repeat: string;
  /** `(Attack)`, with the gaps around it. */
  readonly title: string;
  /** What is rolled. */
  readonly head: string;
  /** A comment with its sign: `# why`. */
  readonly comment: string;
}

/** `#`; `!` between gaps, or at the end behind one; `//` before words. */
const COMMENT = /#|\s!(?=\s|$)|\/\/\s*(?:\p{L}|\p{Extended_Pictographic}|\d{1,4}(?:st|nd|rd|th)\b)/u;
const SIGN = /^\s*(?:#|!|\/\/)/u;
const TITLE = /^\s*\([\p{L}\p{Extended_Pictographic}][^();]*\)\s*/u;

export const writtenLine = (line: string): WrittenLine => {
  const repeat = /^\s*\d+\s*#\s*/.exec(line)?.[0] ?? '';
  const rest = line.slice(repeat.length);
  const at = commentIn(rest);
  const before = rest.slice(0, at);
  const comment = rest.slice(at);
  const titled = TITLE.exec(before)?.[0] ?? '';
  // A name of functions or dice in parentheses is no title, nor is what stands alone.
  const isTitle = titled.length < before.length && !titled.includes('@');
  const title = isTitle && onlySays({ words: titled, sign: 'title', rolls: true }) ? titled : '';
  return { repeat, title, head: before.slice(title.length), comment };
};

/** Where a line's comment begins, or its end: a sign behind which something is rolled begins none. */
const commentIn = (line: string): number => {
  const found = COMMENT.exec(line);
  if (found === null) return line.length;
  const [sign = ''] = SIGN.exec(found[0]) ?? [];
  const words = line.slice(found.index).replace(SIGN, '');
  return onlySays({ words, sign: sign.trim() === '!' ? '!' : sign === '//' ? '//' : '#', rolls: true })
    ? found.index
    : line.length;
};

/** What a comment says, without its sign. */
export const saidIn = (comment: string): string => comment.replace(SIGN, '').trim();
