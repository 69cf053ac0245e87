import { expect, test } from 'vitest';
import { diceKnownTo } from '../../src/app/play/known.ts';
import type { EntryKind } from '../../src/app/ports.ts';
import { everybody } from '../../src/engine/event.ts';
import { typedWords } from '../../src/view/typed.ts';

const die = (value: number, set: object = {}) => ({
  index: value,
  sides: 6,
  label: '',
  value,
  typed: true,
  ...set,
});
const OPEN = [{ type: 'x', data: {} }];
const HIDDEN = [...OPEN, { type: 'x', data: {}, to: 'gm' }];

/** What everybody reads of an entry's typed dice. */
const read = (dice: readonly object[], events: readonly object[], kind: EntryKind = 'play') =>
  typedWords(diceKnownTo(JSON.parse(JSON.stringify({ dice, events, kind })), everybody));

test('typed dice of a command that all may know are told to all', () => {
  expect(read([die(4), die(2)], OPEN)).toBe('Typed by hand: 4 2');
});

test('typed dice that are hidden are not told', () => {
  expect(read([die(4, { to: 'all' }), die(2, { to: 'gm' })], HIDDEN)).toBe('Typed by hand: 4');
});

test('typed dice that do not say whom they are for are not told where anything is hidden', () => {
  expect(read([die(4), die(2)], HIDDEN)).toBeNull();
});

test('what was called off tells of those dice that say they are for all', () => {
  expect(read([die(4, { to: 'all' }), die(2)], OPEN, 'cancel')).toBe('Typed by hand: 4');
});
