import type { RollRequest } from '../../../engine/roll.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { DieOf } from '../momentum/die.ts';
import { rollOwn } from '../momentum/lying.ts';
import type { HouseRules } from '../party/party.ts';
import type { Scene } from '../scene.ts';
import { multiplied, type Factor } from './factor.ts';

/** How several dice of a kind are rolled: so many of them, and what each then counts for. */
export interface AsRolled {
  readonly count: number;
  readonly times: number;
}

/**
 * Several dice of a kind as the group rolls them (Dice): each; one alone, times their number; or fewer (or more) of them where something multiplies what they come
 * to and that is a whole number. `factors`: what multiplies it afterwards, so that fewer dice count for more before it does.
 */
export function asRolled(dice: HouseRules['dice'], count: number, factors: readonly Factor[] = []): AsRolled {
  if (count < 2 && dice !== 'fewer') return { count, times: 1 };
  switch (dice) {
    case 'once':
      return { count: 1, times: count };
    case 'fewer': {
      const changed = count * multiplied(factors);
      return changed >= 1 && Number.isInteger(changed)
        ? { count: changed, times: count / changed }
        : { count, times: 1 };
    }
    default:
      return { count, times: 1 };
  }
}

/** How a sum is rolled: by what it is multiplied later, and, of somebody's own dice, what they are for: those can be rerolled. */
interface Summing {
  readonly factors?: readonly Factor[];
  readonly own?: DieOf;
}

/** Rolls several dice of a kind, as the group rolls them. Gives what each of those dice counts for, one for each that was asked for or was rolled. */
export function* rollEach(
  tx: Tx<Scene>,
  request: RollRequest,
  { factors = [], own }: Summing = {},
): Rule<readonly number[]> {
  if (request.count < 1) return [];
  const { count, times } = asRolled(tx.now.party.rules.dice, request.count, factors);
  const asked = times === 1 ? request : { ...request, count, label: `${request.label} ×${times}` };
  const roll = own === undefined ? yield* tx.roll(asked) : yield* rollOwn(tx, asked, own);
  return roll.dice.map(({ value }) => value * times);
}

/** Rolls several dice of a kind, as the group rolls them, and adds them up. */
export function* rollSum(tx: Tx<Scene>, request: RollRequest, how: Summing = {}): Rule<number> {
  const values = yield* rollEach(tx, request, how);
  return values.reduce((sum, value) => sum + value, 0);
}
