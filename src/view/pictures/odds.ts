import type { Distribution } from '../../dice/index.ts';
import type { Picture } from '../message.ts';
import { type Bin, binsOf } from '../odds/bins.ts';
import { binName, figure, percent } from '../odds/figures.ts';
import { barChart } from './barChart.ts';

/** A roll whose odds are shown. `name` is what it is called in the picture: notation, without words of a player's. */
export interface Charted {
  readonly name: string;
  readonly distribution: Distribution;
  readonly exact: boolean; // else it was sampled
}

const MOST_BARS = 31;
const LONGEST_NAME = 24;

/** The odds of one roll, or of two one above the other; those that reach the target are hatched. */
export function oddsPicture(charted: readonly Charted[], target: number | null): Picture {
  const all = charted.map(({ distribution }) => distribution);
  const { bins } = binsOf(all, MOST_BARS, target);
  const reaches = (bin: Bin) => target !== null && bin.from >= target;
  return {
    name: 'odds.png',
    svg: barChart({
      plots: charted.map((one, n) => ({
        title: titleOf(one, target),
        bars: bins.map((bin) => ({
          label: binName(bin, bin.from < 0 ? '…' : '–'),
          share: bin.chances[n] ?? 0,
          marked: reaches(bin),
        })),
      })),
      ...(target === null
        ? {}
        : { line: { place: placeOf(bins, target), word: `target ${figure(target)}` } }),
    }),
    description: charted.map((one) => described(one, target)).join(' '),
  };
}

/** '4d6kh3 · 12 or more: 61.7%'. */
function titleOf({ name, distribution, exact }: Charted, target: number | null): string {
  const sampled = exact ? '' : ' (sampled)';
  if (target === null) return `${brief(name)}${sampled}`;
  const reached = percent(distribution.chance({ atLeast: target }));
  return `${brief(name)}${sampled} · ${figure(target)} or more: ${reached}`;
}

/** Before the first bar that reaches the target; behind the last where none does. */
function placeOf(bins: readonly Bin[], target: number): number {
  const first = bins.findIndex((bin) => bin.from >= target);
  return first === -1 ? bins.length : first;
}

const brief = (name: string) => (name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name);

/** What somebody is told who does not see the picture. */
function described({ name, distribution, exact }: Charted, target: number | null): string {
  const { min, max, mean } = distribution;
  const half = `half of all rolls from ${figure(distribution.quantile(0.25))} to ${figure(distribution.quantile(0.75))}`;
  const reached =
    target === null
      ? ''
      : `; ${figure(target)} or more, hatched: ${percent(distribution.chance({ atLeast: target }))}`;
  return `Bars for ${brief(name)}${exact ? '' : ' (sampled)'}: results from ${figure(min)} to ${figure(max)}, ${figure(mean)} on average, ${half}${reached}.`;
}
