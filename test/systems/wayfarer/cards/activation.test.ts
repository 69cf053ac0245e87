import { describe, expect, it } from 'vitest';
import { standardDeck } from '../../../../src/dice/index.ts';
import {
  canBeInterrupted,
  mayDeploy,
  mayInterrupt,
  mayOperate,
  moveBonus,
  ordersOf,
} from '../../../../src/systems/wayfarer/cards/activation.ts';
import { type Card, cardOf, countsAs, meets } from '../../../../src/systems/wayfarer/cards/card.ts';

const card = (name: string): Card => {
  const found = cardOf(name);
  if (found === null) throw new Error(name);
  return found;
};

describe('a card (L134)', () => {
  it('is read from each name of the deck, jokers among them', () => {
    expect(standardDeck({ jokers: true }).cards.filter((name) => cardOf(name)?.name !== name)).toEqual([]);
  });

  it('is none where nothing is named so', () => {
    expect(cardOf('11 of clubs')).toBeNull();
  });

  it.each([
    ['7 of hearts', 7],
    ['10 of clubs', 10],
    ['jack of spades', 10],
    ['ace of diamonds', 10],
    ['red joker', 10],
  ] as const)('%s counts as %i', (name, value) => {
    expect(countsAs(card(name))).toBe(value);
  });

  it.each([
    ['the suit and the number asked for', '5 of spades', { suit: 'spades', card: 2 }, true],
    ['another suit', '5 of hearts', { suit: 'spades', card: 2 }, false],
    ['a lower card', '3 of spades', { suit: 'spades', card: 4 }, false],
    ['a 10 is no face card', '10 of hearts', { suit: 'hearts', card: 'face' }, false],
    ['an ace is Jack or above (A21)', 'ace of hearts', { suit: 'hearts', card: 'face' }, true],
    ['a joker is any card of any suit', 'black joker', { suit: 'hearts', card: 'face' }, true],
  ] as const)('meets what a spell asks for, or not: %s', (_, name, least, met) => {
    expect(meets(card(name), least)).toBe(met);
  });
});

describe('an activation (L134)', () => {
  it.each([
    ['2 of clubs', ['adjust', 'spin']],
    ['4 of clubs', ['adjust', 'spin', 'move']],
    ['6 of clubs', ['adjust', 'spin', 'move', 'rush', 'assault']],
    ['9 of clubs', ['adjust', 'spin', 'move', 'rush', 'assault', 'move and assault']],
    ['king of clubs', ['adjust', 'spin', 'move', 'rush', 'assault', 'move and assault', 'rush and assault']],
  ] as const)('with the %s may be: %j', (name, orders) => {
    expect(ordersOf(card(name))).toEqual(orders);
  });

  it.each([
    ['3 of clubs', false],
    ['4 of clubs', true],
  ] as const)('with the %s may operate something: %s', (name, may) => {
    expect(mayOperate(card(name))).toBe(may);
  });
});

describe('an interrupt (L521)', () => {
  it.each([
    ['a higher card does', '9 of clubs', '8 of hearts', true],
    ['an equal one does not', '8 of clubs', '8 of hearts', false],
    ['a king does not beat a 10 (A21)', 'king of clubs', '10 of hearts', false],
  ] as const)('%s', (_, name, against, may) => {
    expect(mayInterrupt(card(name), card(against))).toBe(may);
  });

  it('can come for any card below 10, whatever anybody holds', () => {
    expect(['9 of clubs', '10 of clubs', 'ace of clubs'].map((name) => canBeInterrupted(card(name)))).toEqual(
      [true, false, false],
    );
  });
});

describe('the move bonus (L291)', () => {
  it.each([
    ['a face card adds the bumps in Athletics', 'queen of hearts', [1, 2], 3],
    ['a negative bump counts in the total', 'queen of hearts', [2, -1], 1],
    ['a 10 adds nothing', '10 of hearts', [1, 2], 0],
    ['negative bumps do not slow', 'queen of hearts', [-2], 0],
  ] as const)('%s', (_, name, bumps, bonus) => {
    expect(moveBonus(card(name), bumps)).toBe(bonus);
  });
});

describe('deploying (L165)', () => {
  it.each([
    ['units worth as many points as the card', '7 of clubs', [3, 4], true],
    ['more than that', '7 of clubs', [4, 4], false],
    ['a face card: any single unit', 'jack of clubs', [14], true],
    ['a face card: 10 points of several', 'jack of clubs', [5, 5], true],
    ['a face card: not more of several', 'jack of clubs', [6, 5], false],
    ['a 10: no single unit beyond it', '10 of clubs', [14], false],
    ['nobody', '7 of clubs', [], false],
  ] as const)('%s', (_, name, points, may) => {
    expect(mayDeploy(card(name), points)).toBe(may);
  });
});
