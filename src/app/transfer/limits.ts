import type { Limit } from '../../engine/limit.ts';
import { CHARACTER_LIMITS } from '../character/limits.ts';

const KB = 1024;
const MB = 1024 * KB;

const EXPORTED = 'Leave out what you no longer need, and export it again.';

/** What a file may be before anything of it is built. */
export const FILE_LIMITS = {
  bytes: { most: 128 * MB, unit: 'bytes', in: 'an unpacked campaign file', instead: EXPORTED },
  values: { most: 200_000, of: 'values', in: 'a record in a campaign file', instead: EXPORTED },
  depth: { most: 100, of: 'levels', in: 'a record in a campaign file', instead: EXPORTED },
} as const satisfies Record<string, Limit>;

const count = (most: number, of: string): Limit => ({ most, of, in: 'a campaign', instead: EXPORTED });
const size = (most: number, what: string): Limit => ({ most, unit: 'bytes', in: what, instead: EXPORTED });

/** How many records of each kind a campaign may hold when it moves. */
export const MOST_RECORDS = {
  entries: count(50_000, 'entries in the log'),
  characters: count(300, 'characters'),
  encounters: count(2_000, 'fights'),
  seeds: count(1_000, 'seeds'),
  portraits: count(300, 'portraits'),
  maps: count(500, 'maps'),
  packs: count(20, 'packs of content in its file'),
  macros: count(500, 'shared macros in its file'),
  actives: count(500, 'people who play'),
  drafts: count(100, 'characters half made'),
} as const satisfies Record<string, Limit>;

/** How large a record of each kind may be, as text. */
export const MOST_BYTES = {
  campaign: size(256 * KB, 'a campaign without its lists'),
  entries: size(MB, 'an entry of the log'),
  characters: CHARACTER_LIMITS.sheet,
  encounters: size(4 * MB, 'a fight'),
  seeds: size(4 * KB, 'a seed'),
  portraits: size(1.5 * MB, 'a portrait in a campaign file'),
  maps: size(6 * MB, 'a map in a campaign file'),
  packs: size(1.5 * MB, 'a pack in a campaign file'),
  macros: size(8 * KB, 'a macro'),
  actives: size(KB, 'a line of who plays which character'),
  drafts: size(64 * KB, 'a character half made'),
} as const satisfies Record<string, Limit>;

/** All sheets together: every command in a campaign may look at them. */
export const ALL_SHEETS = size(4 * MB, 'all sheets of a campaign together');

/** Everybody looks at a fight while it goes on, so few can be kept. */
export const MOST_OPEN: Limit = {
  ...count(50, "fights that aren't over"),
  instead: 'End some of them first: `/encounter end`.',
};

/** Each of them costs a question to Discord. */
export const MOST_PEOPLE: Limit = count(100, 'people whose characters are in it, who lead it or are away');

export type ListName = keyof typeof MOST_RECORDS;

/** What the thread that reads a file may take: no file that this bot has written comes near it. */
export const MEMORY: Limit = {
  most: 512,
  of: 'MB of memory',
  in: 'the reader of campaign files',
  instead: EXPORTED,
};

/** How long a file may take to be read and written. */
export const PATIENCE: Limit = {
  most: 180,
  unit: 'seconds',
  in: 'reading a campaign file',
  instead: EXPORTED,
};
