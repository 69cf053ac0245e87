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
const collect: () => void = runInNewContext('gc');

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
