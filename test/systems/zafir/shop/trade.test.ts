import { describe, expect, test } from 'vitest';
import { owned } from '../../../../src/systems/zafir/character/belongings.ts';
import type { Hero } from '../../../../src/systems/zafir/character/schema.ts';
import { money, readMoney } from '../../../../src/systems/zafir/words/money.ts';
import { hero, town } from '../table.ts';

const kira = (written: Parameters<typeof hero>[0] = {}) =>
  town({ kira: hero({ money: 10_000, ...written }), tiz: hero() });
type Stage = ReturnType<typeof kira>;
const sheet = (stage: Stage, id = 'kira') => stage.who(id) as Hero;
const buy = (target: string, detail: string | null = null, written = {}) =>
  kira(written).act('kira', 'buy', { target, detail });
const used = (
  item:
    | 'medkit'
    | 'magitechMedkit'
    | 'undeadDetector'
    | 'zephyriteShard'
    | 'gaianiteShard'
    | 'daevaciteShard'
    | 'voidstoneShard'
    | 'salvationCharm',
) => ({
  pockets: [{ pocket: 'utility' as const, item, count: 1, used: 1 }],
});
const restock = (written: object, asGm = false) =>
  kira(written).act('kira', 'restock', { target: 'pocket.0', asGm });

describe('buying', () => {
  test('takes the list price', () => {
    expect(sheet(buy('weapon.lightCarbine')).money).toBe(10_000 - 4500);
  });

  test('puts it among the things owned', () => {
    expect(sheet(buy('weapon.lightCarbine')).inventory).toEqual([
      owned('weapon', 'lightCarbine', 'Light Carbine'),
    ]);
  });

  test('takes as many as are typed', () => {
    const { money: left, inventory } = sheet(buy('grenade.fragGrenade', '3'));
    expect([left, inventory[0]?.count]).toEqual([8500, 3]);
  });

  test('refuses what costs too much', () => {
    expect(buy('mod.optics').refusal?.code).toBe('tooPoor');
  });

  test('refuses several that cost too much together', () => {
    expect(buy('weapon.lightCarbine', '3').refusal?.code).toBe('tooPoor');
  });

  test('refuses what no vendor has', () => {
    expect(buy('item.voidstoneShard').refusal?.code).toBe('notForSale');
  });

  test('refuses what is no number', () => {
    expect(buy('weapon.lightCarbine', 'many').refusal?.code).toBe('notACount');
  });

  test('a meal leaves nothing behind', () => {
    const { money: left, inventory } = sheet(buy('living.pastry'));
    expect([left, inventory]).toEqual([9993, []]);
  });

  test('a night in a hostel costs ₹3.50', () => {
    expect(sheet(buy('living.hostel')).money).toBe(9650);
  });

  test('offers nothing twice by one name', () => {
    const act = kira()
      .options('kira')
      .acts.find(({ id }) => id === 'buy');
    const names = act?.targets?.map(({ name }) => name) ?? [];
    expect(new Set(names).size).toBe(names.length);
  });

  test('water is free', () => {
    expect(sheet(buy('living.freshWater')).money).toBe(10_000);
  });
});

describe('selling', () => {
  const sold = (thing: ReturnType<typeof owned>, detail: string | null = null) =>
    kira({ inventory: [thing] }).act('kira', 'sell', { target: 'own.0', detail });

  test('gives a fifth of the price', () => {
    expect(sheet(sold(owned('weapon', 'autorifle', 'Autorifle'))).money).toBe(10_000 + 1700);
  });

  test('counts the mods in', () => {
    const rifle = { ...owned('weapon', 'autorifle', 'Autorifle'), mods: ['optics' as const] };
    expect(sheet(sold(rifle)).money).toBe(10_000 + (8500 + 32_500) / 5);
  });

  test('leaves the rest of several', () => {
    expect(sheet(sold(owned('grenade', 'fragGrenade', 'Frag Grenade', 3), '2')).inventory[0]?.count).toBe(1);
  });

  test('refuses more than there are', () => {
    expect(sold(owned('grenade', 'fragGrenade', 'Frag Grenade', 3), '4').refusal?.code).toBe('notSoMany');
  });

  test('refuses what has no price', () => {
    expect(sold(owned('thing', null, 'Old letter')).refusal?.code).toBe('noPrice');
  });
});

