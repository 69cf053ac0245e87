import { describe, expect, test } from 'vitest';
import { sentAt, unmixed } from '../../../src/app/dice/beacon.ts';
import { ATTEMPTS, Seals } from '../../../src/app/dice/seals.ts';
import type { Batch, Beacon, Committed, SeedRecord } from '../../../src/app/ports.ts';
import { hashOf, sealedSeed } from '../../../src/dice/index.ts';

const secret = 'the secret';
const seed: SeedRecord = {
  id: 'seed',
  campaignId: 'campaign',
  number: 1,
  secret,
  hash: hashOf(secret),
  used: 4,
  startedAt: new Date(0),
  revealedAt: null,
  fromFile: false,
};

/** Seals of a campaign whose store answers as it is told; after each conflict somebody else has the number. */
function sealsOf(...answers: readonly Committed[]) {
  return sealsWith(undefined, ...answers);
}

/** The same where the operator has a beacon. */
function sealsWith(beacon: Beacon | undefined, ...answers: readonly Committed[]) {
  const written: Batch[] = [];
  let { used } = seed;
  const store = {
    currentSeed: async () => ({ ...seed, used }),
    commit: async (batch: Batch): Promise<Committed> => {
      const answer = answers[written.length] ?? answers.at(-1) ?? 'committed';
      written.push(batch);
      if (answer === 'conflict') used++;
      return answer;
    },
  };
  const clock = { now: () => new Date(1) };
  const ids = { next: () => 'next' };
  return {
    seals: new Seals({ store, dice: { newSeed: () => 'a new secret' }, clock, ids, beacon }),
    written,
  };
}

const batch = { interactionId: '42', at: new Date(0) };
const make = ({ drawn }: { readonly drawn: { readonly number: number } }) => ({ batch, value: drawn.number });

describe('a draw', () => {
  test("is the next number of the campaign's seed", async () => {
    const { drawn } = await sealsOf().seals.draw('campaign', '42');
    expect(drawn).toEqual({ seedId: 'seed', number: 5, interactionId: '42' });
  });

  test('gives the seed that follows from secret and interaction', async () => {
    const draw = await sealsOf().seals.draw('campaign', '42');
    expect(draw.seed).toBe(sealedSeed(secret, '42'));
  });

  test('has the same dice whatever its number, which counts what only the GM knows of', async () => {
    const { seals } = sealsOf('conflict', 'committed');
    const before = await seals.draw('campaign', '42');
    await seals.write('campaign', '42', make);
    expect(await seals.draw('campaign', '42')).toMatchObject({ seed: before.seed, drawn: { number: 6 } });
  });

  test('is written with what it was drawn for', async () => {
    const { seals, written } = sealsOf('committed');
    await seals.write('campaign', '42', make);
    expect(written).toEqual([{ ...batch, drawn: { seedId: 'seed', number: 5, interactionId: '42' } }]);
  });

  test('is made anew where somebody was faster', async () => {
    const { seals } = sealsOf('conflict', 'conflict', 'committed');
    expect(await seals.write('campaign', '42', make)).toEqual({ written: 'committed', value: 7 });
  });

  test('of an interaction that has taken effect is a duplicate', async () => {
    expect(await sealsOf('duplicate').seals.write('campaign', '42', make)).toEqual({ written: 'duplicate' });
  });

  test('is given up where everybody else is always faster', async () => {
    const { seals, written } = sealsOf('conflict');
    expect([await seals.write('campaign', '42', make), written.length]).toEqual([
      { written: 'busy' },
      ATTEMPTS,
    ]);
  });
});

describe('a draw where a beacon is switched on', () => {
  test('follows from what that said, too', async () => {
    const draw = await sealsWith({ after: async () => 'quicknet:1:ab' }).seals.draw('campaign', '42');
    expect(draw).toEqual({
      drawn: { seedId: 'seed', number: 5, interactionId: '42:quicknet:1:ab' },
      seed: sealedSeed(secret, '42:quicknet:1:ab'),
    });
  });

  test('asks it for what comes after the interaction was sent', async () => {
    const asked: Date[] = [];
    const beacon = {
      async after(at: Date) {
        asked.push(at);
        return 'quicknet:1:ab';
      },
    };
    await sealsWith(beacon).seals.draw('campaign', '1419283746501234567');
    expect(asked).toEqual([sentAt('1419283746501234567')]);
  });

  test('says so where that could not be heard', async () => {
    const draw = await sealsWith({ after: async () => null }).seals.draw('campaign', '42');
    expect(unmixed(draw.drawn.interactionId)).toEqual({ interactionId: '42', beacon: null });
  });
});

describe('a command that fails once its dice are drawn', () => {
  const fails = () => Promise.reject(new Error('a bug'));

  test('leaves a gap: its number is taken, and stands for nothing', async () => {
    const { seals, written } = sealsOf('committed');
    await seals.write('campaign', '42', fails).catch(() => {});
    expect(written).toEqual([
      { interactionId: '42', at: new Date(1), drawn: { seedId: 'seed', number: 5, interactionId: '42' } },
    ]);
  });

  test('still fails', async () => {
    await expect(sealsOf('committed').seals.write('campaign', '42', fails)).rejects.toThrow('a bug');
  });
});

describe("Discord's ids", () => {
  test('say when they were given', () => {
    expect(sentAt('175928847299117063')?.toISOString()).toBe('2016-04-30T11:18:25.796Z');
  });

  test('are told from others', () => {
    expect(sentAt('42')).toBeNull();
  });
});

describe('a fresh seed', () => {
  test('is published by the hash of its secret', () => {
    expect(sealsOf().seals.fresh('campaign', 2).hash).toBe(hashOf('a new secret'));
  });

  test('has nothing drawn from it', () => {
    expect(sealsOf().seals.fresh('campaign', 2)).toMatchObject({ number: 2, used: 0, revealedAt: null });
  });
});
