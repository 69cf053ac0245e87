import { describe, expect, test } from 'vitest';
import { conditionsOf } from '../items/pockets.ts';
import { battle, enemy, hero } from '../table.ts';
import { power, table } from './powers.ts';

const marks = { effect: 'condition', condition: 'Marked' };
// Kira's autorifle in the open: 3 Aim Dice, 2 Crit Dice, d3
const shot = (
  dice: readonly number[],
  kira: Readonly<Record<string, unknown>> | null,
  bandit: Readonly<Record<string, unknown>> | null = null,
) => table(kira, bandit).attack('kira', 'bandit', { means: 'primary', dice });
const hit = [5, 1, 1, 1, 1, 1];
const crit = [5, 1, 1, 6, 1, 1];
const miss = [1, 1, 1, 1, 1, 1];

describe('hits', () => {
  test('works on whom its owner hits', () => {
    expect(conditionsOf(shot(hit, { when: 'hits', effects: [marks] }), 'bandit')).toEqual(['marked']);
  });

  test('not on whom they miss', () => {
    expect(conditionsOf(shot(miss, { when: 'hits', effects: [marks] }), 'bandit')).toEqual([]);
  });

  test('of one kind of attack alone, where it says so', () => {
    expect(conditionsOf(shot(hit, { when: 'hits', only: ['melee'], effects: [marks] }), 'bandit')).toEqual(
      [],
    );
  });
});

describe('crits', () => {
  test('works on a critical hit', () => {
    expect(conditionsOf(shot(crit, { when: 'crits', effects: [marks] }), 'bandit')).toEqual(['marked']);
  });

  test('not on any other', () => {
    expect(conditionsOf(shot(hit, { when: 'crits', effects: [marks] }), 'bandit')).toEqual([]);
  });
});

describe('struck', () => {
  const back = { when: 'struck', effects: [marks] };

  test('works on whoever attacked, hit or miss', () => {
    expect(conditionsOf(shot(miss, null, back), 'kira')).toEqual(['marked']);
  });

  test('of one kind of attack alone, where it says so', () => {
    expect(conditionsOf(shot(miss, null, { ...back, only: ['melee'] }), 'kira')).toEqual([]);
  });

  test('once a round', () => {
    const twice = shot(miss, null, {
      when: 'struck',
      effects: [{ effect: 'shield', points: 1, on: 'user' }],
    }).attack('tiz', 'bandit', { means: 'primary', dice: miss });
    expect(twice.who('bandit').battle.shields.length).toBe(1);
  });

  test('heroes are asked', () => {
    const after = table(back)
      .next()
      .attack('bandit', 'kira', { dice: [1, 1, 1, 1, 1, 1], answers: { 'attack.over': 'power:trick' } });
    expect(conditionsOf(after, 'bandit')).toEqual(['marked']);
  });
});

describe('phase', () => {
  const glow = {
    when: 'phase',
    radius: 2,
    among: 'enemies',
    effects: [{ effect: 'modify', number: 'will', by: -1, turns: 1 }],
  };
  const near = () =>
    battle('k.b', { kira: hero(), bandit: enemy({ powers: [power(glow)] }) }).play({
      kind: 'next',
      actor: null,
      asGm: true,
    });

  test("works where its owner's phase begins", () => {
    expect(near().state.fight?.units.kira?.effects.map(({ id }) => id)).toEqual(['power']);
  });

  test('and lasts until that comes again', () => {
    expect(near().next().state.fight?.units.kira?.effects.length).toBe(1);
  });
});

describe('falls', () => {
  test('works on those around where its owner falls', () => {
    const burst = { when: 'falls', radius: 2, effects: [{ effect: 'condition', condition: 'Poisoned' }] };
    const after = table(null, burst, { bandit: { hp: 2 } }).attack('kira', 'bandit', {
      means: 'primary',
      dice: hit,
    });
    expect(conditionsOf(after, 'foe')).toEqual(['poisoned']);
  });
});

describe('a standing order for a power that strikes back', () => {
  const back = { when: 'struck', effects: [marks] };
  const ordered = (order: string) =>
    table(back)
      .act('kira', 'order', { means: 'power:trick', target: order })
      .next()
      .attack('bandit', 'kira', {
        dice: [1, 1, 1, 1, 1, 1],
      });

  test('always: nobody is asked', () => {
    expect(conditionsOf(ordered('always'), 'bandit')).toEqual(['marked']);
  });

  test('never: it does not work', () => {
    expect(conditionsOf(ordered('never'), 'bandit')).toEqual([]);
  });
});
