import { describe, expect, it } from 'vitest';
import { craftedAs, craftingMinutes, materialsFor } from '../../../../src/systems/ishanekon/items/craft.ts';
import { findProfile } from '../../../../src/systems/ishanekon/items/rows.ts';
import type { Profile } from '../../../../src/systems/ishanekon/character/schema.ts';
import { hero } from '../support/people.ts';
import { acting, after, beingOf, between, done, told } from '../support/scenes.ts';

type Said = NonNullable<Parameters<typeof hero>[0]>;
type More = NonNullable<Parameters<typeof acting>[2]>;

const profile = (row: string): Profile => {
  const found = findProfile(row);
  if (found === null) throw new Error(`no '${row}'`);
  return found;
};
const pack = (...rows: readonly string[]): Said => ({
  items: rows.map((row, n) => ({
    id: `item${n + 1}`,
    profile: profile(row),
    called: '',
    count: 1,
    charges: 0,
    upgrades: [],
    powerSource: null,
    dropped: false,
  })),
});

const scene = (tiz: Said) => between({ tiz: hero({ momentum: 0, ...tiz }), kira: hero({ name: 'Kira' }) });
const acts = (tiz: Said, act: string, more: More = {}) => done(scene(tiz), acting('tiz', act, more));

describe('Buying', () => {
  it('takes the price and brings the thing', () => {
    expect(beingOf(acts({ credits: 300 }, 'buy', { target: 'lightArmor' }), 'tiz')).toMatchObject({
      credits: 150,
      items: [{ profile: { row: 'lightArmor' } }],
    });
  });

  it('takes several at once', () => {
    expect(beingOf(acts({ credits: 300 }, 'buy', { target: 'ration', detail: 'x3' }), 'tiz')).toMatchObject({
      credits: 285,
      items: [{ count: 3 }],
    });
  });

  it('is refused without the money', () => {
    expect(acts({ credits: 10 }, 'buy', { target: 'lightArmor' }).refusal?.code).toBe('tooPoor');
  });

  it('at another price is for the GM to say', () => {
    expect(acts({ credits: 300 }, 'buy', { target: 'ration', detail: 'for 1' }).refusal?.code).toBe(
      'priceIsGms',
    );
  });
});

describe('Selling', () => {
  it('brings half the price (house)', () => {
    expect(
      beingOf(acts({ credits: 0, ...pack('lightArmor') }, 'sell', { target: 'item1' }), 'tiz'),
    ).toMatchObject({
      credits: 75,
      items: [],
    });
  });

  it('takes what was in a hand out of it', () => {
    const armed = { ...pack('dagger'), holding: ['item1', null] };
    expect(beingOf(acts(armed, 'sell', { target: 'item1' }), 'tiz').holding).toEqual([null, null]);
  });
});

describe('Armour', () => {
  it('is put on', () => {
    expect(beingOf(acts(pack('lightArmor'), 'wear', { target: 'item1' }), 'tiz').wearing).toBe('item1');
  });

  it('is taken off', () => {
    expect(beingOf(acts({ ...pack('lightArmor'), wearing: 'item1' }, 'takeOff'), 'tiz').wearing).toBeNull();
  });
});

describe('Handing over', () => {
  it('moves a thing from one to the other', () => {
    const made = acts(pack('dagger'), 'handOver', { target: 'kira', means: 'item1' });
    expect([beingOf(made, 'tiz').items.length, beingOf(made, 'kira').items.length]).toEqual([0, 1]);
  });

  it('gives it an id of its own there', () => {
    const both = between({ tiz: hero(pack('dagger')), kira: hero({ name: 'Kira', ...pack('club') }) });
    const made = after(both, acting('tiz', 'handOver', { target: 'kira', means: 'item1' }));
    expect(beingOf({ state: made }, 'kira').items.map(({ id }) => id)).toEqual(['item1', 'item2']);
  });

  it('of credits moves credits', () => {
    const made = acts({ credits: 100 }, 'pay', { target: 'kira', detail: '40' });
    expect([beingOf(made, 'tiz').credits, beingOf(made, 'kira').credits]).toEqual([60, 40]);
  });

  it('of more credits than one has is refused', () => {
    expect(acts({ credits: 30 }, 'pay', { target: 'kira', detail: '40' }).refusal?.code).toBe('tooPoor');
  });
});

