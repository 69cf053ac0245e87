import { describe, expect, test } from 'vitest';
import { sum } from '../../src/engine/modifier.ts';
import { check, strike } from '../support/lanterns/intents.ts';
import type { Keeper } from '../support/lanterns/keeper.ts';
import { attempt, diceOf, done } from '../support/lanterns/play.ts';
import { day, night } from '../support/lanterns/scene.ts';

const dazzled: Keeper['conditions'] = [{ id: 'dazzled', duration: { ends: [] } }];
const covered: Keeper['conditions'] = [{ id: 'covered', duration: { ends: [] } }];
const sumOf = (played: ReturnType<typeof attempt>, type: string) =>
  done(played).events.find((event) => event.type === type)?.data.sum;

describe('A sum', () => {
  test('adds what changes a number to what it began with', () => {
    expect(
      sum(3, [
        { source: 'oil', amount: 2 },
        { source: 'dazzled', amount: -1 },
      ]).total,
    ).toBe(4);
  });

  test('does not name what changes nothing', () => {
    expect(sum(3, [{ source: 'oil', amount: 0 }]).modifiers).toEqual([]);
  });
});

describe('A number', () => {
  test('travels with its event, with what it began with and all that changed it', () => {
    const scene = day({ ana: { conditions: dazzled } });
    const played = attempt(scene, check('ana', { edge: 'steady', spend: ['oil'] }), [1, 1, 1, 1]);
    const modifiers = [
      { source: 'dazzled', amount: -1 },
      { source: 'steady', amount: 1 },
      { source: 'oil', amount: 1 },
    ];
    expect(sumOf(played, 'rolled')).toEqual({ base: 3, modifiers, total: 4 });
  });

  test('is what the rule goes by', () => {
    expect(diceOf(attempt(day({ ana: { conditions: dazzled } }), check('ana'), [1, 1]))).toHaveLength(2);
  });

  test('is asked for about somebody: their sources count, not those of others', () => {
    const scene = night({ ana: { conditions: covered } }, { murk: {} });
    expect(sumOf(attempt(scene, strike('ana', 'murk'), [5, 1, 1, 1]), 'harmed')).toMatchObject({
      modifiers: [],
    });
  });

  test('of another name is changed by other sources', () => {
    const scene = night({ ana: {} }, { murk: { conditions: covered } });
    const modifiers = [{ source: 'covered', amount: -1 }];
    expect(sumOf(attempt(scene, strike('ana', 'murk'), [5, 1, 1, 1]), 'harmed')).toEqual({
      base: 3,
      modifiers,
      total: 2,
    });
  });
});
