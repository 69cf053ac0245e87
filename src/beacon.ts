import type { Logger } from 'pino';
import { z } from 'zod';
import type { Beacon } from './app/ports.ts';

/** What drand's quicknet network is known by: its rounds are signed with the key of this chain. */
const QUICKNET = { began: 1_692_803_367_000, everyMs: 3_000 };
/** How long a round is waited for beyond its time. */
const PATIENCE_MS = 2_000;

/** The number of the first round that is made after a moment. */
export const roundAfter = (at: Date): number =>
  Math.floor((at.getTime() - QUICKNET.began) / QUICKNET.everyMs) + 2;

/** When a round is made. */
export const timeOfRound = (round: number): Date => new Date(QUICKNET.began + (round - 1) * QUICKNET.everyMs);

/** What hears a beacon: how a round is asked for, and how time passes. */
export interface Hearing {
  /** The randomness of a round whose signature holds, in hex. */
  readonly round: (round: number) => Promise<string>;
  readonly now: () => Date;
  readonly wait: (ms: number) => Promise<void>;
  readonly failed: (error: unknown) => void;
}

/**
 * A beacon that says what the first round after a moment is: which one that is hangs on the moment alone, so that nobody can pick. Every
 * round is asked for once, however many commands wait for it.
 */
export function beaconOf({ round: ask, now, wait, failed }: Hearing): Beacon {
  const asked = new Map<number, Promise<string | null>>();
  const hear = async (round: number): Promise<string | null> => {
    await wait(Math.max(0, timeOfRound(round).getTime() - now().getTime()));
    for (let tries = 0; ; tries++) {
      try {
        return `quicknet:${round}:${await ask(round)}`;
      } catch (error) {
        if (tries === TRIES) {
          failed(error);
          return null;
        }
        await wait(PATIENCE_MS / TRIES);
      }
    }
  };
  return {
    after(at) {
      const round = roundAfter(at);
      const heard = asked.get(round) ?? hear(round);
      if (!asked.has(round)) {
        if (asked.size >= REMEMBERED) asked.clear();
        asked.set(round, heard);
      }
      return heard;
    },
  };
}

const TRIES = 4;
const REMEMBERED = 100;

const Randomness = z.string().regex(/^[0-9a-f]{64}$/);

/** Asks drand-client for rounds, which checks each signature with the network's key; rejects what doesn't hold. */
export async function signedRounds(): Promise<Hearing['round']> {
  const { fetchBeacon, quicknetClient } = await import('drand-client');
  const client = quicknetClient();
  return async (round) => Randomness.parse((await fetchBeacon(client, round)).randomness);
}

/** drand's quicknet, by drand-client: an optional package, which is only loaded here. Without it every roll goes without a beacon, and says so. */
export async function drand(log: Logger): Promise<Beacon> {
  try {
    return beaconOf({
      round: await signedRounds(),
      now: () => new Date(),
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
      failed: (error) => log.warn({ err: error }, "the beacon didn't answer"),
    });
  } catch (error) {
    log.error(
      { err: error },
      "drand-client isn't installed: rolls go without a beacon until npm has installed it",
    );
    return { after: async () => null };
  }
}
