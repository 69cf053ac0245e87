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
const TITLE = /^\s*\([\p{L}\p{Extended_Pictographic}][^();]*\)\s*/u;
const DICE_IN_TITLE = /(?<!\p{L})\d*d(?:\d|%)|@/iu;

export const writtenLine = (line: string): WrittenLine => {
  const repeat = /^\s*\d+\s*#\s*/.exec(line)?.[0] ?? '';
  const rest = line.slice(repeat.length);
  const at = rest.search(COMMENT);
  const before = at === -1 ? rest : rest.slice(0, at);
  const comment = at === -1 ? '' : rest.slice(at);
  const titled = TITLE.exec(before)?.[0] ?? '';
  // A name of functions or dice in parentheses is no title, nor is what stands alone.
  const title = titled.length === before.length || DICE_IN_TITLE.test(titled) ? '' : titled;
  return { repeat, title, head: before.slice(title.length), comment };
};

/** What a comment says, without its sign. */
export const saidIn = (comment: string): string => comment.replace(/^\s*(?:#|!|\/\/)/u, '').trim();
