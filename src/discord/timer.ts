/** Runs something later; gives a function that calls it off. */
export type Timer = (ms: number, run: () => void) => () => void;

export const realTimer: Timer = (ms, run) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};
