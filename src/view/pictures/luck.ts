import type { Picture } from '../message.ts';
import { figure, percent } from '../odds/figures.ts';
import { barChart } from './barChart.ts';

const MOST_BARS = 20;
const USUAL = 1.96; // spreads to either side: 19 of 20 shares lie so near to what is expected

/** How often dice of one kind showed each face, beside the share that is expected and how far shares usually stray. */
export function luckPicture(faces: readonly number[]): Picture {
  const sides = faces.length;
  const dice = sum(faces);
  const width = Math.ceil(sides / MOST_BARS);
  const starts = Array.from({ length: Math.ceil(sides / width) }, (_, n) => n * width);
  const share = width / sides;
  const stray = USUAL * Math.sqrt((share * (1 - share)) / dice);
  const [low, high] = [Math.max(0, share - stray), share + stray];
  const bars = starts.map((start) => {
    const own = faces.slice(start, start + width);
    const last = start + own.length;
    const seen = sum(own) / dice;
    // The last group may be narrower: it is seen as its share of a whole one.
    return {
      label: width === 1 ? `${last}` : `${start + 1}–${last}`,
      share: seen,
      marked: own.length === width && (seen < low || seen > high),
    };
  });
  const average = faces.reduce((total, times, place) => total + times * (place + 1), 0) / dice;
  const title = `${dice} d${sides}: ${figure(average)} on average`;
  const odd = bars.filter(({ marked }) => marked).map(({ label }) => label);
  return {
    name: 'luck.png',
    svg: barChart({
      plots: [{ title, bars }],
      expected: { share, low, high, word: `expected ${percent(share)}, usual in the band` },
    }),
    description: `Bars for ${title}. Each face should come up ${percent(share)} of the time, usually ${percent(low)} to ${percent(high)}. Outside that (hatched): ${odd.length === 0 ? 'none' : odd.join(', ')}.`,
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
