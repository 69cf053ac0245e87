import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import path from 'node:path';

const FOLDER = 0o700;
const FILE = 0o600;

/**
 * Makes the file where it is missing, with its folder, for nobody but who runs the bot, and takes one that is there already from
 * everybody else. SQLite gives its log and its shared memory the same rights as the file.
 */
export function keepPrivate(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: FOLDER });
  closeSync(openSync(file, 'a', FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(each)) narrow(each);
}

function narrow(file: string): void {
  try {
    chmodSync(file, FILE);
  } catch {
    // It is somebody else's, who lets us write: that is theirs to say.
  }
}
