/** The value below which `share` (0 to 1) of the samples lie: the nearest rank, so always one that was measured. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = samples.toSorted((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
  if (found === undefined) throw new Error('no samples');
  return found;
}

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);

export const p99 = (samples: readonly number[]): number => percentile(samples, 0.99);
