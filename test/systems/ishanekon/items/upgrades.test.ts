import { describe, expect, it, test } from 'vitest';
import { effectiveRange } from '../../../../src/systems/ishanekon/attack/aiming.ts';
import { findMeans, UNARMED } from '../../../../src/systems/ishanekon/attack/means.ts';
import type { Being, Item, Profile } from '../../../../src/systems/ishanekon/character/schema.ts';
import { sheetOf } from '../../../../src/systems/ishanekon/character/sheet.ts';
import { armourOf } from '../../../../src/systems/ishanekon/defence/armourOf.ts';
import { capOf, evasionOf } from '../../../../src/systems/ishanekon/defence/evasionOf.ts';
import { shipped, shippedAbilities } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { rangeOf } from '../../../../src/systems/ishanekon/language/use/reach.ts';
import { guardsOf, numberOf } from '../../../../src/systems/ishanekon/numbers/ask.ts';
import { optionsOf } from '../../../../src/systems/ishanekon/options.ts';
import { idOf } from '../../../../src/systems/ishanekon/packs/names.ts';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { bow, clothes, duel, equipment, item, strikes, vitality, weapon } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, beingOf, between, done, told } from '../support/scenes.ts';

type Gear = Pick<Being, 'items' | 'holding' | 'wearing'>;

const shield: Profile = {
  ...{ kind: 'shield', row: 'mediumShield', name: 'Shield', shield: 'medium' },
  ...{ weight: 4, tier: 0, price: 0, text: '' },
};

/** Somebody with an ax, a shield, clothes and equipment, of which one has an upgrade. */
function gear(of: 'ax' | 'shield' | 'clothes' | 'equipment' | null, ...upgrades: readonly string[]): Gear {
  const all = [item(weapon()), item(shield), clothes, equipment];
  const items = all.map((one): Item => (one.id === of ? { ...one, upgrades: upgrades.map(idOf) } : one));
  return { items, holding: ['ax', 'shield'], wearing: 'clothes' };
}

const scene = (...made: Parameters<typeof gear>): Scene => duel(gear(...made));
const rolled = (upgrade: string | null, dice: readonly number[], more = {}) =>
  strikes(scene('ax', ...(upgrade === null ? [] : [upgrade])), dice, more);
const total = (upgrade: string | null) => told(rolled(upgrade, [12, 4]), 'attacked')[0]?.aims[0]?.total;
const lost = (upgrade: string | null, dice: readonly number[]) => 20 - vitality(rolled(upgrade, dice));

/** By how much a figure of who has the upgrade differs from that of who hasn't. */
const differs = (of: Parameters<typeof gear>[0], upgrade: string, figure: (at: Scene) => number): number =>
  figure(scene(of, upgrade)) - figure(scene(of));

describe('upgrades of weapons (Upgrading)', () => {
  it('Improved Weapon: +1 to hit', () => {
    expect(total('Improved Weapon')).toBe((total(null) ?? 0) + 1);
  });

  it('Keen Edge: a 19 is a critical hit, too', () => {
    expect(told(rolled('Keen Edge', [19, 4]), 'attacked')[0]?.aims[0]?.critical).toBe(true);
  });

  it('Heavy Head: 2 damage more', () => {
    expect(lost('Heavy Head', [12, 4])).toBe(6);
  });

  it('Long Barrel: 6 m farther', () => {
    const shot = (upgrades: readonly string[]) => {
      const at = duel({ items: [item(bow(), { upgrades }), equipment], holding: ['bow', 'bow'] });
      const means = findMeans(at, 'tiz', 'bow');
      return means === null ? 0 : effectiveRange(at, 'tiz', means);
    };
    expect(shot([idOf('Long Barrel')])).toBe(shot([]) + 6);
  });

  it('Burning Core: 1d4 of heat besides', () => {
    expect(told(rolled('Burning Core', [12, 4, 3]), 'damaged')[0]?.parts).toEqual([
      { type: 'physical', amount: 4 },
      { type: 'heat', amount: 3 },
    ]);
  });

  it('Frost Core: 1d4 of cold besides', () => {
    expect(told(rolled('Frost Core', [12, 4, 2]), 'damaged')[0]?.parts[1]).toEqual({
      type: 'cold',
      amount: 2,
    });
  });

  it('Master Weapon: +2 to hit and 2 damage more', () => {
    expect([total('Master Weapon'), lost('Master Weapon', [12, 4])]).toEqual([(total(null) ?? 0) + 2, 6]);
  });

  it.each(['Engraved', 'Matched Grip'])('%s: changes no figure', (name) => {
    expect([total(name), lost(name, [12, 4])]).toEqual([total(null), 4]);
  });

  it('Rusty: 1 damage less', () => {
    expect(lost('Rusty', [12, 4])).toBe(3);
  });

  it('Bent: −1 to hit', () => {
    expect(total('Bent')).toBe((total(null) ?? 0) - 1);
  });

  it('count with that weapon alone', () => {
    const made = rolled('Heavy Head', [12, 4], { means: UNARMED });
    expect(20 - vitality(made)).toBe(4);
  });

  it('do nothing in a pack', () => {
    const { items } = gear('ax', 'Heavy Head');
    const made = strikes(duel({ items, holding: [null, null], wearing: 'clothes' }), [12, 4]);
    expect(20 - vitality(made)).toBe(4);
  });
});

