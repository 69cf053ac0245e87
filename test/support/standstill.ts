import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** What came of some work, and for how long this thread stood still at most meanwhile. */
export interface Standstill<T> {
  readonly value: T;
  readonly ms: number;
}

const cpu = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

setFlagsFromString('--expose-gc');
/** Collects what nobody holds, so that no look at what is held counts it. */
export const collect: () => void = runInNewContext('gc');

/**
 * The longest that a turn of the event loop takes while something is done, in milliseconds of this thread's own work: on a machine
 * that others use as well, the clock would tell of them. What a test has made for it is collected first: that is no part of the work.
 */
export async function standstill<T>(work: () => Promise<T>): Promise<Standstill<T>> {
  collect();
  let longest = 0;
  let before = cpu();
  const tick = () => {
    const now = cpu();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(tick, 1);
  try {
    const value = await work();
    await new Promise((resolve) => setTimeout(resolve, 2)); // the turn that it ended in counts as well
    return { value, ms: longest };
  } finally {
    clearInterval(timer);
  }
}

const TRIES = 3;

/**
 * The shortest standstill of a few tries, which end once one is shorter than `under`: what the code does, it does in each of them. What
 * somebody else does on the machine (a core shared with another thread takes half as long again for the same) is not in all.
 */
export async function shortestStandstill<T>(under: number, work: () => Promise<T>): Promise<Standstill<T>> {
  let best = await standstill(work);
  for (let tried = 1; tried < TRIES && best.ms >= under; tried += 1) {
    const next = await standstill(work);
    if (next.ms < best.ms) best = next;
  }
  return best;
}
