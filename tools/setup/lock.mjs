import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const pause = 100; // ms between two looks
const unwritten = 5_000; // ms: older than this, a lock without an owner is nobody's
const abandoned = 30 * 60_000; // ms: its process may be one of another machine or container

/**
 * Does the work while no other process does work under the same lock file; waits as long as one does.
 * A lock whose process is gone is taken over.
 * @template T
 * @param {string} file
 * @param {() => Promise<T>} work
 * @param {(owner: string) => void} [onWait] called once where there is somebody to wait for, with the id of the process
 * @returns {Promise<T>}
 */
export async function withLock(file, work, onWait) {
  mkdirSync(path.dirname(file), { recursive: true });
  for (let waiting = false; !take(file); waiting = true) {
    const owner = ownerOf(file);
    if (owner === undefined) continue; // given back, or stale: try again
    if (!waiting) onWait?.(owner);
    await sleep(pause);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

/** @param {string} file */
function take(file) {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Who holds the lock; undefined where nobody does any more (a stale lock is removed).
 * @param {string} file
 */
function ownerOf(file) {
  try {
    const owner = readFileSync(file, 'utf8');
    const age = Date.now() - statSync(file).mtimeMs;
    if (owner === '' ? age < unwritten : age < abandoned && isAlive(Number(owner))) return owner;
    rmSync(file, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  return undefined;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** @param {unknown} error */
function codeOf(error) {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
