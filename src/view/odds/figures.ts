import type { Bin } from './bins.ts';

/**
 * A chance (0 to 1) as people read it: '62.5%'. What is possible is never 0%, what may fail never 100%.
 */
export const percent = (chance: number): string => {
  const value = chance * 100;
  if (value > 0 && value < 0.1) return 'under 0.1%';
  if (value < 100 && value > 99.9) return 'over 99.9%';
  return `${Math.round(value * 10) / 10}%`;
};

/** A number as people read it, with at most two decimals. */
export const figure = (value: number): string => String(Math.round(value * 100) / 100 + 0).replace('-', '−');

/** '12', or '12 to 14'. */
export const binName = ({ from, to }: Pick<Bin, 'from' | 'to'>, between = ' to '): string =>
  figure(from) === figure(to) ? figure(from) : `${figure(from)}${between}${figure(to)}`;
