import { describe, expect, it } from 'vitest';
import { seededDice } from '../../../../src/dice/index.ts';
import { run } from '../../../../src/engine/run.ts';
import { readAttack } from '../../../../src/systems/ishanekon/attack/choose.ts';
import { attackChances } from '../../../../src/systems/ishanekon/chances/attack.ts';
import {
  d20,
  defenceOdds,
  diceSpread,
  hitOdds,
  mean,
} from '../../../../src/systems/ishanekon/chances/odds.ts';
import { type StrikeOdds, strikeOdds } from '../../../../src/systems/ishanekon/chances/strike.ts';
import { perform } from '../../../../src/systems/ishanekon/perform.ts';
import { ruleset } from '../../../../src/systems/ishanekon/ruleset.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { armed, attacking, duel, weapon } from '../support/fights.ts';
import { deep, patience, seeded } from '../../../support/deep.ts';

const base = { bonus: 4, evasion: 16, leans: 'none', criticalFrom: 20, always: true } as const;

function oddsOf(scene: Scene, more: Parameters<typeof attacking>[0] = {}): StrikeOdds {
  const intent = attacking(more);
  if (intent.kind !== 'attack') throw new Error('no attack');
  const read = readAttack(scene, intent);
  if (!read.ok) throw new Error(read.refusal.code);
  return strikeOdds(scene, read.value, 'wolf');
}

describe('the odds of a hit', () => {
  it('with 4 against an Evasion of 16 are those of a 12 or more: 9 in 20 (the example of Evasion)', () => {
    expect(hitOdds(base).hit).toBeCloseTo(9 / 20, 12);
  });

  it('with advantage are those of two dice', () => {
    expect(hitOdds({ ...base, leans: 'advantage' }).hit).toBeCloseTo(1 - (11 / 20) ** 2, 12);
  });

  it('with disadvantage are those of both dice', () => {
    expect(hitOdds({ ...base, leans: 'disadvantage' }).hit).toBeCloseTo((9 / 20) ** 2, 12);
  });

  it('are never better than 19 in 20', () => {
    expect(hitOdds({ ...base, evasion: 0 }).hit).toBeCloseTo(19 / 20, 12);
  });

  it('are never worse than 1 in 20', () => {
    expect(hitOdds({ ...base, evasion: 99 }).hit).toBeCloseTo(1 / 20, 12);
  });

  it.each(['none', 'advantage', 'disadvantage'] as const)('add up to 1 (%s)', (leans) => {
    expect([...d20(leans).values()].reduce((all, one) => all + one, 0)).toBeCloseTo(1, 12);
  });
});

it('a cold makes a hit less likely: a 4 of Endurance comes first (Diseases)', () => {
  const cold = { id: 'cold' as const, next: 0, good: 0, lost: 0, recovering: false };
  expect(oddsOf(duel({ diseases: [cold] })).hit).toBeCloseTo(0.7 * oddsOf(duel()).hit, 12);
});

describe('the odds of a Defense Roll', () => {
  it('with 2 against 12 are those of a 10 or more', () => {
    expect(defenceOdds(2, 12, 'none')).toBeCloseTo(11 / 20, 12);
  });
});

describe('dice', () => {
  it('2d8 and 1 are 10 on average', () => {
    expect(mean(diceSpread([{ count: 2, sides: 8 }], 1))).toBeCloseTo(10, 12);
  });
});

describe('the odds of an attack', () => {
  it('know how likely it brings somebody down', () => {
    // Tiz needs a 10, and any hit takes the wolf's last point.
    expect(oddsOf(duel({}, { vitality: 1 })).fells).toBeCloseTo(11 / 20, 12);
  });

  it('tell no figures of whom the reader knows nothing', () => {
    const intent = attacking();
    if (intent.kind !== 'attack') throw new Error('no attack');
    const chances = attackChances(duel(), intent, () => false);
    expect(chances.ok && chances.value.hit).toBeUndefined();
  });

  const many = deep(600, 3_000);
  it.each([
    ['a plain one', duel({ stats: { strength: 13 } }, { stats: { dexterity: 14 } }), {}],
    [
      'one with disadvantage, not to kill',
      duel(armed(weapon({ category: 'tech' })), {}),
      { spend: ['sparing'] },
    ],
    [
      'one of two types',
      duel(armed(weapon({ types: ['heat', 'poison'] })), { skills: { endurance: 3 } }),
      {},
    ],
  ] as const)('are those of many rolls: %s', { timeout: patience(20_000) }, (_name, scene, more) => {
    let lost = 0;
    for (let n = 0; n < many; n++) {
      const source = seededDice(seeded(`odds ${n}`));
      const outcome = run(ruleset, scene, (tx) => perform(tx, attacking(more)), {
        source,
        dice: [],
        answers: [],
      });
      if (outcome.kind !== 'done') throw new Error(outcome.kind);
      lost += 20 - (outcome.state.characters.wolf?.vitality ?? 0);
    }
    const odds = oddsOf(scene, more);
    // Four standard errors of what varies by about 4 points.
    expect(Math.abs(lost / many - odds.damage)).toBeLessThan((4 * 4) / Math.sqrt(many));
  });
});
