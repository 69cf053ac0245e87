import { describe, expect, it } from 'vitest';
import { armourOf } from '../../../../src/systems/ishanekon/defence/armourOf.ts';
import { evasionOf } from '../../../../src/systems/ishanekon/defence/evasionOf.ts';
import { sheetOf } from '../../../../src/systems/ishanekon/character/sheet.ts';
import { levelled } from '../../../../src/systems/ishanekon/character/advance.ts';
import {
  initiativeBase,
  momentumOf,
  temporaryOf,
  vitalityOf,
  willpowerOf,
} from '../../../../src/systems/ishanekon/numbers/maxima.ts';
import { optionsOf } from '../../../../src/systems/ishanekon/options.ts';
import { newParty } from '../../../../src/systems/ishanekon/party/party.ts';
import { activeStatuses } from '../../../../src/systems/ishanekon/status/held.ts';
import { armed, attacking, duel, vitality, weapon } from '../support/fights.ts';
import { begun, buying, chosen, finished, picking, stepIds } from '../support/making.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, beingOf, between, done, fighterOf, nextOf } from '../support/scenes.ts';

const party = { rules: { ...newParty.rules, cinematic: 'yes' as const } };
const ways = ['cinematic'] as const;
const own = {
  ways: [...ways],
  level: 4,
  stats: { strength: 13, dexterity: 12, constitution: 11, instinct: 9, will: 8 },
  skills: { athletics: 3, luck: 2 },
};
const tiz = hero(own);

describe('Cinematic Resources', () => {
  it('have Vitality of Constitution, the Strength Bonus and the Level (L1445)', () => {
    expect(vitalityOf(tiz).total).toBe(11 + 3 + 4);
  });

  it('have Temporary Vitality of Will and the Level (L1447)', () => {
    expect(temporaryOf(tiz).total).toBe(8 + 4);
  });

  it('have no WP (L1443)', () => {
    expect(willpowerOf(tiz).total).toBe(0);
  });

  it('have Narrative Momentum as before (L1449)', () => {
    expect(momentumOf(tiz).total).toBe(12);
  });

  it('give Dexterity and Instinct as Initiative, Skills left out (L1456)', () => {
    expect(initiativeBase(tiz).total).toBe(12 + 9);
  });

  it('know no Evasion and no Armor (L1431)', () => {
    const scene = between({ tiz: hero({ ...own, ...armed(weapon()) }) });
    expect([evasionOf(scene, 'tiz').total, armourOf(scene, 'tiz').total]).toEqual([0, 0]);
  });
});

describe('A Cinematic character', () => {
  const draft = begun(party);
  const stats = buying({ strength: 11, dexterity: 11, constitution: 11, intelligence: 11 });
  const more = buying({ charisma: 11, instinct: 11, will: 10 });
  const ready = chosen(draft, ['stats', stats], ['moreStats', more]);

  it('has Stats, Skills and languages, and nothing else to choose (L1423, L1452)', () => {
    expect(stepIds(draft).filter((id) => !id.startsWith('skills'))).toEqual([
      'pronouns',
      'statDice',
      'stats',
      'moreStats',
      'languages',
      'numbers',
    ]);
  });

  it('begins with 9 Skill Points and those of Intelligence (L1452)', () => {
    // Of Level 1 comes one more.
    const skilled = chosen(ready, ['skills3', picking('athletics', 'menace', 'rawForce', 'stealth', 'art')]);
    expect(finished(skilled).unspent.skill).toBe(9 + 11 + 1 - 15);
  });

  it('has no belongings (L1429)', () => {
    expect(finished(ready).items).toEqual([]);
  });

  it('gains Stat and Skill Points alone with a Level (L1454)', () => {
    const { stat, skill, abilities, lesser, greater } = levelled(finished(ready)).unspent;
    const before = finished(ready).unspent;
    expect([stat - before.stat, skill - before.skill, abilities, lesser, greater]).toEqual([1, 1, 0, 0, 0]);
  });

  it('shows no Evasion, DR or belongings on the sheet', () => {
    const { sections } = sheetOf(tiz);
    expect(sections.map(({ title }) => title)).toEqual(['Stats', 'In a fight', 'Skills']);
  });
});

