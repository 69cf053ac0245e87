// What stands in the log, and what never does: errors quote what they failed on (a request with its token, a query with its
// values, a text that is no JSON), and that is what people wrote. So of an error is kept what kind it was and where it happened.
import { type DestinationStream, type Logger, type LoggerOptions, pino } from 'pino';

type Plain = string | number | readonly Plain[] | { readonly [part: string]: Plain | undefined };

const CODE = /^[\w.-]{1,60}$/u;
const FRAME = /^ {4}at .*(?::\d+:\d+\)?|\(?<anonymous>\)?|\(?native\)?)$/u;
const MOST_FRAMES = 30;
const MOST_CAUSES = 5;

/** An error as it is logged: no message, no values, no tokens. */
export function plainError(error: unknown, depth = 0): Plain {
  if (!(error instanceof Error)) return { type: error === null ? 'null' : typeof error };
  const { cause } = error;
  const several = error instanceof AggregateError ? error.errors.slice(0, MOST_CAUSES) : [];
  return {
    type: error.constructor.name,
    ...said(error, ['code', 'status', 'method', 'syscall', 'kind', 'originalCode']),
    ...('url' in error && typeof error.url === 'string' ? { route: routeOf(error.url) } : {}),
    ...('rawError' in error ? { faults: faultsIn(error.rawError) } : {}),
    at: framesOf(error),
    ...(cause === undefined || depth >= MOST_CAUSES ? {} : { cause: causeOf(cause, depth) }),
    ...(several.length === 0 || depth >= MOST_CAUSES
      ? {}
      : { errors: several.map((each: unknown) => plainError(each, depth + 1)) }),
  };
}

/** A database's adapter says its cause as a record of its own. */
const causeOf = (cause: unknown, depth: number): Plain =>
  cause instanceof Error || typeof cause !== 'object' || cause === null
    ? plainError(cause, depth + 1)
    : said(cause, ['code', 'kind', 'originalCode']);

/** Those of these parts that are a number or a word of a programmer's. */
function said(of: object, parts: readonly string[]): { readonly [part: string]: Plain } {
  const all = parts.map((part): readonly [string, unknown] => [part, Reflect.get(of, part)]);
  return Object.fromEntries(
    all.flatMap(([part, value]) =>
      typeof value === 'number' || (typeof value === 'string' && CODE.test(value)) ? [[part, value]] : [],
    ),
  );
}

/** The path of an address without what makes it secret: tokens, and what follows '?'. */
function routeOf(url: string): string {
  const path = URL.parse(url)?.pathname ?? '';
  const parts = path.split('/');
  return parts
    .map((part, index) => {
      if (/^\d{1,20}$/u.test(part) || /^@?[a-z-]{1,20}$/u.test(part) || /^v\d+$/u.test(part)) return part;
      return index === 0 || part === '' ? part : ':secret';
    })
    .join('/');
}

/** Which fields of a request Discord refused, and why, by its own codes. */
function faultsIn(raw: unknown, field = '', depth = 0): readonly string[] {
  if (typeof raw !== 'object' || raw === null || depth > 10) return [];
  return Object.entries(raw).flatMap(([key, value]: [string, unknown]) => {
    if (key === '_errors' && Array.isArray(value))
      return value.flatMap((one: unknown) =>
        typeof one === 'object' && one !== null && 'code' in one && CODE.test(String(one.code))
          ? [`${field}: ${String(one.code)}`]
          : [],
      );
    if (!CODE.test(key)) return [];
    return faultsIn(value, field === '' || field === 'errors' ? key : `${field}.${key}`, depth + 1);
  });
}

/** Where it happened. A message that looks like such a place stands before the places, and is cut off with them. */
function framesOf({ stack = '', message }: Error): readonly string[] {
  const begins = message === '' ? -1 : stack.indexOf(message);
  const behind = begins < 0 ? stack : stack.slice(begins + message.length);
  const lines = behind.split('\n');
  const first = lines.findLastIndex((line) => !FRAME.test(line)) + 1;
  return lines.slice(first, first + MOST_FRAMES).map((line) => line.trim().replace(/ \[as .*\]/u, ''));
}

/** Whatever of a line is an error, or was thrown (`err`), is logged as a plain one, and never as the line's own words. */
const options = {
  formatters: {
    log: (line: object) =>
      Object.fromEntries(
        Object.entries(line).map(([key, value]: [string, unknown]) => [
          key,
          key === 'err' || value instanceof Error ? plainError(value) : value,
        ]),
      ),
  },
  hooks: {
    logMethod(given, method) {
      const [first, message] = given;
      if (message === undefined && first instanceof Error) method.call(this, { err: first }, 'an error');
      else method.apply(this, given);
    },
  },
} satisfies LoggerOptions;

/** A log of lines as JSON, on stdout where nothing else is said. Every real log is made here. */
export const createLogger = (level: string, to?: DestinationStream): Logger =>
  to === undefined ? pino({ level, ...options }) : pino({ level, ...options }, to);
