import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/dice/index.ts';
import type { Answer } from '../../src/engine/decision.ts';
import { refusal } from '../../src/engine/refusal.ts';
import type { Reaction, StandingOrder } from '../../src/engine/ruleset.ts';
import { type Outcome, run } from '../../src/engine/run.ts';
import type { Verdict, WindowOptions } from '../../src/engine/tx.ts';

/** Tokens that reactions take; what they did is told in events. */
interface Table {
  readonly tokens: number;
}

/** A reaction that takes a token and says 'took'. `opens` is a window of its own. */
function takes(owner: string, id: string, more: { verdict?: Verdict; opens?: string; free?: boolean } = {}) {
  const { verdict = 'goesOn', opens, free = false } = more;
  return ({ tokens }: Table): Reaction<Table> => ({
    id,
    owner,
    params: { left: tokens },
    refused: free || tokens > 0 ? null : refusal('noToken'),
    *run(tx) {
      if (!free) tx.state.tokens -= 1;
      tx.emit('took', { by: owner, id, left: tokens });
      if (opens !== undefined) yield* tx.window(opens, {});
      return verdict;
    },
  });
}

type Windows = Readonly<Record<string, readonly ((table: Table) => Reaction<Table>)[]>>;
interface Scene {
  readonly tokens?: number;
  readonly orders?: Readonly<Record<string, StandingOrder>>;
  readonly options?: WindowOptions;
  readonly times?: number;
}

/** Opens the window 'bell' (so many times) and says with which verdict it closed. An answer is 'key=choice'. */
function ring(
  windows: Windows,
  { tokens = 9, orders = {}, options = {}, times = 1 }: Scene,
  answers: readonly string[] = [],
): Outcome<Table> {
  const given = answers.map((text): Answer => {
    const [key = '', choice = ''] = text.split('=');
    return { key, choice, by: 'somebody', seen: 0 };
  });
  const ruleset = {
    reactions: (table: Table, name: string) => (windows[name] ?? []).map((reaction) => reaction(table)),
    standing: (_: Table, owner: string, id: string) => orders[`${owner}/${id}`] ?? 'ask',
  };
  return run(
    ruleset,
    { tokens },
    function* (tx) {
      for (let ringing = 0; ringing < times; ringing++)
        tx.emit('closed', { verdict: yield* tx.window('bell', {}, options) });
    },
    { source: scriptedDice([]), answers: given },
  );
}

const asked = (outcome: Outcome<Table>) =>
  outcome.kind === 'waiting'
    ? outcome.decisions.map(({ key, options }) => `${key}=${options.map((o) => o.id)}`)
    : outcome.kind;
const took = (outcome: Outcome<Table>) =>
  outcome.kind === 'done' || outcome.kind === 'waiting'
    ? outcome.events.flatMap((event) => (event.type === 'took' ? `${event.data.by}/${event.data.id}` : []))
    : outcome.kind;

describe('Those who may react', () => {
  test('are asked one at a time, with all that each could do', () => {
    const bell = [takes('ana', 'grab'), takes('ben', 'grab'), takes('ana', 'shout')];
    expect(asked(ring({ bell }, {}))).toEqual(['bell:ana=grab,shout,pass']);
  });

  test('are asked at once where the window says so', () => {
    const bell = [takes('ana', 'grab'), takes('ben', 'grab')];
    expect(asked(ring({ bell }, { options: { together: true } }))).toEqual([
      'bell:ana=grab,pass',
      'bell:ben=grab,pass',
    ]);
  });

  test('are asked in secret where the window says so', () => {
    const outcome = ring({ bell: [takes('ana', 'grab')] }, { options: { to: 'gm' } });
    expect(outcome).toMatchObject({ kind: 'waiting', decisions: [{ to: 'gm' }] });
  });

  test('are asked in secret where what they could do is one', () => {
    const secret = (table: Table) => ({ ...takes('ana', 'grab')(table), to: 'gm' as const });
    const outcome = ring({ bell: [secret, takes('ben', 'grab')] }, { options: { together: true } });
    expect(outcome.kind === 'waiting' && outcome.decisions.map(({ to }) => to)).toEqual(['gm', undefined]);
  });

  test('are found anew after each reaction: one may take the last token', () => {
    const bell = [takes('ana', 'grab'), takes('ben', 'grab')];
    expect(took(ring({ bell }, { tokens: 1 }, ['bell:ana=grab']))).toEqual(['ana/grab']);
  });

  test('may become more by a reaction', () => {
    const late = (table: Table) => ({
      ...takes('cleo', 'grab')(table),
      refused: table.tokens > 1 ? refusal('late') : null,
    });
    const outcome = ring({ bell: [takes('ana', 'grab'), late] }, { tokens: 2 }, ['bell:ana=grab']);
    expect(asked(outcome)).toEqual(['bell:cleo=grab,pass']);
  });

  test('may be asked again for what has become possible since', () => {
    const late = (table: Table) => ({
      ...takes('ana', 'shout')(table),
      refused: table.tokens > 1 ? refusal('late') : null,
    });
    const outcome = ring({ bell: [takes('ana', 'grab'), late] }, { tokens: 2 }, ['bell:ana=grab']);
    expect(asked(outcome)).toEqual(['bell:ana#2=shout,pass']);
  });

  test('let the others of their reactions go when they take one', () => {
    const bell = [takes('ana', 'grab'), takes('ana', 'shout')];
    expect(took(ring({ bell }, {}, ['bell:ana=shout']))).toEqual(['ana/shout']);
  });
});

