/** What some work came to, and what it took. */
export interface Worked<T> {
  readonly value: T;
  /** Microseconds of the processor's time. */
  readonly us: number;
}

/** Linux tells of a thread what it had done at the last tick of its clock; of a process, what it has done. */
const TICK_US = 4000;

/**
 * Does some work; the time is what this thread has computed meanwhile. Others on the machine do not count, nor do the threads that compile
 * and collect garbage beside it: nobody waits for them.
 */
export function worked<T>(work: () => T): Worked<T> {
  const began = process.cpuUsage();
  const mine = process.threadCpuUsage();
  const value = work();
  const ours = sum(process.threadCpuUsage(mine)) + TICK_US;
  return { value, us: Math.min(ours, sum(process.cpuUsage(began))) };
}

const sum = ({ user, system }: NodeJS.CpuUsage): number => user + system;

/** How long some work computes, in ms. */
export const computing = (work: () => unknown): number => worked(work).us / 1000;
