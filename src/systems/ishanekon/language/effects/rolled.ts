import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { rollOwn } from '../../momentum/lying.ts';
import type { Scene } from '../../scene.ts';
import { workOut } from '../schema/amount.ts';
import type { Effect } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';

/** What an effect's amount comes to: rolled once for all whom it hits. */
export function* rolledFor(
  tx: Tx<Scene>,
  at: At,
  effect: Effect,
  amount: string,
  label: string,
): Rule<number> {
  const before = at.rolled.get(effect);
  if (before !== undefined) return before;
  const { dice, plus } = workOut(amount, at.scale);
  let total = plus;
  for (const { count, sides } of dice) {
    const about = { with: at.row.name, target: at.target };
    const request = { count, sides, label, by: at.actor, about };
    const roll = yield* rollOwn(tx, request, label === 'damage' ? 'damage' : 'healing');
    total += roll.dice.reduce((sum, { value }) => sum + value, 0);
  }
  at.rolled.set(effect, total);
  return total;
}
