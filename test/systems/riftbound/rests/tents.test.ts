import { expect, test } from 'vitest';
import type { Intent } from '../../../../src/engine/intent.ts';
import { between, done } from '../support/between.ts';
import { item, person } from '../support/people.ts';
import { told } from '../support/scenes.ts';

const night: Intent = { kind: 'rest', rest: 'fullRest', actors: ['kira', 'tiz', 'ro'], asGm: true };
const sleeping = (...tents: readonly string[]) =>
  done(
    between({ kira: person({ items: tents.map((name) => item(name)) }), tiz: person(), ro: person() }),
    night,
  );

test('Tents shelter as many as they are made for', () => {
  expect(told(sleeping('2-man Tent'), 'sheltered').room).toBe(2);
});

test('Several tents shelter more', () => {
  expect(told(sleeping('2-man Tent', '1-man Tent'), 'sheltered').room).toBe(3);
});

test('Nothing is said of tents where nobody has any', () => {
  expect(sleeping().events.map(({ type }) => type)).not.toContain('sheltered');
});
