import { describe, expect, it } from 'vitest';
import { edgesOn, forbiddenBy } from '../../../../src/systems/ishanekon/numbers/ask.ts';
import { capacityOf, loadStateOf } from '../../../../src/systems/ishanekon/numbers/carry.ts';
import { sceneOf } from '../../../../src/systems/ishanekon/scene.ts';
import {
  initiativeBase,
  momentumOf,
  temporaryOf,
  vitalityOf,
  willpowerOf,
} from '../../../../src/systems/ishanekon/numbers/maxima.ts';
import { bonusOf, half, skillBonus } from '../../../../src/systems/ishanekon/numbers/stat.ts';
import { creature, hero } from '../support/people.ts';

const load = (weight: number) => [
  { id: 'load', profile: { kind: 'goods' as const, row: 'stone', name: 'Stone', weight } },
];
const carrying = (weight: number) =>
  loadStateOf(sceneOf({ tiz: hero({ stats: { strength: 10 }, items: load(weight) as never }) }), 'tiz');

describe('Who carries more than twice as much (L679)', () => {
  const pinned = sceneOf({
    tiz: hero({ stats: { strength: 10 }, items: load(41) as never }),
  });

  it.for(['act', 'react', 'move'] as const)("can't %s: they are Restrained", (what) => {
    expect(forbiddenBy(pinned, 'tiz', what)).not.toBeNull();
  });

  it('is attacked with advantage', () => {
    const edges = edgesOn(pinned, 'attacked', { actor: 'tiz', reach: 'melee' });
    expect(edges.map(({ edge }) => edge)).toContain('advantage');
  });
});

describe('Stat Bonuses (Stats)', () => {
  it('are +3 for 13 and −1 for 9', () => {
    expect([bonusOf(13), bonusOf(9)]).toEqual([3, -1]);
  });
});

describe('A Skill Check adds (Skills)', () => {
  it('1 for Stealth at level 0 with a Dexterity Bonus of 2', () => {
    expect(skillBonus(hero({ stats: { dexterity: 12 } }), 'stealth').total).toBe(1);
  });

  it('2 for History at level 3 with an Intelligence Bonus of −1: half of it is −1', () => {
    expect(skillBonus(hero({ stats: { intelligence: 9 }, skills: { history: 3 } }), 'history').total).toBe(2);
  });
});

describe('Half', () => {
  it('is rounded down below 0, too (A2)', () => {
    expect([half(3), half(-1), half(-3)]).toEqual([1, -1, -2]);
  });
});

describe('A character has', () => {
  it('Vitality of Constitution and 7 a Level, with 7/2 (Vitality)', () => {
    expect(vitalityOf(hero({ archetype: 'war', level: 3, stats: { constitution: 12 } })).total).toBe(33);
  });

  it('WP of Will and 4 a Level, with 3/4 (Willpower)', () => {
    expect(willpowerOf(hero({ archetype: 'mental', level: 2, stats: { will: 13 } })).total).toBe(21);
  });

  it('at most Temporary Vitality of Constitution, Will and twice the Level (Temporary Vitality)', () => {
    expect(temporaryOf(hero({ level: 2, stats: { constitution: 11, will: 12 } })).total).toBe(27);
  });

  it('at most Narrative Momentum of Charisma and Luck (Narrative Momentum)', () => {
    expect(momentumOf(hero({ stats: { charisma: 9 }, skills: { luck: 2 } })).total).toBe(11);
  });

  it('nothing of a Level below 0', () => {
    expect(vitalityOf(hero({ level: -2, stats: { constitution: 10 } })).total).toBe(10);
  });

  it('Initiative of twice Instinct and five Skills (Rounds and Turns)', () => {
    const skills = { athletics: 1, quickFingers: 1, analysis: 1, grace: 1, improvisation: 1, stealth: 3 };
    expect(initiativeBase(hero({ stats: { instinct: 11 }, skills })).total).toBe(27);
  });
});

describe('A creature has', () => {
  const boss = (grade: number) =>
    creature({ rank: 'boss', class: 'hybrid', grade, stats: { constitution: 12, will: 10 } });

  it.each([
    [1, 17, 13],
    [2, 34, 26],
    [3, 51, 39],
  ])('as a Hybrid Level 1 boss of grade %i %i Vitality and %i WP (Bosses)', (grade, vitality, wp) => {
    expect([vitalityOf(boss(grade)).total, willpowerOf(boss(grade)).total]).toEqual([vitality, wp]);
  });

  it('1 Vitality and nothing else as a Minor one (Minor)', () => {
    const minor = creature({ rank: 'minor', class: null, level: 5 });
    expect([vitalityOf, willpowerOf, temporaryOf, momentumOf].map((of) => of(minor).total)).toEqual([
      1, 0, 0, 0,
    ]);
  });

  it('half the WP as a Normal one (Normal)', () => {
    expect(willpowerOf(creature({ class: 'hybrid', stats: { will: 10 } })).total).toBe(6);
  });

  it('half of that as a summon (Summon)', () => {
    expect(willpowerOf(creature({ class: 'hybrid', stats: { will: 10 }, summoner: 'tiz' })).total).toBe(3);
  });
});

describe('Carrying (Weight and Carry Capacity)', () => {
  it('is free up to twice Strength', () => {
    expect(carrying(20)).toBe('free');
  });

  it('is too much beyond it', () => {
    expect(carrying(21)).toBe('overloaded');
  });

  it('pins one down beyond twice as much', () => {
    expect(carrying(41)).toBe('pinned');
  });

  it.each([
    ['big', 30],
    ['bigger', 40],
    ['small', 10],
  ] as const)('of a %s creature with Strength 10 goes up to %i (Creature Size)', (size, most) => {
    expect(capacityOf(creature({ size }))).toBe(most);
  });
});
