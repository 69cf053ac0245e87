import { describe, expect, it } from 'vitest';
import type { Item } from '../../../../src/systems/ishanekon/character/schema.ts';
import { findProfile, freshItem } from '../../../../src/systems/ishanekon/items/rows.ts';
import { edgesOn } from '../../../../src/systems/ishanekon/numbers/ask.ts';
import { loadOf } from '../../../../src/systems/ishanekon/numbers/carry.ts';
import { evasionOf } from '../../../../src/systems/ishanekon/defence/evasionOf.ts';
import { checkModifiers } from '../../../../src/systems/ishanekon/checks/check.ts';
import { resting } from '../support/asking.ts';
import { duel, equipment, item } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, beingOf, between, done } from '../support/scenes.ts';

const thing = (row: string, more: Partial<Item> = {}): Item => {
  const profile = findProfile(row);
  if (profile === null) throw new Error(`no ${row}`);
  return { ...freshItem('thing', profile), ...more };
};
const stone: Item['profile'] = {
  ...{ kind: 'goods', row: 'stone', name: 'Stone', weight: 9, tier: 0, price: 0, text: '' },
  ...{ ability: null, upcasts: {} },
};

describe('a bag (Bag)', () => {
  const bag = thing('bag');

  it('takes goods without their weight', () => {
    expect(loadOf(hero({ items: [bag, item(stone)] }))).toBe(bag.profile.weight);
  });

  it('leaves other items their weight', () => {
    expect(loadOf(hero({ items: [bag, equipment, thing('club')] }))).toBe(
      bag.profile.weight + equipment.profile.weight + thing('club').profile.weight,
    );
  });

  it('that lies somewhere takes nothing', () => {
    expect(loadOf(hero({ items: [{ ...bag, dropped: true }, item(stone)] }))).toBe(9);
  });

  it('can be upgraded (What each Skill can craft and upgrade)', () => {
    const smith = hero({ level: 4, credits: 5000, skills: { engineering: 3 }, items: [bag, equipment] });
    const made = done(
      between({ tiz: smith }),
      acting('tiz', 'upgrade', { target: 'thing', means: 'hiddenPocket' }),
    );
    expect(
      checkModifiers(made.state, { actor: 'tiz', skill: 'quickFingers' }).map(({ params }) => params?.name),
    ).toContain('Hidden Pocket');
  });
});

describe('who carries too much (Weight and Carry Capacity)', () => {
  const light = duel({ stats: { strength: 10 } });
  const heavy = duel({ stats: { strength: 10 }, items: [item({ ...stone, weight: 21 })] });
  const edges = (roll: 'check' | 'attack' | 'dr' | 'theirDr') =>
    edgesOn(heavy, roll, { actor: 'tiz' }).map(({ edge }) => edge);

  it.each(['check', 'attack', 'dr'] as const)('has disadvantage on each %s', (roll) => {
    expect(edges(roll)).toContain('disadvantage');
  });

  it('gives advantage to who makes a Defense Roll against them', () => {
    expect(edges('theirDr')).toContain('advantage');
  });

  it('has half the Evasion, rounded down', () => {
    const bare = duel({ stats: { strength: 10 }, items: [] });
    expect(evasionOf(heavy, 'tiz').total).toBe(Math.floor(evasionOf(bare, 'tiz').total / 2));
  });

  it('is not who carries just as much', () => {
    expect(edgesOn(light, 'check', { actor: 'tiz' })).toEqual([]);
  });
});

describe('more charges by an upgrade (Ability Consumables and Items)', () => {
  it('are there after a full rest', () => {
    const wand = thing('abilityItem.physicalBolt', { charges: 0, upgrades: ['deepCell'] });
    const rested = done(between({ tiz: hero({ items: [equipment, wand] }) }), resting('full', 'tiz'));
    expect(beingOf(rested, 'tiz').items.at(-1)?.charges).toBe(6);
  });
});

describe('the Skill Level that using a thing takes (Ability Consumables and Items)', () => {
  const maker = hero({ level: 4, credits: 5000, skills: { medicine: 3 }, items: [equipment] });
  const crafts = (
    detail: string,
    spend: readonly string[] = ['trained'],
    target = 'abilityItem.physicalBolt',
  ) => done(between({ tiz: maker }), acting('tiz', 'craft', { target, detail, spend }));
  const last = (made: ReturnType<typeof crafts>) => beingOf(made, 'tiz').items.at(-1);

  it('may be lower than that of its maker', () => {
    expect(last(crafts('level 1'))?.needs).toEqual({ skill: 'medicine', level: 1 });
  });

  it('is never higher', () => {
    expect(crafts('level 4').refusal?.code).toBe('trainedLevel');
  });

  it('is wished of nothing without an Ability', () => {
    const smith = { ...maker, skills: { engineering: 3 } };
    const made = done(between({ tiz: smith }), acting('tiz', 'craft', { target: 'club', detail: 'level 1' }));
    expect(made.refusal?.code).toBe('noSuchWish');
  });

  const wand = thing('abilityItem.physicalBolt');
  const upgrades = (spend: readonly string[]) =>
    done(
      between({ tiz: { ...maker, items: [equipment, wand] } }),
      acting('tiz', 'upgrade', { target: 'thing', means: 'deepCell', spend }),
    );

  it('comes with an upgrade, too', () => {
    expect(last(upgrades(['trained']))?.needs).toEqual({ skill: 'medicine', level: 3 });
  });

  it('comes with no work of a craftsman', () => {
    expect(upgrades(['trained', 'craftsman']).refusal?.code).toBe('trainedByOthers');
  });
});

describe('a consumable that is upcast as it is made (Ability Consumables and Items)', () => {
  const maker = hero({ level: 4, credits: 5000, skills: { medicine: 3 }, items: [equipment] });
  const crafts = (detail: string) =>
    done(
      between({ tiz: maker }),
      acting('tiz', 'craft', { target: 'abilityConsumable.physicalBolt', detail }),
    );
  const made = beingOf(crafts('more 1'), 'tiz').items.at(-1);

  it('keeps its upcasts', () => {
    expect(made?.profile).toMatchObject({ upcasts: { more: 1 } });
  });

  it('is as dear as the Ability is then', () => {
    const plain = thing('abilityConsumable.physicalBolt').profile.price;
    expect([plain, made?.profile.price]).toEqual([30, 45]);
  });

  it('works as it was made', () => {
    const scene = duel({ items: made === undefined ? [] : [equipment, made], wp: 0 }, {}, { apart: 4 });
    const used = done(
      scene,
      acting('tiz', 'abilityItem', { means: made?.id ?? '', target: 'wolf' }),
      [15, 3, 3, 3],
    );
    expect(20 - beingOf(used, 'wolf').vitality).toBe(9);
  });

  it('lies in no pile of others', () => {
    const some = { ...maker, items: [equipment, thing('abilityConsumable.physicalBolt')] };
    const both = done(
      between({ tiz: some }),
      acting('tiz', 'craft', { target: 'abilityConsumable.physicalBolt', detail: 'more 1' }),
    );
    expect(beingOf(both, 'tiz').items.length).toBe(3);
  });

  it('has no upcast that the Ability has not', () => {
    expect(crafts('louder 2').refusal?.code).toBe('noSuchWish');
  });
});
