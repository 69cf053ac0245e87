import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'dotenv';
import { z } from 'zod';

/** Everything that can be set, under its name in the environment; each description says what it takes. */
export const settingsSchema = z.object({
  DISCORD_TOKEN: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)+$/)
    .optional()
    .describe(
      "the token of a bot, as Discord's developer portal gives it: letters and digits in parts, with dots between",
    ),
  DATABASE_URL: z
    .string()
    .refine(isDatabaseUrl)
    .default('file:./data/turnkeeper.db')
    .describe('file:PATH for a SQLite file, or postgresql://USER:PASSWORD@HOST:PORT/DATABASE'),
  PORT: z
    .string()
    .regex(/^\d{1,5}$/)
    .transform(Number)
    .refine((port) => port <= 65_535)
    .default(4173)
    .describe('a whole number from 0 (any free port) to 65535'),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'])
    .default('info')
    .describe('one of trace, debug, info, warn, error, fatal, silent'),
  TURNKEEPER_GUILD: z
    .string()
    .regex(/^\d{17,20}$/)
    .optional()
    .describe(
      'the id of a server, 17 to 20 digits (in Discord: Developer Mode, right-click it, Copy Server ID)',
    ),
  DICE_BEACON: z
    .enum(['drand'])
    .optional()
    .describe('drand, which mixes a public beacon into the dice, or nothing'),
  DISCORD_API: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .optional()
    .describe('the http or https address of a REST API that speaks like https://discord.com/api'),
});

export type Settings = Readonly<z.infer<typeof settingsSchema>>;

/** A variable that cannot be used: `got` says what it holds (never a secret), `takes` what it may hold. */
export interface Problem {
  readonly name: string;
  readonly got: string;
  readonly takes: string;
}

export type Reading =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly problems: readonly Problem[] };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings out of these variables; what is empty counts as not set. A wrong one is a problem, not a default. */
export function readSettings(environment: Environment): Reading {
  const given = whatIsSet(environment);
  const read = settingsSchema.safeParse(given);
  if (read.success) return { ok: true, settings: read.data };
  const names = new Set(read.error.issues.map(({ path }) => String(path[0])));
  return { ok: false, problems: [...names].map((name) => problem(name, given[name] ?? '')) };
}

/** Reads the settings out of the environment and, for what that leaves open, the file `.env` of this folder. */
export function loadSettings(file = '.env', environment: Environment = process.env): Reading {
  const fallback = existsSync(file) ? parse(readFileSync(file)) : {};
  return readSettings({ ...fallback, ...whatIsSet(environment) });
}

function whatIsSet(environment: Environment): Environment {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()]);
  return Object.fromEntries(trimmed.filter(([, value]) => value));
}

function problem(name: string, value: string): Problem {
  const schema = Object.entries(settingsSchema.shape).find(([known]) => known === name)?.[1];
  return { name, got: shown(name, value), takes: schema?.description ?? 'something else' };
}

/** Those that hold a password or a key: of them only the length is told. */
const SECRET: ReadonlySet<string> = new Set(['DISCORD_TOKEN', 'DATABASE_URL']);

function shown(name: string, value: string): string {
  if (SECRET.has(name)) return `a text of ${value.length} characters (not shown: it is a secret)`;
  return `'${value}'`;
}

function isDatabaseUrl(value: string): boolean {
  if (/^file:[^?]+$/.test(value)) return true;
  const url = URL.parse(value);
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.host !== '' && url.pathname.length > 1;
}
