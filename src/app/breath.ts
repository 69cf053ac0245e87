import { setImmediate } from 'node:timers/promises';

const LONGEST = 8; // ms

/** Lets others have their turn now and then: long work calls it often, and it gives way once a few milliseconds have gone. */
export type Breath = () => Promise<void>;

export function breathing(): Breath {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < LONGEST) return;
    await setImmediate();
    since = performance.now();
  };
}
