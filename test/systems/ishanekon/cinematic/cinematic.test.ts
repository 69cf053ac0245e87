import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../../src/systems/ishanekon/scene.ts';
import { armed, duel, vitality, weapon } from '../support/fights.ts';
import { creature, hero } from '../support/people.ts';
import { acting, after, beingOf, between, done, fighterOf, nextOf, told } from '../support/scenes.ts';

const words = 'She slams the table into them.';
type More = Parameters<typeof acting>[2];
const deed = (more: More = {}) =>
  acting('tiz', 'cinematic', { target: 'wolf', means: 'rawForce', detail: words, ...more });
const allows = (more: Readonly<Record<string, string>> = {}) => ({
  ...{ 'cinematic.check': '7', 'cinematic.does': 'none', 'cinematic.type': 'physical' },
  ...more,
});

const alone = (momentum = 10) => duel({ momentum });
const kira = { sheet: hero({ name: 'Kira', ...armed(weapon()), skills: { luck: 3 } }), place: 'B3' };
const pair = (momentum = 10): Scene => duel({ momentum }, {}, { more: { kira } });
const restrained = (scene: Scene): Scene =>
  after(scene, {
    ...{ kind: 'condition', actor: 'tiz', change: 'add', condition: 'restrained', source: null, until: null },
    asGm: true,
  });

describe('a Cinematic Action (Cinematic Actions and Reactions)', () => {
  it('costs 3 AP', () => {
    expect(fighterOf(done(alone(), deed(), [5], allows()), 'tiz').turn?.ap).toBe(0);
  });

  it('costs 3 Narrative Momentum', () => {
    expect(beingOf(done(alone(), deed(), [7], allows()), 'tiz').momentum).toBe(7);
  });

  it('is refused without them', () => {
    expect(done(alone(2), deed()).refusal?.code).toBe('notEnoughMomentum');
  });

  it('costs nothing where the GM says no', () => {
    const { turn } = fighterOf(done(alone(), deed(), [], { 'cinematic.check': 'no' }), 'tiz');
    expect(turn?.ap).toBe(3);
  });

  it('asks the GM for all of it at once, and nobody else', () => {
    const { asked } = done(alone(), deed(), [7], allows());
    expect(asked.map(({ asked: whom, id }) => `${whom} ${id}`)).toEqual([
      'gm cinematic.check',
      'gm cinematic.does',
      'gm cinematic.type',
    ]);
  });

  it('is a check of the Skill that is proposed, against the number of the GM', () => {
    const [check] = told(done(alone(), deed(), [7], allows()), 'checked');
    expect([check?.rolled.skill, check?.difficulty]).toEqual(['rawForce', 7]);
  });

  it('is a check of another Skill where the GM says so', () => {
    const other = allows({ 'cinematic.check': 'other', 'cinematic.skill': 'grace', 'cinematic.harder': '9' });
    const [check] = told(done(alone(), deed(), [9], other), 'checked');
    expect([check?.rolled.skill, check?.difficulty]).toEqual(['grace', 9]);
  });

  it('does nothing by the rules where it fails', () => {
    const made = done(alone(), deed(), [2], allows({ 'cinematic.does': 'harm' }));
    expect(vitality(made)).toBe(20);
  });
});

describe("the GM's form is filled in", () => {
  const numbers = (level: number) => {
    const { asked } = done(duel({ momentum: 10, level }), deed(), [10], allows());
    return asked.find(({ id }) => id === 'cinematic.check')?.options.map(({ id }) => id) ?? [];
  };

  it.each([
    [3, '11'],
    [5, '15'],
    [9, '18'],
  ])('with the number that is usual at Level %i: the examples', (level, number) => {
    expect(numbers(level)[0]).toBe(number);
  });

  it('and each number is there once', () => {
    expect(new Set(numbers(5)).size).toBe(numbers(5).length);
  });
});

