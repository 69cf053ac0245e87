import { describe, expect, test } from 'vitest';
import { chancesHereView, chancesView } from '../../../src/view/odds/chances.ts';

const outcomes = [{ name: 'to hit', chance: 0.5 }];
const attack = { what: '**Kira** attacks **Raider**', outcomes, notes: ['2 Damage on average'] };
const check = { what: '**Kira** tests Body', outcomes, notes: [] };

const linesOf = (here: Partial<Parameters<typeof chancesHereView>[0]>) =>
  chancesHereView({ name: 'Kira', waiting: null, attacks: [], checks: [], ...here }).card?.text.split('\n');

describe('the chances of somebody', () => {
  test('stand with what was taken for granted below them', () => {
    expect(chancesView(attack).card?.text).toBe(
      '**Kira** attacks **Raider**.\n**50% to hit**\n-# 2 Damage on average',
    );
  });

  test('keep what belongs to an attack apart from checks', () => {
    expect(linesOf({ attacks: [attack], checks: [check] })).toEqual([
      '**Kira** attacks **Raider**.',
      '**50% to hit**',
      '-# 2 Damage on average',
      '',
      '**Kira** tests Body.',
      '**50% to hit**',
    ]);
  });

  test('say once what applies to several', () => {
    const said = linesOf({ attacks: [attack, attack] }) ?? [];
    expect(said.filter((line) => line.includes('Damage'))).toHaveLength(1);
  });

  test('begin with a decision that is open', () => {
    expect(linesOf({ waiting: check, attacks: [attack] })?.[0]).toBe(
      '⏳ A decision is open. Before the dice fell:',
    );
  });

  test('say so where there is nothing to tell', () => {
    expect(linesOf({})).toEqual(['There are no odds to tell here. `/odds a:4d6kh3` tells the odds of dice.']);
  });
});
