import { expect, test } from 'vitest';
import { seededDice } from '../../src/dice/index.ts';
import { run } from '../../src/engine/run.ts';
import type { Reaction, Ruleset, StandingOrder } from '../../src/engine/ruleset.ts';

interface Yard {
  readonly barks: readonly string[];
}

/** Dogs who bark at whoever passes, each as they were told; gives who was looked at, one after the other. */
function lookedAt(
  orders: Readonly<Record<string, StandingOrder>>,
  windows?: ReadonlySet<string>,
): readonly string[] {
  const looked: string[] = [];
  const dog = (owner: string): Reaction<Yard> => ({
    id: 'bark',
    owner,
    params: {},
    refused: null,
    *run(tx) {
      tx.state.barks.push(owner);
      return yield* tx.refuse('enough');
    },
  });
  const rules: Ruleset<Yard> = {
    *reactions() {
      for (const owner of Object.keys(orders)) {
        looked.push(owner);
        yield dog(owner);
      }
    },
    standing: (_yard, owner) => orders[owner] ?? 'ask',
    ...(windows === undefined ? {} : { windows }),
  };
  run(
    rules,
    { barks: [] },
    function* (tx) {
      yield* tx.window('passes', {});
    },
    { source: seededDice('yard') },
  );
  return looked;
}

test('Nobody is looked at behind the first who reacts by standing order', () => {
  expect(lookedAt({ rex: 'never', bella: 'always', max: 'always' })).toEqual(['rex', 'bella']);
});

test('All are looked at, once, where one is asked: they may have something else to do', () => {
  expect(lookedAt({ rex: 'ask', bella: 'always' })).toEqual(['rex', 'bella']);
});

test('Nobody is looked at where nothing ever reacts to a window', () => {
  expect(lookedAt({ rex: 'always' }, new Set(['rings']))).toEqual([]);
});

test('They are where something does', () => {
  expect(lookedAt({ rex: 'always' }, new Set(['rings', 'passes']))).toEqual(['rex']);
});

/** A rule that asks twice, with the first question answered or not; gives for which questions it was worked out what they say. */
function workedOut(...answered: readonly string[]): readonly string[] {
  const worked: string[] = [];
  const question = (id: string) => ({
    id,
    asked: 'rex',
    code: id,
    params: () => {
      worked.push(id);
      return {};
    },
    options: [{ id: 'yes', code: 'yes', params: {} }],
    default: 'yes',
  });
  run(
    {},
    { barks: [] },
    function* (tx) {
      yield* tx.ask(question('sit'));
      yield* tx.ask(question('stay'));
    },
    {
      source: seededDice('yard'),
      answers: answered.map((id) => ({ key: `${id}:rex`, choice: 'yes', by: 'ana', seen: 0 })),
    },
  );
  return worked;
}

test('What a question says is worked out once, where somebody is asked', () => {
  expect(workedOut()).toEqual(['sit']);
});

test('It is not when it has been answered', () => {
  expect(workedOut('sit')).toEqual(['stay']);
});
