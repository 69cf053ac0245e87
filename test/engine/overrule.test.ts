import { describe, expect, test } from 'vitest';
import { overruled } from '../../src/engine/overrule.ts';
import type { Transcript } from '../../src/engine/transcript.ts';
import { strike } from '../support/lanterns/intents.ts';
import { answer, answers, asked, attempt, diceOf, done, happened, rule } from '../support/lanterns/play.ts';
import { night } from '../support/lanterns/scene.ts';

const by = 'mia';
const reason = 'it lay askew';
const dice = [
  { index: 0, sides: 6, value: 2, label: 'aim', rerolled: 3 },
  { index: 1, sides: 6, value: 4, label: 'aim' },
  { index: 2, card: 'gust', label: 'omen' },
  { index: 3, sides: 6, value: 6, label: 'aim' },
] as const;
const given = (key: string, seen: number) => ({ key, choice: 'yes', by: 'ana', seen });
const transcript: Transcript = {
  intent: null,
  seed: 'a seed',
  dice,
  answers: [given('first', 0), given('second', 2), given('third', 4)],
  rulings: [
    { index: 0, value: 2, by, reason },
    { index: 3, value: 6, by, reason },
  ],
};
const after = (index: number, value: number) => overruled(transcript, { index, value, by, reason });
const refusal = (index: number, value: number) => {
  const result = after(index, value);
  return result.ok ? null : result.refusal;
};

describe('A ruling on a die', () => {
  test('drops the dice that fell after it', () => {
    expect(after(1, 6)).toMatchObject({ ok: true, value: { dice: [{ index: 0 }, { index: 1 }] } });
  });

  test('drops the answers that were given after it was seen', () => {
    expect(after(1, 6)).toMatchObject({ ok: true, value: { answers: [given('first', 0)] } });
  });

  test('keeps the answers that were given before it fell', () => {
    expect(after(3, 1)).toMatchObject({
      ok: true,
      value: { answers: [given('first', 0), given('second', 2)] },
    });
  });

  test('forgets that an earlier die was rolled again later', () => {
    const result = after(1, 6);
    expect(result.ok && result.value.dice[0]).toEqual({ index: 0, sides: 6, value: 2, label: 'aim' });
  });

  test('keeps earlier rulings, drops those on dice that are gone, and stands last', () => {
    const result = after(1, 6);
    expect(result.ok && result.value.rulings.map((ruling) => ruling.index)).toEqual([0, 1]);
  });

  test('replaces an earlier one on the same die', () => {
    const result = after(0, 5);
    expect(result.ok && result.value.rulings).toEqual([{ index: 0, value: 5, by, reason }]);
  });

  test('is refused where no such die was rolled', () => {
    expect(refusal(4, 1)).toEqual({ code: 'noSuchDie', params: { index: 4 } });
  });

  test('is refused where it is a card', () => {
    expect(refusal(2, 1)).toEqual({ code: 'notADie', params: { index: 2, card: 'gust' } });
  });

  test.each([0, 7, 2.5, Number.NaN])('is refused where the die has no face %d', (value) => {
    expect(refusal(1, value)).toEqual({ code: 'noSuchFace', params: { value, sides: 6 } });
  });
});

describe('A command with a ruling', () => {
  const duel = night({ ana: {} }, { murk: { charms: ['sidestep'] } });

  test('takes another path', () => {
    const missed = attempt(duel, strike('ana', 'murk'), [4, 1, 1, 1, 1]);
    expect(asked(rule(missed, 0, 6))).toEqual({ murk: ['sidestep', 'pass'] });
  });

  test('marks the die as ruled', () => {
    const missed = attempt(duel, strike('ana', 'murk'), [4, 1, 1, 1, 1]);
    expect(diceOf(rule(missed, 0, 6))[0]).toEqual({
      index: 0,
      sides: 6,
      value: 6,
      label: 'strike',
      ruled: true,
    });
  });

  test('keeps the ruling when it is run again', () => {
    const hit = rule(attempt(duel, strike('ana', 'murk'), [4, 1, 1, 1, 1, 2]), 0, 6);
    expect(diceOf(answer(hit, 'pass'))[0]).toMatchObject({ value: 6, ruled: true });
  });

  test('asks again what was answered after the die was seen', () => {
    const harmed = answer(attempt(duel, strike('ana', 'murk'), [5, 1, 1, 2]), 'pass');
    expect(asked(rule(harmed, 2, 6))).toEqual({ murk: ['sidestep', 'pass'] });
  });

  test('does not ask again what was answered before the die fell', () => {
    const harmed = answer(attempt(duel, strike('ana', 'murk'), [5, 1, 1, 2]), 'pass');
    expect(happened(rule(harmed, 3, 1)).at(-1)).toBe('harmed');
  });

  test('counts the ruled die', () => {
    const harmed = answers(attempt(duel, strike('ana', 'murk'), [5, 1, 1, 2]), 'pass');
    expect(done(rule(harmed, 3, 1)).state.keepers.murk?.nerve).toBe(2);
  });
});
