import { enablePatches, produceWithPatches } from 'immer';
import { describe, expect, test } from 'vitest';
import type { Done } from '../../src/engine/run.ts';
import { takenBack } from '../support/undone.ts';

// The check that every scene of a deep run makes of every command finds what doesn't come back.

enablePatches();

interface Camp {
  readonly fire: number;
  readonly guards: { readonly [name: string]: number };
  readonly lit?: Date;
}
const CAMP: Camp = { fire: 2, guards: { Kira: 1 } };

const tracker = (camp: Camp) => ({ title: `A fire of ${camp.fire}`, lines: [] }) as never;

/** A command: a change of the camp. */
function given(camp: Camp, change: (draft: { -readonly [K in keyof Camp]: Camp[K] }) => void): Done<Camp> {
  const [state, patches, inverse] = produceWithPatches(camp, change);
  return { kind: 'done', state, events: [], dice: [], patches, inverse, offers: [] };
}

const stoke = (camp: Camp) =>
  given(camp, (draft) => {
    draft.fire += 1;
    draft.guards = { ...draft.guards, Tiz: 2 };
  });

const said = (done: Done<Camp>, again: typeof stoke = stoke, system = { tracker }): string => {
  try {
    takenBack(system, CAMP, done, again);
    return 'as it was';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

describe('a command that is taken back and done again', () => {
  test('is as it was where it writes down all that it changes', () => {
    expect(said(stoke(CAMP))).toBe('as it was');
  });

  test('is found out where not all is taken back', () => {
    const done = stoke(CAMP);
    expect(said({ ...done, inverse: done.inverse.slice(1) })).toMatch(
      /^the state taken back is not what it was: \.fire is 3, was 2/u,
    );
  });

  test('is found out where not all is done again', () => {
    const done = stoke(CAMP);
    expect(said({ ...done, patches: done.patches.slice(1) })).toMatch(
      /^the state done again is not what it was: \.fire is 2, was 3/u,
    );
  });

  test('is found out where it changes what text cannot hold', () => {
    const light = (camp: Camp) =>
      given(camp, (draft) => {
        draft.lit = new Date(0);
      });
    expect(said(light(CAMP), light)).toMatch(/^the state done again is not what it was: \.lit/u);
  });

  test('is found out where the tracker shows what is nowhere in the state', () => {
    const titles = ['one look', 'another'];
    const counting = { tracker: () => ({ title: titles.pop() }) as never };
    expect(said(stoke(CAMP), stoke, counting)).toMatch(
      /^the tracker taken back, for the GM is not what it was: \.title/u,
    );
  });

  test('is found out where it is refused when it is given once more', () => {
    const refused = () => ({ kind: 'refused', refusal: { code: 'noWood', params: {} } }) as never;
    expect(said(stoke(CAMP), refused)).toBe('given again after undo, it is refused');
  });

  test('is found out where it does something else when it is given once more', () => {
    const douse = (camp: Camp) =>
      given(camp, (draft) => {
        draft.fire = 0;
      });
    expect(said(stoke(CAMP), douse)).toMatch(/^what it writes, given again after undo is not what it was/u);
  });
});
