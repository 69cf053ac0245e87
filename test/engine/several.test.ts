import { describe, expect, test } from 'vitest';
import { seededDice } from '../../src/dice/index.ts';
import { type Asking, chosenBy, choiceOf } from '../../src/engine/decision.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { run } from '../../src/engine/run.ts';
import { answered } from '../../src/engine/transcript.ts';
import type { Tx } from '../../src/engine/tx.ts';

const option = (id: string) => ({ id, code: id, params: {} });

const blocks: Asking = {
  id: 'blocks',
  asked: 'ana',
  code: 'blocks',
  params: {},
  options: [option('first'), option('second'), option('third'), option('pass')],
  default: 'first,second',
  several: { most: 2, none: 'pass' },
};

interface Taken {
  taken: readonly string[] | null;
}

function* asking(tx: Tx<Taken>): Rule<void> {
  const [taken = []] = yield* tx.askEach([blocks]);
  tx.state.taken = [...taken];
}

const before: Taken = { taken: null };
const source = seededDice('several');
const chosen = (choice: string) =>
  run({}, before, asking, { source, answers: [{ key: 'blocks:ana', choice, by: 'ana', seen: 0 }] });

describe('A question of which several may be chosen', () => {
  test.for([
    ['first', ['first']],
    ['second,third', ['second', 'third']],
    ['pass', []],
  ] as const)('takes %s', ([choice, taken]) => {
    expect(chosen(choice)).toMatchObject({ kind: 'done', state: { taken } });
  });

  test.for(['first,second,third', 'first,first', 'first,pass', 'fourth', ''])(
    'does not take %j',
    (choice) => {
      expect(chosen(choice).kind).toBe('diverged');
    },
  );

  test('refuses what is too much', () => {
    const waits = run({}, before, asking, { source });
    const decision = waits.kind === 'waiting' ? waits.decisions[0] : undefined;
    if (decision === undefined) throw new Error('nothing was asked');
    const taken = answered({ dice: [], answers: [] }, decision, { choice: 'first,second,third', by: 'ana' });
    expect(taken).toMatchObject({ ok: false, refusal: { code: 'noSuchOption' } });
  });

  test('may have several as its default', () => {
    expect(chosenBy({ ...blocks, options: blocks.options }, blocks.default)).toEqual(['first', 'second']);
  });

  test('is answered by the names of those that were chosen', () => {
    expect(choiceOf({ most: 2, none: 'pass' }, ['first', 'second'])).toBe('first,second');
  });

  test('is answered by the one for none where none was', () => {
    expect(choiceOf({ most: 2, none: 'pass' }, [])).toBe('pass');
  });
});
