import type { IntentOf } from '../../../../src/engine/intent.ts';
import type { Rule } from '../../../../src/engine/rule.ts';
import type { Tx } from '../../../../src/engine/tx.ts';
import { type Duration, untilRest } from '../../../../src/engine/uses/index.ts';
import { type ConditionId, conditions, find } from '../content.ts';
import type { Night } from '../night.ts';
import { keeperOf } from './pool.ts';

/** Puts a condition on somebody; one that they already have starts anew. */
export function addCondition(tx: Tx<Night>, id: string, condition: ConditionId, duration: Duration): void {
  const draft = tx.state.keepers[id];
  if (draft === undefined) return;
  draft.conditions = draft.conditions.filter((other) => other.id !== condition);
  draft.conditions.push({ id: condition, duration: { ends: duration.ends.map((end) => ({ ...end })) } });
  tx.emit('ailed', { id, condition });
}

/** A GM's word that somebody has a condition, or has it no more. */
export function* changeCondition(tx: Tx<Night>, intent: IntentOf<'condition'>): Rule<void> {
  const { actor } = intent;
  if (!intent.asGm) return yield* tx.refuse('gmOnly');
  const condition = find(conditions, intent.condition);
  if (condition === undefined) return yield* tx.refuse('noSuchCondition', { id: intent.condition });
  const has = (yield* keeperOf(tx, actor)).conditions.some(({ id }) => id === condition.id);
  if (intent.change === 'add') return addCondition(tx, actor, condition.id, untilRest());
  if (!has) return yield* tx.refuse('hasNotCondition', { id: actor, condition: condition.id });
  const draft = tx.state.keepers[actor];
  if (draft !== undefined) draft.conditions = draft.conditions.filter(({ id }) => id !== condition.id);
  tx.emit('eased', { id: actor, condition: condition.id });
}
