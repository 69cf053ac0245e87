import { describe, expect, test } from 'vitest';
import { readDrawn } from '../../../../src/engine/space/index.ts';
import type { Scene } from '../../../../src/systems/wayfarer/scene.ts';
import { legend } from '../../../../src/systems/wayfarer/space/legend.ts';
import { act, assault, done, eventsOf, refused } from '../support/play.ts';
import { stage } from '../support/stage.ts';

const archer = 'Archer; Troop; Human; Warrior; dice MO 2 MD 2 BO 2 BD 2 AT 2 DE 3; gear Sling';
const board = (...lines: readonly string[]) => {
  const read = readDrawn(lines.join('\n'), legend);
  if (!read.ok) throw new Error(read.code);
  return read.board;
};

/** Ana's unit acts at A1; Bo's is somewhere in the row. */
function scene(row: string, bo: string, { line = archer, mine = false, theirs = false } = {}): Scene {
  return stage(
    {
      ana: {
        units: [
          { line, at: 'A2', facing: 'east', is: { activated: true, sneaking: mine } },
          { line: archer },
        ],
      },
      bo: {
        units: [{ line: archer, at: bo, facing: 'west', is: { sneaking: theirs } }, { line: archer }],
        hand: ['2 of spades'],
      },
    },
    {
      board: board('.'.repeat(row.length), row, '.'.repeat(row.length)),
      activations: [
        {
          side: 'ana',
          unit: 'ana/1.1',
          card: '10 of clubs',
          done: { moved: null, assaulted: null },
          rushed: null,
          held: null,
        },
      ],
    },
  );
}

const shoot = assault('ana', 'bo/1.1', 'sling');

describe('sight and cover', () => {
  test('nobody shoots at what nothing can be seen of (L7160)', () => {
    const wall = stage(
      {
        ana: { units: [{ line: archer, at: 'A1', is: { activated: true } }] },
        bo: { units: [{ line: archer, at: 'E1' }] },
      },
      {
        board: board('..#..'),
        activations: scene('.....', 'E2').battle?.activations ?? [],
      },
    );
    expect(refused(wall, shoot)).toBe('outOfReach');
  });

  test('a bush is light cover, which never wears off (L451)', () => {
    const { events } = done(scene('...b.', 'E2'), shoot, { dice: [6, 1, 6, 1, 1, 1, 2, 1, 1] });
    expect(eventsOf(events, 'saved').map(({ data }) => [data.by, data.value, data.left])).toEqual([
      ['cover', 2, 2],
    ]);
  });

  test('a Sharpshooter aims past it (L2160)', () => {
    const line = `${archer}; skills Sharpshooter`;
    const { events } = done(scene('...b.', 'E2', { line }), shoot, { dice: [6, 1, 6, 1, 1, 1, 2, 1] });
    expect(eventsOf(events, 'saved')).toEqual([]);
  });
});

describe('sneaking', () => {
  test('a unit begins to sneak as it is activated (L533)', () => {
    expect(done(scene('.....', 'E2'), act('ana', 'sneak')).state.battle?.units['ana/1.1']?.sneaking).toBe(
      true,
    );
  });

  test('not after it has moved (L533)', () => {
    const moved = done(scene('.....', 'E2'), act('ana', 'move', { target: 'B2' })).state;
    expect(refused(moved, act('ana', 'sneak'))).toBe('tooLateToSneak');
  });

  test('an assault shows who sneaks, and nobody strikes back (L535, L545)', () => {
    const { events, state } = done(scene('.....', 'E2', { mine: true }), shoot, { dice: [1, 1, 5] });
    expect([
      state.battle?.units['ana/1.1']?.sneaking,
      eventsOf(events, 'assaultRolled')[0]?.data.back,
    ]).toEqual([false, null]);
  });

  test('the Defense of its target is halved (L545)', () => {
    const { events } = done(scene('.....', 'E2', { mine: true }), shoot, { dice: [1, 1, 5] });
    expect(eventsOf(events, 'assaultRolled')[0]?.data.defense).toMatchObject({ dice: [5] });
  });

  test('with a Stealth Assault it goes on sneaking (L2314)', () => {
    const line = `${archer}; skills Stealth Assault`;
    const { state } = done(scene('.....', 'E2', { mine: true, line }), shoot, { dice: [1, 1, 5] });
    expect(state.battle?.units['ana/1.1']?.sneaking).toBe(true);
  });

  test('a rush shows it (L535)', () => {
    const { state } = done(scene('.....', 'E2', { mine: true }), act('ana', 'rush'), { dice: [1, 1] });
    expect(state.battle?.units['ana/1.1']?.sneaking).toBe(false);
  });

  test('who sneaks in cover must be found by Detect against Athletics (L537)', () => {
    const hidden = scene('...b.', 'E2', { theirs: true });
    const { events } = done(hidden, shoot, { dice: [1, 1, 1, 6, 6] });
    expect(eventsOf(events, 'notFound')).toHaveLength(1);
  });

  test('who fails to find it has lost the turn (L541)', () => {
    const hidden = scene('...b.', 'E2', { theirs: true });
    expect(done(hidden, shoot, { dice: [1, 1, 1, 6, 6] }).state.battle?.activations).toEqual([]);
  });

  test('who is found is fought, and sneaks no longer (L540)', () => {
    const hidden = scene('...b.', 'E2', { theirs: true });
    const { state } = done(hidden, shoot, { dice: [6, 6, 1, 5, 5, 1, 1, 6, 6, 1, 1, 6, 6] });
    expect(state.battle?.units['bo/1.1']?.sneaking).toBe(false);
  });
});
