import { describe, expect, it } from 'vitest';
import { rowOf } from '../../../../src/engine/table.ts';
import { bodyArmor } from '../../../../src/systems/zafir/content/bodyArmor.ts';
import { headgear } from '../../../../src/systems/zafir/content/headgear.ts';
import { utilityItems } from '../../../../src/systems/zafir/content/utilityItems.ts';

describe('the figures of body armour', () => {
  /** Type, Max HP, Armor Points, Shield Points, mod slots, utility pockets, ammo pockets, hardpoints; special; price in cents. */
  const figures = (id: (typeof bodyArmor)[number]['id']) => {
    const suit = rowOf(bodyArmor, id);
    return [
      `${suit.type} ${suit.maxHp} ${suit.armourPoints} ${suit.shieldPoints} ${suit.modSlots} ${suit.utilityPockets} ${suit.ammoPockets} ${suit.hardpoints}`,
      suit.properties,
      suit.price,
    ];
  };
  it.each([
    ['ballisticVest', 'medium 2 0 0 1 1 0 0', [], 9000],
    ['tacticalHarness', 'light 1 0 0 1 2 0 0', [{ id: 'lightweight', number: 1 }], 5500],
    ['mageArmor', 'medium 0 0 3 1 1 0 0', [{ id: 'powered' }], 19000],
  ] as const)('%s', (id, ...wanted) => {
    expect(figures(id)).toEqual(wanted);
  });
});

describe('the price of headgear', () => {
  it.each([
    ['ballisticHelmet', 2900],
    ['ballisticMask', 5800],
    ['farsightMonocle', 4800],
    ['oxygenMask', 2000],
    ['reactiveVisor', 5500],
  ] as const)('%s', (id, price) => {
    expect(rowOf(headgear, id).price).toBe(price);
  });
});

describe('the charges, healing and price of a utility item', () => {
  it.each([
    ['medkit', 1, 4, 1000],
    ['magitechMedkit', 2, 7, 12500],
    ['shieldCharger', 1, null, 16000],
    ['grapplingGun', null, null, 4000],
    ['salvationCharm', 1, null, 20000],
    ['manticoreDetector', 3, null, 1500],
    ['undeadDetector', 3, null, 2500],
    ['zephyriteShard', 1, null, 20000],
    ['daevaciteShard', 1, null, 21000],
    ['gaianiteShard', 1, 8, 10000],
    ['voidstoneShard', 1, null, null],
  ] as const)('%s', (id, ...wanted) => {
    const { charges, heals, price } = rowOf(utilityItems, id);
    expect([charges, heals, price]).toEqual(wanted);
  });
});

describe('a utility item', () => {
  it('is used by itself, if it is a charm, an Undead Detector or a Voidstone Shard', () => {
    expect(utilityItems.filter(({ what }) => what === 'automatic').map(({ id }) => id)).toEqual([
      'salvationCharm',
      'undeadDetector',
      'voidstoneShard',
    ]);
  });

  it('is gone for good, if it is a Salvation Charm', () => {
    expect(utilityItems.filter(({ renewed }) => renewed === null).map(({ id }) => id)).toEqual([
      'salvationCharm',
    ]);
  });
});
