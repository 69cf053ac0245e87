import type { Json } from './json.ts';
import { type Limit, overLimit } from './limit.ts';
import type { Params } from './refusal.ts';

const KB = 1024;

/** '1,000', '9.5': with one decimal at most. */
const inWords = (value: number): string => (Math.round(value * 10) / 10).toLocaleString('en');

const size = (bytes: number): string =>
  bytes >= KB * KB ? `${inWords(bytes / KB / KB)} MB` : `${inWords(bytes / KB)} kB`;

/** How much there may be: '100 open scenes', '4 MB'. */
export const mostOf = ({ most, of, unit }: Pick<Limit, 'most' | 'of' | 'unit'>): string =>
  [amount(most, unit), of].filter((part) => part !== undefined).join(' ');

const amount = (value: number, unit: Json | undefined): string =>
  unit === 'bytes' ? size(value) : `${inWords(value)}${unit === 'seconds' ? ' seconds' : ''}`;

/** The refusal of what is beyond a limit: its name, how much was given, and what to do instead. */
export function limitWords({ most, of, unit, given, ...words }: Params): string {
  const whose = String(words.in);
  const limit = [amount(Number(most), unit), ...(typeof of === 'string' ? [of] : [])].join(' ');
  const beyond = typeof given === 'number' ? ` This has ${amount(given, unit)}.` : '';
  return `${whose.charAt(0).toUpperCase()}${whose.slice(1)} can ${unit === 'seconds' ? 'take' : 'have'} at most ${limit}.${beyond} ${String(words.instead)}`;
}

/** The same of a limit itself: for what is refused by a sentence. */
export const overLimitWords = (limit: Limit, given: number | null = null): string =>
  limitWords(overLimit(limit, given).params);
