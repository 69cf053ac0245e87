import { describe, expect, test } from 'vitest';
import { duel } from '../../table.ts';
import { trick, used, usedOnSelf } from '../trick.ts';

describe('the effects on gauges', () => {
  test('Mettle is gained, up to the maximum', () => {
    const stage = duel({ powers: [trick([{ effect: 'mettle', by: 5 }], { aim: 'self' })] });
    const after = stage.amend('kira', 'mettle', '0').act('kira', 'useTalent');
    expect(after.who('kira').mettle.now).toBe(2);
  });

  test('Mettle is lost, down to none', () => {
    expect(used([{ effect: 'mettle', by: -5 }]).who('bandit').mettle.now).toBe(0);
  });

  test('Soulfire is lost, down to none', () => {
    expect(used([{ effect: 'soulfire', by: -9 }]).state.party.soulfire.now).toBe(0);
  });

  test('Doom rises', () => {
    expect(used([{ effect: 'doom', by: 2 }]).state.party.doom).toBe(2);
  });
});

describe('the effect action', () => {
  const order = [{ effect: 'action', actions: 1 }];

  test('gives an Action more on the turn that runs', () => {
    expect(usedOnSelf(order).state.fight?.turn?.actions).toBe(1);
  });

  test('gives one more on the next turn of another', () => {
    expect(used(order, { aim: 'anyone' }).next().state.fight?.turn?.actions).toBe(2);
  });

  test('gives it once', () => {
    expect(used(order, { aim: 'anyone' }).next().next().next().state.fight?.turn?.actions).toBe(1);
  });
});

test('the effect tell is told to the table', () => {
  expect(used([{ effect: 'tell', text: 'The lights go out.' }]).told()).toContain(
    '**Trick** of **Kira**: The lights go out. (The GM plays it.)',
  );
});

test('an effect on the user is theirs, whoever the power is aimed at', () => {
  const stage = duel({
    powers: [
      trick([
        { effect: 'damage', amount: 1 },
        { effect: 'heal', on: 'user', toughness: 2 },
      ]),
    ],
  });
  const after = stage.amend('kira', 'toughness', '1').act('kira', 'useTalent', { target: 'bandit' });
  expect(after.who('kira').toughness.now).toBe(3);
});
