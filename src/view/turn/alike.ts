import type { Attempt } from '../../engine/words.ts';
import { escapeMarkdown } from '../../engine/text.ts';
import type { StepLines } from './steps.ts';

/** Several steps that are told as one: so many. */
type Folded = StepLines & { readonly count?: number };

/** How many steps these are, with those that are told as one. */
export const stepsOf = (steps: readonly Folded[]): number =>
  steps.reduce((sum, { count = 1 }) => sum + count, 0);

/** Attacks of alike foes, one after the other, as one: 'Raider 1–4 shoot: 2 hits, 9 damage'. The newest step stays whole. */
export function foldAlike(steps: readonly StepLines[]): readonly Folded[] {
  const runs: StepLines[][] = [];
  for (const step of steps.slice(0, -1)) {
    const last = runs.at(-1);
    if (last !== undefined && isAlike(last[0], step)) last.push(step);
    else runs.push([step]);
  }
  return [...runs.map(asOne), ...steps.slice(-1)];
}

const isAlike = (first: StepLines | undefined, step: StepLines): boolean => {
  const [one, other] = [attemptIn(first), attemptIn(step)];
  if (one === null || other === null || one.deed !== other.deed) return false;
  return kindOf(one) !== null && kindOf(one) === kindOf(other);
};

/** 'Raider' of 'Raider 2': what alike foes have in common; null for who has a name of their own. */
const kindOf = ({ by }: Attempt): string | null => NUMBERED.exec(by)?.[1] ?? null;
const NUMBERED = /^(.*\S) (\d+)$/u;

/** The attack that is all of a step; null where it is something else, or has brought more about than damage. */
function attemptIn(step: StepLines | undefined): Attempt | null {
  const [attempt, ...more] = step?.notes.flatMap((note) => note.attempt ?? []) ?? [];
  const isAll = step?.notes.every(
    (note) => note.attempt !== undefined || note.ofAttempt === true || ['plain', 'quiet'].includes(note.tone),
  );
  return attempt === undefined || more.length > 0 || isAll !== true ? null : attempt;
}

function asOne(run: readonly StepLines[]): Folded {
  const [first] = run;
  const attempts = run.flatMap((step) => attemptIn(step) ?? []);
  const [one] = attempts;
  if (first === undefined) throw new Error('no step is told');
  if (run.length === 1 || one === undefined) return first;
  const hits = attempts.filter(({ hit }) => hit).length;
  const damage = attempts.reduce((sum, attempt) => sum + attempt.damage, 0);
  const came = hits === 0 ? 'no hit' : `${hits} ${hits === 1 ? 'hit' : 'hits'}, ${damage} damage`;
  const short = `**${escapeMarkdown(`${kindOf(one) ?? one.by} ${ranges(attempts)}`)}** ${one.deed}: ${came}.`;
  return { ...first, whole: [short], short, count: run.length };
}

/** '1–3, 5': the numbers of some, each once. */
function ranges(attempts: readonly Attempt[]): string {
  const numbers = [...new Set(attempts.map(({ by }) => Number(NUMBERED.exec(by)?.[2] ?? 0)))].toSorted(
    (a, b) => a - b,
  );
  const found: { readonly from: number; readonly to: number }[] = [];
  for (const number of numbers) {
    const last = found.at(-1);
    if (last !== undefined && last.to === number - 1) found.splice(-1, 1, { from: last.from, to: number });
    else found.push({ from: number, to: number });
  }
  return found.map(({ from, to }) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}
