import { setTimeout as wait } from 'node:timers/promises';
import type { Core, LoggedRequest } from '../core.ts';
import type { Gateway } from '../gateway/server.ts';
import { isFields } from '../limits/form.ts';
import { type Body, noBody } from './body.ts';
import { DiscordError, refusal } from './errors.ts';
import { type Fault, Faults } from './faults.ts';
import { type RateLimitMode, RateLimits, type Verdict } from './rateLimits.ts';
import { type Call, type Match, ok, type Reply, type Route, Router, route } from './router.ts';
import { channelRoutes } from './routes/channels.ts';
import { commandRoutes } from './routes/commands.ts';
import { guildRoutes } from './routes/guilds.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { messageRoutes } from './routes/messages.ts';
import { pinRoutes } from './routes/pins.ts';
import { selfRoutes } from './routes/self.ts';
import { threadRoutes } from './routes/threads.ts';
import { webhookRoutes } from './routes/webhooks.ts';

/** A request before it is carried out: what an outside checker (OpenAPI) gets to see. */
export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly multipart: boolean;
}

/** A request as it comes, by whatever way. */
export interface Asking {
  readonly method: string;
  readonly path: string; // what follows `/api`
  readonly search: string;
  readonly type: string; // of its body
  readonly authorization: string | undefined;
  readonly body: () => Promise<Body>;
}

/** What is answered; nothing where the line is cut. */
export interface Written {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string | null; // a 204 has no body and claims none
}

export interface RestOptions {
  readonly token: () => string;
  readonly gateway: () => Gateway;
  readonly rateLimits: RateLimitMode;
  readonly identifyConcurrency: number;
  readonly check: (request: Seen) => void;
}

const logLimit = 5000;

/** Discord's REST API, version 10, under `/api/v10` (or `/api`). */
export class Rest {
  readonly limits: RateLimits;
  readonly faults = new Faults();
  /** The bot's requests, oldest first; the last 5000. */
  readonly requests: LoggedRequest[] = [];
  readonly #core: Core;
  readonly #options: RestOptions;
  readonly #router: Router;

  constructor(core: Core, options: RestOptions) {
    this.#core = core;
    this.#options = options;
    this.limits = new RateLimits(options.rateLimits);
    this.#router = new Router([
      ...gatewayRoutes(core, options),
      ...selfRoutes,
      ...commandRoutes,
      ...interactionRoutes,
      ...webhookRoutes,
      ...messageRoutes,
      ...pinRoutes,
      ...threadRoutes,
      ...channelRoutes,
      ...guildRoutes,
    ]);
  }

  /** Answers one request. */
  async answer(asking: Asking): Promise<Written | undefined> {
    const { method, path, search } = asking;
    const plain = path.replace(/^\/v\d+(?=\/)/, '');
    const match = this.#router.match(method, plain);
    const name = `${method} ${match.found?.pattern ?? ''}`;
    const verdict = match.found
      ? this.limits.take(match.found, match.params, this.#core.clock.now())
      : { headers: {} };
    const fault = match.found ? this.faults.take(name) : undefined;
    const at = this.#core.clock.now();
    if (fault?.delay) await wait(fault.delay);
    let body = noBody;
    let answer: Reply;
    try {
      requireVersion(path);
      body = await asking.body();
      const seen = { method, path: plain, query: new URLSearchParams(search), body: body.json };
      answer =
        verdict.retryAfter === undefined
          ? this.#carryOut(asking, match, seen, body, fault)
          : tooMany(verdict);
    } catch (error) {
      const known = error instanceof DiscordError ? error : refusal('serverError');
      if (known !== error) console.error(`playground: ${method} ${plain}:`, error);
      answer = { status: known.status, body: known.body() };
    }
    this.limits.noteStatus(answer.status, verdict.scope);
    this.#log({
      method,
      route: match.found?.pattern ?? null,
      path: plain,
      query: search,
      body: body.json,
      files: body.files.map((file) => ({ name: file.name, type: file.type, size: file.bytes.length })),
      status: answer.status,
      answer: answer.body,
      at,
    });
    if (fault?.cut) return undefined;
    const date = new Date(this.#core.clock.now()).toUTCString();
    const told = fault?.retryAfter === undefined ? verdict : { ...verdict, retryAfter: fault.retryAfter };
    return written(answer, { date, ...verdict.headers, ...waitHeaders(told) });
  }

  #log(entry: LoggedRequest): void {
    this.requests.push(entry);
    if (this.requests.length > logLimit * 2) this.requests.splice(0, logLimit);
    this.#core.bus.emit('request', entry);
  }

  /** Carries a request out, unless a test ordered it to fail. */
  #carryOut(asking: Asking, match: Match, seen: Omit<Seen, 'multipart'>, body: Body, fault?: Fault): Reply {
    const fails = fault?.status !== undefined || fault?.error !== undefined || fault?.cut === true;
    if (fault && fails && !fault.afterwards) return failure(fault);
    const multipart = asking.type.startsWith('multipart/');
    this.#options.check({ ...seen, multipart });
    const answer = this.#run(match, asking, { ...seen, files: body.files });
    return fault && fails ? failure(fault) : answer;
  }

  #run(
    match: Match,
    { authorization }: Asking,
    parts: Pick<Call, 'path' | 'query' | 'body' | 'files'>,
  ): Reply {
    const authorized = authorization === `Bot ${this.#options.token()}`;
    if (!match.found) {
      if (!authorized) throw refusal('unauthorized');
      throw refusal(match.pathKnown ? 'methodNotAllowed' : 'notFound');
    }
    if (match.found.auth && !authorized) throw refusal('unauthorized');
    return match.found.handler({
      ...parts,
      core: this.#core,
      method: match.found.method,
      param: (name) => match.params.get(name) ?? '',
    });
  }
}