describe('upgrades of armour (Upgrading)', () => {
  const armour = (at: Scene) => armourOf(at, 'tiz').total;
  const guards = (name: string) => guardsOf(scene('clothes', name), 'tiz');

  it('Improved Armor: 1 more', () => {
    expect(differs('clothes', 'Improved Armor', armour)).toBe(1);
  });

  it('Master Armor: 2 more', () => {
    expect(differs('clothes', 'Master Armor', armour)).toBe(2);
  });

  it('Cracked: 1 less', () => {
    expect(differs('clothes', 'Cracked', armour)).toBe(-1);
  });

  it('Fitted: an Evasion cap 1 higher', () => {
    expect(differs('clothes', 'Fitted', (at) => capOf(at, 'tiz')?.total ?? 0)).toBe(1);
  });

  it.each([
    ['Insulated', 'cold'],
    ['Fireproof', 'heat'],
    ['Grounded', 'shock'],
  ] as const)('%s: resistant to %s', (name, type) => {
    expect(guards(name)[type]).toEqual(['resistant']);
  });

  it('Painted: changes no figure', () => {
    expect(differs('clothes', 'Painted', armour)).toBe(0);
  });

  it('do nothing once it is taken off', () => {
    const { items, holding } = gear('clothes', 'Master Armor');
    expect(armour(duel({ items, holding, wearing: null }))).toBe(-1);
  });
});

describe('upgrades of shields (Upgrading)', () => {
  const evasion = (at: Scene) => evasionOf(at, 'tiz').total;
  const claws = (at: Scene) =>
    strikes({ ...at, fight: at.fight }, [2], { actor: 'wolf', target: 'tiz', asGm: true });

  it('Improved Shield: 1 more Evasion', () => {
    expect(differs('shield', 'Improved Shield', evasion)).toBe(1);
  });

  it('Splintered: 1 less', () => {
    expect(differs('shield', 'Splintered', evasion)).toBe(-1);
  });

  it('Crest: changes no figure', () => {
    expect(differs('shield', 'Crest', evasion)).toBe(0);
  });

  it('Spiked: 2 damage to who misses in melee', () => {
    const wolfs = done(scene('shield', 'Spiked'), { kind: 'next', actor: 'tiz', asGm: true }).state;
    expect(vitality(claws(wolfs))).toBe(18);
  });
});

describe('upgrades of equipment (Upgrading)', () => {
  it('Fine Lens: Abilities reach 3 m farther', () => {
    const ability = shippedAbilities().find(({ range }) => range.kind === 'metres');
    if (ability === undefined) throw new Error('none reaches so far');
    expect(differs('equipment', 'Fine Lens', (at) => rangeOf(at, 'tiz', ability, {}) ?? 0)).toBe(3);
  });
});

test('each upgrade of our pack that is to do something changes something of its item', () => {
  const idle = shipped().pack.upgrades.filter(({ effects }) => effects.length === 0);
  expect(idle.map(({ name, tier }) => [name, tier])).toEqual([
    ['Engraved', 0],
    ['Matched Grip', 0],
    ['Painted', 0],
    ['Crest', 0],
  ]);
});

test('an upgrade of a weapon counts in no Ability', () => {
  expect(numberOf(scene('ax', 'Master Weapon'), 'hit', 0, { actor: 'tiz', attack: 'ability' }).total).toBe(0);
});

test('the sheet names what is on an item', () => {
  const { sections } = sheetOf(hero(gear('ax', 'Keen Edge', 'Rusty')));
  expect(sections.flatMap(({ lines }) => lines)).toContain('Ax (in hand): Keen Edge, Rusty');
});

