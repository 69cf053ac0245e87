// What Discord's refusals mean, and what is done then: one table, for all who post, pin, open threads or speak through webhooks.
import { DiscordAPIError, HTTPError, RateLimitError } from 'discord.js';
import type { Logger } from 'pino';

/**
 * What is done about a refusal.
 * forget: what it was about is gone; it is posted anew where that makes sense.
 * without: go on without it, and say so once.
 * wait: an old message; later, in a lane of its own, or posted anew.
 * leave: somebody else has answered, or nobody listens any more.
 * open: the thread is opened and it is tried once more; else it is told by another way.
 * words: the words go without the files.
 * otherwise: it is told by another way, with what stood in the way.
 * bug: ours. The path of the fault goes to the log, a sentence to whoever waits.
 */
export type Next = 'forget' | 'without' | 'wait' | 'leave' | 'open' | 'words' | 'otherwise' | 'bug';

interface Meaning {
  readonly trouble: string;
  readonly next: Next;
}

export const CODES = {
  10003: { trouble: 'channelGone', next: 'forget' },
  10004: { trouble: 'serverGone', next: 'forget' },
  10007: { trouble: 'personGone', next: 'without' },
  10008: { trouble: 'messageGone', next: 'forget' },
  10013: { trouble: 'personGone', next: 'without' },
  10015: { trouble: 'webhookGone', next: 'forget' },
  10062: { trouble: 'interactionGone', next: 'leave' },
  30003: { trouble: 'pinsFull', next: 'without' },
  30007: { trouble: 'webhooksFull', next: 'otherwise' },
  30046: { trouble: 'tooManyOldEdits', next: 'wait' },
  30058: { trouble: 'serverWebhooksFull', next: 'otherwise' },
  40005: { trouble: 'tooLarge', next: 'words' },
  40060: { trouble: 'answeredElsewhere', next: 'leave' },
  50001: { trouble: 'noAccess', next: 'otherwise' },
  50005: { trouble: 'notOurs', next: 'otherwise' },
  50007: { trouble: 'directsClosed', next: 'without' },
  50013: { trouble: 'noPermission', next: 'words' },
  50019: { trouble: 'notHere', next: 'without' },
  50024: { trouble: 'notHere', next: 'without' },
  50027: { trouble: 'webhookGone', next: 'forget' },
  50035: { trouble: 'badForm', next: 'bug' },
  50083: { trouble: 'archived', next: 'open' },
  160005: { trouble: 'locked', next: 'open' },
  160006: { trouble: 'threadsFull', next: 'otherwise' },
  200000: { trouble: 'blocked', next: 'otherwise' },
  220001: { trouble: 'needsThread', next: 'otherwise' },
  220003: { trouble: 'needsThread', next: 'otherwise' },
} as const satisfies Readonly<Record<number, Meaning>>;

type Listed = (typeof CODES)[keyof typeof CODES]['trouble'];

/** What stands in the way. `fault`: Discord, or the way there, is broken; `unknown`: a refusal that is not in the table. */
export type Trouble = Listed | 'fault' | 'unknown';

/** A refusal of Discord's, read. */
export interface Refused {
  readonly trouble: Trouble;
  readonly next: Next;
  readonly code: string; // Discord's own, for the log
  readonly wait: number; // milliseconds, as Discord says it; 0 where it says nothing
  readonly faults: readonly string[]; // where a form is wrong, without what stands there
}

/** An edit of an old message that has to wait: Discord takes few of them. */
export class HeldBack extends Error {
  readonly wait: number;

  constructor(wait: number) {
    super(`too many edits of old messages: ${wait} ms to wait`);
    this.name = 'HeldBack';
    this.wait = wait;
  }
}

/** What an error of Discord's means; null for any other, which is a bug of ours. */
export function refusedBy(error: unknown): Refused | null {
  if (error instanceof HeldBack) return { ...CODES[30046], code: '30046', wait: error.wait, faults: [] };
  if (error instanceof RateLimitError)
    return { ...CODES[30046], code: '30046', wait: waitOf(error), faults: [] };
  if (error instanceof DiscordAPIError) {
    const known = isListed(error.code) ? CODES[error.code] : UNKNOWN;
    return { ...known, code: String(error.code), wait: 0, faults: faultsIn(error) };
  }
  if (!isFault(error)) return null;
  const code = error instanceof HTTPError ? String(error.status) : error.name;
  return { trouble: 'fault', next: 'otherwise', code, wait: 0, faults: [] };
}

const UNKNOWN = { trouble: 'unknown', next: 'otherwise' } as const;

const isListed = (code: number | string): code is keyof typeof CODES => Object.hasOwn(CODES, code);

/** How long Discord asks to wait, whichever of its ways to say so it has used. */
export const waitOf = (limited: RateLimitError): number =>
  Math.max(limited.retryAfter, limited.timeToReset, limited.sublimitTimeout, 0);

/** Whether Discord may have done what it was asked for without having said so: its own fault, or the connection's. */
export function isFault(error: unknown): error is Error {
  if (error instanceof HTTPError) return true;
  if (error instanceof DiscordAPIError || error instanceof RateLimitError || !(error instanceof Error))
    return false;
  return error.name === 'AbortError' || ('code' in error && typeof error.code === 'string');
}

/** Where a form is wrong, as `embeds.0.title BASE_TYPE_MAX_LENGTH`: nothing of what somebody wrote. */
function faultsIn({ rawError }: DiscordAPIError): readonly string[] {
  const found: string[] = [];
  const walk = (node: unknown, path: readonly string[]): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node))
      if (key !== '_errors') walk(value, [...path, key]);
      else if (Array.isArray(value))
        for (const one of value) found.push(`${path.join('.')} ${codeOf(one)}`.trim());
  };
  walk('errors' in rawError ? rawError.errors : undefined, []);
  return found;
}

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether what it was about is there no longer. */
export const isGone = (trouble: Trouble): boolean =>
  trouble === 'channelGone' ||
  trouble === 'serverGone' ||
  trouble === 'messageGone' ||
  trouble === 'personGone' ||
  trouble === 'webhookGone';

/** Writes a refusal down where it is a bug of ours, Discord's fault or unheard of: nothing of what was to be said. */
export function noteRefused(log: Logger, { trouble, code, faults }: Refused, id?: string): void {
  if (trouble === 'badForm') log.error({ code, faults, id }, 'Discord calls a message of ours malformed');
  else if (trouble === 'unknown')
    log.error({ code, id }, "Discord refuses something for a reason we don't know");
  else if (trouble === 'fault') log.warn({ code, id }, "Discord doesn't do what I asked for");
}
