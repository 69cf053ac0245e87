import type { Piece } from './chapters.ts';
import { BESIDE, type Line } from './lines.ts';

/** Lines that are read as one: a turn, what somebody sets up for a fight, or a post with what was rolled beside it. Never empty. */
export interface Paragraph {
  /** Whose turn it is; null: it is nobody's. */
  readonly turn: string | null;
  readonly lines: readonly [Line, ...Line[]];
  /** What counts. */
  readonly told: readonly Line[];
  /** What is folded away: steps that were undone, and that they were. Empty where there is nothing else to tell. */
  readonly undone: readonly Line[];
}

/** The lines of a piece in paragraphs, in their order. */
export function paragraphsOf({ fight, lines }: Pick<Piece, 'fight' | 'lines'>): readonly Paragraph[] {
  const paragraphs: [Line, ...Line[]][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (isPutBeside(line, paragraphs.slice(-2))) continue;
    if (last !== undefined && (undoesOf(line, last) || belongs(line, last[0], fight !== null)))
      last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs.map((all) => {
    const told = all.filter(({ struck, undoes }) => !struck && !undoes);
    const isFolded = told.length > 0 || all.some(({ struck }) => struck);
    return {
      turn: all[0].turn?.name ?? null,
      lines: all,
      told: isFolded ? told : all,
      undone: isFolded ? all.filter(({ struck, undoes }) => struck || undoes) : [],
    };
  });
}

/** Puts a bare roll behind the post it belongs to, also where others have acted between the two. False where there is none. */
function isPutBeside(line: Line, newest: readonly Line[][]): boolean {
  if (!line.isRoll) return false;
  const isPost = ({ speaker, userId, at }: Line) =>
    speaker !== null && userId === line.userId && line.at.getTime() - at.getTime() < BESIDE;
  const paragraph = newest.findLast((all) => all.some(isPost));
  if (paragraph === undefined) return false;
  const rest = paragraph.slice(paragraph.findLastIndex(isPost) + 1);
  const others = rest.findIndex(({ isRoll, userId }) => !isRoll || userId !== line.userId);
  paragraph.splice(paragraph.length - (others < 0 ? 0 : rest.length - others), 0, line);
  return true;
}

/** Whether it undid what stands just before, and was nobody's turn: it is folded away with that. */
const undoesOf = (line: Line, last: readonly [Line, ...Line[]]): boolean =>
  line.undoes && last[0].turn === null && last.at(-1)?.struck === true;

function belongs(line: Line, first: Line, isFight: boolean): boolean {
  if (line.turn !== null || first.turn !== null) return line.turn?.key === first.turn?.key;
  if (line.userId !== first.userId) return false;
  return isFight && line.speaker === null && first.speaker === null && !line.isRoll && !first.isRoll;
}
