import { HTTPError } from 'discord.js';
import { isFault } from './codes.ts';

const ATTEMPTS = 3;

/** Sends what has a nonce, again where the connection was lost: Discord's own faults the client repeats by itself. */
export async function sentAgain<T>(send: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (attempt === ATTEMPTS || !isFault(error) || error instanceof HTTPError) throw error;
    }
  }
}

/**
 * Sends what Discord takes no nonce for. Where it is not sure whether Discord has taken it (its fault, or the connection's), it is
 * looked for before it is sent again: `find` gives what is there, null where nothing is.
 */
export async function sentOnce<T>(send: () => Promise<T>, find: () => Promise<T | null>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (error) {
      if (!isFault(error)) throw error;
      const found = await find().catch(() => {
        throw error; // who cannot look does not repeat it
      });
      if (found !== null) return found;
      if (attempt === ATTEMPTS) throw error;
    }
  }
}
