import { execFileSync } from 'node:child_process';

/** Resident memory of a process as the system counts it, in MB. */
export function residentMemory(pid: number): number {
  const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
  return kilobytes / 1024;
}
