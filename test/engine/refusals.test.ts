import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/dice/index.ts';
import type { Intent } from '../../src/engine/intent.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { run } from '../../src/engine/run.ts';
import type { Tx } from '../../src/engine/tx.ts';
import { act, check, next, strike } from '../support/lanterns/intents.ts';
import { attempt } from '../support/lanterns/play.ts';
import { day, frozen, night } from '../support/lanterns/scene.ts';

const scene = night({ ana: {}, ben: {} }, { murk: { place: 'mire' }, gone: { nerve: 0 } });
const wrong: readonly { readonly what: string; readonly intent: Intent; readonly code: string }[] = [
  { what: 'somebody unknown', intent: strike('ana', 'nobody'), code: 'noSuchKeeper' },
  { what: 'an unknown tool', intent: strike('ana', 'murk', { means: 'cannon' }), code: 'noSuchTool' },
  { what: 'a target out of reach', intent: strike('ana', 'murk'), code: 'outOfReach' },
  { what: 'a target that is out', intent: strike('ana', 'gone'), code: 'badTarget' },
  { what: 'oneself as target', intent: strike('ana', 'ana'), code: 'badTarget' },
  { what: 'a turn that is not theirs', intent: act('ben', 'refill'), code: 'notYourTurn' },
  { what: 'the end of a turn that is not theirs', intent: next('ben'), code: 'notYourTurn' },
  { what: 'an unknown act', intent: act('ana', 'fly'), code: 'noSuchAct' },
  { what: 'an unknown place', intent: act('ana', 'move', 'moon'), code: 'noSuchPlace' },
  { what: 'a place too far', intent: act('ana', 'move', 'belfry'), code: 'tooFar' },
  { what: 'an unknown check', intent: check('ana', { what: 'luck' }), code: 'noSuchCheck' },
  { what: 'a difficulty of nothing', intent: check('ana', { difficulty: '0' }), code: 'badDifficulty' },
  {
    what: 'a second vigil',
    intent: { kind: 'begin', members: [], setup: null, surprised: [], asGm: true },
    code: 'vigilRuns',
  },
  {
    what: 'a rest in the night',
    intent: { kind: 'rest', rest: 'lull', actors: ['ana'], asGm: true },
    code: 'vigilRuns',
  },
  {
    what: 'another field',
    intent: { kind: 'setting', text: 'the yard', asGm: true },
    code: 'fieldStays',
  },
  {
    what: "a condition by another's word than a GM's",
    intent: {
      kind: 'condition',
      actor: 'ana',
      change: 'add',
      condition: 'dazzled',
      source: null,
      until: null,
      asGm: false,
    },
    code: 'gmOnly',
  },
];

describe('A command is refused for', () => {
  test.each(wrong)('$what', ({ intent, code }) => {
    expect(attempt(scene, intent).outcome).toMatchObject({ kind: 'refused', refusal: { code } });
  });

  test('a deed after the deed', () => {
    const moved = attempt(scene, act('ana', 'move', 'mire')).outcome;
    const state = moved.kind === 'done' ? moved.state : scene;
    expect(attempt(state, act('ana', 'hide')).outcome).toMatchObject({ refusal: { code: 'deedDone' } });
  });

  test('a deed without a vigil', () => {
    expect(attempt(day({ ana: {} }), act('ana', 'hide')).outcome).toMatchObject({
      refusal: { code: 'noVigil' },
    });
  });
});

describe('A refused command', () => {
  test('leaves the state as it was, whatever it had begun', () => {
    const before = frozen({ list: [1, 2], count: 0 });
    const copy = structuredClone(before);
    run(
      {},
      before,
      function* (tx) {
        tx.state.list.push(3);
        tx.state.count = 1;
        yield* tx.refuse('tooLate');
      },
      { source: scriptedDice([]) },
    );
    expect(before).toEqual(copy);
  });

  test('gives its reason as plain data', () => {
    const outcome = run<{ list: number[] }>(
      {},
      { list: [1] },
      (tx) => tx.refuse('tooLate', { list: tx.now.list }),
      {
        source: scriptedDice([]),
      },
    );
    expect(structuredClone(outcome)).toEqual({
      kind: 'refused',
      refusal: { code: 'tooLate', params: { list: [1] } },
    });
  });

  test('may be one that was refused by an answer', () => {
    const outcome = run(
      {},
      {},
      function* (tx) {
        const options = [{ id: 'no', code: 'no', params: {} }];
        yield* tx.ask({ id: 'may', asked: 'gm', code: 'may', params: {}, options, default: 'no' });
        yield* tx.refuse('forbidden');
      },
      { source: scriptedDice([]), answers: [{ key: 'may:gm', choice: 'no', by: 'mia', seen: 0 }] },
    );
    expect(outcome).toEqual({ kind: 'refused', refusal: { code: 'forbidden', params: {} } });
  });
});

describe('A mistake in a rule', () => {
  test('is an exception, not a refusal', () => {
    function* broken(tx: Tx<object>): Rule<void> {
      yield* tx.roll({ count: 1, sides: 6, label: 'aim', by: 'ana' });
      throw new TypeError('a bug');
    }
    expect(() => run({}, {}, broken, { source: scriptedDice([1]) })).toThrow('a bug');
  });
});
