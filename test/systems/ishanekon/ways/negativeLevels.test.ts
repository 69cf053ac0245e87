import { describe, expect, it } from 'vitest';
import { levelled } from '../../../../src/systems/ishanekon/character/advance.ts';
import { subArchetypesOf } from '../../../../src/systems/ishanekon/packs/shipped.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { setting } from '../support/asking.ts';
import {
  begun,
  buying,
  chosen,
  finished,
  heroIn,
  picking,
  stepIds,
  stepOf,
  writing,
} from '../support/making.ts';
import { acting, after, between, done } from '../support/scenes.ts';

const rules = (more: Partial<typeof newParty.rules> = {}) => ({
  rules: { ...newParty.rules, negativeLevels: 'yes' as const, ...more },
});
const at = (level: number, more: Partial<typeof newParty.rules> = {}) => begun({ ...rules(more), level });
const own = writing({}, { primary: ['strength'], secondary: ['will'], evasion: ['instinct'] });
const fours = buying({ strength: 9, dexterity: 9, constitution: 9, intelligence: 9 });
const threes = buying({ charisma: 9, instinct: 9, will: 9 });
const gear = writing({}, { armour: ['clothes'], weapons: ['club'] });

const blank = finished(chosen(at(-2), ['own', own], ['stats', fours], ['moreStats', threes], ['gear', gear]));

describe('At Level -2', () => {
  it('somebody has no Archetype, Sub-Archetype, Path or Ability (L1519)', () => {
    const gone = ['archetype', 'subArchetype', 'path', 'abilities', 'lesser', 'greater', 'ready'];
    expect(stepIds(at(-2)).filter((id) => gone.includes(id))).toEqual([]);
  });

  it('somebody has 14 Stat Points (L1519)', () => {
    expect(stepOf(at(-2), 'stats').help).toContain('14 of 14');
  });

  it('somebody is proficient with Simple weapons and no armor (L1519)', () => {
    expect(blank.proficient).toEqual({ weapons: ['simple'], armour: ['clothes'] });
  });

  it('somebody has the Skill Points of Intelligence alone', () => {
    expect(blank.unspent.skill).toBe(9);
  });
});

describe('At Level -1', () => {
  const draft = chosen(at(-1), ['archetype', picking('war')]);

  it('somebody has an Archetype, but no Sub-Archetype and no Path (L1521)', () => {
    const ids = stepIds(draft);
    expect(['archetype', 'subArchetype', 'path'].filter((id) => ids.includes(id))).toEqual(['archetype']);
  });

  it('somebody has 21 Stat Points (L1521)', () => {
    expect(stepOf(draft, 'stats').help).toContain('21 of 21');
  });

  it('somebody learns one Ability (L1521)', () => {
    const step = stepOf(draft, 'abilities');
    expect(step.kind === 'pick' ? step.max : 0).toBe(1);
  });
});

describe('Rising from Level -2', () => {
  const group = { ...rules(), level: 0 };
  const tiz = (scene: ReturnType<typeof between>) => heroIn(scene.characters.tiz ?? blank);
  const young = after(
    between({ tiz: blank }, group),
    acting('tiz', 'levelUp'),
    acting('tiz', 'chooseArchetype', { target: 'war' }),
  );

  it('brings 7 Stat Points and an Ability at Level -1 (L1521)', () => {
    expect(levelled(blank).unspent).toMatchObject({ stat: 7, abilities: 1, archetype: 1 });
  });

  it('brings an Archetype of choice, with its feature, proficiencies and Skill Points (L1521)', () => {
    const { archetype, proficient, unspent, features } = tiz(young);
    expect([archetype, proficient.armour.includes('heavy'), unspent.skill, features.length]).toEqual([
      'war',
      true,
      9 + 3,
      1,
    ]);
  });

  it('is as usual from Level 0 on: 27 Stat Points and two Abilities in all (L1523, A53)', () => {
    expect(tiz(after(young, acting('tiz', 'levelUp'))).unspent).toMatchObject({ stat: 7 + 6, abilities: 2 });
  });

  it('brings a Sub-Archetype with its first feature, and a Path, at Level 0 (L1523)', () => {
    const whole = after(
      young,
      acting('tiz', 'levelUp'),
      acting('tiz', 'chooseSubArchetype', { target: subArchetypesOf('war')[0]?.id ?? '' }),
      acting('tiz', 'choosePath', { target: 'pathOfAttack' }),
    );
    expect([tiz(whole).subArchetype !== null, tiz(whole).path, tiz(whole).features.length]).toEqual([
      true,
      'pathOfAttack',
      3,
    ]);
  });
});

describe('Free-Style with Negative Levels', () => {
  const both = { freeStyle: 'yes' as const };
  const free = finished(
    chosen(
      at(-2, both),
      ['own', own],
      ['trained', picking('military')],
      ['stats', fours],
      ['moreStats', threes],
      ['gear', gear],
    ),
  );

  it('begins with one weapon category, no Creature Talent and no class (L1525)', () => {
    expect([free.proficient.weapons, free.unspent.talents, free.class]).toEqual([['military'], 0, null]);
  });

  it('brings a class, a Creature Talent and six Skill Points at Level -1 (L1525)', () => {
    const scene = after(
      between({ tiz: free }, { ...rules(both), level: -1 }),
      acting('tiz', 'levelUp'),
      acting('tiz', 'chooseArchetype', { target: 'fighter' }),
    );
    const who = heroIn(scene.characters.tiz ?? free);
    expect([
      who.class,
      who.unspent.talents,
      who.unspent.skill - free.unspent.skill,
      who.unspent.categories,
    ]).toEqual(['fighter', 1, 6, 2]);
  });
});

describe('The Level of the group', () => {
  it('may be -2 with Negative Levels (L1517)', () => {
    expect(done(between({}, rules()), setting('level', '-2')).state.party.level).toBe(-2);
  });

  it('is 0 at least without them (L159)', () => {
    expect(done(between({}), setting('level', '-1')).refusal?.code).toBe('notANumber');
  });

  it('keeps the rule as long as it is below 0', () => {
    const scene = between({}, { ...rules(), level: -1 });
    expect(done(scene, setting('negativeLevels', 'no')).refusal?.code).toBe('groupBelowZero');
  });
});
