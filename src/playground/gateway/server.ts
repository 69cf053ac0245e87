import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Core } from '../core.ts';
import { isFields } from '../limits/form.ts';
import { userView } from '../world/views.ts';
import { guildCreate, tellSessions } from './dispatch.ts';
import { readIdentify } from './identify.ts';
import { Intent } from './intents.ts';
import { sendMembers } from './members.ts';
import { Session } from './session.ts';

export interface GatewayOptions {
  readonly token: () => string;
  readonly heartbeatInterval?: number;
  /** How long one has to wait between two identifies of a shard. Discord: 5000; 0 lets tests restart a bot at once. */
  readonly identifyWindow?: number;
}

const eventsAMinute = 120;
const identifiesADay = 1000;
const payloadLimit = 4096;
/** How long a session waits for its client to come back. */
const resumableFor = 5 * 60_000;

/** The gateway: sessions, heartbeats, identify and resume, and the ways in which Discord hangs up. */
export class Gateway {
  /** How often bots connected: what is left of the day's thousand. */
  identifies = 0;
  readonly #core: Core;
  readonly #options: GatewayOptions;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Map<WebSocket, Session | null>();
  readonly #server = new WebSocketServer({ noServer: true, perMessageDeflate: false, maxPayload: 64 * 1024 });
  readonly #identifiedAt = new Map<number, number>();
  readonly #out = new Set<string>(); // servers in outage
  readonly #stop: () => void;
  #refusal: number | null = null;

  constructor(core: Core, options: GatewayOptions) {
    this.#core = core;
    this.#options = options;
    this.#stop = tellSessions(core, this.#sessions);
  }

  get remaining(): number {
    return Math.max(0, identifiesADay - this.identifies);
  }

