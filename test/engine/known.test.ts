import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/dice/index.ts';
import { type Audience, everybody, type Viewer } from '../../src/engine/event.ts';
import { knownOf, type Recorded } from '../../src/engine/roll.ts';
import { run } from '../../src/engine/run.ts';
import { act } from '../support/lanterns/intents.ts';
import { attempt, diceOf } from '../support/lanterns/play.ts';
import { night } from '../support/lanterns/scene.ts';

const gm: Viewer = { gm: true, characters: [] };
const ana: Viewer = { gm: false, characters: ['ana'] };

const die = (to?: Audience): Recorded => ({
  index: 0,
  sides: 6,
  value: 4,
  label: 'test',
  ...(to === undefined ? {} : { to }),
});
const knows = (viewer: Viewer, to: Audience | undefined, whole: boolean) =>
  knownOf([die(to)], viewer, whole).length === 1;

describe('What has fallen', () => {
  test.for<[Audience | undefined, string, Viewer, boolean, boolean]>([
    ['all', 'everybody', everybody, false, true],
    ['gm', 'a player', ana, false, false],
    ['gm', 'the GM', gm, true, true],
    [['ana'], 'who it is for', ana, false, true],
    [['ana'], 'others', everybody, false, false],
    [['ben'], 'who it is not for', ana, false, false],
    [['ben'], 'the GM', gm, true, true],
    [undefined, 'who knows the whole command', ana, true, true],
    [undefined, 'who does not', ana, false, false],
  ])('for %s: of %s', ([to, _, viewer, whole, known]) => {
    expect(knows(viewer, to, whole)).toBe(known);
  });
});

describe('A record', () => {
  const rolled = (to?: Audience) => {
    const request = { count: 1, sides: 6, label: 'test', by: 'ana', ...(to === undefined ? {} : { to }) };
    const outcome = run({}, {}, (tx) => tx.roll(request), { source: scriptedDice([4]) });
    return 'dice' in outcome ? outcome.dice : [];
  };

  test.for<Audience>(['all', 'gm', ['ana']])('says of a die that it is for %s', (to) => {
    expect(rolled(to)).toEqual([die(to)]);
  });

  test('says nothing of a die where its rule does not', () => {
    expect(rolled()).toEqual([die()]);
  });

  test('says of a card whom it is for', () => {
    const outcome = run({}, {}, (tx) => tx.draw(['calm', 'gust'], 'omen', ['ana']), {
      source: scriptedDice([], ['gust']),
    });
    expect(outcome).toMatchObject({ dice: [{ card: 'gust', pile: ['calm', 'gust'], to: ['ana'] }] });
  });

  test('of what a rule keeps back in its events but not in its draw is not for all', () => {
    const dice = diceOf(attempt(night({ ana: {} }), act('ana', 'peer'), [], ['gust']));
    expect(knownOf(dice, everybody, false)).toEqual([]);
  });
});
