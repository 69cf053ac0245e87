import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { isOurs } from './bridge/guard.ts';
import { PeopleBridge } from './bridge/people.ts';
import { serveStatic } from './bridge/static.ts';
import { Bus } from './bus.ts';
import { type Clock, systemClock, timed } from './clock.ts';
import type { Core, Happenings, LoggedRequest } from './core.ts';
import { Gateway } from './gateway/server.ts';
import { InteractionBook } from './interactions/book.ts';
import { CommandBook } from './interactions/commandBook.ts';
import { OpenApiCheck } from './openapi.ts';
import { Person } from './people/person.ts';
import type { Fault } from './rest/faults.ts';
import type { Limit, RateLimitMode } from './rest/rateLimits.ts';
import { overSocket } from './rest/overSocket.ts';
import { type Asking, Rest, type Written } from './rest/server.ts';

import { removeMessage, WorldBuilder } from './world/build.ts';
import { defaultWorld } from './world/default.ts';
import { FileStore } from './world/files.ts';
import { botUser } from './world/make.ts';
import { Snowflakes } from './world/snowflake.ts';

export { type Clock, type ManualClock, manualClock, systemClock } from './clock.ts';
export type { Happenings, LoggedRequest } from './core.ts';
export type { Interaction } from './interactions/book.ts';
export { openApiPath } from './openapi.ts';
export { Answer, type AnswerKind } from './people/answer.ts';
export type { GivenFile, OptionValues } from './people/given.ts';
export { type Pending, Person } from './people/person.ts';
export { Refused } from './people/refused.ts';
export { jsonBody } from './rest/body.ts';
export type { Written } from './rest/server.ts';
export type { WorldBuilder } from './world/build.ts';
export { Permission, type PermissionName } from './world/permissions.ts';

export interface PlaygroundOptions {
  /** 0 (the default) takes any free port. */
  readonly port?: number;
  readonly clock?: Clock;
  /** The bot's token; made up unless given. */
  readonly token?: string;
  readonly botName?: string;
  /** Where Discord's OpenAPI description is: every request of the bot is checked against it. */
  readonly openapi?: string | undefined;
  /** A violation of the description answers 500 (and so breaks the test at the spot) instead of being noted only. */
  readonly openapiStrict?: boolean;
  /** Builds the world; 'The Turning Wheel' unless given. */
  readonly world?: (build: WorldBuilder) => void;
  /** The built page. */
  readonly pageFolder?: string;
  readonly rateLimits?: RateLimitMode;
  readonly heartbeatInterval?: number;
  /** Milliseconds between two identifies of a shard (Discord: 5000). 0 lets a bot restart at once. */
  readonly identifyWindow?: number;
  /** Messages a channel remembers. */
  readonly historyLimit?: number;
  /** The privileged intents that are switched on in the developer portal: none unless given. */
  readonly privileged?: { messageContent?: boolean; members?: boolean; presences?: boolean };
}

interface Parts {
  readonly core: Core;
  readonly rest: Rest;
  readonly gateway: Gateway;
  readonly bridge: PeopleBridge;
  readonly server: Server;
  readonly openapi: OpenApiCheck;
  readonly token: string;
}

/** A Discord of one's own on 127.0.0.1: REST, gateway, people. */
export class Playground {
  readonly world: WorldBuilder;
  readonly gateway: Gateway;
  readonly openapi: OpenApiCheck;
  readonly #core: Core;
  readonly #rest: Rest;
  readonly #bridge: PeopleBridge;
  readonly #server: Server;
  readonly #people = new Map<string, Person>();
  readonly #token: string;

  constructor(parts: Parts) {
    const { core } = parts;
    this.#core = core;
    this.#rest = parts.rest;
    this.#bridge = parts.bridge;
    this.#server = parts.server;
    this.#token = parts.token;
    this.gateway = parts.gateway;
    this.openapi = parts.openapi;
    this.world = new WorldBuilder(core);
    core.bus.on('ping', ({ userId, message }) => {
      if (!core.world.users.get(userId)?.bot) this.person(userId).notePing(message.api);
    });
  }

  /** The page's address. */
  get url(): string {
    return this.#core.origin();
  }

  /** For `new Client({ rest: { api } })`. */
  get restUrl(): string {
    return `${this.url}/api`;
  }

  /** Answers a request that comes without a socket; nothing where its line is cut. */
  answer(asking: Asking): Promise<Written | undefined> {
    return this.#rest.answer(asking);
  }

  get token(): string {
    return this.#token;
  }

  /** What the bot asked, oldest first (the last 5000 to 10000). */
  get requests(): readonly LoggedRequest[] {
    return this.#rest.requests;
  }

  /** Refused requests (401, 403, 429) of the last ten minutes: at 10,000 Discord blocks the address. */
  get invalidRequests(): number {
    return this.#rest.limits.invalidRequests;
  }

  /** Pretends that the bot had so many requests refused already. */
  noteInvalidRequests(count: number): void {
    this.#rest.limits.noteInvalid(count);
  }

  /** Everybody who has joined the server, bots aside. */
  people(): readonly Person[] {
    const { users } = this.#core.world;
    const ids = [...this.world.guild.members.keys()].filter((id) => users.get(id)?.bot !== true);
    return ids.map((id) => this.person(id));
  }

