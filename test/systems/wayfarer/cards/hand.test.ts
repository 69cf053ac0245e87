import { describe, expect, it } from 'vitest';
import {
  type Cards,
  deferred,
  drawn,
  freshCards,
  isOver,
  missing,
  pickedUp,
  played,
  readyToDraw,
} from '../../../../src/systems/wayfarer/cards/hand.ts';

const cards = (more: Partial<Cards> = {}): Cards => ({ ...freshCards(['a', 'b', 'c']), ...more });

describe('a hand of cards (L118)', () => {
  it('begins with five missing', () => {
    expect(missing(cards())).toBe(5);
  });

  it('gets what is drawn of the pile', () => {
    expect(drawn(cards(), 'b')).toEqual(cards({ pile: ['a', 'c'], hand: ['b'] }));
  });

  it('lays a card that is played face up', () => {
    expect(played(cards({ hand: ['x'], discard: ['w'] }), 'x')).toEqual(cards({ discard: ['w', 'x'] }));
  });

  it('plays none that it does not hold', () => {
    expect(played(cards({ hand: ['x'] }), 'y')).toBeNull();
  });

  it('defers a card face down (L129)', () => {
    expect(deferred(cards({ hand: ['x', 'y'] }), 'x')).toEqual(cards({ hand: ['y'], deferred: ['x'] }));
  });

  it('defers none that it does not hold', () => {
    expect(deferred(cards(), 'y')).toBeNull();
  });

  it('picks deferred cards up once the round is over, and they count towards five (A37)', () => {
    expect(missing(pickedUp(cards({ deferred: ['x', 'y'] })))).toBe(3);
  });

  it('draws from the discards again when the pile is empty (A36)', () => {
    expect(readyToDraw(cards({ pile: [], discard: ['x', 'y'] }))).toEqual(cards({ pile: ['x', 'y'] }));
  });

  it('leaves the discards while there is a pile', () => {
    expect(readyToDraw(cards({ discard: ['x'] }))).toEqual(cards({ discard: ['x'] }));
  });

  it.each([
    ['all hands are empty', [cards(), cards({ deferred: ['x'] })], true],
    ['somebody still holds a card', [cards(), cards({ hand: ['x'] })], false],
  ] as const)('ends the round when %s (L131)', (_, all, over) => {
    expect(isOver(all)).toBe(over);
  });
});
