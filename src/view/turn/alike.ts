import { escapeMarkdown } from '../../engine/text.ts';
import type { Attempt, Note } from '../../engine/words.ts';
import type { StepLines } from './steps.ts';

/** Several steps that are told as one: so many. */
type Folded = StepLines & { readonly count?: number };

/** How many steps these are, with those that are told as one. */
export const stepsOf = (steps: readonly Folded[]): number =>
  steps.reduce((sum, { count = 1 }) => sum + count, 0);

/** Attacks of alike foes, one after the other, as one: 'Raider 1–4 shoot: 2 hits, 9 damage'; with their moves up to there. The newest step stays whole. */
export function foldAlike(steps: readonly StepLines[]): readonly Folded[] {
  const runs: Run[] = [];
  for (const step of steps.slice(0, -1)) {
    const last = runs.at(-1);
    const by = byAlone(step);
    const isLonger = last !== undefined && by !== null && last.kind === by.kind;
    if (isLonger && (last.deed === null || by.deed === null || last.deed === by.deed)) {
      last.steps.push(step);
      last.deed ??= by.deed;
    } else if (isLonger) runs.push({ ...by, steps: [...asidesAfter(last), step] });
    else runs.push({ kind: by?.kind ?? null, deed: by?.deed ?? null, steps: [step] });
  }
  return [...sameOnce(runs.flatMap(asOne)), ...steps.slice(-1)];
}

/** Steps that read the same, one after the other, as one that says how often: 'Kira attacks Raider 1: no hits (twice).'. */
function sameOnce(steps: readonly Folded[]): readonly Folded[] {
  const runs: { readonly first: Folded; times: number; count: number }[] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last === undefined || last.first.short !== step.short)
      runs.push({ first: step, times: 1, count: step.count ?? 1 });
    else {
      last.times += 1;
      last.count += step.count ?? 1;
    }
  }
  return runs.map(({ first, times, count }) => {
    if (times === 1) return first;
    const short = `${first.short.replace(/\.$/u, '')} (${times === 2 ? 'twice' : `${times} times`}).`;
    return { ...first, whole: [short], short, count };
  });
}

/** Steps of alike foes who do the same, and how they came to where they do it; of nobody else any is a run of its own. */
interface Run {
  readonly kind: string | null;
  deed: string | null; // of their attacks; null: none has attacked so far
  readonly steps: StepLines[];
}

/** Takes away what those do who have not attacked so far: it belongs to what comes next. */
function asidesAfter({ steps }: Run): readonly StepLines[] {
  const attacked = new Set(steps.flatMap((step) => attemptIn(step)?.by ?? []));
  const last = steps.findLastIndex((step) => attemptIn(step) !== null || attacked.has(asideIn(step) ?? ''));
  return steps.splice(last + 1);
}

/** Which kind of foe alone is told of in a step, and what they attack by, where they do; null where it is more than that. */
function byAlone(step: StepLines): Pick<Run, 'kind' | 'deed'> | null {
  const attempt = attemptIn(step);
  const by = attempt?.by ?? asideIn(step);
  const kind = by === null ? null : kindOf(by);
  return kind === null ? null : { kind, deed: attempt?.deed ?? null };
}

/** 'Raider' of 'Raider 2': what alike foes have in common; null for who has a name of their own. */
const kindOf = (by: string): string | null => NUMBERED.exec(by)?.[1] ?? null;
const NUMBERED = /^(.*\S) (\d+)$/u;

/** The attack that is all of a step; null where it is something else, or has brought more about than damage. */
function attemptIn(step: StepLines): Attempt | null {
  const [attempt, ...more] = step.notes.flatMap((note) => note.attempt ?? []);
  const isAll = step.notes.every(
    (note) => note.attempt !== undefined || note.ofAttempt === true || isSmall(note),
  );
  return attempt === undefined || more.length > 0 || !isAll ? null : attempt;
}

/** Who moves or ends their turn in a step; null where it is something else, or has brought more about. */
function asideIn(step: StepLines): string | null {
  const [by, ...more] = step.notes.flatMap(({ aside }) => aside ?? []);
  const isAll = step.notes.every((note) => note.attempt === undefined && isSmall(note));
  return by === undefined || more.some((name) => name !== by) || !isAll ? null : by;
}

const isSmall = ({ tone }: Note): boolean => tone === 'plain' || tone === 'quiet';

function asOne(run: Run): readonly Folded[] {
  const after = asidesAfter(run);
  const { steps } = run;
  const [first] = steps;
  const attempts = steps.flatMap((step) => attemptIn(step) ?? []);
  const [one, ...others] = attempts;
  if (first === undefined || one === undefined || others.length === 0) return [...steps, ...after];
  const hits = attempts.filter(({ hit }) => hit).length;
  const damage = attempts.reduce((sum, attempt) => sum + attempt.damage, 0);
  const came = hits === 0 ? 'no hit' : `${hits} ${hits === 1 ? 'hit' : 'hits'}, ${damage} damage`;
  const short = `**${escapeMarkdown(`${kindOf(one.by) ?? one.by} ${ranges(attempts)}`)}** ${one.deed}: ${came}.`;
  return [{ ...first, whole: [short], short, count: steps.length }, ...after];
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
