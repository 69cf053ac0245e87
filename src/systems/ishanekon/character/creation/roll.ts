import type { CreationRolling, Made } from '../../../../engine/creation.ts';
import type { CreationInput } from '../../../../engine/creation.ts';
import { refusal } from '../../../../engine/refusal.ts';
import { statIds, type StatId } from '../../content/stats.ts';
import { chosen } from './choose.ts';
import { type Draft, writeDraft } from './draft.ts';
import { mostStatOf, skillPointsLeft, spentOnStats, statOf, statPointsOf } from './reckon.ts';
import type { Step } from './step.ts';
import { stepsOf } from './steps.ts';

/** Dice choose at a step: what they mean is told in a line. */
export function* rolled(draft: Draft, stepId: string): CreationRolling {
  const step = stepsOf(draft).find(({ id }) => id === stepId);
  if (step?.random === undefined) return { ok: false, refusal: refusal('noSuchStep', { step: stepId }) };
  const made = yield* rolledAt(draft, step);
  if (!made.ok) return made;
  const { summary, title } = stepsOf(made.value).find(({ id }) => id === stepId) ?? step;
  return { ok: true, value: { draft: writeDraft(made.value), told: [`${title}: ${summary}`] } };
}

type Rolling = Generator<{ readonly sides: number; readonly label: string }, Made<Draft>, number>;

function rolledAt(draft: Draft, step: Step): Rolling {
  if (step.id === 'statDice') return statDice(draft);
  if (step.id === 'stats' || step.id === 'moreStats') return stats(draft);
  if (step.kind === 'form') return formAtRandom(draft, step);
  if (step.kind === 'pick') return pickAtRandom(draft, step);
  return nothing(draft);
}

// biome-ignore lint/correctness/useYield: a rolling that needs no dice
function* nothing(draft: Draft): Rolling {
  return { ok: true, value: draft };
}

/** One of a list; a list of one needs no die. */
function* oneOf<T>(
  list: readonly T[],
  label: string,
): Generator<{ readonly sides: number; readonly label: string }, T | undefined, number> {
  if (list.length < 2) return list[0];
  const face = yield { sides: list.length, label };
  return list[face - 1];
}

/** So many of a list, each once. */
function* someOf<T>(
  list: readonly T[],
  count: number,
  label: string,
): Generator<{ readonly sides: number; readonly label: string }, readonly T[], number> {
  const taken: T[] = [];
  while (taken.length < Math.min(count, list.length)) {
    const next = yield* oneOf(
      list.filter((one) => !taken.includes(one)),
      label,
    );
    if (next === undefined) break;
    taken.push(next);
  }
  return taken;
}

/** Seven times 5 and 3d4 without the lowest (Stats). */
function* statDice(draft: Draft): Rolling {
  const dice: number[] = [];
  for (let times = 0; times < 7; times++) {
    const faces: number[] = [];
    for (let die = 0; die < 3; die++) faces.push(yield { sides: 4, label: 'stat' });
    dice.push(5 + faces.reduce((sum, face) => sum + face, 0) - Math.min(...faces));
  }
  return { ok: true, value: { ...draft, dice, assigned: {}, bought: {} } };
}

/** The values of the dice in any order, or points one by one where they are bought. */
function* stats(draft: Draft): Rolling {
  if (draft.dice.length > 0) {
    const places = yield* someOf([0, 1, 2, 3, 4, 5, 6], 7, 'assign');
    const assigned: Partial<Record<StatId, number>> = {};
    for (const [n, stat] of statIds.entries()) assigned[stat] = places[n] ?? n;
    return { ok: true, value: { ...draft, assigned } };
  }
  let next: Draft = { ...draft, bought: {} };
  while (spentOnStats(next) < statPointsOf(next)) {
    const open = statIds.filter((stat) => statOf(next, stat) < mostStatOf(next));
    const stat = yield* oneOf(open, 'stat');
    if (stat === undefined) break;
    next = { ...next, bought: { ...next.bought, [stat]: statOf(next, stat) + 1 } };
  }
  const bought: Partial<Record<StatId, number>> = {};
  for (const stat of statIds) bought[stat] = statOf(next, stat);
  return { ok: true, value: { ...next, bought } };
}

/** As many as must be picked; of Skills at a level two at most, and at level 1 whatever points are left. */
function* pickAtRandom(draft: Draft, step: Extract<Step, { kind: 'pick' }>): Rolling {
  const [, digits] = /^skills(\d{1,2})$/.exec(step.id) ?? [];
  const level = Number(digits ?? 0);
  const affordable = level === 0 ? 0 : Math.floor(skillPointsLeft(draft) / level);
  const count = level === 0 ? step.min : level === 1 ? affordable : Math.min(2, affordable);
  const ids = yield* someOf(
    step.choices.map(({ id }) => id),
    count,
    step.id,
  );
  return chosen(draft, step.id, { kind: 'pick', ids });
}

/** One of each list, others in each where they must differ. */
function* formAtRandom(draft: Draft, step: Extract<Step, { kind: 'form' }>): Rolling {
  const picks: { [field: string]: readonly string[] } = {};
  const taken: string[] = [];
  for (const field of step.fields) {
    if (field.kind !== 'pick') continue;
    const open = field.choices
      .map(({ id }) => id)
      .filter((id) => field.id === 'evasion' || !taken.includes(id));
    const ids = yield* someOf(open, field.min, step.id);
    taken.push(...ids);
    picks[field.id] = ids;
  }
  const input: CreationInput = { kind: 'form', fields: {}, picks };
  return chosen(draft, step.id, input);
}
