import { scriptedDice } from '../../../../src/dice/index.ts';
import type { Answer } from '../../../../src/engine/decision.ts';
import type { GameEvent } from '../../../../src/engine/event.ts';
import type { Intent, IntentOf } from '../../../../src/engine/intent.ts';
import { type Outcome, run } from '../../../../src/engine/run.ts';
import { perform } from '../../../../src/systems/wayfarer/perform.ts';
import { ruleset } from '../../../../src/systems/wayfarer/ruleset.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';

/** What a command is rolled and answered with: dice and cards as they come, answers by the question's id and who is asked (`id:asked`). */
export interface With {
  readonly dice?: readonly number[];
  readonly cards?: readonly string[];
  readonly answers?: Readonly<Record<string, string>>;
}

/** Gives a command; what is asked and not answered, it waits for. Dice and cards must all be used by a command that is done. */
export function attempt(
  scene: Scene,
  intent: Intent,
  { dice = [], cards = [], answers = {} }: With = {},
): Outcome<Scene> {
  const source = scriptedDice(dice, cards);
  const given: readonly Answer[] = Object.entries(answers).map(([key, choice]) => ({
    key,
    choice,
    by: 'somebody',
    seen: 0,
  }));
  const outcome = run(ruleset, scene, (tx) => perform(tx, intent), { source, answers: given });
  const left = source.left();
  if (outcome.kind === 'done' && left.faces.length + left.cards.length > 0)
    throw new Error(`not rolled or drawn: ${[...left.faces, ...left.cards].join(', ')}`);
  return outcome;
}

/** The same of a command that must be done. */
export function done(scene: Scene, intent: Intent, given: With = {}) {
  const outcome = attempt(scene, intent, given);
  if (outcome.kind !== 'done') throw new Error(`not done: ${JSON.stringify(outcome).slice(0, 2000)}`);
  return outcome;
}

/** The code of the refusal of a command that must be refused. */
export function refused(scene: Scene, intent: Intent, given: With = {}): string {
  const outcome = attempt(scene, intent, given);
  if (outcome.kind !== 'refused') throw new Error(`not refused: ${JSON.stringify(outcome).slice(0, 2000)}`);
  return outcome.refusal.code;
}

/** Who is asked what, and what they may choose, by question and who is asked. */
export function asked(
  scene: Scene,
  intent: Intent,
  given: With = {},
): Readonly<Record<string, readonly string[]>> {
  const outcome = attempt(scene, intent, given);
  if (outcome.kind !== 'waiting') throw new Error(`does not wait: ${JSON.stringify(outcome).slice(0, 2000)}`);
  return Object.fromEntries(outcome.decisions.map(({ key, options }) => [key, options.map(({ id }) => id)]));
}

export const act = (actor: string, id: string, more: Partial<IntentOf<'act'>> = {}): Intent => ({
  kind: 'act',
  actor,
  act: id,
  target: null,
  means: null,
  detail: null,
  spend: [],
  asGm: false,
  ...more,
});

export const assault = (actor: string, target: string, means: string | null = null): Intent => ({
  kind: 'attack',
  actor,
  target,
  means,
  way: null,
  spend: [],
  asGm: false,
});

export const eventsOf = (events: readonly GameEvent[], type: string): readonly GameEvent[] =>
  events.filter((event) => event.type === type);
