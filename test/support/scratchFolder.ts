import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scratch } from './scratch.ts';

/** A folder for all databases of a run, gone with it: those who made them are ended without a word. */
export default function setup(): () => void {
  const folder = mkdtempSync(path.join(scratch, 'turnkeeper-run-'));
  chmodSync(folder, 0o711); // PostgreSQL has a user of its own
  process.env.TURNKEEPER_SCRATCH = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