describe('which upgrades are offered (Complexity and Beginner Tag)', () => {
  const offered = (filter?: 'beginner') => {
    const scene = between({ tiz: hero({ items: [equipment], ...(filter ? { filter } : {}) }) });
    const acts = optionsOf(scene, 'tiz', { gm: true, characters: [] }).acts;
    return acts.find(({ id }) => id === 'upgrade')?.means?.map(({ name }) => name) ?? [];
  };

  it('is what the filter of somebody leaves', () => {
    expect([
      offered('beginner').includes('Keen Edge'),
      offered('beginner').includes('Master Weapon'),
    ]).toEqual([true, false]);
  });

  it('is all of them for who has none', () => {
    expect(offered()).toContain('Master Weapon');
  });
});

describe('upgrading (Upgrading)', () => {
  const smith = { skills: { engineering: 3 }, level: 4, credits: 5000, momentum: 0 } as const;
  const made = (own: object, means: string, spend: readonly string[] = []) =>
    done(
      between({ tiz: hero({ ...smith, ...gear(null), ...own }) }),
      acting('tiz', 'upgrade', { target: 'ax', means: idOf(means), spend }),
    );
  const axOf = (played: ReturnType<typeof made>) =>
    beingOf(played, 'tiz').items.find(({ id }) => id === 'ax');
  const ax = (tier: number, ...upgrades: readonly string[]): Gear => {
    const all = gear('ax', ...upgrades);
    const items = all.items.map((one) =>
      one.id === 'ax' ? { ...one, profile: { ...one.profile, tier } } : one,
    );
    return { ...all, items };
  };

  it("adds the upgrade's Tier to the item's: a rifle with Improved Weapon is Tier 1 (the example)", () => {
    expect(axOf(made(ax(0), 'Improved Weapon'))).toMatchObject({
      upgrades: ['improvedWeapon'],
      profile: { tier: 1 },
    });
  });

  it('takes materials for half the price', () => {
    expect(beingOf(made(ax(0), 'Improved Weapon'), 'tiz').credits).toBe(4750);
  });

  it('costs the whole price by a craftsman, and no Skill', () => {
    const played = made({ ...ax(0), skills: {} }, 'Improved Weapon', ['craftsman']);
    expect(beingOf(played, 'tiz').credits).toBe(4500);
  });

  it('is 500 credits dearer for each Tier that the item has', () => {
    expect(beingOf(made(ax(2), 'Improved Weapon', ['craftsman']), 'tiz').credits).toBe(3500);
  });

  it('is never cheaper for a Tier below 0', () => {
    expect(beingOf(made(ax(-2), 'Improved Weapon', ['craftsman']), 'tiz').credits).toBe(4500);
  });

  it('downwards is 300 credits dearer for each negative upgrade there', () => {
    expect(beingOf(made(ax(-1, 'Rusty'), 'Bent', ['craftsman']), 'tiz').credits).toBe(4700);
  });

  it('that is neutral always costs the same', () => {
    expect(beingOf(made(ax(2), 'Engraved', ['craftsman']), 'tiz').credits).toBe(4920);
  });

  it('puts one over another', () => {
    expect(axOf(made(ax(1, 'Keen Edge'), 'Heavy Head', ['craftsman', 'over:keenEdge']))).toMatchObject({
      upgrades: ['heavyHead'],
      profile: { tier: 1 },
    });
  });

  it('is refused without a Skill that upgrades such things', () => {
    expect(made({ ...ax(0), skills: {} }, 'Improved Weapon').refusal?.code).toBe('craftingSkill');
  });

  it('is refused above the Tier of who does it', () => {
    expect(made({ ...ax(0), level: 1 }, 'Master Weapon').refusal?.code).toBe('craftingSkill');
  });

  it('is refused twice', () => {
    expect(made(ax(1, 'Keen Edge'), 'Keen Edge').refusal?.code).toBe('hasUpgrade');
  });

  it('is refused for another kind of thing', () => {
    expect(made(ax(0), 'Painted').refusal?.code).toBe('otherUpgrade');
  });

  it('is taken off in an hour, and its Tier with it', () => {
    const played = done(
      between({ tiz: hero({ ...smith, ...ax(1, 'Keen Edge') }) }),
      acting('tiz', 'removeUpgrade', { target: 'ax', means: 'keenEdge' }),
    );
    expect(axOf(played)).toMatchObject({ upgrades: [], profile: { tier: 0 } });
  });
});
