import type { Decision } from '../../../engine/decision.ts';
import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Rule, Step } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, fightersIn, type Scene } from '../scene.ts';
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
  return { ...step, decisions: step.decisions.map((decision) => quiet(now, decision)) };
}

/**
 * A question of somebody unseen is the GM's, in secret; one about somebody unseen is for the asked alone where they know of
 * them, and does not name them where they do not.
 */
function quiet(scene: Scene, decision: Decision): Decision {
  const { asked, to = 'all' } = decision;
  if (whoKnows(scene, asked) !== 'all') return { ...decision, to: bothOf(to, 'gm') };
  const text = JSON.stringify([decision.params, decision.options]);
  const secret = fightersIn(scene).filter(
    (id) => whoKnows(scene, id) !== 'all' && text.includes(JSON.stringify(id)),
  );
  if (secret.length === 0) return decision;
  const strange = secret.filter((id) => !whoKnows(scene, id).includes(asked));
  const named = { ...decision, params: withoutThem(decision.params, strange) };
  return strange.length === secret.length ? named : { ...named, to: bothOf(to, [asked]) };
}

/** What a question is about, with nobody in place of some. */
const withoutThem = (params: Params, ids: readonly CharacterId[]): Params =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, without(value, ids)]));

function without(value: Json, ids: readonly CharacterId[]): Json {
  if (typeof value === 'string') return ids.includes(value) ? null : value;
  if (Array.isArray(value)) return value.map((one: Json) => without(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  return withoutThem(value as Params, ids);
}
