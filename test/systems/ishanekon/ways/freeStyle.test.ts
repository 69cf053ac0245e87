import { describe, expect, it } from 'vitest';
import {
  levelled,
  talentsFor,
  unlearned,
  withTalent,
} from '../../../../src/systems/ishanekon/character/advance.ts';
import type { Hero } from '../../../../src/systems/ishanekon/character/schema.ts';
import { vitalityOf, willpowerOf } from '../../../../src/systems/ishanekon/numbers/maxima.ts';
import { creatureTalentsBy } from '../../../../src/systems/ishanekon/numbers/freeStyle.ts';
import { lastFeatures, shippedAbilities } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import {
  begun,
  buying,
  chosen,
  finished,
  picking,
  stepIds,
  stepOf,
  whyNot,
  writing,
} from '../support/making.ts';
import { hero } from '../support/people.ts';

const rules = { rules: { ...newParty.rules, freeStyle: 'yes' as const } };
const at = (level: number, id = 'hybrid') => chosen(begun({ ...rules, level }), ['class', picking(id)]);
const stats = buying({ strength: 11, dexterity: 11, constitution: 11, intelligence: 11 });
const more = buying({ charisma: 11, instinct: 11, will: 10 });
const free = (more: Partial<Hero> = {}): Hero =>
  hero({ ways: ['freeStyle'], archetype: 'none', class: 'fighter', level: 3, ...more });
const maxOf = (draft: ReturnType<typeof at>, id: string) => {
  const step = stepOf(draft, id);
  return step.kind === 'pick' ? step.max : null;
};

describe('Free-Style: a class', () => {
  it('takes the place of Archetype and Sub-Archetype (L1503)', () => {
    const ids = stepIds(at(1));
    expect(['class', 'archetype', 'subArchetype'].filter((id) => ids.includes(id))).toEqual(['class']);
  });

  it.for([
    ['fighter', 7, 2],
    ['hybrid', 5, 3],
    ['caster', 3, 4],
  ] as const)('of a %s gives %i Vitality and %i WP a Level (L1506, A19)', ([id, vitality, wp]) => {
    const made = free({ class: id });
    expect([vitalityOf(made).total, willpowerOf(made).total]).toEqual([10 + 3 * vitality, 10 + 3 * wp]);
  });

  it.for([
    ['fighter', 3],
    ['hybrid', 2],
    ['caster', 1],
  ] as const)('of a %s knows %i weapon categories (L1506)', ([id, count]) => {
    expect(maxOf(at(1, id), 'trained')).toBe(count);
  });

  it('of a hybrid knows light and medium armor (L1507)', () => {
    const made = chosen(
      at(1),
      ['own', writing({}, { primary: ['will'], secondary: ['instinct'], evasion: ['charisma'] })],
      ['trained', picking('simple', 'military')],
      ['stats', stats],
      ['moreStats', more],
      ['filter', picking('all')],
      ['abilities', picking('physicalBolt', 'simpleHeal', 'grenade')],
      ['source', picking('technique')],
      ['gear', writing({}, { armour: ['clothes'], weapons: ['club'] })],
    );
    expect(finished(made).proficient).toEqual({
      weapons: ['simple', 'military'],
      armour: ['clothes', 'light', 'medium'],
    });
  });

  it('learns Abilities by class: two at Level 0, then each even Level, each Level, two each (L1506, L1509)', () => {
    const count = (id: string) => maxOf(chosen(at(4, id), ['filter', picking('all')]), 'abilities');
    expect([count('fighter'), count('hybrid'), count('caster')]).toEqual([4, 6, 10]);
  });

  it('learns any Ability (L1509)', () => {
    expect(unlearned(free()).length).toBe(shippedAbilities().length);
  });

  it('begins with 6 Skill Points (L1513)', () => {
    const ready = chosen(at(0), ['stats', stats], ['moreStats', more]);
    expect(stepOf(ready, 'skills1').help).toContain('17 of 17');
  });

  it('has any two different Stats as Primary and Secondary Stat (L1513)', () => {
    const own = (first: string, second: string) =>
      writing({}, { primary: [first], secondary: [second], evasion: ['strength'] });
    expect([
      whyNot(at(1), 'own', own('charisma', 'will')),
      whyNot(at(1), 'own', own('will', 'will')),
    ]).toEqual([null, 'statTwice']);
  });
});

describe('Free-Style: Creature Talents', () => {
  it('are two at Level 0 and one more with each Level (L1511)', () => {
    expect([0, 1, 5].map(creatureTalentsBy)).toEqual([2, 3, 7]);
  });

  it('are a Greater Talent, two Lesser ones or a Path each (L1511)', () => {
    const draft = chosen(at(0), ['filter', picking('all')], ['path', picking('pathOfAttack')]);
    const step = stepOf(draft, 'lesser');
    const [one = '', two = '', three = ''] = step.kind === 'pick' ? step.choices.map(({ id }) => id) : [];
    expect([
      whyNot(draft, 'lesser', picking(one, two)),
      whyNot(draft, 'lesser', picking(one, two, three)),
    ]).toEqual([null, 'pickSo']);
  });

  it('come one with each Level (L1511)', () => {
    expect(levelled(free()).unspent).toMatchObject({ talents: 1, lesser: 0, greater: 0 });
  });

  it('leave another Lesser Talent where one is chosen (L1511)', () => {
    const rich = free({ unspent: hero({ unspent: { talents: 1 } }).unspent });
    const lesser = talentsFor(rich).find(({ kind }) => kind === 'lesserTalent');
    const made = withTalent(rich, lesser?.id ?? '');
    expect(made.ok && made.value.unspent).toMatchObject({ talents: 0, lesser: 1 });
  });

  it('give one Path, and no second (L1511)', () => {
    const rich = free({ unspent: hero({ unspent: { talents: 2 } }).unspent });
    const made = withTalent(rich, 'pathOfAttack');
    expect([made.ok && made.value.path, made.ok && withTalent(made.value, 'pathOfDamage').ok]).toEqual([
      'pathOfAttack',
      false,
    ]);
  });

  const [sub] = lastFeatures();
  const ids = (sub?.features ?? []).map(({ id }) => id);
  const [fifth = '', ...others] = ids;
  const wise = (level: number, features: readonly string[]) =>
    free({ level, features: [...features], unspent: hero({ unspent: { talents: 2 } }).unspent });
  const offers = (who: Hero) => talentsFor(who).some(({ id }) => id === fifth);

  it('give the fifth feature of a Sub-Archetype to who has all others, at Tier 5 (L1511)', () => {
    expect([offers(wise(12, others)), offers(wise(12, others.slice(1))), offers(wise(11, others))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('give it once (L1511)', () => {
    const second = (lastFeatures()[1]?.features ?? []).map(({ id }) => id);
    const both = wise(12, [...ids, ...second.slice(1)]);
    expect(talentsFor(both).some(({ id }) => id === second[0])).toBe(false);
  });
});