  /** Somebody by name or id. */
  person(nameOrId: string): Person {
    const { users } = this.#core.world;
    const user =
      users.get(nameOrId) ??
      [...users.values()].find(
        (entry) => !entry.bot && (entry.global_name === nameOrId || entry.username === nameOrId),
      );
    if (!user || user.bot) throw new Error(`Nobody called '${nameOrId}' in the playground.`);
    let person = this.#people.get(user.id);
    if (!person) {
      person = new Person(this.#core, user);
      this.#people.set(user.id, person);
    }
    return person;
  }

  /** Calls `listener` at each such event; gives a function that ends it. */
  on<Name extends keyof Happenings>(name: Name, listener: (event: Happenings[Name]) => void): () => void {
    return this.#core.bus.on(name, listener);
  }

  /** The next such event (that `wanted` accepts). */
  next<Name extends keyof Happenings>(
    name: Name,
    wanted?: (event: Happenings[Name]) => boolean,
    signal?: AbortSignal,
  ): Promise<Happenings[Name]> {
    return this.#core.bus.next(name, wanted, signal);
  }

  /** Narrows a route's rate limit: `limitRoute('POST /channels/:channel/messages', { limit: 1, window: 300 })`. */
  limitRoute(route: string, limit: Limit): void {
    this.#rest.limits.limitRoute(route, limit);
  }

  freeRoute(route: string): void {
    this.#rest.limits.freeRoute(route);
  }

  /** Changes how many edits of messages older than an hour a channel takes (Discord: 3 in 6 s); null: any number. */
  limitOldEdits(limit: Limit | null): void {
    this.#rest.limits.limitOldEdits(limit);
  }

  /** Changes the 50 requests a second. */
  limitGlobally(limit: Limit): void {
    this.#rest.limits.limitGlobally(limit);
  }

  /** All requests that count globally are refused for so long. */
  exhaustGlobal(forMilliseconds: number): void {
    this.#rest.limits.exhaustGlobal(forMilliseconds);
  }

  /** Orders failures: `fail({ route: 'POST /channels/:channel/messages', status: 500, times: 2 })`. */
  fail(fault: Fault): void {
    this.#rest.faults.order(fault);
  }

  /** Takes the orders back. */
  heal(): void {
    this.#rest.faults.clear();
  }

  /** Deletes a message as the server's owner would. */
  deleteMessage(messageId: string): void {
    removeMessage(this.#core, messageId);
  }

  async close(): Promise<void> {
    this.gateway.close();
    this.#bridge.close();
    this.#core.bus.clear();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }
}

const DAY = 86_400_000;
const WORLD_BEGAN = Date.UTC(2026, 0, 1);

/** Starts a playground; it is listening when the promise resolves. */
export async function startPlayground(options: PlaygroundOptions = {}): Promise<Playground> {
  const clock = timed(options.clock ?? systemClock);
  // The world has the same ids at every start, so what a bot keeps about its channels and people still fits. The
  // application is another one each time: it has forgotten its commands, and the bot must not think otherwise.
  let built = false;
  const ids = new Snowflakes(() => (built ? clock.now() : WORLD_BEGAN));
  const botId = new Snowflakes(() => clock.now() - DAY).next();
  const token = options.token ?? `playground.${randomUUID()}`;
  let port = 0;
  const core: Core = {
    clock,
    ids,
    world: {
      applicationId: botId, // as for all newer applications, the bot's user has the application's id
      botId,
      users: new Map([[botId, botUser(botId, options.botName ?? 'Turnkeeper')]]),
      locales: new Map(),
      guilds: new Map(),
      channels: new Map(),
      closedDirects: new Set(),
      installs: new Set(),
      webhooks: new Map(),
      placeOf: new Map(),
    },
    bus: new Bus(),
    files: new FileStore(),
    commands: new CommandBook(),
    interactions: new InteractionBook(clock),
    avatars: new Map(),
    nonces: new Map(),
    historyLimit: options.historyLimit ?? 1000,
    privileged: {
      messageContent: options.privileged?.messageContent ?? false,
      members: options.privileged?.members ?? false,
      presences: options.privileged?.presences ?? false,
    },
    origin: () => `http://127.0.0.1:${port}`,
  };
  const openapi = await OpenApiCheck.load(options.openapi, options.openapiStrict ?? false);
  const gateway = new Gateway(core, {
    token: () => token,
    heartbeatInterval: options.heartbeatInterval ?? 41_250,
    identifyWindow: options.identifyWindow ?? 0,
  });
  const rest = new Rest(core, {
    token: () => token,
    gateway: () => gateway,
    rateLimits: options.rateLimits ?? 'lenient',
    identifyConcurrency: 1,
    check: (request) => openapi.check(request),
  });
  const bridge = new PeopleBridge(core);
  const pageFolder = options.pageFolder ?? '.cache/page';

  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    void answer(request, response).catch((error: unknown) => {
      console.error('playground:', error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'application/json' });
      response.end('{"message":"500: Internal Server Error","code":0}');
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (!isOurs(request, port)) {
      response.writeHead(403, { 'content-type': 'text/plain' });
      response.end('This playground only talks to its own machine.');
      return;
    }
    const [path = '/', search = ''] = (request.url ?? '/').split('?', 2);
    if (path.startsWith('/api/'))
      return overSocket(rest, request, response, path.slice('/api'.length), search);
    return serveStatic(core, pageFolder, response, path);
  };
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (!isOurs(request, port)) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    const path = (request.url ?? '/').split('?', 1)[0];
    if (path === '/people') bridge.upgrade(request, socket, head);
    else if (path === '/') gateway.upgrade(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  port = (server.address() as AddressInfo).port;

  const playground = new Playground({ core, rest, gateway, bridge, server, openapi, token });
  (options.world ?? defaultWorld)(playground.world);
  built = true;
  return playground;
}