describe('the examples of Cinematic Actions and Reactions', () => {
  /** A deed of the Skill with what the GM allows, and the check's own die. */
  const played = (
    scene: Scene,
    skill: string,
    given: Readonly<Record<string, string>>,
    dice: readonly number[],
    more: More = {},
  ) => done(scene, deed({ means: skill, ...more }), dice, allows(given));

  it('a Barbarian pins enemies down with a table: Raw Force against 11, damage and Restrained', () => {
    const bear = {
      sheet: creature({ name: 'Bear', ...armed(weapon()) }),
      side: 'foes' as const,
      place: 'C3',
    };
    const scene = duel({ momentum: 10, level: 3, skills: { rawForce: 3 } }, {}, { more: { bear } });
    const given = { 'cinematic.check': '11', 'cinematic.does': 'harm,restrained' };
    const made = played(scene, 'rawForce', given, [9, 1, 2, 3, 2, 1, 1], { spend: ['on:bear'] });
    const held = ['wolf', 'bear'].flatMap((id) => beingOf(made, id).statuses.map(({ status }) => status));
    expect([vitality(made), vitality(made, 'bear'), held]).toEqual([10, 10, ['restrained', 'restrained']]);
  });

  it('a Thief has bribed a guard before: Street Smarts against 10, and nothing by the rules', () => {
    const given = { 'cinematic.check': '10' };
    const [check] = told(played(alone(), 'streetSmarts', given, [9], { target: null }), 'checked');
    expect([check?.rolled.skill, check?.difficulty]).toEqual(['streetSmarts', 10]);
  });

  it('a Martial Artist rises again: Presence against 15, and WP comes back', () => {
    const scene = duel({ momentum: 10, level: 5, wp: 0, skills: { presence: 5 } });
    const given = { 'cinematic.check': '15', 'cinematic.does': 'wp' };
    const made = played(scene, 'presence', given, [10], { target: null });
    expect(beingOf(made, 'tiz').wp).toBeGreaterThan(0);
  });

  it('a Priest prays for a god to step in: Perseverance against 18, and what it does is told', () => {
    const scene = duel({ momentum: 10, level: 9, skills: { perseverance: 5 } });
    const [check] = told(played(scene, 'perseverance', { 'cinematic.check': '18' }, [10]), 'checked');
    expect([check?.rolled.skill, check?.difficulty]).toEqual(['perseverance', 18]);
  });
});

describe('what a Cinematic Action does (as much as a fully upcast Ability)', () => {
  it('is 4d10 against one at Tier 1', () => {
    const made = done(alone(), deed(), [7, 1, 2, 3, 4], allows({ 'cinematic.does': 'harm' }));
    expect(vitality(made)).toBe(10);
  });

  it('is 4d6 against several', () => {
    const bear = {
      sheet: creature({ name: 'Bear', ...armed(weapon()) }),
      side: 'foes' as const,
      place: 'C3',
    };
    const scene = duel({ momentum: 10 }, {}, { more: { bear } });
    const both = deed({ spend: ['on:bear'] });
    const made = done(scene, both, [7, 1, 2, 3, 4], allows({ 'cinematic.does': 'harm' }));
    expect([vitality(made), vitality(made, 'bear')]).toEqual([10, 10]);
  });

  it('is twice as much where the GM says so', () => {
    const much = allows({ 'cinematic.does': 'harm,twice' });
    expect(vitality(done(alone(), deed(), [7, 1, 1, 1, 1, 1, 1, 1, 1], much))).toBe(12);
  });

  it('puts enemies under Status Effects', () => {
    const made = done(alone(), deed(), [7], allows({ 'cinematic.does': 'restrained' }));
    expect(beingOf(made, 'wolf').statuses.map(({ status }) => status)).toEqual(['restrained']);
  });

  it('heals oneself where it is about no friend', () => {
    const scene = duel({ momentum: 10, vitality: 1, stats: { constitution: 13 } });
    const made = done(scene, deed({ target: null }), [7, 1, 1, 1, 1], allows({ 'cinematic.does': 'heal' }));
    expect(vitality(made, 'tiz')).toBe(5);
  });
});

