import { expect, test } from 'vitest';
import type { Line } from '../../../src/view/transcript/lines.ts';
import { paragraphsOf } from '../../../src/view/transcript/paragraphs.ts';

const noon = new Date('2026-11-20T12:00:00Z').getTime();

/** What Ana did at noon, so many minutes later. */
const line = (id: string, set: Partial<Line> = {}, minutes = 0): Line => ({
  id,
  at: new Date(noon + minutes * 60_000),
  userId: 'ana',
  speaker: null,
  isRoll: false,
  turn: null,
  marks: [],
  text: id,
  tone: 'plain',
  struck: false,
  undoes: false,
  folded: [],
  ...set,
});

const speaker = { name: 'Kira', face: null };
const tizTurn = { key: 'fight 1 tiz', name: 'Tiz' };
const orlaTurn = { key: 'fight 1 orla', name: 'Orla' };

const read = (...lines: readonly Line[]): readonly (readonly string[])[] =>
  paragraphsOf({ fight: { id: 'fight', title: 'Fight 1' }, lines }).map((one) =>
    one.lines.map(({ id }) => id),
  );

test('a bare roll stands behind its post, also where somebody has acted between the two', () => {
  expect(
    read(
      line('post', { speaker, turn: tizTurn }),
      line('attack', { userId: 'ben', turn: tizTurn }),
      line('roll', { isRoll: true, turn: tizTurn }),
    ),
  ).toEqual([['post', 'roll', 'attack']]);
});

test('two rolls of a post keep their order', () => {
  expect(
    read(
      line('post', { speaker, turn: tizTurn }),
      line('first', { isRoll: true, turn: tizTurn }),
      line('attack', { userId: 'ben', turn: tizTurn }),
      line('second', { isRoll: true, turn: tizTurn }),
    ),
  ).toEqual([['post', 'first', 'second', 'attack']]);
});

test('a bare roll stands behind its post where the next turn has begun meanwhile', () => {
  expect(
    read(
      line('post', { speaker, turn: tizTurn }),
      line('attack', { userId: 'ben', turn: orlaTurn }),
      line('roll', { isRoll: true, turn: orlaTurn }),
    ),
  ).toEqual([['post', 'roll'], ['attack']]);
});

test("somebody else's roll stands where it was rolled", () => {
  expect(
    read(
      line('post', { speaker, turn: tizTurn }),
      line('attack', { userId: 'ben', turn: tizTurn }),
      line('roll', { userId: 'cleo', isRoll: true, turn: tizTurn }),
    ),
  ).toEqual([['post', 'attack', 'roll']]);
});

test('a roll long after a post is none of it', () => {
  expect(read(line('post', { speaker }), line('roll', { isRoll: true }, 3))).toEqual([['post'], ['roll']]);
});
