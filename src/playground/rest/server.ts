import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Core, LoggedRequest } from '../core.ts';
import type { Gateway } from '../gateway/server.ts';
import { isFields } from '../limits/form.ts';
import { readBody } from './body.ts';
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

  /** Answers one request. `path` is what follows `/api`. */
  async handle(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    search: string,
  ): Promise<void> {
    const method = request.method ?? 'GET';
    const plain = path.replace(/^\/v\d+(?=\/)/, '');
    const version = /^\/v(\d+)\//.exec(path)?.[1];
    const match = this.#router.match(method, plain);
    const query = new URLSearchParams(search);
    const log = { method, path: plain, query: search, at: this.#core.clock.now() };
    let body: unknown;
    let files: Call['files'] = [];
    let verdict: Verdict = { headers: {} };
    let answer: { status: number; body?: unknown };
    let fault: Fault | undefined;
    try {
      if (version !== undefined && version !== '10')
        throw new DiscordError(400, 50041, 'Invalid API version');
      const read = await readBody(request);
      body = read.json;
      files = read.files;
      if (match.found) {
        verdict = this.limits.take(match.found, match.params);
        fault = this.faults.take(`${method} ${match.found.pattern}`);
        if (fault?.delay) await wait(fault.delay);
      }
      if (verdict.retryAfter !== undefined) answer = tooMany(verdict);
      else if (fault && !fault.afterwards && (fault.status !== undefined || fault.cut))
        answer = failure(fault);
      else {
        this.#options.check({
          method,
          path: plain,
          query,
          body,
          multipart: (request.headers['content-type'] ?? '').startsWith('multipart/'),
        });
        answer = this.#run(match, request, { path: plain, query, body, files });
        if (fault?.afterwards) answer = failure(fault);
      }
    } catch (error) {
      const known = error instanceof DiscordError ? error : refusal('serverError');
      if (known !== error) console.error(`playground: ${method} ${plain}:`, error);
      answer = { status: known.status, body: known.body() };
    }
    this.limits.noteStatus(answer.status, verdict.scope);
    const entry: LoggedRequest = {
      ...log,
      route: match.found ? match.found.pattern : null,
      body,
      files: files.map((file) => ({ name: file.name, type: file.type, size: file.bytes.length })),
      status: answer.status,
      answer: answer.body,
    };
    this.requests.push(entry);
    if (this.requests.length > logLimit * 2) this.requests.splice(0, logLimit);
    if (fault?.cut) request.socket.destroy();
    else respond(response, answer, { ...verdict.headers, ...waitHeaders(verdict) });
    this.#core.bus.emit('request', entry);
  }

  #run(
    match: Match,
    request: IncomingMessage,
    parts: { path: string; query: URLSearchParams; body: unknown; files: Call['files'] },
  ): Reply {
    const authorization = request.headers.authorization;
    const authorized = authorization === `Bot ${this.#options.token()}`;
    if (!match.found) {
      if (!authorized) throw refusal('unauthorized');
      throw refusal(match.pathKnown ? 'methodNotAllowed' : 'notFound');
    }
    if (match.found.auth && !authorized) throw refusal('unauthorized');
    return match.found.handler({
      core: this.#core,
      method: match.found.method,
      ...parts,
      param: (name) => match.params.get(name) ?? '',
    });
  }
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
      message: 'You are being rate limited.',
      retry_after: Number((verdict.retryAfter ?? 0).toFixed(3)),
      global: verdict.scope === 'global',
    },
  };
}

function failure(fault: Fault): { status: number; body: unknown } {
  const status = fault.status ?? 500;
  return {
    status,
    body: { message: `${status}: ${status === 500 ? 'Internal Server Error' : 'Error'}`, code: 0 },
  };
}

/** A 204 has no body and claims none. */
function respond(response: ServerResponse, answer: Reply, headers: Readonly<Record<string, string>>): void {
  if (answer.status === 204) {
    response.writeHead(204, headers);
    response.end();
    return;
  }
  const text =
    typeof answer.body === 'string' && answer.status === 429 ? answer.body : JSON.stringify(answer.body);
  const payload = Buffer.from(text);
  response.writeHead(answer.status, {
    'content-type': isFields(answer.body) || Array.isArray(answer.body) ? 'application/json' : 'text/plain',
    'content-length': payload.length,
    ...headers,
  });
  response.end(payload);
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
