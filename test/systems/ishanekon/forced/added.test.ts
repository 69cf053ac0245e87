import { expect, test } from 'vitest';
import { abilitySchema } from '../../../../src/systems/ishanekon/language/schema/ability.ts';
import { armed, duel, vitality, weapon } from '../support/fights.ts';
import { acting, done, told } from '../support/scenes.ts';

/** A blast that harms for 5 and throws 3 m away, into the wall two squares behind the wolf. */
const blast = abilitySchema.parse({
  ...{ id: 'blast', name: 'Blast', text: 'Harms and throws.', types: ['damage'], pools: ['war'], wp: 1 },
  ...{ range: { kind: 'metres', metres: '10' }, target: { who: 'enemy' }, lasts: 'now' },
  time: { kind: 'ap', ap: 2 },
  effects: [
    { effect: 'damage', types: ['heat'], amount: '5' },
    { effect: 'push', how: 'push', metres: '3' },
  ],
});
const own = {
  abilities: [{ id: 'blast', source: 'technique' as const, mixes: [] }],
  own: { abilities: [blast], features: [] },
};
const map = ['......', '....W.', '......'].join('\n');
const blasted = done(
  duel({ ...own, ...armed(weapon()) }, armed(weapon({ name: 'Claw' })), { map }),
  acting('tiz', 'ability', { means: 'blast', target: 'wolf' }),
);

test('what a crash does is added to the damage of what has moved them (Moving and Teleporting)', () => {
  expect(told(blasted, 'damaged').map(({ reckoned }) => reckoned.total)).toEqual([8]);
});

test('both together bring them as low', () => {
  expect(vitality(blasted)).toBe(12);
});

/** A Maneuver that throws whom the weapon hits 3 m away. */
const hurl = abilitySchema.parse({
  ...{ id: 'hurl', name: 'Hurl', text: 'Throws.', types: ['maneuver'], pools: ['war'], wp: 1 },
  ...{ range: { kind: 'melee' }, target: { who: 'enemy' }, lasts: 'now', time: { kind: 'attack' } },
  effects: [{ effect: 'push', how: 'push', metres: '3' }],
});
const hurled = done(
  duel(
    {
      ...armed(weapon()),
      abilities: [{ id: 'hurl', source: 'technique' as const, mixes: [] }],
      own: { abilities: [hurl], features: [] },
    },
    armed(weapon({ name: 'Claw' })),
    { map },
  ),
  acting('tiz', 'maneuver', { means: 'hurl', target: 'wolf' }),
  [15, 4],
);

test('what a crash does is added to the damage of the weapon attack whose Maneuver has moved them', () => {
  expect(told(hurled, 'damaged').map(({ reckoned }) => reckoned.total)).toEqual([7]);
});

test('who is moved by a Maneuver is moved before the damage', () => {
  expect(hurled.events.map(({ type }) => type).filter((type) => /pushed|damaged/u.test(type))).toEqual([
    'pushed',
    'damaged',
  ]);
});
