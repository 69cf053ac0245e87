import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';

const replayLimit = 1000;

/** One bot session: what it listens to, what it was sent. It outlives its socket, so that it can be resumed. */
export class Session {
  readonly id: string = randomBytes(16).toString('hex');
  readonly intents: number;
  readonly shard: readonly [number, number];
  socket: WebSocket | null;
  /** When its socket was lost, by the playground's clock. */
  lostAt = 0;
  #sequence = 0;
  #held: string[] | null = null;
  readonly #sent: { readonly sequence: number; readonly frame: string }[] = [];

  constructor(socket: WebSocket, intents: number, shard: readonly [number, number]) {
    this.socket = socket;
    this.intents = intents;
    this.shard = shard;
  }

  /** Its line is gone; events are kept from now on. */
  lose(now: number): void {
    this.socket = null;
    this.lostAt = now;
  }

  wants(intent: number): boolean {
    return (this.intents & intent) !== 0;
  }

  /** Sends an event, or keeps it for the resumption. `data` is JSON already. */
  dispatch(name: string, data: string): void {
    this.#sequence++;
    const frame = `{"op":0,"s":${this.#sequence},"t":"${name}","d":${data}}`;
    this.#sent.push({ sequence: this.#sequence, frame });
    if (this.#sent.length > replayLimit * 2) this.#sent.splice(0, replayLimit);
    if (this.#held !== null) this.#held.push(frame);
    else if (this.socket?.readyState === 1) this.socket.send(frame);
  }

  /** Events stay on their way until they are let through. */
  hold(): void {
    this.#held ??= [];
  }

  letThrough(): void {
    for (const frame of this.#held ?? []) this.socket?.send(frame);
    this.#held = null;
  }

  /** Sends again what came after `sequence`; undefined where that is no longer known (or lies ahead). */
  replay(sequence: number): number | undefined {
    const first = this.#sent[0]?.sequence ?? this.#sequence + 1;
    if (sequence > this.#sequence || sequence < first - 1) return undefined;
    this.#held = null;
    const missed = this.#sent.filter((entry) => entry.sequence > sequence);
    for (const { frame } of missed) this.socket?.send(frame);
    return missed.length;
  }
}
