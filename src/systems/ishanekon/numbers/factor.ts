/**
 * What multiplies damage, and whose doing it is. An increase says by how much of the whole ('by 0.5' is +50%), a decrease what is left
 * of it ('times 0.5' halves): increases of one side are added up, decreases are multiplied with each other (chapter Calculations).
 */
export type Factor =
  | { readonly source: string; readonly by: number }
  | { readonly source: string; readonly times: number };

export const isDecrease = (factor: Factor): factor is Factor & { readonly times: number } =>
  'times' in factor;

/** Half as much, by something. */
export const halved = (source: string): Factor => ({ source, times: 0.5 });

/** What all factors of one side come to together: (1 + the sum of increases) × the product of decreases (A3). */
export function multiplied(factors: readonly Factor[]): number {
  let [more, less] = [1, 1];
  for (const factor of factors) {
    if (isDecrease(factor)) less *= factor.times;
    else more += factor.by;
  }
  return more * less;
}
