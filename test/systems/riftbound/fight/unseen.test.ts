import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../src/engine/event.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { fightOf } from '../support/scenes.ts';
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

it('holds its captor back all the same: no goal is offered farther than half a Move (Grappled)', () => {
  const grappled = { id: 'grappled', by: 'kira', byName: null, duration: { ends: [] } } as const;
  const sheet = someone({ name: 'Raider', conditions: [grappled] });
  const raider = { sheet, side: 'foes', at: [11, 10], fighter: { unseen: true } } as const;
  const tiz = { sheet: someone({ name: 'Tiz' }), at: [17, 10] } as const;
  const { acts } = riftbound.options(fightOf({ kira, raider, tiz }, { turn: 'kira' }), 'kira', ana);
  const move = acts.find(({ id }) => id === 'move');
  expect(move?.targets?.map(({ id }) => id)).toEqual([]);
});
