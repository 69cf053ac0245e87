/** What one piece of work came to. */
export interface Figure {
  readonly work: string;
  readonly value: number;
  readonly unit: Unit;
  readonly target: Target | null; // null: only for information
  readonly details: { readonly [name: string]: number };
}

export type Unit = '×' | 'µs' | 'ms' | 's' | 'MB';

/** The figure must be at most this (`under`: and not this itself). */
export interface Target {
  readonly limit: number;
  readonly under: boolean;
}

export const atMost = (limit: number): Target => ({ limit, under: false });
export const under = (limit: number): Target => ({ limit, under: true });

/** Whether a figure is as it should be; null where nothing is asked of it. */
export function reached({ value, target }: Figure): boolean | null {
  if (target === null) return null;
  return target.under ? value < target.limit : value <= target.limit;
}

/** How much to do: all that a figure needs, or just enough to see that everything runs. */
export interface Scale {
  readonly smoke: boolean;
  /** `full` repetitions, or `smoke` of them. */
  times(full: number, smoke: number): number;
}

export const scaleOf = (smoke: boolean): Scale => ({
  smoke,
  times: (full, few) => (smoke ? few : full),
});

/** A piece of work that is measured, by the name it is asked for with `--only`. */
export interface Work {
  readonly name: string;
  measure(scale: Scale): Promise<readonly Figure[]>;
}
