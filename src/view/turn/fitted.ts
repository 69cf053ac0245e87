import { shortenMarked, shortenToSentence } from '../limits.ts';
import { foldAlike, stepsOf } from './alike.ts';
import type { StepLines } from './steps.ts';

/** Most lines and characters of a card, its first line included: it is one message in plain words, too. */
export const CARD = { lines: 12, characters: 1800, closed: 8, since: 3 } as const;

export const SHORT = 240; // characters of an earlier step
const LAST = 600; // and of the last one in a record: what came of it all

interface Around {
  readonly since: readonly string[];
  readonly now: readonly string[];
  readonly state: readonly string[];
}

/**
 * The newest step whole, those before it in a line each, and how many are not shown: as much as there is room for. `log` says how these are
 * read, `folded` whether anything is left out. What stays of a turn has its newest step in a line, too, where it would hide others.
 */
export function fitted(
  first: string,
  told: readonly StepLines[],
  around: Around,
  most: number,
  log: 'button' | 'command',
): { readonly text: string; readonly folded: boolean } {
  const steps = foldAlike(told);
  const last = steps.at(-1);
  const room = { lines: most - 1 - around.state.length, characters: CARD.characters - first.length };
  const where = log === 'button' ? '' : ': `/log`';
  const whole = laidOut(steps, last?.whole ?? [], around, { ...room, where });
  const laid =
    log === 'command' && last !== undefined && whole.left > 0
      ? laidOut(steps, [shortenMarked(last.short, LAST)], around, { ...room, where })
      : whole;
  return {
    text: laid.text,
    folded: laid.left > 0 || laid.isCut || steps.length < told.length,
  };
}

interface Room {
  readonly lines: number;
  readonly characters: number;
  readonly where: string; // how one reads what there's no room for
}

/** Lines of a card, with its newest step in these of its own; how many steps are left out, and whether something of the newest is. */
function laidOut(
  steps: readonly StepLines[],
  last: readonly string[],
  { now, state, since: befell }: Around,
  { where, ...most }: Room,
): { readonly text: string; readonly left: number; readonly isCut: boolean } {
  const earlier = steps.slice(0, -1);
  let { lines } = most;
  let room = most.characters - lengthOf(state);
  const besides = Math.min(now.length, 3) + (earlier.length > 0 ? 1 : 0); // a line says how many are left out
  const newest = cut(last, lines - besides, room, where);
  lines -= newest.length;
  room -= lengthOf(newest);
  const asked = cut(now, lines, room, where);
  lines -= asked.length;
  room -= lengthOf(asked);
  const kept: string[] = [];
  for (const { short } of earlier.toReversed()) {
    const line = shortenToSentence(short, SHORT);
    const isLast = kept.length === earlier.length - 1;
    if (lines < (isLast ? 1 : 2) || room < line.length + FOLD) break;
    kept.unshift(line);
    lines -= 1;
    room -= line.length + 1;
  }
  const left = stepsOf(earlier.slice(0, earlier.length - kept.length));
  const fold =
    left === 0 || lines < 1 ? [] : [`-# … ${left} earlier ${left === 1 ? 'step' : 'steps'}${where}`];
  lines -= fold.length;
  room -= lengthOf(fold);
  const since = left > 0 ? [] : cut(befell.map(small).slice(-CARD.since), lines, room, where);
  return {
    text: [...since, ...fold, ...kept, ...newest, ...asked, ...state].join('\n'),
    left,
    isCut: newest.length < last.length,
  };
}

const FOLD = 40;
const small = (text: string): string => `-# ${text.replace(/\n+(?:-# )?/gu, ' · ')}`;

/** As many lines as there is room for; what is missing is counted. */
function cut(lines: readonly string[], most: number, room: number, where: string): readonly string[] {
  if (lines.length <= most && lengthOf(lines) <= room) return lines;
  if (most <= 0 || room < FOLD) return [];
  const kept: string[] = [];
  let left = room - FOLD;
  for (const line of lines.slice(0, Math.max(1, most - 1))) {
    if (line.length + 1 > left) {
      if (kept.length === 0 && left > FOLD) kept.push(shortenMarked(line, left - 1));
      break;
    }
    kept.push(line);
    left -= line.length + 1;
  }
  const more = lines.length - kept.length;
  return more > 0 && kept.length < most ? [...kept, `-# … and ${more} more${where}`] : kept;
}

const lengthOf = (lines: readonly string[]): number => lines.reduce((sum, line) => sum + line.length + 1, 0);
