import { expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { abilitySchema } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { armed, duel, strikes, vitality } from '../support/fights.ts';
import { hero } from '../support/people.ts';
import { acting, after, beingOf, done, fighterOf, nextOf, told, withFighter } from '../support/scenes.ts';

/** A sheet that knows a reaction of its own, and perhaps Abilities of our pack. */
const reacting = (moment: string, said: object, ...known: readonly string[]) => ({
  abilities: ['answer', ...known].map((id) => ({ id, source: 'technique' as const, mixes: [] })),
  own: {
    features: [],
    abilities: [
      abilitySchema.parse({
        ...{ id: 'answer', name: 'Answer', types: ['control'], wp: 1, equipment: false, moment },
        ...{ time: { kind: 'rp', rp: 1 }, lasts: 'attack', ...said },
      }),
    ],
  },
});

const wards = (by: number) =>
  reacting('attacked', { effects: [{ effect: 'number', on: 'user', number: 'evasion', by }] });

const asked = ({ asked: all }: { readonly asked: readonly { readonly id: string }[] }) =>
  all.map(({ id }) => id);

const yes = (...ids: readonly string[]) => Object.fromEntries(ids.map((id) => [id, 'ability.answer']));

test('who is attacked may raise their Evasion, and the attack misses', () => {
  const made = strikes(duel({}, wards(3)), [11], {}, yes('attack.rolled'));
  expect(vitality(made)).toBe(20);
});

test('nobody is asked for Evasion that would not be enough', () => {
  expect(asked(strikes(duel({}, wards(3)), [15, 5]))).toEqual([]);
});

test('nobody is asked about an attack that misses anyway', () => {
  expect(asked(strikes(duel({}, wards(3)), [4]))).toEqual([]);
});

test('an attack that is parried misses', () => {
  const parry = reacting('attacked', { effects: [{ effect: 'prevent', what: 'hit' }] });
  expect(vitality(strikes(duel({}, parry), [19], {}, yes('attack.rolled')))).toBe(20);
});

test('disadvantage after the roll rolls once more: Advantage and Disadvantage', () => {
  const blur = reacting('attacked', { effects: [{ effect: 'roll', of: 'attacked', is: 'disadvantage' }] });
  expect(vitality(strikes(duel({}, blur), [19, 3], {}, yes('attack.rolled')))).toBe(20);
});

test('an ally of who is attacked may parry for them', () => {
  const bo = hero({
    name: 'Bo',
    ...reacting('allyAttacked', {
      ...{ range: { kind: 'metres', metres: 3 }, target: { who: 'ally' } },
      effects: [{ effect: 'prevent', what: 'hit' }],
    }),
  });
  const scene = duel({}, {}, { more: { bo: { sheet: bo, side: 'foes', place: 'D3' } } });
  expect(vitality(strikes(scene, [19], {}, yes('attack.rolled')))).toBe(20);
});

const weakening: Intent = acting('tiz', 'ability', { means: 'weaken', target: 'wolf' });
const weakens = { abilities: [{ id: 'weaken', source: 'technique' as const, mixes: [] }] };

test('who has failed a Defense Roll may succeed on it after all', () => {
  const iron = reacting('dr', { effects: [{ effect: 'roll', of: 'dr', is: 'success' }] });
  const made = done(duel(weakens, iron), weakening, [3], yes('defence.rolled'));
  expect(beingOf(made, 'wolf').effects).toEqual([]);
});

test('a reaction that adds to a Defense Roll makes it succeed', () => {
  const firm = reacting('dr', { effects: [{ effect: 'number', on: 'user', number: 'dr', by: 3 }] });
  const made = done(duel(weakens, firm), weakening, [8], yes('defence.rolled'));
  expect(told(made, 'defended')[0]?.success).toBe(true);
});

test('nobody is asked about a Defense Roll that succeeds', () => {
  const iron = reacting('dr', { effects: [{ effect: 'roll', of: 'dr', is: 'success' }] });
  expect(asked(done(duel(weakens, iron), weakening, [15]))).toEqual([]);
});

test('whom an attack has missed may strike back', () => {
  const riposte = reacting('missed', {
    ...{ lasts: 'now', types: ['damage'], range: { kind: 'melee' }, target: { who: 'enemy' } },
    effects: [{ effect: 'damage', amount: 4 }],
  });
  expect(vitality(strikes(duel({}, riposte), [3], {}, yes('attack.done')), 'tiz')).toBe(16);
});

const counter = reacting('cast', {
  ...{ range: { kind: 'metres', metres: 9 }, target: { who: 'enemy' } },
  effects: [{ effect: 'prevent', what: 'ability' }],
});

test('an Ability that is countered comes to nothing', () => {
  const made = done(duel(weakens, counter), weakening, [], yes('attack.declared'));
  expect(told(made, 'abilityFails').length).toBe(1);
});

test('an Ability that is countered costs its WP', () => {
  const made = done(duel(weakens, counter), weakening, [], yes('attack.declared'));
  expect(beingOf(made, 'tiz').wp).toBeLessThan(10);
});

const halts = reacting('moves', {
  ...{ range: { kind: 'metres', metres: 2 }, target: { who: 'enemy' } },
  effects: [{ effect: 'prevent', what: 'movement' }],
});

const going = (target: string): Intent => acting('tiz', 'move', { target });

test('who comes into reach may be stopped there', () => {
  const made = done(duel({}, halts, { apart: 5 }), going('E2'), [], yes('moved'));
  expect(fighterOf(made, 'tiz').at).toBe('E2');
});

test('who is stopped goes no farther', () => {
  const made = done(duel({}, halts, { apart: 4 }), going('E2'), [], yes('moved'));
  expect(fighterOf(made, 'tiz').at).toBe('D2');
});

test('a move in reach is one moment, not one a step', () => {
  expect(asked(done(duel({}, halts, { apart: 4 }), going('E2')))).toEqual(['moved']);
});

test('who is about to fall may stay at 1 Vitality', () => {
  const notYet = reacting('falls', { effects: [{ effect: 'prevent', what: 'damage' }] });
  const scene = duel({}, { ...notYet, vitality: 3 });
  expect(vitality(strikes(scene, [15, 8], {}, yes('falls')))).toBe(1);
});

test('an ally may keep somebody from falling', () => {
  const bo = hero({
    name: 'Bo',
    ...armed(),
    ...reacting('allyFalls', {
      ...{ range: { kind: 'metres', metres: 3 }, target: { who: 'ally' } },
      effects: [{ effect: 'prevent', what: 'damage' }],
    }),
  });
  const scene = duel({}, { vitality: 3 }, { more: { bo: { sheet: bo, side: 'foes', place: 'D3' } } });
  expect(vitality(strikes(scene, [15, 8], {}, yes('falls')))).toBe(1);
});

test('a reaction costs Reaction Points as long as there are some', () => {
  const scene = duel({}, wards(3));
  const [one, two] = [strikes(scene, [11], {}, yes('attack.rolled')), nextOf('tiz')];
  expect([fighterOf(one, 'wolf').rp, two.kind]).toEqual([1, 'next']);
});

test('a standing order may look at the damage that comes, at whom it is for, and at the RP that are left', () => {
  const guard = reacting('damaged', { effects: [{ effect: 'prevent', what: 'damage' }] });
  const { asked: all } = strikes(duel({}, guard), [15, 5]);
  expect(all.map(({ measures }) => measures)).toEqual([{ damage: 5, RP: 2, 'for Wolf': 1 }]);
});

const guard = reacting('damaged', { effects: [{ effect: 'prevent', what: 'damage', amount: 1 }] });

test("who answers 'Not this round' isn't asked again until the next round begins", () => {
  const one = strikes(duel({}, guard), [15, 5], {}, { damage: 'quiet' });
  const { turn } = fighterOf(one, 'tiz');
  const rested = withFighter(one.state, 'tiz', { turn: turn === null ? null : { ...turn, ap: 3 } });
  const two = strikes(rested, [15, 5]);
  expect([asked(two), vitality(two)]).toEqual([[], 10]);
});

test("'Not this round' lets pass what they were asked about", () => {
  expect(vitality(strikes(duel({}, guard), [15, 5], {}, { damage: 'quiet' }))).toBe(15);
});

test("'Not this round' is over when the next round begins", () => {
  const one = strikes(duel({}, guard), [15, 5], {}, { damage: 'quiet' });
  const later = after(one.state, nextOf('tiz'), nextOf('wolf'));
  expect(asked(strikes(later, [15, 5]))).toEqual(['damage']);
});

test("who has said 'Not this round' can be asked again", () => {
  const one = strikes(duel({}, guard), [15, 5], {}, { damage: 'quiet' });
  const again = after(one.state, acting('wolf', 'askAgain'));
  expect(fighterOf({ state: again }, 'wolf').used.round).toEqual([]);
});

const upcastGuard = reacting('damaged', {
  upcasts: [{ id: 'more', name: '1 more', cost: 1 }],
  effects: [{ effect: 'prevent', what: 'damage', amount: '1 + 1 per more' }],
});

test('a reaction is offered upcast as far as its WP allow, each as an answer that an order can give', () => {
  const { asked: all } = strikes(duel({}, { ...upcastGuard, wp: 3 }), [15, 5]);
  expect(all[0]?.options.map(({ id }) => id)).toEqual([
    ...['ability.answer', 'ability.answer.more.1', 'ability.answer.more.2'],
    ...['quiet', 'pass'],
  ]);
});

test('a reaction that is upcast does more', () => {
  const made = strikes(duel({}, upcastGuard), [15, 5], {}, { damage: 'ability.answer.more.2' });
  expect(vitality(made)).toBe(18);
});

test('a reaction that is upcast costs the more WP', () => {
  const made = strikes(duel({}, { ...upcastGuard, wp: 9 }), [15, 5], {}, { damage: 'ability.answer.more.2' });
  expect(beingOf(made, 'wolf').wp).toBe(6);
});

test('a reaction that is enough only when it is upcast is asked about upcast alone', () => {
  const rising = reacting('attacked', {
    upcasts: [{ id: 'more', name: '1 more', cost: 1 }],
    effects: [{ effect: 'number', on: 'user', number: 'evasion', by: '1 per more' }],
  });
  const { asked: all } = strikes(duel({}, rising), [11, 5]);
  expect(all[0]?.options[0]?.id).toMatch(/^ability\.answer\.more\.[12]$/u);
});
