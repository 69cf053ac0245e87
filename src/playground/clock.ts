/** What the playground needs of time. Without `after`, deadlines are kept by the machine's own timers. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `run` once `ms` have passed on this clock; gives a function that calls it off. */
  after?(ms: number, run: () => void): () => void;
}

export type TimedClock = Required<Clock>;

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  timer.unref();
  return () => clearTimeout(timer);
}

export const systemClock: TimedClock = { now: () => Date.now(), after };

/** Completes a clock that only tells the time with real timers. */
export function timed(clock: Clock): TimedClock {
  const own = clock.after?.bind(clock);
  return { now: () => clock.now(), after: own ?? after };
}

/** A clock that stands still until it is told to move: tests of deadlines need no sleep. */
export interface ManualClock extends TimedClock {
  /** Moves on by `ms` and runs, in order, what was due in between. */
  advance(ms: number): void;
}

export function manualClock(start: number = Date.UTC(2026, 10, 20, 12)): ManualClock {
  let now = start;
  let due: { readonly at: number; readonly run: () => void }[] = [];
  return {
    now: () => now,
    after(ms, run) {
      const entry = { at: now + ms, run };
      due.push(entry);
      return () => {
        due = due.filter((other) => other !== entry);
      };
    },
    advance(ms) {
      const until = now + ms;
      for (;;) {
        const next = due.filter((entry) => entry.at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        due = due.filter((entry) => entry !== next);
        now = next.at;
        next.run();
      }
      now = until;
    },
  };
}
