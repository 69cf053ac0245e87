import type { Distribution } from '../../dice/index.ts';

/** Neighbouring results together, with their chance in each of the distributions that are looked at. */
export interface Bin {
  readonly from: number; // this result and more
  readonly to: number; // up to this one, which is its last
  readonly chances: readonly number[];
}

/**
 * The likely results of some distributions in at most so many bins, ascending; the same bins for all. Few results stand
 * alone. Where results are put together, a `target` begins a bin, so that all from it up lie behind one line. `whole`
 * says that nothing is left out: of many results the rarest at both ends are, under 1% together at each.
 */
export function binsOf(
  all: readonly Distribution[],
  most: number,
  target: number | null,
): { readonly bins: readonly Bin[]; readonly whole: boolean } {
  const single = singleBins(all, most);
  if (single !== null) return { bins: single, whole: true };
  const { from, to } = spanOf(all);
  const width = widthOf(to - from, most);
  const anchor = target !== null && target > from && target <= to ? target : from;
  const first = anchor - Math.ceil((anchor - from) / width) * width;
  const starts: number[] = [];
  for (let n = 0; first + n * width <= to; n++) starts.push(first + n * width);
  const bins = starts.map((start) => {
    const inside = (of: Distribution) =>
      Math.max(0, of.chance({ atLeast: start }) - of.chance({ atLeast: start + width }));
    const last = all
      .map((of) => of.quantile(of.chance({ lessThan: start + width })))
      .filter((value) => value < start + width);
    return { from: Math.max(start, from), to: Math.max(start, ...last), chances: all.map(inside) };
  });
  const whole = all.every((of) => of.min >= first && of.max < first + starts.length * width);
  return { bins, whole };
}

/** From where to where is looked at: everything, but where long tails of rare results would press the rest together. */
function spanOf(all: readonly Distribution[]): { readonly from: number; readonly to: number } {
  const min = Math.min(...all.map((of) => of.min));
  const max = Math.max(...all.map((of) => of.max));
  const from = Math.min(...all.map((of) => of.quantile(0.01)));
  const to = Math.max(...all.map((of) => of.quantile(0.99)));
  return max - min <= 1.3 * (to - from) ? { from: min, to: max } : { from, to };
}

/** One bin for each result, where there are few. */
function singleBins(all: readonly Distribution[], most: number): readonly Bin[] | null {
  if (all.some((of) => of.size > most)) return null;
  const values = [...new Set(all.flatMap((of) => of.entries().map((entry) => entry.value)))];
  if (values.length > most) return null;
  return values
    .sort((a, b) => a - b)
    .map((value) => ({ from: value, to: value, chances: all.map((of) => of.chance({ exactly: value })) }));
}

/**
 * The narrowest width that people count in (1, 2, 5, 10, 20 …) with which a span fits, counting that the first bin may begin
 * before it.
 */
function widthOf(span: number, most: number): number {
  const needed = Math.max(1, Math.ceil((span + 1) / (most - 1)));
  const power = 10 ** Math.floor(Math.log10(needed));
  return ([1, 2, 5].find((one) => one * power >= needed) ?? 10) * power;
}
