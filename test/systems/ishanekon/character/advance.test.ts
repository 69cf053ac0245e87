import { describe, expect, it } from 'vitest';
import { talentsFor } from '../../../../src/systems/ishanekon/character/advance.ts';
import { optionsOf } from '../../../../src/systems/ishanekon/options.ts';
import { hero } from '../support/people.ts';
import { acting, beingOf, between, done, type Played, told } from '../support/scenes.ts';
import { begun, chosen, finished, heroIn, picking } from '../support/making.ts';

type Said = NonNullable<Parameters<typeof hero>[0]>;
type More = NonNullable<Parameters<typeof acting>[2]>;

const acts = (tiz: Said, act: string, more: More = {}, level = 1) =>
  done(between({ tiz: hero(tiz) }, { level }), acting('tiz', act, more));
const of = (played: Played) => heroIn(beingOf(played, 'tiz'));
const open = { stat: 1, skill: 1, abilities: 1, lesser: 1, greater: 1, swaps: 1 };

describe('A new Level (Level and Tier)', () => {
  const risen = (level: number, archetype = 'war') => acts({ level, archetype }, 'levelUp', {}, 20);

  it('waits for the group', () => {
    expect(acts({ level: 1 }, 'levelUp').refusal?.code).toBe('levelNotReached');
  });

  it('gives 7 Vitality and 2 WP to War', () => {
    expect(of(risen(1))).toMatchObject({ level: 2, vitality: 24, wp: 12 });
  });

  it('gives a Stat Point, a Skill Point and a Greater Talent at an even Level', () => {
    expect(of(risen(1)).unspent).toMatchObject({ stat: 1, skill: 1, greater: 1, lesser: 0, abilities: 1 });
  });

  it('gives a Lesser Talent and two Skill Points at Level 3', () => {
    expect(of(risen(2)).unspent).toMatchObject({ skill: 2, lesser: 1, greater: 0, abilities: 0 });
  });

  it('gives two Abilities to who gains 4 WP', () => {
    expect(of(risen(1, 'mental')).unspent.abilities).toBe(2);
  });

  it('tells the new Tier at Level 3', () => {
    expect(told(risen(2), 'levelRaised')[0]?.tier).toBe(2);
  });

  it('brings the next feature of the Sub-Archetype with a new Tier', () => {
    const sheet = finished(chosen(begun({ level: 2 }), ['ready', picking('war')]));
    const made = done(between({ tiz: sheet }, { level: 3 }), acting('tiz', 'levelUp'));
    expect(of(made).features.length).toBe(sheet.features.length + 1);
  });

  it('lets one replace a Talent', () => {
    expect(of(risen(1)).unspent.swaps).toBe(1);
  });
});

describe('A Stat Point', () => {
  it('raises a Stat', () => {
    expect(of(acts({ unspent: open }, 'raiseStat', { target: 'constitution' }))).toMatchObject({
      stats: { constitution: 11 },
      vitality: 18,
      unspent: { stat: 0 },
    });
  });

  it('raises none beyond 12 and the Tier (Stats)', () => {
    expect(acts({ unspent: open, stats: { will: 13 } }, 'raiseStat', { target: 'will' }).refusal?.code).toBe(
      'statAtMost',
    );
  });
});

describe('A Skill Point', () => {
  it('raises a Skill', () => {
    expect(of(acts({ unspent: open }, 'raiseSkill', { target: 'stealth' })).skills).toEqual({ stealth: 1 });
  });

  it('raises none beyond 2 and the Tier (Skills)', () => {
    const stealthy = { unspent: open, skills: { stealth: 3 } };
    expect(acts(stealthy, 'raiseSkill', { target: 'stealth' }).refusal?.code).toBe('skillAtMost');
  });
});

describe('An Ability', () => {
  it('is learned from the pool of the Archetype', () => {
    const pool = chosen(begun(), ['ready', picking('mental')]);
    const sheet = hero({ ...finished(pool), abilities: [], unspent: open });
    const id = finished(pool).abilities[0]?.id ?? '';
    const made = done(between({ tiz: sheet }), acting('tiz', 'learnAbility', { target: id }));
    expect(of(made).abilities.map((one) => one.id)).toEqual([id]);
  });

  it('of another pool is refused', () => {
    expect(acts({ unspent: open }, 'learnAbility', { target: 'nothingOfTheSort' }).refusal?.code).toBe(
      'notInPool',
    );
  });
});

describe('A Talent', () => {
  it('of the kind that the Level gave is chosen', () => {
    expect(of(acts({ unspent: open }, 'chooseTalent', { target: 'ironBody' }))).toMatchObject({
      features: ['ironBody'],
      unspent: { greater: 0, lesser: 1 },
    });
  });

  it('is offered the simplest first (L41)', () => {
    const [first] = talentsFor(hero());
    expect(first?.tags).toContain('beginner');
  });

  it('of the other kind is refused', () => {
    const lesser = { unspent: { ...open, greater: 0 } };
    expect(acts(lesser, 'chooseTalent', { target: 'ironBody' }).refusal?.code).toBe('noPointsLeft');
  });

  it('is replaced by another of its kind, once a Level', () => {
    const made = acts({ unspent: open, features: ['ironBody'] }, 'replaceTalent', {
      target: 'ironBody',
      means: 'deepWell',
    });
    expect(of(made)).toMatchObject({ features: ['deepWell'], unspent: { swaps: 0 } });
  });
});

describe('What a Level offers (Complexity and Beginner Tag)', () => {
  const gm = { gm: true, characters: [] };
  const scene = (filter?: 'beginner' | 'all') =>
    between({ tiz: hero({ archetype: 'demolition', unspent: open, ...(filter ? { filter } : {}) }) });
  const names = (now: ReturnType<typeof scene>, act: string) =>
    optionsOf(now, 'tiz', gm)
      .acts.find(({ id }) => id === act)
      ?.targets?.map(({ name }) => name) ?? [];

  it('is what the filter of their making leaves', () => {
    expect(names(scene('beginner'), 'chooseTalent')).not.toContain('Open Hand');
  });

  it('is everything for a sheet without one', () => {
    expect(names(scene(), 'chooseTalent')).toContain('Open Hand');
  });

  it('is filtered for Abilities, too', () => {
    const [few, all] = [names(scene('beginner'), 'learnAbility'), names(scene(), 'learnAbility')];
    expect([few.length > 0, few.length < all.length]).toEqual([true, true]);
  });

  it('is filtered otherwise as soon as they say so', () => {
    const made = done(scene('beginner'), acting('tiz', 'filterLists', { target: 'all' }));
    expect(names(made.state, 'chooseTalent')).toContain('Open Hand');
  });

  it('may be typed by name, whatever the filter leaves', () => {
    const made = done(scene('beginner'), acting('tiz', 'chooseTalent', { target: 'Open Hand' }));
    expect(of(made).features).toContain('openHand');
  });

  it('comes from the filter of the making', () => {
    const sheet = finished(chosen(begun(), ['filter', picking('core')], ['ready', picking('war')]));
    expect(sheet.filter).toBe('core');
  });
});
