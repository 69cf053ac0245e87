import type { DiceSource } from '../../dice/index.ts';
import type { Answer, Decision } from '../decision.ts';
import type { Intent } from '../intent.ts';
import { type Given, run } from '../run.ts';
import type { GameSystem } from '../system.ts';
import { anyDice } from './allowed.ts';
import { answerOf } from './answer.ts';
import type { AutopilotRules } from './rules.ts';

type Rules<S extends object> = Pick<GameSystem<S, object>, 'perform' | 'ruleset'>;

/** A command as far as it has come: its dice and answers. */
export interface Begun extends Omit<Given, 'source'> {
  readonly intent: Intent;
}

/** So often a command may ask before nobody knows any more what it comes to. */
const mostAsked = 50;

/**
 * How much of what is scarce somebody would have less of at any moment, were a command done and all that is still asked answered as those do who act by
 * themselves: what a lucky die gives back afterwards was spent all the same. Infinity where that never ends.
 */
export function lossOf<S extends object>(
  { ruleset, perform }: Rules<S>,
  rules: AutopilotRules<S>,
  state: S,
  { intent, ...given }: Begun,
  who: string,
): number {
  const answers: Answer[] = [...(given.answers ?? [])];
  const before = rules.stock(state, who);
  for (let asked = 0; asked < mostAsked; asked++) {
    let now = (): S => state;
    let most = 0;
    const look = () => {
      most = Math.max(most, lostOf(before, rules.stock(now(), who)));
    };
    const outcome = run(
      ruleset,
      state,
      (tx) => {
        now = () => tx.snapshot();
        return perform(tx, intent);
      },
      { ...given, answers, source: looking(anyDice, look) },
    );
    if (outcome.kind === 'done') return Math.max(most, lostOf(before, rules.stock(outcome.state, who)));
    if (outcome.kind !== 'waiting') return 0; // nothing comes of it
    for (const decision of outcome.decisions)
      answers.push(answering(decision, answerOf(rules, state, decision), outcome.dice.length));
  }
  return Number.POSITIVE_INFINITY;
}

/** Dice before each of which somebody looks. */
const looking = (source: DiceSource, look: () => void): DiceSource => ({
  die(index, sides) {
    look();
    return source.die(index, sides);
  },
  card(index, choices) {
    look();
    return source.card(index, choices);
  },
});

/** How somebody answers who spends nothing of what is scarce: as they would, if that takes none of it; else what takes the least. */
export function sparingAnswer<S extends object>(
  system: Rules<S>,
  rules: AutopilotRules<S>,
  state: S,
  begun: Begun,
  decision: Decision,
): string {
  const usual = answerOf(rules, state, decision);
  const others = decision.options.map(({ id }) => id).filter((id) => id !== usual);
  let best = { choice: usual, loss: Number.POSITIVE_INFINITY };
  for (const choice of [usual, ...others]) {
    const answers = [...(begun.answers ?? []), answering(decision, choice, begun.dice?.length ?? 0)];
    const loss = lossOf(system, rules, state, { ...begun, answers }, decision.asked);
    if (loss === 0) return choice;
    if (loss < best.loss) best = { choice, loss };
  }
  return best.choice;
}

const answering = ({ key }: Decision, choice: string, seen: number): Answer => ({
  key,
  choice,
  by: 'autopilot',
  seen,
});

/** What has become less; what came on top makes up for none of it. */
export function lostOf(
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
): number {
  const all = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return all.reduce((sum, what) => sum + Math.max(0, (before[what] ?? 0) - (after[what] ?? 0)), 0);
}
