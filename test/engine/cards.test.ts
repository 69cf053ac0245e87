import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/dice/index.ts';
import { run } from '../../src/engine/run.ts';
import { act, next } from '../support/lanterns/intents.ts';
import { asked, attempt, diceOf, done, happened } from '../support/lanterns/play.ts';
import { night } from '../support/lanterns/scene.ts';

const alone = night({ ana: {} });

describe('A card', () => {
  test('is recorded with what it was drawn for, and the pile it was drawn from', () => {
    expect(diceOf(attempt(alone, act('ana', 'peer'), [], ['gust']))).toEqual([
      { index: 0, card: 'gust', label: 'omen', pile: alone.vigil?.deck },
    ]);
  });

  test('leaves the deck', () => {
    const { state } = done(attempt(alone, act('ana', 'peer'), [], ['gust']));
    expect(state.vigil?.deck).toEqual(['calm', 'calm', 'gleam']);
  });

  test('that was foreseen is the one that comes', () => {
    const { state } = done(attempt(alone, act('ana', 'peer'), [], ['gust']));
    expect(asked(attempt(state, next('ana')))).toEqual({ ana: ['cover', 'keep'] });
  });

  test('is drawn from what was discarded when the deck is empty', () => {
    const { vigil } = alone;
    const worn = { ...alone, vigil: vigil && { ...vigil, deck: [], discarded: ['calm' as const] } };
    expect(happened(attempt(worn, next('ana'), [], ['calm']))).toContain('omen');
  });

  test('is refused where there is none', () => {
    const outcome = run({}, {}, (tx) => tx.draw([], 'omen'), { source: scriptedDice([]) });
    expect(outcome).toEqual({ kind: 'refused', refusal: { code: 'noCardsLeft', params: { label: 'omen' } } });
  });

  test('shares its running number with the dice of the command', () => {
    const outcome = run(
      {},
      {},
      function* (tx) {
        yield* tx.roll({ count: 1, sides: 6, label: 'aim', by: 'ana' });
        yield* tx.draw(['calm'], 'omen');
        yield* tx.roll({ count: 1, sides: 6, label: 'harm', by: 'ana' });
      },
      { source: scriptedDice([3, 4], ['calm']) },
    );
    expect(outcome).toMatchObject({ dice: [{ index: 0 }, { index: 1, card: 'calm' }, { index: 2 }] });
  });
});
