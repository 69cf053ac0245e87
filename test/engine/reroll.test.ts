import { describe, expect, test } from 'vitest';
import { check, strike } from '../support/lanterns/intents.ts';
import { answer, asked, attempt, diceOf, done, happened, waits } from '../support/lanterns/play.ts';
import { day, night } from '../support/lanterns/scene.ts';

const keeper = day({ ana: { charms: ['rekindle'] } });

describe('A die just seen', () => {
  test('may be rolled again by who can', () => {
    expect(asked(attempt(keeper, check('ana'), [1, 5, 2]))).toEqual({
      ana: ['rekindle:0', 'rekindle:2', 'pass'],
    });
  });

  test('is shown in the question with the others of its roll', () => {
    const question = waits(attempt(keeper, check('ana'), [1, 5, 2])).decisions[0];
    expect(question?.params.dice).toEqual([1, 5, 2].map((value) => ({ sides: 6, value })));
  });

  test('counts as it falls the second time', () => {
    const played = answer(attempt(keeper, check('ana', { difficulty: '2' }), [1, 5, 2, 6]), 'rekindle:0');
    expect(done(played).events.at(-1)?.data.success).toBe(true);
  });

  test('stays on record, with the die that took its place', () => {
    const played = answer(attempt(keeper, check('ana'), [1, 5, 2, 6]), 'rekindle:0');
    expect(diceOf(played)).toMatchObject([
      { value: 1, rerolled: 3 },
      { value: 5 },
      { value: 2 },
      { value: 6 },
    ]);
  });

  test('is named in the event of its roll', () => {
    const played = answer(attempt(keeper, check('ana'), [1, 5, 2, 6]), 'rekindle:0');
    const rolled = done(played).events.find((event) => event.type === 'rolled');
    expect(rolled?.data.replaced).toMatchObject([{ index: 0, value: 1, rerolled: 3 }]);
  });

  test('is not asked about again: who takes one of several lets the others go', () => {
    const played = answer(attempt(keeper, check('ana'), [1, 5, 2, 6]), 'rekindle:0');
    expect(played.outcome.kind).toBe('done');
  });

  test('is asked about as it shows now, when somebody else has had it rolled again', () => {
    const scene = night({ ana: { charms: ['rekindle'] } }, { murk: { charms: ['gutter'] } });
    const played = answer(attempt(scene, strike('ana', 'murk'), [1, 1, 1, 6]), 'rekindle:0');
    expect(asked(played)).toEqual({ murk: ['gutter:0', 'pass'] });
  });

  test('may be rolled again by one and then by another', () => {
    const scene = night({ ana: { charms: ['rekindle'] } }, { murk: { charms: ['gutter'] } });
    const rekindled = answer(attempt(scene, strike('ana', 'murk'), [1, 1, 1, 6, 2]), 'rekindle:0');
    expect(happened(answer(rekindled, 'gutter:0')).at(-1)).toBe('missed');
  });
});
