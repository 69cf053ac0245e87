import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Scene } from '../../scene.ts';
import type { Effect, EffectKind } from '../schema/effects.ts';
import { action, told } from './action.ts';
import { condition, cure } from './condition.ts';
import { damage } from './damage.ts';
import { doom, mettle, soulfire } from './gauges.ts';
import { heal } from './heal.ts';
import { move } from './move.ts';
import type { At, EffectRule } from './rule.ts';
import { edge, guard, modify } from './staying.ts';
import { zone } from './zone.ts';

const rules: { readonly [K in EffectKind]: EffectRule<K> } = {
  modify,
  edge,
  guard,
  damage,
  heal,
  condition,
  cure,
  move,
  zone,
  mettle,
  soulfire,
  doom,
  action,
  tell: told,
};

/** The rule of an effect's kind, which takes effects of that kind alone. */
const ruleOf = (effect: Effect) => rules[effect.effect] as EffectRule<EffectKind>;

/** Whether an effect is on its user, whoever the power is aimed at. */
export const isOnUser = (effect: Effect): boolean => 'on' in effect && effect.on === 'user';

/** Whether an effect works once for a use of its power, not on each target. */
export const isOnce = (effect: Effect): boolean => ruleOf(effect).once === true;

/** Whether an effect does harm to whom its power is aimed at. */
export const harms = (effect: Effect): boolean => !isOnUser(effect) && ruleOf(effect).harms(effect);

export function effectWords(effect: Effect): string {
  const words = ruleOf(effect).words(effect);
  return isOnUser(effect) ? `the user: ${words}` : words;
}

export function* apply(tx: Tx<Scene>, effect: Effect, at: At): Rule<void> {
  const more = ruleOf(effect).apply(tx, effect, at);
  if (more !== undefined) yield* more;
}