describe('restocking', () => {
  test.for([
    ['medkit', 500],
    ['magitechMedkit', 6250],
  ] as const)('%s costs half of a new one', ([item, price]) => {
    expect(sheet(restock(used(item))).money).toBe(10_000 - price);
  });

  test('brings the charges back', () => {
    expect(sheet(restock(used('medkit'))).pockets[0]?.used).toBe(0);
  });

  test('of what a socket charges is free', () => {
    expect(sheet(restock(used('undeadDetector'))).money).toBe(10_000);
  });

  test('of a Zephyrite Shard takes two charges of magic', () => {
    expect(restock(used('zephyriteShard')).refusal?.code).toBe('needsMagic');
  });

  test('of a Zephyrite Shard is what a novice can do', () => {
    expect(
      restock({ ...used('zephyriteShard'), classes: ['novice'], abilities: ['ignite'] }).refusal,
    ).toBeNull();
  });

  test('of a Gaianite Shard takes Life Magic', () => {
    expect(
      restock({ ...used('gaianiteShard'), classes: ['novice'], abilities: ['ignite'] }).refusal?.code,
    ).toBe('needsMagic');
  });

  test.for(['daevaciteShard', 'voidstoneShard'] as const)('of a %s is for the GM to say', (item) => {
    expect([restock(used(item)).refusal === null, restock(used(item), true).refusal === null]).toEqual([
      false,
      true,
    ]);
  });

  test('brings back no charm that was destroyed', () => {
    expect(restock(used('salvationCharm'), true).refusal?.code).toBe('notRestocked');
  });

  test('of what has all its charges is nothing', () => {
    const full = { pockets: [{ pocket: 'utility' as const, item: 'medkit' as const, count: 1, used: 0 }] };
    expect(kira(full).act('kira', 'restock').refusal?.code).toBe('nothingToRestock');
  });
});

describe('giving', () => {
  test('hands things over', () => {
    const after = kira({ inventory: [owned('item', 'medkit', 'Medkit')] }).act('kira', 'give', {
      target: 'tiz',
      means: 'own.0',
    });
    expect([sheet(after).inventory, sheet(after, 'tiz').inventory]).toEqual([
      [],
      [owned('item', 'medkit', 'Medkit')],
    ]);
  });

  test('shares money out', () => {
    const after = kira().act('kira', 'give', { target: 'tiz', means: 'money', detail: '12.50' });
    expect([sheet(after).money, sheet(after, 'tiz').money]).toEqual([8750, 1250]);
  });

  test('gives no money that is not there', () => {
    expect(kira().act('kira', 'give', { target: 'tiz', means: 'money', detail: '200' }).refusal?.code).toBe(
      'tooPoor',
    );
  });
});

describe('riyals', () => {
  test.for([
    [1250, '₹12.50'],
    [2700, '₹27'],
    [7, '₹0.07'],
    [80_000_000, '₹800,000'],
  ] as const)('%i cents are written %s', ([cents, text]) => {
    expect(money(cents)).toBe(text);
  });

  test.for([
    ['12.50', 1250],
    ['₹1,200', 120_000],
    ['0.5', 50],
    ['27', 2700],
  ] as const)('%s are read as %i cents', ([text, cents]) => {
    expect(readMoney(text)).toBe(cents);
  });

  test.for(['', '-5', '1.234', 'five', '99999999'])('%j is no amount', (text) => {
    expect(readMoney(text)).toBeNull();
  });
});
