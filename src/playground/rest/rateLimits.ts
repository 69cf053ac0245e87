import { createHash } from 'node:crypto';
import { isSnowflake, snowflakeTime } from '../world/snowflake.ts';
import { type DiscordError, refusal } from './errors.ts';
import type { Route } from './router.ts';

export interface Limit {
  /** Requests a window. */
  readonly limit: number;
  /** Milliseconds. */
  readonly window: number;
}

/** `lenient` never hinders a test; `discord` has the limits that Discord is seen to apply. */
export type RateLimitMode = 'lenient' | 'discord';

const lenient: Limit = { limit: 1000, window: 1000 };

const observed: Readonly<Record<string, Limit>> = {
  'POST /channels/:channel/messages': { limit: 5, window: 5000 },
  'PATCH /channels/:channel/messages/:message': { limit: 5, window: 5000 },
  'DELETE /channels/:channel/messages/:message': { limit: 5, window: 1000 },
  'PUT /channels/:channel/messages/pins/:message': { limit: 5, window: 4000 },
  'POST /channels/:channel/threads': { limit: 5, window: 5000 },
  'POST /webhooks/:webhook/:token': { limit: 5, window: 2000 },
  'PATCH /webhooks/:webhook/:token/messages/:message': { limit: 5, window: 2000 },
};

/** Edits of messages older than an hour, in a channel: seen, and told nobody by a header. */
const oldEdits: Limit = { limit: 3, window: 6000 };
const HOUR = 3_600_000;

const otherwise: Limit = { limit: 30, window: 1000 };
const everySecond: Limit = { limit: 50, window: 1000 };
/** Discord's own edge blocks an address after this many 401, 403 and 429 in ten minutes. */
const invalidLimit: Limit = { limit: 10_000, window: 600_000 };

interface Bucket {
  used: number;
  resetAt: number;
}

export interface Verdict {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait; undefined where the request may pass. */
  readonly retryAfter?: number;
  readonly scope?: 'user' | 'global' | 'cloudflare';
  /** Which limit it is, where Discord says so in the body. */
  readonly error?: DiscordError;
}

/**
 * Rate limits by the machine's own time (the injected clock may stand still, and a client that waits out a limit would wait for
 * ever). One bucket a route and major parameter (channel, guild, webhook).
 */
export class RateLimits {
  readonly #mode: RateLimitMode;
  readonly #buckets = new Map<string, Bucket>();
  readonly #forced = new Map<string, Limit>();
  readonly #hashes = new Map<string, string>();
  #global: Bucket = { used: 0, resetAt: 0 };
  #globalLimit: Limit = everySecond;
  #invalid: Bucket = { used: 0, resetAt: 0 };
  #nextGlobal = 0;
  #oldEdits: Limit | null;
  readonly #edited = new Map<string, Bucket>(); // by channel

  constructor(mode: RateLimitMode) {
    this.#mode = mode;
    this.#oldEdits = mode === 'discord' ? oldEdits : null;
  }

  /** How many refused requests count against the bot's address just now. */
  get invalidRequests(): number {
    return performance.now() < this.#invalid.resetAt ? this.#invalid.used : 0;
  }

