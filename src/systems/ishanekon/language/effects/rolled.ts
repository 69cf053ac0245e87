import type { Rule } from '../../../../engine/rule.ts';
import type { Tx } from '../../../../engine/tx.ts';
import type { Factor } from '../../numbers/factor.ts';
import { rollSum } from '../../numbers/pool.ts';
import type { Scene } from '../../scene.ts';
import { workOut } from '../schema/amount.ts';
import type { Effect } from '../schema/effects/index.ts';
import type { At } from '../use/using.ts';

/** What an effect's amount comes to: rolled once for all whom it hits. `factors`: what multiplies it for each of them. */
export function* rolledFor(
  tx: Tx<Scene>,
  at: At,
  effect: Effect,
  amount: string,
  label: string,
  factors: readonly Factor[] = [],
): Rule<number> {
  const before = at.rolled.get(effect);
  if (before !== undefined) return before;
  const { dice, plus } = workOut(amount, at.scale);
  let total = plus;
  for (const { count, sides } of dice) {
    const about = { with: at.row.name, target: at.target };
    const request = { count, sides, label, by: at.actor, about };
    total += yield* rollSum(tx, request, { factors, own: label === 'damage' ? 'damage' : 'healing' });
  }
  at.rolled.set(effect, total);
  return total;
}
