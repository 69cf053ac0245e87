import { produce } from 'immer';
import { describe, expect, test } from 'vitest';
import { jsonText } from '../../src/store/jsonText.ts';

interface State {
  readonly round: number;
  readonly fighters: Readonly<Record<string, { readonly name: string; readonly wounds: readonly number[] }>>;
  readonly turn: { readonly actor: string | null } | null;
  readonly note?: string | undefined;
}

const state: State = produce<State>(
  {
    round: 1,
    fighters: { a: { name: 'Kira "the Quick"', wounds: [] }, b: { name: 'Tiz\n', wounds: [1, 2] } },
    turn: { actor: null },
    note: undefined,
  },
  (draft) => {
    draft.round = 2;
  },
);

describe("a state's text", () => {
  test('is what JSON has', () => {
    expect(jsonText(state)).toBe(JSON.stringify(state));
  });

  test('is the same a second time', () => {
    expect(jsonText(state)).toBe(jsonText(state));
  });

  test('tells of a change in a part of it', () => {
    jsonText(state);
    const next = produce(state, (draft) => {
      draft.fighters.b = { name: 'Tiz', wounds: [3] };
      draft.turn = null;
    });
    expect(jsonText(next)).toBe(JSON.stringify(next));
  });

  test('tells of a change in one that is not frozen', () => {
    const open = { turn: { actor: 'a' } };
    jsonText(open);
    open.turn.actor = 'b';
    expect(jsonText(open)).toBe('{"turn":{"actor":"b"}}');
  });

  test.for([null, [], {}, 0, 'word'])('is what JSON has of %j', (value) => {
    expect(jsonText(value)).toBe(JSON.stringify(value));
  });
});
