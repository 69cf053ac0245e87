import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/dice/index.ts';
import type { Question } from '../../src/engine/decision.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { run } from '../../src/engine/run.ts';
import type { Tx } from '../../src/engine/tx.ts';

type Empty = Record<string, never>;
type Command = (tx: Tx<Empty>) => Rule<unknown>;

const question = (id: string, ...options: readonly string[]): Question => ({
  id,
  asked: 'ana',
  code: id,
  params: {},
  options: options.map((option) => ({ id: option, code: option, params: {} })),
  default: options[0] ?? '',
});
const d6 = (tx: Tx<Empty>, count = 1, label = 'aim') => tx.roll({ count, sides: 6, label, by: 'ana' });

/** Two dice, then a question: as the rules were when the answer 'duck' was given. */
function* asItWas(tx: Tx<Empty>): Rule<void> {
  yield* d6(tx, 2);
  yield* tx.ask(question('dodge', 'duck', 'jump'));
}
const dice = [0, 1].map((index) => ({ index, sides: 6, value: 3, label: 'aim' }));
const answers = [{ key: 'dodge:ana', choice: 'duck', by: 'ana', seen: 2 }];

const replay = (rule: Command) =>
  run<Empty>({}, {}, rule, { source: scriptedDice([1, 1, 1]), dice, answers });

describe('A command whose rules changed while it waited', () => {
  test('goes on where they are the same to it', () => {
    expect(replay(asItWas).kind).toBe('done');
  });

  test('is stopped where its question is gone', () => {
    const outcome = replay(function* (tx) {
      yield* d6(tx, 2);
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'dodge:ana' });
  });

  test('is stopped where another question came in its place', () => {
    const outcome = replay(function* (tx) {
      yield* d6(tx, 2);
      yield* tx.ask(question('parry', 'yes', 'no'));
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'dodge:ana' });
  });

  test('is stopped where the option is gone', () => {
    const outcome = replay(function* (tx) {
      yield* d6(tx, 2);
      yield* tx.ask(question('dodge', 'jump', 'run'));
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'dodge:ana' });
  });

  test('is stopped where its dice have other sides', () => {
    const outcome = replay(function* (tx) {
      yield* tx.roll({ count: 2, sides: 8, label: 'aim', by: 'ana' });
      yield* tx.ask(question('dodge', 'duck', 'jump'));
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'aim' });
  });

  test('is stopped where its dice are for something else', () => {
    const outcome = replay(function* (tx) {
      yield* d6(tx, 2, 'harm');
      yield* tx.ask(question('dodge', 'duck', 'jump'));
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'harm' });
  });

  test('is stopped where it rolls fewer dice', () => {
    const outcome = replay(function* (tx) {
      yield* d6(tx, 1);
      yield* tx.ask(question('dodge', 'duck', 'jump'));
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'dice' });
  });

  test('is stopped where a card is drawn in place of a die', () => {
    const outcome = replay(function* (tx) {
      yield* tx.draw(['calm'], 'aim');
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'aim' });
  });

  test('is stopped where a card that was drawn is not in the pile', () => {
    const drawn = [{ index: 0, card: 'gust', label: 'omen' }];
    const outcome = run<Empty>({}, {}, (tx) => tx.draw(['calm'], 'omen'), {
      source: scriptedDice([]),
      dice: drawn,
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'omen' });
  });

  test('is stopped where a card that was drawn is for something else', () => {
    const drawn = [{ index: 0, card: 'calm', label: 'omen' }];
    const outcome = run<Empty>({}, {}, (tx) => tx.draw(['calm'], 'initiative'), {
      source: scriptedDice([]),
      dice: drawn,
    });
    expect(outcome).toEqual({ kind: 'diverged', at: 'initiative' });
  });

  test('is stopped, not refused, where it is refused before it comes to its answers', () => {
    const outcome = replay((tx) => tx.refuse('tooFar'));
    expect(outcome).toEqual({ kind: 'diverged', at: 'dodge:ana' });
  });

  test('may roll more dice after its last answer', () => {
    const outcome = replay(function* (tx) {
      yield* asItWas(tx);
      yield* d6(tx, 1, 'harm');
    });
    expect(outcome).toMatchObject({ kind: 'done', dice: [{ value: 3 }, { value: 3 }, { value: 1 }] });
  });
});