describe('Crafting (Crafting)', () => {
  const smith = { skills: { engineering: 1 }, credits: 500, ...pack('equipment') };

  it('takes the price divided by 50 in hours', () => {
    expect(craftingMinutes({ ...profile('lightArmor'), price: 500 })).toBe(600);
  });

  it('takes half as long for consumables', () => {
    expect(craftingMinutes({ ...profile('stimulantZero'), price: 500 })).toBe(300);
  });

  it('takes materials worth half the price', () => {
    expect(materialsFor(profile('lightArmor'))).toBe(75);
  });

  it('makes the thing, and the clock moves', () => {
    const made = acts(smith, 'craft', { target: 'lightArmor' });
    expect([beingOf(made, 'tiz').items.length, made.state.party.clock]).toEqual([2, 180]);
  });

  it('uses materials before credits', () => {
    const made = acts({ ...smith, materials: 50 }, 'craft', { target: 'lightArmor' });
    expect(told(made, 'crafted')[0]).toMatchObject({ materials: 50, credits: 25 });
  });

  it('is refused without a Skill for it', () => {
    expect(
      acts({ ...smith, skills: { computers: 3 } }, 'craft', { target: 'lightArmor' }).refusal?.code,
    ).toBe('craftingSkill');
  });

  it('is refused without a Skill Level of 1 and the Tier', () => {
    expect(acts(smith, 'craft', { target: 'stimulantOne' }).refusal?.code).toBe('craftingSkill');
  });

  it('is refused without equipment', () => {
    expect(acts({ ...smith, items: [] }, 'craft', { target: 'lightArmor' }).refusal?.code).toBe(
      'noEquipment',
    );
  });

  it('is refused without materials or money', () => {
    expect(acts({ ...smith, credits: 10 }, 'craft', { target: 'lightArmor' }).refusal?.code).toBe(
      'tooFewMaterials',
    );
  });

  it('tells clothes from armour', () => {
    expect([craftedAs(profile('clothes')), craftedAs(profile('heavyArmor'))]).toEqual(['clothes', 'armour']);
  });
});

describe('A stimulant (Stimulants)', () => {
  it('of Tier 0 restores 1d8 WP and is gone', () => {
    const made = done(
      scene({ wp: 2, ...pack('stimulantZero') }),
      acting('tiz', 'useItem', { means: 'item1' }),
      [6],
    );
    expect(beingOf(made, 'tiz')).toMatchObject({ wp: 8, items: [] });
  });

  it('restores another 1d8 for each Tier', () => {
    const made = done(
      scene({ wp: 0, ...pack('stimulantOne') }),
      acting('tiz', 'useItem', { means: 'item1' }),
      [4, 5],
    );
    expect(beingOf(made, 'tiz').wp).toBe(9);
  });

  it('never goes beyond the most WP', () => {
    const made = done(
      scene({ wp: 10, ...pack('stimulantZero') }),
      acting('tiz', 'useItem', { means: 'item1' }),
      [8],
    );
    expect(beingOf(made, 'tiz').wp).toBe(12);
  });

  it('is refused to who has all WP', () => {
    expect(acts({ wp: 12, ...pack('stimulantZero') }, 'useItem', { means: 'item1' }).refusal?.code).toBe(
      'wpFull',
    );
  });
});

describe('A cooked meal (Buildings)', () => {
  it('gives Temporary Vitality', () => {
    expect(beingOf(acts({ credits: 20 }, 'eatMeal', { target: 'expensive' }), 'tiz')).toMatchObject({
      credits: 5,
      temporary: 6,
    });
  });

  it('does so once a rest', () => {
    const fed = after(scene({ credits: 20 }), acting('tiz', 'eatMeal', { target: 'modest' }));
    expect(done(fed, acting('tiz', 'eatMeal', { target: 'modest' })).refusal?.code).toBe('mealUsed');
  });
});

describe('Power sources of what is made (What each Skill can craft and upgrade)', () => {
  const healer = { skills: { medicine: 3 }, materials: 500, ...pack('equipment') };
  const made = (spend: readonly string[]) => acts(healer, 'craft', { target: 'stimulantZero', spend });
  const sourcesOf = (played: ReturnType<typeof made>) =>
    beingOf(played, 'tiz').items.filter(({ profile }) => profile.kind === 'stimulant');

  it('are those of the Skill, the first of the hierarchy where nothing is said: Medicine makes technology', () => {
    expect(sourcesOf(made([])).map(({ powerSource }) => powerSource)).toEqual(['technology']);
  });

  it('are chosen among those of the Skill', () => {
    expect(sourcesOf(made(['of:biology'])).map(({ powerSource }) => powerSource)).toEqual(['biology']);
  });

  it('of several count by the first of the hierarchy (Power Source)', () => {
    expect(sourcesOf(made(['of:biology', 'of:technology'])).map(({ powerSource }) => powerSource)).toEqual([
      'technology',
    ]);
  });

  it('that the Skill has not take another Skill', () => {
    expect(made(['of:supernatural']).refusal?.code).toBe('craftingSkill');
  });

  it('lie in piles of their own', () => {
    const first = made(['of:biology']).state.characters.tiz;
    const second = done(
      between({ tiz: first ?? hero() }),
      acting('tiz', 'craft', { target: 'stimulantZero' }),
    );
    expect(sourcesOf(second).map(({ count }) => count)).toEqual([1, 1]);
  });
});
