/** What some work came to, and what it took. */
export interface Worked<T> {
  readonly value: T;
  /** Microseconds of the processor's time. */
  readonly us: number;
}

/** Does some work; the time is what the process has computed meanwhile: others on the machine do not count. */
export function worked<T>(work: () => T): Worked<T> {
  const began = process.cpuUsage();
  const value = work();
  const { user, system } = process.cpuUsage(began);
  return { value, us: user + system };
}

/** How long some work computes, in ms. */
export const computing = (work: () => unknown): number => worked(work).us / 1000;
