import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TurnBoundary } from '../../../src/engine/turns/index.ts';
import {
  type Boundary,
  type Duration,
  forPhases,
  forRounds,
  forTurns,
  tickDuration,
  tickDurations,
  untilEncounterEnd,
  untilNextTurnEnd,
  untilRemoved,
  untilRest,
  untilSceneEnd,
  untilTurnEnd,
  untilTurnStart,
  whicheverFirst,
} from '../../../src/engine/uses/index.ts';

const turnStart = (actor: string): TurnBoundary => ({ at: 'turn.start', round: 1, actor });
const turnEnd = (actor: string): TurnBoundary => ({ at: 'turn.end', round: 1, actor });
const roundEnd: TurnBoundary = { at: 'round.end', round: 1 };

/** How many of these boundaries it takes until the duration is over; null where they do not end it. */
function lasts(duration: Duration, boundaries: readonly Boundary[]): number | null {
  let now: Duration | null = duration;
  for (const [index, boundary] of boundaries.entries()) {
    now = tickDuration(now, boundary);
    if (now === null) return index + 1;
  }
  return null;
}

describe('a duration', () => {
  test('until the start of a turn ends with the next start of that actor', () => {
    expect(lasts(untilTurnStart('kira'), [turnStart('ork'), turnEnd('kira'), turnStart('kira')])).toBe(3);
  });

  test('until the end of a turn ends with the turn that runs', () => {
    expect(lasts(untilTurnEnd('kira'), [turnEnd('kira')])).toBe(1);
  });

  test('until the end of the next turn outlasts the turn that runs', () => {
    expect(lasts(untilNextTurnEnd('kira', true), [turnEnd('kira'), turnStart('kira'), turnEnd('kira')])).toBe(
      3,
    );
  });

  test('until the end of the next turn is the first end where no turn of theirs runs', () => {
    expect(lasts(untilNextTurnEnd('kira', false), [turnEnd('ork'), turnEnd('kira')])).toBe(2);
  });

  test('of two turns ends with the second start', () => {
    expect(lasts(forTurns(2, 'kira'), [turnStart('kira'), turnEnd('kira'), turnStart('kira')])).toBe(3);
  });

  test('of two turns may be counted at their ends', () => {
    expect(
      lasts(forTurns(2, 'kira', 'turn.end'), [turnEnd('kira'), turnStart('kira'), turnEnd('kira')]),
    ).toBe(3);
  });

  test('of two rounds ends with the second end of a round', () => {
    expect(lasts(forRounds(2), [roundEnd, turnStart('kira'), roundEnd])).toBe(3);
  });

  test('of phases counts only phases of that name', () => {
    const phase = (name: string): TurnBoundary => ({ at: 'phase.start', round: 1, phase: name });
    expect(lasts(forPhases(2, 'enemies'), [phase('enemies'), phase('players'), phase('enemies')])).toBe(3);
  });

  test('until the end of the scene ends with it', () => {
    expect(lasts(untilSceneEnd, [roundEnd, { at: 'scene.end' }])).toBe(2);
  });

  test('until the end of the encounter ends with it', () => {
    expect(lasts(untilEncounterEnd, [roundEnd, { at: 'encounter.end' }])).toBe(2);
  });

  test('until a rest of a kind outlasts another kind', () => {
    const rests = [
      { at: 'rest', rest: 'short' },
      { at: 'rest', rest: 'full' },
    ];
    expect(lasts(untilRest('full'), rests)).toBe(2);
  });

  test('until any rest ends with the first', () => {
    expect(lasts(untilRest(), [{ at: 'rest', rest: 'short' }])).toBe(1);
  });

  test('until removed never ends by itself', () => {
    expect(
      lasts(untilRemoved, [turnStart('kira'), roundEnd, { at: 'scene.end' }, { at: 'rest' }]),
    ).toBeNull();
  });

  test('with several ends is over with the first of them', () => {
    expect(
      lasts(whicheverFirst(forTurns(3, 'kira'), untilSceneEnd), [turnStart('kira'), { at: 'scene.end' }]),
    ).toBe(2);
  });

  test('is over when the turn it waited for is lost', () => {
    expect(lasts(untilTurnStart('kira'), [{ at: 'turn.lost', actor: 'kira' }])).toBe(1);
  });

  test('is over when the one whose turn it waited for leaves', () => {
    expect(lasts(forTurns(3, 'kira'), [{ at: 'actor.left', actor: 'kira' }])).toBe(1);
  });

  test('outlasts others who leave', () => {
    expect(lasts(forTurns(3, 'kira'), [{ at: 'actor.left', actor: 'ork' }])).toBeNull();
  });

  test("doesn't count single actions as turns", () => {
    expect(lasts(untilTurnStart('kira'), [{ at: 'action.start', actor: 'kira' }])).toBeNull();
  });

  test("doesn't count going on with a held turn as its start", () => {
    expect(lasts(untilTurnStart('kira'), [{ at: 'turn.resume', actor: 'kira' }])).toBeNull();
  });

  test('of n turns takes exactly n starts', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
        const starts = Array.from({ length: 25 }, () => turnStart('kira'));
        expect(lasts(forTurns(count, 'kira'), starts)).toBe(count);
      }),
    );
  });
});

describe('things that last', () => {
  const burning = { id: 'burning', duration: forTurns(2, 'kira') };
  const stunned = { id: 'stunned', duration: forTurns(1, 'kira') };
  const marked = { id: 'marked', duration: untilRemoved };
  const tick = () => tickDurations([burning, stunned, marked], turnStart('kira'));

  test('go on in their order', () => {
    expect(tick().kept.map((thing) => thing.id)).toEqual(['burning', 'marked']);
  });

  test('tell which are over', () => {
    expect(tick().over).toEqual([stunned]);
  });

  test('tell which were counted down', () => {
    expect(tick().counted).toEqual([{ id: 'burning', duration: forTurns(1, 'kira') }]);
  });
});

test.each([
  ['turns', untilTurnStart('kira')],
  ['rounds', forRounds(3)],
  ['phases', forPhases(2, 'magic')],
])('what waits for %s is over when the fight is', (_name, duration) => {
  expect(lasts(duration, [{ at: 'encounter.end' }])).toBe(1);
});

test('what waits for a rest goes on when the fight is over', () => {
  expect(lasts(untilRest(), [{ at: 'encounter.end' }])).toBeNull();
});
