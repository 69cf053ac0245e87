import { isDraft } from 'immer';
import { describe, expect, test } from 'vitest';
import { scriptedDice } from '../../src/dice/index.ts';
import { type GameEvent, visibleTo } from '../../src/engine/event.ts';
import type { Rule } from '../../src/engine/rule.ts';
import { run } from '../../src/engine/run.ts';
import type { Tx } from '../../src/engine/tx.ts';
import { act, check } from '../support/lanterns/intents.ts';
import { attempt, done } from '../support/lanterns/play.ts';
import { day, frozen, night } from '../support/lanterns/scene.ts';

interface Camp {
  readonly tents: readonly { readonly name: string; readonly beds: number }[];
  readonly watch: readonly string[];
}
const camp: Camp = frozen({ tents: [{ name: 'north', beds: 2 }], watch: ['ana'] });
const inCamp = (rule: (tx: Tx<Camp>) => Rule<unknown>) => run({}, camp, rule, { source: scriptedDice([]) });

function eventOf(emit: (tx: Tx<Camp>) => void): GameEvent | undefined {
  // biome-ignore lint/correctness/useYield: a rule that asks nothing
  const outcome = inCamp(function* (tx) {
    emit(tx);
  });
  return outcome.kind === 'done' ? outcome.events[0] : undefined;
}

/** Whether a draft hides anywhere in it. */
const hasDraft = (value: unknown): boolean =>
  isDraft(value) || (typeof value === 'object' && value !== null && Object.values(value).some(hasDraft));

describe('An event', () => {
  test('holds no drafts, however deep they were put', () => {
    const event = eventOf((tx) =>
      tx.emit('counted', { by: 'ana', found: { all: tx.state.tents, first: [tx.state.tents[0]] } }),
    );
    expect(hasDraft(event)).toBe(false);
  });

  test('keeps what was true when it happened', () => {
    const event = eventOf((tx) => {
      const tent = tx.state.tents[0];
      tx.emit('counted', { tent });
      if (tent !== undefined) tent.beds = 9;
    });
    expect(event?.data).toEqual({ tent: { name: 'north', beds: 2 } });
  });

  test('keeps its audience when the list it came from changes', () => {
    const event = eventOf((tx) => {
      tx.emit('whispered', {}, tx.state.watch);
      tx.state.watch.push('ben');
    });
    expect(event?.to).toEqual(['ana']);
  });

  test('leaves out what is undefined', () => {
    expect(eventOf((tx) => tx.emit('counted', { by: 'ana', tent: undefined }))?.data).toEqual({ by: 'ana' });
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, () => 1, new Map(), 1n])('of %s is a bug', (value) => {
    expect(() => eventOf((tx) => tx.emit('counted', { value }))).toThrow('is no JSON');
  });

  test('is the same after JSON text', () => {
    const event = eventOf((tx) => tx.emit('counted', { tents: tx.state.tents, none: null, sum: -0 }));
    expect(JSON.parse(JSON.stringify(event))).toEqual(event);
  });
});

describe('A question', () => {
  test('holds no drafts', () => {
    const outcome = inCamp(function* (tx) {
      const params = { tents: [...tx.now.tents] };
      const options = [
        { id: 'go', code: 'go', params: { first: tx.now.watch[0] ?? '', watch: tx.now.watch } },
      ];
      yield* tx.ask({
        id: 'where',
        asked: 'ana',
        code: 'where',
        params: params as never,
        options,
        default: 'go',
        to: tx.now.watch,
      });
    });
    expect(hasDraft(outcome)).toBe(false);
  });

  test('without its default among the options is a bug', () => {
    const ask = () =>
      inCamp((tx) =>
        tx.ask({ id: 'where', asked: 'ana', code: 'where', params: {}, options: [], default: 'go' }),
      );
    expect(ask).toThrow("the options of 'where'");
  });

  test('asked twice has a key of its own each time', () => {
    const question = (id: string, asked: string) =>
      ({
        id,
        asked,
        code: id,
        params: {},
        options: [{ id: 'go', code: 'go', params: {} }],
        default: 'go',
      }) as const;
    const outcome = inCamp((tx) => tx.askAll([question('a', 'b#2'), question('a', 'b'), question('a', 'b')]));
    const keys = outcome.kind === 'waiting' ? outcome.decisions.map((decision) => decision.key) : [];
    expect(keys).toEqual(['a:b#2', 'a:b', 'a:b#3']);
  });
});

describe('A secret', () => {
  const player = (...characters: readonly string[]) => ({ gm: false, characters });
  const secretly = done(attempt(day({ ana: {} }), check('ana', { secret: true }), [5, 1, 1])).events;
  const seenBy = (viewer: { gm: boolean; characters: readonly string[] }, events: readonly GameEvent[]) =>
    events.filter((event) => visibleTo(event, viewer)).map((event) => event.type);

  test('check is seen by the roller', () => {
    expect(seenBy(player('ana'), secretly)).toEqual(['rolled', 'checked']);
  });

  test('check is seen by the GM', () => {
    expect(seenBy({ gm: true, characters: [] }, secretly)).toEqual(['rolled', 'checked']);
  });

  test('check is seen by nobody else', () => {
    expect(seenBy(player('ben'), secretly)).toEqual([]);
  });

  test("roll of the GM's is hidden from all players", () => {
    const hidden = done(attempt(night({}, { murk: {} }), act('murk', 'hide'), [5, 6, 1])).events;
    expect(seenBy(player('ana', 'ben'), hidden)).toEqual([]);
  });

  test('part of a command is told to whom it concerns alone', () => {
    const peered = done(attempt(night({ ana: {} }), act('ana', 'peer'), [], ['gust'])).events;
    expect([seenBy(player('ana'), peered), seenBy(player('ben'), peered)]).toEqual([
      ['peered', 'foreseen'],
      ['peered'],
    ]);
  });

  test('roll asks those who may change it in secret too', () => {
    const played = attempt(day({ ana: { charms: ['rekindle'] } }), check('ana', { secret: true }), [1, 1, 1]);
    expect(played.outcome).toMatchObject({ kind: 'waiting', decisions: [{ asked: 'ana', to: ['ana'] }] });
  });
});
