import type { Timer } from '../responder.ts';

const FIRST_PAUSE = 5_000;
const LONGEST_PAUSE = 60_000;

/** How long to wait after so many tries in vain: each time twice as long, up to a minute. */
export const pauseBefore = (tries: number): number => Math.min(FIRST_PAUSE * 2 ** (tries - 1), LONGEST_PAUSE);

export const waiting = (timer: Timer, ms: number): Promise<void> =>
  new Promise((resolve) => {
    timer(ms, resolve);
  });

/** Waits for some work, but no longer than this; gives whether it was done. */
export async function within(timer: Timer, ms: number, work: Promise<unknown>): Promise<boolean> {
  const late = Promise.withResolvers<false>();
  const callOff = timer(ms, () => late.resolve(false));
  try {
    return await Promise.race([work.then(() => true), late.promise]);
  } finally {
    callOff();
  }
}
