import { describe, expect, test } from 'vitest';
import { beaconOf, roundAfter, timeOfRound } from '../src/beacon.ts';

const SENT = new Date('2026-11-27T12:00:01Z');
const heard = 'ab'.repeat(32);

/** A beacon that answers as it is told, on a clock that waiting moves. */
function heardAs(...answers: readonly (string | Error)[]) {
  const asked: number[] = [];
  const failures: unknown[] = [];
  let now = SENT.getTime();
  const beacon = beaconOf({
    round: async (round) => {
      const answer = answers[asked.length] ?? answers.at(-1) ?? heard;
      asked.push(round);
      if (answer instanceof Error) throw answer;
      return answer;
    },
    now: () => new Date(now),
    wait: async (ms) => {
      now += ms;
    },
    failed: (error) => failures.push(error),
  });
  return { beacon, asked, failures, now: () => new Date(now) };
}

test('the round after a moment is made later than that, and the one before is not', () => {
  const round = roundAfter(SENT);
  expect([timeOfRound(round) > SENT, timeOfRound(round - 1) > SENT]).toEqual([true, false]);
});

test('a moment in which a round is made is followed by the next', () => {
  expect(roundAfter(timeOfRound(1000))).toBe(1001);
});

describe('a beacon', () => {
  test('says which round it was and what it said', async () => {
    expect(await heardAs(heard).beacon.after(SENT)).toBe(`quicknet:${roundAfter(SENT)}:${heard}`);
  });

  test('is not asked before its round is made', async () => {
    const { beacon, now } = heardAs(heard);
    await beacon.after(SENT);
    expect(now() >= timeOfRound(roundAfter(SENT))).toBe(true);
  });

  test('is asked once by all that wait for one round', async () => {
    const { beacon, asked } = heardAs(heard);
    await Promise.all([beacon.after(SENT), beacon.after(SENT)]);
    expect(asked).toHaveLength(1);
  });

  test('is asked again where it does not answer at once', async () => {
    expect(await heardAs(new Error('not yet'), heard).beacon.after(SENT)).toContain(heard);
  });

  test('that never answers is given up, and says why in the log', async () => {
    const { beacon, failures } = heardAs(new Error('away'));
    expect([await beacon.after(SENT), failures.length]).toEqual([null, 1]);
  });
});
