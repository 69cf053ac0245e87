import { numeral } from '../engine/text.ts';

interface Gauge {
  readonly label: string;
  readonly value: number;
  readonly max: number;
}

/** 'Toughness 6 of 10', with the figures in bold. */
export const gaugeWords = ({ label, value, max }: Gauge): string =>
  `${label} **${numeral(value)} of ${max}**`;

const CELLS = 10;
const [FULL, EMPTY] = ['▰', '▱'];

/** How much of something there is: a cell each up to ten, beyond that in tenths. Full only where nothing is missing, empty only where nothing is left. */
export function bar({ value, max }: Gauge): string {
  if (max <= 0) return '';
  const cells = Math.min(max, CELLS);
  const share = Math.round((Math.max(0, Math.min(value, max)) / max) * cells);
  const filled = value >= max ? cells : value <= 0 ? 0 : Math.min(cells - 1, Math.max(1, share));
  return FULL.repeat(filled) + EMPTY.repeat(cells - filled);
}