describe('In a Cinematic fight', () => {
  const scene = duel({ ...own, momentum: 0, vitality: 18 }, { level: 4 }, { party });
  const words = 'She brings the roof down.';
  const deed = (more: Parameters<typeof acting>[2] = {}) =>
    acting('tiz', 'cinematic', { target: 'wolf', means: 'rawForce', detail: words, ...more });
  const allows = (does = 'none') => ({
    ...{ 'cinematic.check': '7', 'cinematic.does': does, 'cinematic.type': 'physical' },
  });

  it('nobody is offered other actions (L1423)', () => {
    const all = optionsOf(scene, 'tiz', { gm: false, characters: ['tiz'] }).acts.map(({ id }) => id);
    expect(all.toSorted()).toEqual(['cinematic', 'move', 'pushYourself']);
  });

  it('nobody attacks (L1423)', () => {
    expect(done(scene, attacking()).refusal?.code).toBe('onlyCinematic');
  });

  it('creatures go by the rules, too (L1423)', () => {
    expect(done(after(scene, nextOf('tiz')), attacking({ actor: 'wolf', target: 'tiz' })).refusal?.code).toBe(
      'onlyCinematic',
    );
  });

  it('creatures have the Vitality of the rules (L1445)', () => {
    expect(vitalityOf(beingOf({ state: scene }, 'wolf')).total).toBe(10 + 0 + 4);
  });

  it('a Cinematic Action costs no Narrative Momentum (L1425)', () => {
    expect(beingOf(done(scene, deed(), [7], allows()), 'tiz').momentum).toBe(0);
  });

  it('a Cinematic Action costs 3 AP as ever', () => {
    expect(fighterOf(done(scene, deed(), [7], allows()), 'tiz').turn?.ap).toBe(0);
  });

  it('it deals 1d8 and the Tier to one (L1425)', () => {
    const before = vitality({ state: scene });
    expect(vitality(done(scene, deed(), [7, 5], allows('harm')))).toBe(before - 5 - 2);
  });

  it('it deals 1d4 and the Tier to several (L1425)', () => {
    const bear = {
      sheet: creature({ name: 'Bear', vitality: 10, ...armed(weapon()) }),
      side: 'foes' as const,
      place: 'C3',
    };
    const both = duel({ ...own, momentum: 0 }, { vitality: 10 }, { party, more: { bear } });
    const made = done(both, deed({ spend: ['on:bear'] }), [7, 3], allows('harm'));
    expect([vitality(made), vitality(made, 'bear')]).toEqual([10 - 5, 10 - 5]);
  });

  it('it heals as much (L1425)', () => {
    const hurt = duel({ ...own, momentum: 0, vitality: 2 }, {}, { party });
    const made = done(hurt, deed({ target: null }), [7, 4], allows('heal'));
    expect(vitality(made, 'tiz')).toBe(2 + 4 + 2);
  });

  it('it does more where the GM says so (L1425)', () => {
    const before = vitality({ state: scene });
    expect(vitality(done(scene, deed(), [7, 1, 1], allows('harm,twice')))).toBe(before - 2 - 4);
  });

  it('there are no Defense Rolls against what it does (L1458)', () => {
    const made = done(scene, deed(), [7], allows('restrained'));
    expect(activeStatuses(beingOf(made, 'wolf')).map(({ held }) => held?.power)).toEqual([null]);
  });

  it('one moves by the Basic Movement of a turn, without Move actions (L1423)', () => {
    expect(done(scene, acting('tiz', 'move', { target: 'B6' })).refusal?.code).toBe('tooFar');
  });
});
