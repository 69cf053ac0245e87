import type { Limit } from '../engine/limit.ts';
import type { Json } from '../engine/json.ts';
import type { Params } from '../engine/refusal.ts';

const KB = 1024;
const number = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 });

const size = (bytes: number): string =>
  bytes >= KB * KB ? `${number.format(bytes / KB / KB)} MB` : `${number.format(bytes / KB)} kB`;

/** How much there may be: '100 open scenes', '4 MB'. */
export const mostOf = ({ most, of, unit }: Pick<Limit, 'most' | 'of' | 'unit'>): string =>
  [amount(most, unit), of].filter((part) => part !== undefined).join(' ');

const amount = (value: number, unit: Json | undefined): string =>
  unit === 'bytes' ? size(value) : `${number.format(value)}${unit === 'seconds' ? ' seconds' : ''}`;

/** The refusal of what is beyond a limit: its name, how much was given, and what to do instead. */
export function limitWords({ most, of, unit, given, ...words }: Params): string {
  const whose = String(words.in);
  const limit = [amount(Number(most), unit), ...(typeof of === 'string' ? [of] : [])].join(' ');
  const beyond = typeof given === 'number' ? ` This has ${amount(given, unit)}.` : '';
  return `${whose.charAt(0).toUpperCase()}${whose.slice(1)} can ${unit === 'seconds' ? 'take' : 'have'} at most ${limit}.${beyond} ${String(words.instead)}`;
}