describe('A reaction', () => {
  test('that was chosen lapses when another has spent what it needs', () => {
    const bell = [takes('ana', 'grab'), takes('ben', 'grab')];
    const outcome = ring({ bell }, { tokens: 1, options: { together: true } }, [
      'bell:ana=grab',
      'bell:ben=grab',
    ]);
    expect(took(outcome)).toEqual(['ana/grab']);
  });

  test('is resolved as it is by then, not as it was offered', () => {
    const bell = [takes('ana', 'grab'), takes('ben', 'grab')];
    const outcome = ring({ bell }, { tokens: 5, options: { together: true } }, [
      'bell:ana=grab',
      'bell:ben=grab',
    ]);
    expect(outcome).toMatchObject({ events: [{}, { data: { by: 'ben', left: 4 } }, {}] });
  });

  test('that prevents the thing ends the window', () => {
    const bell = [takes('ana', 'grab', { verdict: 'prevented' }), takes('ben', 'grab')];
    const outcome = ring({ bell }, {}, ['bell:ana=grab']);
    expect(outcome).toMatchObject({
      events: [{ type: 'took' }, { type: 'closed', data: { verdict: 'prevented' } }],
    });
  });

  test('does not react to its own consequences', () => {
    const echo = takes('ana', 'echo', { opens: 'bell', free: true });
    expect(took(ring({ bell: [echo] }, {}, ['bell:ana=echo']))).toEqual(['ana/echo']);
  });

  test('does not react to itself by way of another', () => {
    const echo = takes('ana', 'echo', { opens: 'again', free: true });
    const reply = takes('ben', 'reply', { opens: 'bell', free: true });
    const outcome = ring({ bell: [echo], again: [reply] }, {}, ['bell:ana=echo', 'again:ben=reply']);
    expect(took(outcome)).toEqual(['ana/echo', 'ben/reply']);
  });

  test('of somebody else may answer it in the same window opened again', () => {
    const bell = [takes('ana', 'echo', { opens: 'bell', free: true }), takes('ben', 'echo', { free: true })];
    expect(asked(ring({ bell }, {}, ['bell:ana=echo']))).toEqual(['bell:ben=echo,pass']);
  });

  test('may be taken again when the window opens again', () => {
    const outcome = ring({ bell: [takes('ana', 'grab')] }, { times: 2 }, [
      'bell:ana=grab',
      'bell:ana#2=grab',
    ]);
    expect(took(outcome)).toEqual(['ana/grab', 'ana/grab']);
  });

  test('three deep ends in the order in which it began, the innermost first', () => {
    const windows = {
      bell: [takes('ana', 'one', { opens: 'two' })],
      two: [takes('ben', 'two', { opens: 'three' })],
      three: [takes('ana', 'three')],
    };
    const outcome = ring(windows, {}, ['bell:ana=one', 'two:ben=two', 'three:ana=three']);
    expect(took(outcome)).toEqual(['ana/one', 'ben/two', 'ana/three']);
  });

  test('that throws is a bug, and is not swallowed', () => {
    const broken = (table: Table): Reaction<Table> => ({
      ...takes('ana', 'grab')(table),
      // biome-ignore lint/correctness/useYield: it does not come to anything
      *run() {
        throw new RangeError('no such token');
      },
    });
    expect(() => ring({ bell: [broken] }, {}, ['bell:ana=grab'])).toThrow(RangeError);
  });

  test('offered twice under one name is a bug', () => {
    expect(() => ring({ bell: [takes('ana', 'grab'), takes('ana', 'grab')] }, {})).toThrow(
      "the options of 'bell'",
    );
  });
});

describe('A standing order', () => {
  test('to react leaves the rest to be asked', () => {
    const bell = [takes('ana', 'grab'), takes('ana', 'shout')];
    const outcome = ring({ bell }, { orders: { 'ana/grab': 'always' } });
    expect([took(outcome), asked(outcome)]).toEqual([['ana/grab'], ['bell:ana=shout,pass']]);
  });

  test('never to react is not even offered', () => {
    const bell = [takes('ana', 'grab'), takes('ana', 'shout')];
    expect(asked(ring({ bell }, { orders: { 'ana/grab': 'never' } }))).toEqual(['bell:ana=shout,pass']);
  });

  test('is followed among those who are asked together', () => {
    const bell = [takes('ana', 'grab'), takes('ben', 'grab')];
    const scene = { orders: { 'ana/grab': 'always' }, options: { together: true } } as const;
    expect(took(ring({ bell }, scene, ['bell:ben=grab']))).toEqual(['ana/grab', 'ben/grab']);
  });
});
