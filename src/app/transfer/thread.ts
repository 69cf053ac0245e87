import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CampaignPiece } from '../ports.ts';
import { type Result, tooMany } from '../result.ts';
import { MEMORY, PATIENCE } from './limits.ts';
import type { Settled, Where } from './settle.ts';
import type { Said, Told } from './worker.ts';

/** What the thread may have: far more than it needs, for it holds a record at a time. */
const ROOM = { maxOldGenerationSizeMb: MEMORY.most, maxYoungGenerationSizeMb: 32 };

/** A file that was read by a thread of its own, which waits to be told where the campaign settles. */
export interface OpenFile {
  readonly name: string;
  readonly system: string;
  readonly people: readonly string[];
  readonly characters: readonly string[]; // by name
  /** What is known of the campaign there; its records come from `pieces` afterwards. */
  settle(where: Where): Promise<Settled>;
  pieces(): AsyncGenerator<readonly CampaignPiece[]>;
}

/**
 * Has a campaign's file read by a thread of its own, and gives it to `use`. Refuses what `readCampaign` does, and what takes too long.
 */
export async function withFile<T>(
  data: Uint8Array,
  use: (file: OpenFile) => Promise<Result<T>>,
): Promise<Result<T>> {
  const worker = readers.take();
  const late = AbortSignal.timeout(PATIENCE.most * 1000);
  const asked = async (told: Told): Promise<Said> => {
    const answer = once(worker, 'message', { signal: late });
    worker.postMessage(told);
    const [said]: readonly Said[] = await answer;
    if (said === undefined) throw new Error('the thread that reads files says nothing');
    return said;
  };
  async function* pieces(): AsyncGenerator<readonly CampaignPiece[]> {
    const more: Told = { kind: 'more' };
    for (let said = await asked(more); said.kind === 'pieces'; said = await asked(more)) yield said.pieces;
  }
  const settle = async (where: Where): Promise<Settled> => {
    const settled = await asked({ kind: 'settle', where });
    if (settled.kind !== 'settled') throw new Error(`the thread that reads files says ${settled.kind}`);
    return settled.settled;
  };
  const read = async (): Promise<Result<T>> => {
    const said = await asked({ kind: 'read', data });
    if (said.kind === 'refused') return { ok: false, refusal: said.refusal };
    if (said.kind !== 'read') throw new Error(`the thread that reads files says ${said.kind}`);
    return use({ ...said, settle, pieces });
  };
  try {
    const result = await read();
    worker.postMessage({ kind: 'over' } satisfies Told);
    readers.giveBack(worker);
    return result;
  } catch (error) {
    await worker.terminate(); // who knows what it does
    if (isOutOfMemory(error)) return tooMany(MEMORY);
    if (late.aborted) return tooMany(PATIENCE);
    throw error;
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A thread that nobody needs costs memory: after so long it is ended. To begin one takes longer than to read most files. */
const IDLE_MS = 60_000;

/** The threads that read: one waits for the next file. */
class Readers {
  #idle: { readonly worker: Worker; readonly timer: NodeJS.Timeout } | null = null;

  take(): Worker {
    const { worker, timer } = this.#idle ?? {};
    this.#idle = null;
    clearTimeout(timer);
    worker?.ref();
    return worker ?? this.#hired();
  }

  /** It waits for the next file where no other does, and keeps no process alive. */
  giveBack(worker: Worker): void {
    if (this.#idle !== null) return void worker.terminate();
    worker.unref();
    this.#idle = { worker, timer: setTimeout(() => this.#dismiss(worker), IDLE_MS).unref() };
  }

  #hired(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { resourceLimits: ROOM });
    return worker.on('error', () => this.#dismiss(worker)); // where it waits; who uses it hears of it as well
  }

  #dismiss(worker: Worker): void {
    if (this.#idle?.worker !== worker) return;
    clearTimeout(this.#idle.timer);
    this.#idle = null;
    void worker.terminate();
  }
}

const readers = new Readers();