  /** Whether a bot is connected and has identified itself. */
  get connected(): boolean {
    return [...this.#sockets.values()].some((session) => session !== null);
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      if (query.has('v') && query.get('v') !== '10') return ws.close(4012, 'Invalid API version');
      if (query.has('encoding') && query.get('encoding') !== 'json')
        return ws.close(4002, 'Error while decoding payload.');
      if (query.has('compress')) return ws.close(4000, 'The playground offers no compression.');
      this.#accept(ws);
    });
  }

  #accept(ws: WebSocket): void {
    this.#sockets.set(ws, null);
    let windowStart = performance.now();
    let events = 0;
    ws.on('message', (raw) => {
      const now = performance.now();
      if (now - windowStart > 60_000) {
        windowStart = now;
        events = 0;
      }
      if (++events > eventsAMinute) return ws.close(4008, 'You are being rate limited.');
      const text = String(raw);
      if (text.length > payloadLimit) {
        ws.close(4002, 'Error while decoding payload.');
        return;
      }
      let payload: unknown;
      try {
        payload = JSON.parse(text);
      } catch {
        return ws.close(4002, 'Error while decoding payload.');
      }
      this.#receive(ws, payload);
    });
    ws.on('error', () => ws.terminate());
    ws.on('close', (code) => {
      const session = this.#sockets.get(ws) ?? null;
      this.#sockets.delete(ws);
      if (session?.socket === ws) session.lose(this.#core.clock.now());
      // A client that says goodbye with 1000 or 1001 gives its session up.
      if (session && (code === 1000 || code === 1001)) this.#sessions.delete(session.id);
      this.#core.bus.emit('disconnect', { session: session?.id ?? null, code });
    });
    this.#send(ws, 10, { heartbeat_interval: this.#options.heartbeatInterval ?? 41_250, _trace: [] });
  }

  #send(ws: WebSocket, op: number, d: unknown): void {
    if (ws.readyState === 1) ws.send(JSON.stringify({ op, d, s: null, t: null }));
  }

  #receive(ws: WebSocket, payload: unknown): void {
    if (!isFields(payload) || typeof payload.op !== 'number') {
      ws.close(4002, 'Error while decoding payload.');
      return;
    }
    const session = this.#sockets.get(ws) ?? null;
    switch (payload.op) {
      case 1:
        this.#send(ws, 11, null);
        return;
      case 2:
        if (session) {
          ws.close(4005, 'Already authenticated.');
          return;
        }
        this.#identify(ws, payload.d);
        return;
      case 6:
        if (session) {
          ws.close(4005, 'Already authenticated.');
          return;
        }
        this.#resume(ws, payload.d);
        return;
      case 3: // presence, voice state: nothing to show
      case 4:
        if (!session) {
          ws.close(4003, 'Not authenticated.');
          return;
        }
        return;
      case 8:
        if (!session) {
          ws.close(4003, 'Not authenticated.');
          return;
        }
        sendMembers(this.#core, session, payload.d);
        return;
      default:
        ws.close(4001, 'Unknown opcode.');
        return;
    }
  }

  #identify(ws: WebSocket, d: unknown): void {
    const core = this.#core;
    const data = isFields(d) ? d : {};
    if (data.token !== this.#options.token()) {
      ws.close(4004, 'Authentication failed.');
      return;
    }
    if (this.#refusal !== null) {
      ws.close(this.#refusal);
      return;
    }
    const read = readIdentify(core, data);
    if ('close' in read) {
      ws.close(read.close, read.reason);
      return;
    }
    const { intents, index, count, guilds } = read;
    const since = performance.now() - (this.#identifiedAt.get(index) ?? Number.NEGATIVE_INFINITY);
    if (since < (this.#options.identifyWindow ?? 0) || this.remaining === 0) {
      this.#send(ws, 9, false);
      return;
    }
    this.#identifiedAt.set(index, performance.now());
    this.identifies++;

    this.#forgetLost();
    const session = new Session(ws, intents, [index, count]);
    this.#sessions.set(session.id, session);
    this.#sockets.set(ws, session);
    const ready = {
      v: 10,
      user: { ...userView(core.world, core.world.botId), verified: true, mfa_enabled: false, email: null },
      guilds: guilds.map((id) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: core.origin().replace('http', 'ws'),
      shard: [index, count],
      application: { id: core.world.applicationId, flags: 0 },
      session_type: 'normal',
      private_channels: [],
      relationships: [],
      presences: [],
      user_settings: {},
      guild_join_requests: [],
      geo_ordered_rtc_regions: [],
      _trace: [],
    };
    session.dispatch('READY', JSON.stringify(ready));
    if (session.wants(Intent.guilds))
      for (const id of guilds)
        if (!this.#out.has(id)) session.dispatch('GUILD_CREATE', JSON.stringify(guildCreate(core, id)));
    core.bus.emit('identify', { session: session.id, intents });
  }

  #forgetLost(): void {
    const now = this.#core.clock.now();
    for (const session of this.#sessions.values())
      if (!session.socket && now - session.lostAt > resumableFor) this.#sessions.delete(session.id);
  }

  #resume(ws: WebSocket, d: unknown): void {
    const data = isFields(d) ? d : {};
    if (data.token !== this.#options.token()) {
      ws.close(4004, 'Authentication failed.');
      return;
    }
    this.#forgetLost();
    const session = this.#sessions.get(String(data.session_id));
    if (!session) {
      this.#send(ws, 9, false);
      return;
    }
    const old = session.socket;
    if (old && old !== ws) {
      this.#sockets.set(old, null);
      old.terminate();
    }
    session.socket = ws;
    const replayed = session.replay(Number(data.seq));
    if (replayed === undefined) {
      this.#sessions.delete(session.id);
      ws.close(4007, 'Invalid `seq`.');
      return;
    }
    this.#sockets.set(ws, session);
    session.dispatch('RESUMED', JSON.stringify({ _trace: [] }));
    this.#core.bus.emit('resume', { session: session.id, replayed });
  }

  /** Cuts the line without a word, as a network does. The session can be resumed. */
  drop(): void {
    for (const ws of this.#sockets.keys()) ws.terminate();
  }

  /** Asks the bot to reconnect and resume (opcode 7). */
  orderReconnect(): void {
    for (const ws of this.#sockets.keys()) this.#send(ws, 7, null);
  }

  /** Tells the bot that its session is no good (opcode 9); it must identify anew unless it is resumable. */
  invalidate(resumable = false): void {
    for (const [ws, session] of [...this.#sockets]) {
      if (session && !resumable) this.#sessions.delete(session.id);
      session?.lose(this.#core.clock.now());
      this.#sockets.set(ws, null); // it may resume on the same line
      this.#send(ws, 9, resumable);
    }
  }

  /** Hangs up with a code of Discord's, and with `again` on every bot that identifies from now on. */
  hangUp(code: number, again = false): void {
    if (again) this.#refusal = code;
    for (const ws of this.#sockets.keys()) ws.close(code);
  }

  /** A server's outage: whoever connects is told that it is not available, and nothing of it. Its people can still act. */
  outage(guildId: string): void {
    this.#out.add(guildId);
    for (const session of this.#sessions.values())
      session.dispatch('GUILD_DELETE', JSON.stringify({ id: guildId, unavailable: true }));
  }

  recover(guildId: string): void {
    this.#out.delete(guildId);
    const guild = JSON.stringify(guildCreate(this.#core, guildId));
    for (const session of this.#sessions.values()) session.dispatch('GUILD_CREATE', guild);
  }

  /** What is sent to bots stays on its way until it is let through. */
  hold(): void {
    for (const session of this.#sessions.values()) session.hold();
  }

  letThrough(): void {
    for (const session of this.#sessions.values()) session.letThrough();
  }

  /** Sends an interaction a second time, as Discord does on a doubtful delivery. */
  redeliver(interactionId: string): void {
    const interaction = this.#core.interactions.byId(interactionId);
    if (!interaction) throw new Error(`No interaction ${interactionId}.`);
    for (const session of this.#sessions.values())
      session.dispatch('INTERACTION_CREATE', JSON.stringify(interaction.payload));
  }

  close(): void {
    this.#stop();
    for (const ws of this.#sockets.keys()) ws.terminate();
    this.#server.close();
  }
}
