import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { Turnstile } from '../../app/lock.ts';
import type { Picture } from '../../view/message.ts';

/** What is to be drawn; `ground` is the picture below, which is sent along only once it was asked for. */
export interface Order {
  readonly svg: string;
  readonly ground: { readonly href: string; readonly data: string | null } | null;
}

/** What came of it; 'ground': the picture below is not known (any more). */
export type Outcome =
  | { readonly kind: 'drawn'; readonly png: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'ground' }
  | { readonly kind: 'failed'; readonly why: string };

/** So many may wait to be drawn: with more, the last would come when nobody looks any more. */
const MOST_WAITING = 40;
/** A thread that nobody needs costs memory: after so long it is ended, and what it knew is forgotten. */
const IDLE_MS = 60_000;

/**
 * Draws, one picture at a time, beside everything else: what draws stops its thread for as long as it takes, and takes up to 100 MB
 * while it reads the picture under a map.
 */
export class Easel {
  readonly #turnstile = new Turnstile();
  readonly #idleMs: number;
  #waiting = 0;
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;

  constructor(idleMs = IDLE_MS) {
    this.#idleMs = idleMs;
  }

  /** Gives the PNG. Rejects what cannot be drawn, and where too many wait. */
  async draw({ svg, ground }: Pick<Picture, 'svg' | 'ground'>): Promise<Uint8Array<ArrayBuffer>> {
    if (this.#waiting >= MOST_WAITING) throw new Error(`${MOST_WAITING} pictures wait to be drawn already`);
    this.#waiting += 1;
    try {
      return await this.#turnstile.pass('', async () => {
        const known = ground === undefined ? null : { href: ground.href, data: null };
        const outcome = await this.#order({ svg, ground: known });
        if (outcome.kind !== 'ground' || ground === undefined) return pngOf(outcome);
        return pngOf(
          await this.#order({ svg, ground: { href: ground.href, data: (await ground.read()) ?? '' } }),
        );
      });
    } finally {
      this.#waiting -= 1;
    }
  }

  async #order(order: Order): Promise<Outcome> {
    if (this.#idle !== null) clearTimeout(this.#idle);
    const worker = this.#worker ?? this.#hired();
    worker.postMessage(order);
    try {
      const [outcome]: readonly Outcome[] = await once(worker, 'message');
      return outcome ?? { kind: 'failed', why: 'nothing was drawn' };
    } catch (error) {
      this.#dismiss(); // a thread that has failed is over
      throw error;
    } finally {
      this.#idle = setTimeout(() => this.#dismiss(), this.#idleMs).unref();
    }
  }

  #hired(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url));
    worker.unref(); // it keeps no process alive: who waits for a picture holds a connection
    this.#worker = worker;
    return worker;
  }

  #dismiss(): void {
    void this.#worker?.terminate();
    this.#worker = null;
  }
}

function pngOf(outcome: Outcome): Uint8Array<ArrayBuffer> {
  if (outcome.kind === 'drawn') return outcome.png;
  throw new Error(outcome.kind === 'failed' ? outcome.why : 'the picture below is not known');
}
