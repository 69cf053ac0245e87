import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import path from 'node:path';
import type { Provider } from './provider.ts';

const root = path.resolve(import.meta.dirname, '../..');
const cli = path.join(root, 'node_modules/prisma/build/index.js');
const engine = path.join(import.meta.dirname, 'schema-engine.ts');

/** Runs Prisma's command line with these arguments in the terminal; gives its exit code. */
export function runPrisma(provider: Provider, args: readonly string[]): number {
  chmodSync(engine, 0o755); // Prisma starts it as a program; an archive without file modes would lose the bit
  const { status } = spawnSync(process.execPath, [cli, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...prismaEnvironment(provider) },
  });
  return status ?? 1;
}

function prismaEnvironment(provider: Provider): NodeJS.ProcessEnv {
  return {
    PRISMA_PROVIDER: provider,
    // Never read: the engine works in memory. Prisma only wants an address that fits the provider.
    PRISMA_URL: provider === 'sqlite' ? 'file::memory:' : 'postgresql://in.memory/turnkeeper',
    PRISMA_SCHEMA_ENGINE_BINARY: engine,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
    PATH: path.dirname(process.execPath) + path.delimiter + process.env.PATH,
  };
}
