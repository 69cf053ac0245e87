import type { Patch } from 'immer';
import type { DiceSource } from '../dice/index.ts';
import { type Answer, chosenBy, type Decision } from './decision.ts';
import type { GameEvent } from './event.ts';
import type { Refusal } from './refusal.ts';
import type { Recorded, Ruling } from './roll.ts';
import type { Rule, Step } from './rule.ts';
import type { Ruleset } from './ruleset.ts';
import { Tape } from './tape.ts';
import { Transaction } from './transaction.ts';
import type { Tx } from './tx.ts';

/**
 * What a command is run with. `dice` and `answers` are what its earlier runs saw; empty for the first.
 * Of two answers to the same question the first counts: whoever takes answers in refuses the second (`answered`).
 */
export interface Given {
  readonly source: DiceSource;
  readonly dice?: readonly Recorded[];
  readonly answers?: readonly Answer[];
  readonly rulings?: readonly Ruling[];
  /** Hears each question that is answered, as it was asked, and its answer. */
  readonly heard?: (decision: Decision, answer: Answer) => void;
}

/** A choice that a command went past: it can be taken up afterwards, and all that came after it is done again. */
export interface Offered {
  readonly decision: Decision;
  readonly seen: number; // how many dice had fallen by then
  readonly told: number; // how many events had happened
  readonly answered: readonly string[]; // the keys of what had been answered
}

export interface Done<S> {
  readonly kind: 'done';
  readonly state: S;
  readonly events: readonly GameEvent[];
  readonly dice: readonly Recorded[];
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  readonly offers: readonly Offered[]; // those that nobody has taken up
}

export interface Waiting {
  readonly kind: 'waiting';
  readonly decisions: readonly Decision[]; // those that have no answer yet
  readonly answered: readonly Decision[]; // those that were asked at the same moment and have one
  readonly events: readonly GameEvent[]; // what has happened so far
  readonly dice: readonly Recorded[];
}

export interface Refused {
  readonly kind: 'refused';
  readonly refusal: Refusal;
}

/** The record does not fit the rules any more: the question or the die at `at` is another than it was. */
export interface Diverged {
  readonly kind: 'diverged';
  readonly at: string;
}

export type Outcome<S> = Done<S> | Waiting | Refused | Diverged;

/**
 * Runs a command from its start on a draft of the state, feeding it dice and the answers given so far.
 * Same state, seed, dice and answers: same outcome, today and after any restart. The state itself is never changed.
 * What it gives is free of drafts, and plain JSON where the state is.
 */
export function run<S extends object>(
  ruleset: Ruleset<S>,
  state: S,
  rule: (tx: Tx<S>) => Rule<unknown>,
  given: Given,
): Outcome<S> {
  const tape = new Tape(given.source, given.dice ?? [], given.rulings ?? []);
  const tx = new Transaction<S>(state, ruleset, tape);
  const answers = new Map<string, Answer>();
  for (const answer of given.answers ?? []) if (!answers.has(answer.key)) answers.set(answer.key, answer);
  const used = new Set<string>();
  const offers: Offered[] = [];
  const steps = rule(tx);

  let step: IteratorResult<Step, unknown> = steps.next();
  while (!step.done) {
    const { value } = step;
    if (value.kind === 'diverge') return { kind: 'diverged', at: value.at };
    if (value.kind === 'refuse') {
      const stray = strayAnswer(answers, used, tape);
      if (stray !== null) return { kind: 'diverged', at: stray };
      return { kind: 'refused', refusal: value.refusal };
    }

    if (value.kind === 'offer') {
      const { decision } = value;
      const answer = answers.get(decision.key);
      if (!fits(answer, decision)) return { kind: 'diverged', at: decision.key };
      if (answer === undefined)
        offers.push({
          decision: asked(decision),
          seen: tape.recorded.length,
          told: tx.events.length,
          answered: [...used],
        });
      else used.add(decision.key);
      step = steps.next(answer === undefined ? [] : [answer]);
      continue;
    }

    const unfit = value.decisions.find((decision) => !fits(answers.get(decision.key), decision));
    if (unfit !== undefined) return { kind: 'diverged', at: unfit.key };
    for (const decision of value.decisions) used.add(decision.key);
    // Where something of it is not for everybody, dice that do not say whose they are may not be either.
    const isForAll = tx.events.every(({ to }) => (to ?? 'all') === 'all');
    const fallen = tx.fallen.filter(({ to }) => isForAll || to !== undefined);
    const put = (decision: Decision): Decision => ({
      ...asked(decision),
      ...(fallen.length === 0 ? {} : { fallen }),
    });
    const isOpen = (decision: Decision) => !answers.has(decision.key);
    const open = value.decisions.filter(isOpen).map(put);
    if (given.heard !== undefined)
      for (const decision of value.decisions) {
        const answer = answers.get(decision.key);
        if (answer !== undefined) given.heard(put(decision), answer);
      }
    if (open.length > 0) {
      const stray = strayAnswer(answers, used, tape);
      if (stray !== null) return { kind: 'diverged', at: stray };
      const rest = value.decisions.filter((decision) => !isOpen(decision)).map(put);
      return { kind: 'waiting', decisions: open, answered: rest, events: tx.events, dice: tape.recorded };
    }
    step = steps.next(value.decisions.flatMap((decision) => answers.get(decision.key) ?? []));
  }

  const stray = strayAnswer(answers, used, tape);
  if (stray !== null) return { kind: 'diverged', at: stray };
  const { state: next, patches, inverse } = tx.finish();
  return { kind: 'done', state: next, events: tx.events, dice: tape.recorded, patches, inverse, offers };
}

/** A question as plain data, with all that the asked read. */
const asked = (decision: Decision): Decision => ({
  ...decision,
  options: decision.options.map((option) => ({ ...option })),
});

/** An answer fits while all that it chose is still on offer. */
function fits(answer: Answer | undefined, decision: Decision): boolean {
  return answer === undefined || chosenBy(decision, answer.choice) !== null;
}

/** The first answer or die that the rules did not ask for this time; null where all were. */
function strayAnswer(
  answers: ReadonlyMap<string, Answer>,
  used: ReadonlySet<string>,
  tape: Tape,
): string | null {
  for (const key of answers.keys()) if (!used.has(key)) return key;
  return tape.unplayed > 0 ? 'dice' : null;
}