function requireVersion(path: string): void {
  const version = /^\/v(\d+)\//.exec(path)?.[1];
  if (version !== undefined && version !== '10') throw new DiscordError(400, 50041, 'Invalid API version');
}

/** How long to wait, in whole seconds, and whose limit it was. */
function waitHeaders({ retryAfter, scope }: Verdict): Readonly<Record<string, string>> {
  if (retryAfter === undefined) return {};
  return {
    'retry-after': String(Math.max(1, Math.ceil(retryAfter))),
    'x-ratelimit-scope': scope === 'global' ? 'global' : 'user',
    ...(scope === 'global' ? { 'x-ratelimit-global': 'true' } : {}),
  };
}

function tooMany(verdict: Verdict): { status: number; body: unknown } {
  if (verdict.scope === 'cloudflare') return { status: 429, body: 'error code: 1015' };
  return {
    status: 429,
    body: {
      message: verdict.error?.message ?? 'You are being rate limited.',
      ...(verdict.error ? { code: verdict.error.code } : {}),
      retry_after: Number((verdict.retryAfter ?? 0).toFixed(3)),
      global: verdict.scope === 'global',
    },
  };
}

function failure(fault: Fault): { status: number; body: unknown } {
  if (fault.error !== undefined) {
    const known = refusal(fault.error);
    return { status: known.status, body: known.body() };
  }
  const status = fault.status ?? 500;
  return {
    status,
    body: { message: `${status}: ${status === 500 ? 'Internal Server Error' : 'Error'}`, code: 0 },
  };
}

function written({ status, body }: Reply, headers: Readonly<Record<string, string>>): Written {
  if (status === 204) return { status, headers, text: null };
  const type = isFields(body) || Array.isArray(body) ? 'application/json' : 'text/plain';
  const text = typeof body === 'string' && status === 429 ? body : JSON.stringify(body);
  return { status, headers: { 'content-type': type, ...headers }, text };
}

function gatewayRoutes(core: Core, options: RestOptions): Route[] {
  const url = (): string => core.origin().replace('http', 'ws');
  return [
    route('GET', '/gateway', () => ok({ url: url() }), { auth: false }),
    route('GET', '/gateway/bot', () =>
      ok({
        url: url(),
        shards: 1,
        session_start_limit: {
          total: 1000,
          remaining: options.gateway().remaining,
          reset_after: 24 * 3600 * 1000,
          max_concurrency: options.identifyConcurrency,
        },
      }),
    ),
  ];
}
