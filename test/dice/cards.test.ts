import { describe, expect, test } from 'vitest';
import { drawCards, scriptedDice, seededDice, standardDeck } from '../../src/dice/index.ts';
import { fits } from './support/chi-square.ts';

describe('the standard deck', () => {
  test('has 52 different cards', () => {
    expect(new Set(standardDeck().cards).size).toBe(52);
  });

  test('has two jokers more where asked for', () => {
    expect(new Set(standardDeck({ jokers: true }).cards).size).toBe(54);
  });
});

describe('cards drawn', () => {
  test('leave the pile', () => {
    expect(drawCards(['a', 'b', 'c'], 2, scriptedDice([], ['c', 'a']))).toMatchObject({
      ok: true,
      left: ['b'],
    });
  });

  test('leave the pile once where it has the same card twice', () => {
    expect(drawCards(['a', 'b', 'a'], 1, scriptedDice([], ['a']))).toMatchObject({ left: ['b', 'a'] });
  });

  test('are numbered from the start given, and labelled', () => {
    const drawn = drawCards(['a', 'b'], 2, scriptedDice([], ['b', 'a']), { start: 3, label: 'initiative' });
    expect(drawn).toMatchObject({
      drawn: [
        { index: 3, card: 'b', label: 'initiative' },
        { index: 4, card: 'a', label: 'initiative' },
      ],
    });
  });

  test('are never more than there are', () => {
    expect(drawCards(['a', 'b'], 3, seededDice('x'))).toEqual({
      ok: false,
      code: 'tooFewCards',
      params: { wanted: 3, left: 2 },
    });
  });

  test('are the whole deck once, where all are drawn', () => {
    const deck = standardDeck();
    const all = drawCards(deck.cards, 52, seededDice('all'));
    expect(all.ok && all.drawn.map(({ card }) => card).sort()).toEqual([...deck.cards].sort());
  });

  test('come in every order equally often', () => {
    const counted = new Map<string, number>();
    for (let game = 0; game < 24_000; game++) {
      const drawn = drawCards(['a', 'b', 'c', 'd'], 4, seededDice(`game ${game}`));
      const order = drawn.ok ? drawn.drawn.map(({ card }) => card).join('') : 'none';
      counted.set(order, (counted.get(order) ?? 0) + 1);
    }
    expect([counted.size, fits([...counted.values()], new Array<number>(24).fill(1 / 24))]).toEqual([
      24,
      true,
    ]);
  });
});
