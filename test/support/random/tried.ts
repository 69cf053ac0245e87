import { seededDice } from '../../../src/dice/index.ts';
import type { Answer, Decision } from '../../../src/engine/decision.ts';
import type { Intent } from '../../../src/engine/intent.ts';
import type { Recorded } from '../../../src/engine/roll.ts';
import type { Refusal } from '../../../src/engine/refusal.ts';
import { type Done, type Outcome, run } from '../../../src/engine/run.ts';
import type { GameSystem } from '../../../src/engine/system.ts';
import { type Chance, once, one } from './chance.ts';

/** One command as it was played: enough to play it again. */
export interface Turned<S> {
  readonly intent: Intent;
  readonly seed: string;
  readonly answers: readonly Answer[];
  readonly asked: readonly Asked[];
  readonly before: S;
  readonly done: Done<S>;
}

/** A question with the answer that chance gave. */
export interface Asked {
  readonly decision: Decision;
  readonly choice: string;
}

export type Try<S> =
  | { readonly kind: 'done'; readonly turned: Turned<S> }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** A system's commands, as chance gives them. */
export interface Commands<S> {
  /** Runs a command with a seed; what it asks is answered by chance. */
  tried(scene: S, intent: Intent, seed: string, chance: Chance): Try<S>;
  /** Runs it again with the answers that were given, and the dice that were recorded, where some are. */
  again(
    scene: S,
    intent: Intent,
    seed: string,
    answers: readonly Answer[],
    dice?: readonly Recorded[],
  ): Outcome<S>;
}

export function commandsOf<S extends object>(
  system: Pick<GameSystem<S, object>, 'ruleset' | 'perform'>,
): Commands<S> {
  const again: Commands<S>['again'] = (scene, intent, seed, answers, dice = []) =>
    run(system.ruleset, scene, (tx) => system.perform(tx, intent), {
      source: seededDice(seed),
      answers,
      dice,
    });
  return {
    again,
    tried(scene, intent, seed, chance) {
      const answers: Answer[] = [];
      const asked: Asked[] = [];
      for (;;) {
        const outcome = again(scene, intent, seed, answers);
        if (outcome.kind === 'refused') return outcome;
        if (outcome.kind === 'diverged') throw new Error(`diverged at ${outcome.at}`);
        if (outcome.kind === 'done')
          return { kind: 'done', turned: { intent, seed, answers, asked, before: scene, done: outcome } };
        for (const decision of outcome.decisions) {
          const choice = answer(decision, chance);
          asked.push({ decision, choice });
          answers.push({ key: decision.key, choice, by: 'chance', seen: outcome.dice.length });
        }
      }
    },
  };
}

/** Any answer; long lists of much the same leave it mostly at what is usual. */
const answer = ({ options, default: usual }: Decision, chance: Chance): string =>
  options.length > 5 && once(3, chance) ? usual : one(options, chance).id;
