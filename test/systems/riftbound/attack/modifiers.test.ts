import { describe, expect, it } from 'vitest';
import { close, duel, strikes } from '../support/attacks.ts';
import { nextOf } from '../support/intents.ts';
import { performed, type Played, told } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const rifle = { hands: ['precisionRifle'] } as const;
const shot = 'precisionRifle/near';
const misses = [1, 1, 1, 1];

const modifiers = (made: Played) => {
  const [shots] = told(made, 'attacked').shots as readonly { modifiers: readonly unknown[] }[];
  return shots?.modifiers;
};

describe('Attack Counters', () => {
  it('come with each Attack that is made', () => {
    expect(strikes(duel(rifle), shot, misses).scene.fight?.fighters.kira?.counters).toBe(1);
  });

  it('take 2 off each die of a Hit Roll, each', () => {
    const made = strikes(duel(rifle, {}, { kiraAs: { counters: 2 } }), shot, [6, 6, 6, 6]);
    expect(modifiers(made)).toEqual([{ source: 'counters', amount: -4 }]);
  });

  it('make a 6 miss: no die hits by itself (A17)', () => {
    const made = strikes(duel(rifle, {}, { kiraAs: { counters: 2 } }), shot, [6, 6, 6, 6]);
    expect(told(made, 'attacked').shots).toMatchObject([{ hits: 0 }]);
  });

  it('are lost when the turn ends (L578)', () => {
    const after = performed(duel(rifle, {}, { kiraAs: { counters: 2 } }), nextOf('kira'));
    expect(after.scene.fight?.fighters.kira?.counters).toBe(0);
  });

  it("of an Action out of turn stay until one's own turn ends (A6)", () => {
    const scene = duel(rifle, {}, { kiraAs: { counters: 1 }, setting: { turn: 'raider' } });
    expect(performed(scene, nextOf('raider')).scene.fight?.fighters.kira?.counters).toBe(1);
  });

  it('count for the other hand, too (Dual wielding)', () => {
    const two = duel({ hands: ['simpleBaton', 'laserPistol'] });
    const once = strikes(two, 'laserPistol/fire', [1, 1]);
    expect(modifiers(strikes(once.scene, 'laserPistol/fire', [1, 1]))).toEqual([
      { source: 'counters', amount: -2 },
    ]);
  });
});

describe('The Point Blanc rule', () => {
  const beside = (side: 'players' | 'foes', at: readonly [number, number], dead = false) => ({
    more: { third: { sheet: someone({ dead }), side, at } },
  });

  it('takes 2 off in contact with the target', () => {
    expect(modifiers(strikes(duel(rifle, {}, close), shot, misses))).toEqual([
      { source: 'pointBlanc', amount: -2 },
    ]);
  });

  it('is the same rule as the −2 of the Attack Action: once, not twice (A15)', () => {
    expect(modifiers(strikes(duel(rifle, {}, close), shot, misses))).toHaveLength(1);
  });

  it('takes 2 off in contact with another enemy', () => {
    expect(modifiers(strikes(duel(rifle, {}, beside('foes', [20, 21])), shot, misses))).toEqual([
      { source: 'pointBlanc', amount: -2 },
    ]);
  });

  it('takes nothing off in contact with a friend', () => {
    expect(modifiers(strikes(duel(rifle, {}, beside('players', [20, 21])), shot, misses))).toEqual([]);
  });

  it('takes nothing off in contact with a dead enemy', () => {
    expect(modifiers(strikes(duel(rifle, {}, beside('foes', [20, 21], true)), shot, misses))).toEqual([]);
  });

  it('takes 1 off where the target is in contact with an enemy of theirs', () => {
    expect(modifiers(strikes(duel(rifle, {}, beside('players', [31, 21])), shot, misses))).toEqual([
      { source: 'targetPointBlanc', amount: -1 },
    ]);
  });

  it('takes 2 off, not 3, where both are', () => {
    const more = {
      third: { sheet: someone(), side: 'players', at: [31, 21] },
      fourth: { sheet: someone(), side: 'foes', at: [20, 21] },
    } as const;
    expect(modifiers(strikes(duel(rifle, {}, { more }), shot, misses))).toEqual([
      { source: 'pointBlanc', amount: -2 },
    ]);
  });

  it('holds for no Melee Attack', () => {
    const made = strikes(duel({ hands: ['simpleBaton'] }, {}, close), 'simpleBaton/strike', [1, 1, 1]);
    expect(modifiers(made)).toEqual([]);
  });

  it.for([
    ['primitiveWhip', 'primitiveWhip/strike', 2],
    ['simpleSpear', 'simpleSpear/strike', 2],
    ['simpleGreatsword', 'simpleGreatsword/sweep', 1],
  ] as const)('is ignored by the %s', ([weapon, means, dice]) => {
    const made = strikes(
      duel({ hands: [weapon] }, {}, close),
      means,
      Array.from({ length: dice }, () => 1),
    );
    expect(modifiers(made)).toEqual([]);
  });
});

describe('Prone', () => {
  const prone = { conditions: [{ id: 'prone', by: null, byName: null, duration: { ends: [] } }] } as const;

  it('takes 1 off each die of a non-Melee Attack at who lies', () => {
    expect(modifiers(strikes(duel(rifle, prone), shot, misses))).toEqual([
      { source: 'targetProne', amount: -1 },
    ]);
  });

  it('takes nothing off a Melee Attack', () => {
    const made = strikes(duel({ hands: ['simpleBaton'] }, prone, close), 'simpleBaton/strike', [1, 1, 1]);
    expect(modifiers(made)).toEqual([]);
  });

  it('counts against a spear, which is no Melee Attack (A16)', () => {
    const made = strikes(duel({ hands: ['simpleSpear'] }, prone, close), 'simpleSpear/strike', [1, 1]);
    expect(modifiers(made)).toEqual([{ source: 'targetProne', amount: -1 }]);
  });

  it('does not where every attack of a Melee Weapon is one by house rule (A16)', () => {
    const party = { rules: { ...duel().party.rules, melee: 'weapon' as const } };
    const scene = duel({ hands: ['simpleSpear'] }, prone, { ...close, setting: { party } });
    expect(modifiers(strikes(scene, 'simpleSpear/strike', [1, 1]))).toEqual([]);
  });

  it('makes who lies worse at dodging', () => {
    const made = strikes(duel(rifle, prone), shot, [6, 1, 1, 1, 5]);
    expect(told(made, 'landed')).toMatchObject({ rating: 6, landed: 1 });
  });
});

describe('Dodge Rolls', () => {
  it('go up by 1 a die with Damage Resist against its type', () => {
    const scene = duel(rifle, { abilities: [['damageResist', 'sharp']] });
    expect(told(strikes(scene, shot, [6, 1, 1, 1, 3]), 'landed')).toMatchObject({
      modifiers: [{ source: 'damageResist', amount: 1 }],
      landed: 0,
    });
  });

  it('do not against another type', () => {
    const scene = duel(rifle, { abilities: [['damageResist', 'heat']] });
    expect(told(strikes(scene, shot, [6, 1, 1, 1, 3]), 'landed').landed).toBe(1);
  });

  it('take 4+ in heavy armour instead of AGI', () => {
    const scene = duel(rifle, { wears: 'heavyArmour', scores: { agility: 4 } });
    expect(told(strikes(scene, shot, [6, 1, 1, 1, 3]), 'landed')).toMatchObject({
      rating: 4,
      with: 'armour',
    });
  });
});