  /** Narrows one route: `limitRoute('POST /channels/:channel/messages', { limit: 1, window: 300 })`. */
  limitRoute(route: string, limit: Limit): void {
    this.#forced.set(route, limit);
    for (const key of this.#buckets.keys()) if (key.startsWith(`${route} `)) this.#buckets.delete(key);
  }

  /** Takes a route's narrowing away. */
  freeRoute(route: string): void {
    this.#forced.delete(route);
    for (const key of this.#buckets.keys()) if (key.startsWith(`${route} `)) this.#buckets.delete(key);
  }

  limitGlobally(limit: Limit): void {
    this.#globalLimit = limit;
    this.#global = { used: 0, resetAt: 0 };
  }

  /** The next request that counts globally is refused with a global 429 of this many milliseconds. */
  exhaustGlobal(forMilliseconds: number): void {
    this.#nextGlobal = performance.now() + forMilliseconds;
  }

  noteStatus(status: number, scope: Verdict['scope']): void {
    if (status === 401 || status === 403 || (status === 429 && scope === 'user')) this.noteInvalid(1);
  }

  noteInvalid(count: number): void {
    const now = performance.now();
    if (now >= this.#invalid.resetAt) this.#invalid = { used: 0, resetAt: now + invalidLimit.window };
    this.#invalid.used += count;
  }

  /** Changes how many edits of messages older than an hour a channel takes; null: as many as anybody wants. */
  limitOldEdits(limit: Limit | null): void {
    this.#oldEdits = limit;
    this.#edited.clear();
  }

  /** Counts a request and says whether it may pass; `at` is the moment by the clock that messages have their ids from. */
  take(route: Route, params: ReadonlyMap<string, string>, at: number): Verdict {
    const now = performance.now();
    if (this.invalidRequests >= invalidLimit.limit)
      return { headers: {}, retryAfter: (this.#invalid.resetAt - now) / 1000, scope: 'cloudflare' };
    if (route.global) {
      const wait = this.#takeGlobal(now);
      if (wait !== undefined) return { headers: {}, retryAfter: wait / 1000, scope: 'global' };
    }
    const name = `${route.method} ${route.pattern}`;
    const limit =
      this.#forced.get(name) ?? (this.#mode === 'discord' ? (observed[name] ?? otherwise) : lenient);
    const major =
      params.get('channel') ??
      params.get('guild') ??
      (params.get('webhook') ?? '') + (params.get('token') ?? '');
    const key = `${name} ${major}`;
    let bucket = this.#buckets.get(key);
    if (!bucket || now >= bucket.resetAt) {
      if (this.#buckets.size > 5000) this.#buckets.clear();
      bucket = { used: 0, resetAt: now + limit.window };
      this.#buckets.set(key, bucket);
    }
    const held = this.#heldBack(route, params, major, at, now);
    if (held !== null) return held;
    const over = bucket.used >= limit.limit;
    if (!over) bucket.used++;
    const resetAfter = Math.max(0, bucket.resetAt - now) / 1000;
    const headers = {
      'x-ratelimit-limit': String(limit.limit),
      'x-ratelimit-remaining': String(limit.limit - bucket.used),
      'x-ratelimit-reset': ((Date.now() + resetAfter * 1000) / 1000).toFixed(3),
      'x-ratelimit-reset-after': resetAfter.toFixed(3),
      'x-ratelimit-bucket': this.#hash(name),
    };
    return over ? { headers, retryAfter: resetAfter, scope: 'user' } : { headers };
  }

  /** The limit on edits of old messages, which counts besides all others. */
  #heldBack(
    { method, pattern }: Route,
    params: ReadonlyMap<string, string>,
    major: string,
    at: number,
    now: number,
  ): Verdict | null {
    const message = params.get('message') ?? '';
    const isEdit = method === 'PATCH' && pattern.endsWith('/messages/:message') && isSnowflake(message);
    if (this.#oldEdits === null || !isEdit || at - snowflakeTime(message) <= HOUR) return null;
    const before = this.#edited.get(major);
    const edited =
      before === undefined || now >= before.resetAt
        ? { used: 0, resetAt: now + this.#oldEdits.window }
        : before;
    this.#edited.set(major, edited);
    if (edited.used >= this.#oldEdits.limit) {
      const retryAfter = (edited.resetAt - now) / 1000;
      return { headers: {}, retryAfter, scope: 'user', error: refusal('tooManyOldEdits') };
    }
    edited.used++;
    return null;
  }

  #takeGlobal(now: number): number | undefined {
    if (this.#nextGlobal > now) return this.#nextGlobal - now;
    if (now >= this.#global.resetAt) this.#global = { used: 0, resetAt: now + this.#globalLimit.window };
    if (this.#global.used >= this.#globalLimit.limit) return this.#global.resetAt - now;
    this.#global.used++;
    return undefined;
  }

  #hash(name: string): string {
    let hash = this.#hashes.get(name);
    if (!hash) {
      hash = createHash('md5').update(name).digest('hex');
      this.#hashes.set(name, hash);
    }
    return hash;
  }
}
