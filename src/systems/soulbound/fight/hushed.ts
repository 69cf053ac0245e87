import type { Decision } from '../../../engine/decision.ts';
import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Rule, Step } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene } from '../scene.ts';
import { bothOf, hasSecrets, whoKnows } from './unseen.ts';

/** A rule in which nobody is asked aloud of whom players know nothing: such a question is for the GM alone. */
export function* hushed<T>(tx: Tx<Scene>, rule: Rule<T>): Rule<T> {
  let step = rule.next();
  while (!step.done) step = rule.next(yield hush(tx, step.value));
  return step.value;
}

function hush(tx: Tx<Scene>, step: Step): Step {
  if (step.kind !== 'ask') return step;
  const now = tx.snapshot();
  if (now.fight === null || !hasSecrets(now.fight)) return step;
  const quiet = (decision: Decision): Decision => {
    const nameless = { ...decision, params: withoutThem(now, decision.params) };
    if (whoKnows(now, decision.asked) === 'all') return nameless;
    return { ...decision, to: bothOf(decision.to ?? 'all', 'gm') };
  };
  return { ...step, decisions: step.decisions.map(quiet) };
}

/** What a question is about, for somebody who is to answer without learning who is in it of whom they know nothing. */
const withoutThem = (scene: Scene, params: Params): Params =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, isSecretId(scene, value) ? null : value]),
  );

const isSecretId = (scene: Scene, value: Json): boolean =>
  typeof value === 'string' && whoKnows(scene, value) !== 'all';
