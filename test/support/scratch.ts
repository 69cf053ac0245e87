import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps what is written here in memory. */
const MEMORY = '/dev/shm';

/** Less than this can be full before a run ends. */
const ENOUGH = 2 ** 30;

function isLarge(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= ENOUGH;
  } catch {
    return false;
  }
}

/**
 * Where databases of tests lie: in memory where there is plenty, as files take an eighth more of a playscript's time; in a run of tests in
 * the folder that ends with it (scratchFolder.ts).
 */
export const scratch: string = process.env.TURNKEEPER_SCRATCH ?? (isLarge(MEMORY) ? MEMORY : tmpdir());
