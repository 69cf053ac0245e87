import { seededDice } from '../../../src/dice/index.ts';
import { answerOf } from '../../../src/engine/autopilot/answer.ts';
import { behaviourOf } from '../../../src/engine/autopilot/behaviourOf.ts';
import { chooseStep } from '../../../src/engine/autopilot/choose.ts';
import type { AutopilotRules } from '../../../src/engine/autopilot/rules.ts';
import { lostOf, sparingAnswer } from '../../../src/engine/autopilot/sparing.ts';
import type { Answer } from '../../../src/engine/decision.ts';
import type { Intent } from '../../../src/engine/intent.ts';
import { type Done, run } from '../../../src/engine/run.ts';
import type { GameSystem } from '../../../src/engine/system.ts';

/** Who plays somebody: by themselves, sparing what is scarce or not, or something else that gives a command. */
export type Player<S> = 'autopilot' | 'sparing' | ((state: S, actor: string) => Intent);

export interface Fought<S> {
  readonly seed: string;
  /** The scene before the fight ended, by whatever. */
  readonly state: S;
  readonly ended: boolean;
  readonly rounds: number;
  readonly steps: number;
  /** Commands that the rules refused of those who act by themselves, and what they would have liked to do that is not allowed. */
  readonly refused: readonly string[];
  /** What those have lost of what is scarce who spare it, by what they did themselves. */
  readonly lost: number;
  /** The longest that one choice took, in ms. */
  readonly slowest: number;
}

const mostRounds = 120;
const mostSteps = 3_000;

/** Plays a fight to its end; nobody is asked. `plays` says who plays whom. */
export function fought<S extends object>(
  system: GameSystem<S, object>,
  begun: S,
  seed: string,
  plays: (actor: string) => Player<S>,
  heard: (round: number, actor: string | null, intent: Intent) => void = () => {},
): Fought<S> {
  const rules = system.autopilot;
  if (rules === undefined) throw new Error(`${system.id} plays nothing by itself`);
  const refused: string[] = [];
  let lost = 0;
  const hurtBy = new Map<string, string>();
  let standing = begun;
  let [state, steps, rounds, slowest, tries] = [begun, 0, 0, 0, 0];
  for (; steps < mostSteps && system.fights(state); steps++) {
    rounds = system.round(state);
    if (rounds > mostRounds) break;
    const actor = system.current(state) ?? system.toAct?.(state)[0] ?? null;
    standing = state;
    const isOver = rules.decided(state);
    const player = actor === null ? null : plays(actor);
    let intent: Intent = { kind: isOver ? 'end' : 'next', asGm: true, actor: null };
    if (!isOver && actor !== null && (player === 'autopilot' || player === 'sparing')) {
      const before = performance.now();
      const pilot = {
        actor,
        behaviour: behaviourOf(rules, state, actor),
        hurtBy: hurtBy.get(actor) ?? null,
        asGm: true,
        spares: player === 'sparing',
      };
      // Whether a turn may end where somebody stands is nothing that options say.
      intent = chooseStep(system, rules, state, pilot, (step) => {
        if (step.because.what !== 'done') refused.push(`${seed}: ${JSON.stringify(step.intent)}`);
      }).intent;
      slowest = Math.max(slowest, performance.now() - before);
    } else if (!isOver && actor !== null && typeof player === 'function') intent = player(state, actor);
    heard(rounds, actor, intent);
    const outcome = commanded(system, rules, state, intent, `${seed}.${steps}`, plays);
    if (outcome === null) {
      if (typeof player === 'string' || isOver) refused.push(`${seed}.${steps}: ${JSON.stringify(intent)}`);
      if (typeof player === 'function' && ++tries < 20) continue;
      tries = 0;
      const next: Intent = { kind: 'next', actor: null, asGm: true };
      const passed = commanded(system, rules, state, next, `${seed}.${steps}n`);
      if (passed === null && typeof player === 'function') continue;
      if (passed === null) throw new Error(`${seed}: nothing goes on after ${JSON.stringify(intent)}`);
      state = passed.state;
      continue;
    }
    tries = 0;
    for (const event of outcome.events) {
      const harm = rules.harm(event);
      if (harm !== null) hurtBy.set(harm.target, harm.by);
    }
    // What saves somebody's life by itself is nothing that they have chosen.
    const isHurt = outcome.events.some(
      ({ type, data }) => ['damaged', 'suffered'].includes(type) && data.target === actor,
    );
    if (actor !== null && player === 'sparing' && !isHurt)
      lost += lostOf(rules.stock(state, actor), rules.stock(outcome.state, actor));
    state = outcome.state;
  }
  return { seed, state: standing, ended: !system.fights(state), rounds, steps, refused, lost, slowest };
}

/** A command with all its questions answered as who acts by themselves does; null where it is refused. */
export function commanded<S extends object>(
  system: GameSystem<S, object>,
  rules: AutopilotRules<S>,
  state: S,
  intent: Intent,
  seed: string,
  plays: (actor: string) => Player<S> = () => 'autopilot',
): Done<S> | null {
  const answers: Answer[] = [];
  for (;;) {
    const outcome = run(system.ruleset, state, (tx) => system.perform(tx, intent), {
      source: seededDice(seed),
      answers,
    });
    if (outcome.kind === 'done') return outcome;
    if (outcome.kind === 'refused') return null;
    if (outcome.kind === 'diverged') throw new Error(`diverged at ${outcome.at}`);
    for (const decision of outcome.decisions)
      answers.push({
        key: decision.key,
        choice:
          plays(decision.asked) === 'sparing'
            ? sparingAnswer(system, rules, state, { intent, dice: outcome.dice, answers }, decision)
            : answerOf(rules, state, decision),
        by: 'autopilot',
        seen: outcome.dice.length,
      });
  }
}

/** A fight that has been set up, gone on until somebody's turn or phase has come. */
export function onTurn<S extends object>(
  system: GameSystem<S, object>,
  begun: Done<S> | null,
  actor: string,
): S {
  const next: Intent = { kind: 'next', actor: null, asGm: true };
  let now = begun;
  for (let n = 0; n < 10 && now !== null && system.autopilot !== undefined; n++) {
    const { state } = now;
    if (
      system.current(state) === actor ||
      (system.current(state) === null && system.toAct?.(state).includes(actor))
    )
      return state;
    now = commanded(system, system.autopilot, state, next, `next ${n}`);
  }
  throw new Error(`the turn of ${actor} never comes`);
}
