import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { fightOf, performed } from '../support/scenes.ts';
import { someone } from '../support/someone.ts';

const kira = { sheet: someone({ name: 'Kira' }), at: [10, 10] } as const;
const lurker = {
  sheet: someone({ name: 'Lurker' }),
  side: 'foes',
  at: [20, 20],
  fighter: { unseen: true },
} as const;

/** The turn of a foe of whom the players know nothing. */
const theirs = fightOf({ kira, lurker }, { turn: 'lurker' });
const ana: Viewer = { gm: false, characters: ['kira'] };

describe('A foe of whom players know nothing', () => {
  it("isn't named as whose turn it is", () => {
    const { acts } = riftbound.options(theirs, 'kira', ana);
    const said = acts.flatMap(({ refused }) =>
      refused === null ? [] : [riftbound.words.refusal(refused, theirs)],
    );
    expect([said.length > 0, said.join().includes('Lurker')]).toEqual([true, false]);
  });

  it("is no end of a hero's condition", () => {
    const ends = (riftbound.ends?.(theirs, 'kira') ?? []).map(({ name }) => name);
    expect(ends.join()).not.toContain('Lurker');
  });

  it('is an end of the condition of another foe', () => {
    const raider = { sheet: someone({ name: 'Raider' }), side: 'foes', at: [30, 20] } as const;
    const scene = fightOf({ kira, lurker, raider }, { turn: 'lurker' });
    expect((riftbound.ends?.(scene, 'raider') ?? []).map(({ name }) => name)).toContain(
      "end of Lurker's turn",
    );
  });
});

it("can't be hidden who is in a hold: whoever is in it knows", () => {
  const grappled = { id: 'grappled', by: 'kira', byName: null, duration: { ends: [] } } as const;
  const raider = {
    sheet: someone({ name: 'Raider', conditions: [grappled] }),
    side: 'foes',
    at: [11, 10],
  } as const;
  const hide = { kind: 'sight', change: 'hide', what: 'raider', asGm: true } as const;
  expect(performed(fightOf({ kira, raider }, { turn: 'kira' }), hide).refusal?.code).toBe('heldInSight');
});
