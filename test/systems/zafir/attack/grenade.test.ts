import { describe, expect, test } from 'vitest';
import { areaTiles } from '../../../../src/systems/zafir/attack/area.ts';
import { battle, enemy, hero } from '../table.ts';
import { raised } from './rules.ts';

const thrower = (
  item: 'fragGrenade' | 'poisonFlask' = 'fragGrenade',
  more: Parameters<typeof hero>[0] = {},
) => hero({ pockets: [{ pocket: 'grenade', item, count: 2, used: 0 }], ...more });
const field = (kira = thrower(), foe: Parameters<typeof enemy>[0] = {}) =>
  battle('......r\nk....m.\n.......', {
    kira,
    raider: enemy({ hp: 9, ...foe }),
    mage: enemy({ hp: 9, ...foe }),
  });
const frag = { means: 'fragGrenade' } as const;
const square = (size: number) =>
  battle(
    Array.from({ length: size }, () => '.'.repeat(size))
      .join('\n')
      .replace('.', 'k'),
    { kira: hero() },
  );

describe('circular areas', () => {
  test.each([
    [1, 5],
    [1.5, 9],
    [2, 13],
    [2.5, 21],
    [3, 29],
    [4, 49],
  ])('radius %d covers %d tiles', (radius, count) => {
    expect(areaTiles(square(11).state, 'F6', radius).length).toBe(count);
  });

  test('reach as high as their radius, and no higher', () => {
    const stage = raised(raised(square(5), 'C2', 1), 'C4', 2);
    expect(areaTiles(stage.state, 'C3', 1)).toEqual(['C2', 'B3', 'C3', 'D3']);
  });
});

describe('a grenade', () => {
  test('is told with its article', () => {
    const bomber = hero({ pockets: [{ pocket: 'grenade', item: 'improvisedBomb', count: 1, used: 0 }] });
    const after = field(bomber).attack('kira', 'C1', { means: 'improvisedBomb' });
    expect(after.told()[0]).toBe('**Kira** throws an **Improvised Bomb** at C1.');
  });

  test('hits everybody in its area, each with a roll of their own', () => {
    const after = field().attack('kira', 'mage', { ...frag, dice: [1, 2] });
    expect([after.who('raider').battle.hp, after.who('mage').battle.hp]).toEqual([6, 5]);
  });

  test('is thrown at a tile', () => {
    const after = field().attack('kira', 'E3', { ...frag, dice: [1] });
    expect([after.who('raider').battle.hp, after.who('mage').battle.hp]).toEqual([9, 6]);
  });

  test('hits friends as well', () => {
    const after = battle('k..tr', { kira: thrower(), tiz: hero(), raider: enemy() }).attack(
      'kira',
      'raider',
      { ...frag, dice: [1, 1] },
    );
    expect(after.who('tiz').battle.hp).toBe(3);
  });

  test('breaks armour after its damage', () => {
    const after = field(thrower(), { armourPoints: 2 }).attack('kira', 'raider', { ...frag, dice: [1, 1] });
    expect(after.who('raider').battle).toMatchObject({ hp: 8, broken: 1 });
  });

  test('has no Crit Dice for no cover (A59)', () => {
    const after = field().attack('kira', 'E3', { ...frag, dice: [1] });
    expect(after.event('caught').critValues).toEqual([]);
  });

  test('goes past armour, where it ignores that', () => {
    const after = field(thrower('poisonFlask'), { armourPoints: 5 }).attack('kira', 'E3', {
      means: 'poisonFlask',
    });
    expect(after.event('caught').through).toMatchObject({ through: 1, armour: 0 });
  });

  test('is one fewer', () => {
    const kira = field()
      .attack('kira', 'E3', { ...frag, dice: [1] })
      .who('kira');
    expect(kira.kind === 'hero' && kira.pockets[0]?.used).toBe(1);
  });

  test('ends the turn', () => {
    expect(field().attack('kira', 'E3', { ...frag, dice: [1] }).state.fight?.order.done).toContain('kira');
  });

  test('that is gone cannot be thrown', () => {
    const kira = hero({ pockets: [{ pocket: 'grenade', item: 'fragGrenade', count: 1, used: 1 }] });
    expect(field(kira).attack('kira', 'mage', frag).no).toBe('**Kira** has no Frag Grenade left.');
  });

  test('flies 8 tiles (A27)', () => {
    const stage = battle(`k${'.'.repeat(8)}r`, { kira: thrower(), raider: enemy() });
    expect(stage.attack('kira', 'raider', frag).refusal?.code).toBe('tileOutOfRange');
  });

  test('flies 16 tiles from a Throwing Arm', () => {
    const kira = thrower('fragGrenade', { abilities: ['throwingArm'] });
    const after = battle(`k${'.'.repeat(15)}r`, { kira, raider: enemy() }).attack('kira', 'raider', {
      ...frag,
      dice: [1],
    });
    expect(after.refusal).toBeNull();
  });

  test('needs sight of its tile', () => {
    const stage = battle('k..W.r', { kira: thrower(), raider: enemy() });
    expect(stage.attack('kira', 'raider', frag).refusal?.code).toBe('tileOutOfSight');
  });

  test('reaches farther by Bigger Booms (A55)', () => {
    const kira = thrower('fragGrenade', { abilities: ['biggerBooms'] });
    const after = battle('k..r..', { kira, raider: enemy() }).attack('kira', 'F1', { ...frag, dice: [1] });
    expect(after.event('caught').target).toBe('raider');
  });

  test('has Crit Dice and damage by an Explosives Engineer', () => {
    const kira = thrower('fragGrenade', { abilities: ['explosivesEngineer'] });
    const after = field(kira).attack('kira', 'E3', { ...frag, dice: [6, 1, 1] });
    expect(after.who('mage').battle.hp).toBe(4);
  });

  test('pierces by Shrapnel', () => {
    const kira = thrower('fragGrenade', { abilities: ['shrapnel'] });
    const after = field(kira, { armourPoints: 1 }).attack('kira', 'E3', { ...frag, dice: [1] });
    expect(after.who('mage').battle.hp).toBe(6);
  });

  test('drops who stood on cover that it destroys', () => {
    const stage = raised(battle('k..r', { kira: thrower(), raider: enemy({ hp: 9 }) }), 'D1', 0).with(
      ({ fight, ...rest }) => {
        if (fight === null) throw new Error('no battlefield');
        const obstacle = { height: 2, cover: 'full', opaque: true, solid: true } as const;
        return { ...rest, fight: { ...fight, grid: { ...fight.grid, tiles: { D1: { obstacle } } } } };
      },
    );
    expect(stage.attack('kira', 'D1', { ...frag, dice: [1] }).who('raider').battle.hp).toBe(4);
  });

  test('of an enemy is counted too', () => {
    const raider = enemy({ grenades: [{ id: 'fragGrenade', count: 1 }] });
    const after = battle('k..r', { kira: hero(), raider })
      .next()
      .attack('raider', 'kira', { ...frag, dice: [1] });
    expect(after.who('raider').battle.uses).toEqual({ 'grenade:fragGrenade': { spent: 1, cooling: 0 } });
  });
});

describe('an enemy whom the players did not know of', () => {
  test('is known once a grenade hits it', () => {
    const raider = { sheet: enemy({ hp: 9 }), unit: { hidden: true } };
    const after = battle('k...r', { kira: thrower(), raider }).attack('kira', 'D1', { ...frag, dice: [1] });
    expect(after.state.fight?.units.raider?.hidden).toBe(false);
  });
});
