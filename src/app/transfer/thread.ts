import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CampaignPiece } from '../ports.ts';
import { type Result, tooMany } from '../result.ts';
import { PATIENCE } from './limits.ts';
import type { Settled, Where } from './settle.ts';
import type { Said } from './worker.ts';

/** What the thread may have: far more than it needs, for it holds a record at a time. */
const MEMORY = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 32 };

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
 * Has a campaign's file read by a thread of its own, and gives it to `use`; the thread is gone afterwards. Refuses what
 * `readCampaign` does, and what takes too long.
 */
export async function withFile<T>(
  data: Uint8Array,
  use: (file: OpenFile) => Promise<Result<T>>,
): Promise<Result<T>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: data,
    resourceLimits: MEMORY,
  });
  const late = AbortSignal.timeout(PATIENCE.most * 1000);
  const heard = async (): Promise<Said> => {
    const [said]: readonly Said[] = await once(worker, 'message', { signal: late });
    if (said === undefined) throw new Error('the thread that reads files says nothing');
    return said;
  };
  const asked = (what: unknown): Promise<Said> => {
    const answer = heard();
    worker.postMessage(what);
    return answer;
  };
  async function* pieces(): AsyncGenerator<readonly CampaignPiece[]> {
    for (let said = await asked(null); said.kind === 'pieces'; said = await asked(null)) yield said.pieces;
  }
  try {
    const said = await heard();
    if (said.kind === 'refused') return { ok: false, refusal: said.refusal };
    if (said.kind !== 'read') throw new Error(`the thread that reads files says ${said.kind}`);
    const settle = async (where: Where): Promise<Settled> => {
      const settled = await asked(where);
      if (settled.kind !== 'settled') throw new Error(`the thread that reads files says ${settled.kind}`);
      return settled.settled;
    };
    return await use({ ...said, settle, pieces });
  } catch (error) {
    if (late.aborted || isOutOfMemory(error)) return tooMany(PATIENCE);
    throw error;
  } finally {
    await worker.terminate();
  }
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
