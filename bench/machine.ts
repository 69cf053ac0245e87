import { execFileSync } from 'node:child_process';
import { cpus, totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

export const root: string = fileURLToPath(new URL('../', import.meta.url));

/** Where and of what figures were taken: without it they say nothing. */
export interface Machine {
  readonly date: string;
  readonly commit: string; // with '+' where files differ from it
  readonly committed: string; // when
  readonly node: string;
  readonly platform: string;
  readonly cpu: string;
  readonly cores: number;
  readonly memory: number; // GB
}

function git(...args: readonly string[]): string {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return ''; // a copy without its history
  }
}

export function thisMachine(): Machine {
  const all = cpus();
  const changed = git('status', '--porcelain', '--', 'src', 'commands', 'bench/*.ts') === '' ? '' : '+';
  return {
    date: new Date().toISOString(),
    commit: `${git('rev-parse', '--short=12', 'HEAD') || 'unknown'}${changed}`,
    committed: git('log', '-1', '--format=%cI') || 'unknown',
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    cpu: all[0]?.model.trim() ?? 'unknown',
    cores: all.length,
    memory: Math.round(totalmem() / 2 ** 30),
  };
}
