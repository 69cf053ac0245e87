import { expect, test } from 'vitest';
import type { AutopilotRules } from '../../../src/engine/autopilot/rules.ts';
import { lossOf } from '../../../src/engine/autopilot/sparing.ts';
import type { Intent } from '../../../src/engine/intent.ts';
import type { Rule } from '../../../src/engine/rule.ts';
import type { Tx } from '../../../src/engine/tx.ts';

interface Purse {
  coins: number;
}

const intent: Intent = { kind: 'next', actor: 'ana', asGm: false };

/** What somebody would lose who pays so many coins, and wins as many back by a die, whatever it shows. */
function lost(price: number): number {
  function* perform(tx: Tx<Purse>): Rule<void> {
    tx.state.coins -= price;
    yield* tx.roll({ sides: 6, count: 1, label: 'luck', by: 'ana' });
    tx.state.coins += price;
  }
  const stock: AutopilotRules<Purse>['stock'] = ({ coins }) => ({ coins });
  const rules = { stock } as AutopilotRules<Purse>;
  return lossOf({ ruleset: {}, perform }, rules, { coins: 3 }, { intent }, 'ana');
}

test('what a lucky die gives back was spent all the same', () => {
  expect(lost(2)).toBe(2);
});

test('a die by itself costs nothing', () => {
  expect(lost(0)).toBe(0);
});
