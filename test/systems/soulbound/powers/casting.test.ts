import { describe, expect, test } from 'vitest';
import type { Power } from '../../../../src/systems/soulbound/powers/schema/power.ts';
import { power } from '../pack.ts';
import { duel, sheet, table } from '../table.ts';

type Written = NonNullable<Parameters<typeof duel>[0]>;

const hurt = { effect: 'damage', amount: 3 } as const;
const bolt = (more: object = {}): Power => power({ name: 'Bolt', aim: 'enemy', effects: [hurt], ...more });

/** Kira with a power, Tiz on her side, and two bandits; all in one Zone but where it is said. */
const brawl = (powers: readonly Power[], kira: Written = {}, zones: string | null = null) => {
  const cast = zones === null ? table() : table().zones(zones);
  return cast
    .pc('kira', sheet({ powers, ...kira, ratings: { initiative: 9, ...kira.ratings } }))
    .pc('tiz', sheet())
    .foe('bandit', sheet())
    .foe('thug', sheet())
    .fight();
};

describe('the Test of a power', () => {
  const spell = (more: object = {}) =>
    bolt({ kind: 'spell', test: { check: 'mind.channelling', dn: '4:2' }, ...more });

  test('must pass its DN', () => {
    const after = duel({ powers: [spell()] }).act('kira', 'castSpell', { dice: [4, 1, 1] });
    expect(after.who('bandit').toughness.now).toBe(5);
  });

  test('passes with enough successes', () => {
    const after = duel({ powers: [spell()] }).act('kira', 'castSpell', { dice: [4, 4, 1] });
    expect(after.who('bandit').toughness.now).toBe(2);
  });

  test('is told like any Test', () => {
    const after = duel({ powers: [spell()] }).act('kira', 'castSpell', { dice: [4, 4, 1] });
    expect(after.event('tested')).toMatchObject({ name: 'Mind (Channelling)', complexity: 2, passed: true });
  });

  const resisted = (dice: readonly number[], bandit: Written = {}) =>
    duel(
      {
        powers: [
          spell({ test: { check: 'mind.channelling', dn: null }, resist: ['body.might', 'body.reflexes'] }),
        ],
      },
      bandit,
    ).act('kira', 'castSpell', { dice });

  test('may be resisted: who has fewer successes suffers', () => {
    expect(resisted([4, 4, 1, 4, 1, 1]).who('bandit').toughness.now).toBe(2);
  });

  test('is resisted by a tie (S17)', () => {
    expect(resisted([4, 4, 1, 4, 4, 1]).who('bandit').toughness.now).toBe(5);
  });

  test('is resisted with the larger pool', () => {
    const after = resisted([4, 4, 1, 1, 1, 1, 1], { skills: { reflexes: { training: 1, focus: 0 } } });
    expect(after.event('opposed').second).toMatchObject({ name: 'Body (Reflexes)' });
  });

  test('is rolled once for all whom it catches', () => {
    const area = spell({
      aim: 'zone',
      among: 'enemies',
      range: 'short',
      test: { check: 'mind.channelling', dn: null },
      resist: ['body.might'],
    });
    const after = brawl([area]).act('kira', 'castSpell', { dice: [4, 4, 1, 1, 1, 1, 4, 4, 4] });
    expect(['bandit', 'thug'].map((id) => after.who(id).toughness.now)).toEqual([2, 5]);
  });
});