describe('a Cinematic Reaction', () => {
  it("costs 2 RP in another's turn", () => {
    const scene = after(alone(), nextOf('tiz'));
    expect(fighterOf(done(scene, deed({ spend: ['reaction'] }), [7], allows()), 'tiz').rp).toBe(0);
  });

  it("is what is left in another's turn", () => {
    expect(done(after(alone(), nextOf('tiz')), deed()).refusal?.code).toBe('notYourTurn');
  });
});

describe('a Cinematic Burst', () => {
  it('costs 6 Narrative Momentum', () => {
    const made = done(restrained(alone()), deed({ spend: ['burst'] }), [7], allows());
    expect(beingOf(made, 'tiz').momentum).toBe(4);
  });

  it('is refused to who can act', () => {
    expect(done(alone(), deed({ spend: ['burst'] })).refusal?.code).toBe('burstNeedless');
  });

  it('is refused once AP are used', () => {
    const scene = restrained(after(alone(), acting('tiz', 'defend')));
    expect(done(scene, deed({ spend: ['burst'] })).refusal?.code).toBe('burstTooLate');
  });

  it('with others costs 4', () => {
    const join = { ...allows(), 'cinematic.join': 'luck' };
    const made = done(restrained(pair()), deed({ spend: ['burst', 'with:kira'] }), [7, 7, 7, 7], join);
    expect(beingOf(made, 'tiz').momentum).toBe(6);
  });
});

describe('a Cooperative Cinematic Action', () => {
  const together = deed({ spend: ['with:kira'] });
  const join = (more: Readonly<Record<string, string>> = {}) => ({
    ...allows(more),
    'cinematic.join': 'luck',
  });

  it('costs 2 Narrative Momentum each', () => {
    const made = done(pair(), together, [7, 7, 7, 7], join());
    expect([beingOf(made, 'tiz').momentum, beingOf(made, 'kira').momentum]).toEqual([8, 8]);
  });

  it('costs 2 RP of each who joins', () => {
    expect(fighterOf(done(pair(), together, [7, 7, 7, 7], join()), 'kira').rp).toBe(0);
  });

  it('is checked by everyone with advantage', () => {
    const checks = told(done(pair(), together, [7, 7, 7, 7], join()), 'checked');
    expect(checks.map(({ rolled }) => rolled.leans)).toEqual(['advantage', 'advantage']);
  });

  it('lets each check a Skill of their own', () => {
    const checks = told(done(pair(), together, [7, 7, 7, 7], join()), 'checked');
    expect(checks.map(({ rolled }) => rolled.skill)).toEqual(['rawForce', 'luck']);
  });

  it('fails where one fails', () => {
    const [end] = told(done(pair(), together, [7, 7, 1, 1], join()), 'cinematicDone');
    expect(end?.passed).toBe(false);
  });

  it('succeeds where a critical success makes up for it', () => {
    const [end] = told(done(pair(), together, [2, 2, 10, 1], join()), 'cinematicDone');
    expect(end?.passed).toBe(true);
  });

  it('grows with those who take part', () => {
    const dice = [7, 7, 7, 7, 1, 1, 1, 1, 1, 1, 1, 1];
    expect(vitality(done(pair(), together, dice, join({ 'cinematic.does': 'harm' })))).toBe(12);
  });

  it('is one of their own, and costs 3, where nobody joins', () => {
    const made = done(pair(), together, [7], { ...allows(), 'cinematic.join': 'no' });
    expect(beingOf(made, 'tiz').momentum).toBe(7);
  });
});

it('outside of fights takes Narrative Momentum alone', () => {
  const scene = between({ tiz: hero({ momentum: 5 }) });
  const made = done(scene, deed({ target: null }), [7], allows());
  expect(beingOf(made, 'tiz').momentum).toBe(2);
});
