import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DiffParams, MigrationList, SchemaContainer } from '@prisma/schema-engine-wasm/schema_engine_bg';
import { openEngine } from './engine.ts';
import type { Provider } from './provider.ts';

const folder = path.resolve(import.meta.dirname, '../../prisma');

/**
 * What the migrations lack to give the models, as SQL for this provider; '' where nothing is missing.
 * Works on databases in memory: takes a second for SQLite and some for PostgreSQL.
 */
export async function missingMigration(provider: Provider): Promise<string> {
  const call = await openEngine(provider, []);
  let script = '';
  const params: DiffParams = {
    from: { tag: 'migrations', ...migrations(path.join(folder, provider, 'migrations')) },
    to: { tag: 'schemaDatamodel', files: models(path.join(folder, provider)) },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  };
  const result = await call('diff', params, (text) => {
    script += text;
  });
  return differs(result) ? `${script.trim()}\n` : '';
}

function differs(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'exitCode' in result && result.exitCode === 2;
}

function models(directory: string): SchemaContainer[] {
  const files = readdirSync(directory).filter((name) => name.endsWith('.prisma'));
  return files.map((name) => {
    const file = path.join(directory, name);
    return { path: file, content: readFileSync(file, 'utf8') };
  });
}

function migrations(baseDir: string): MigrationList {
  const entries = readdirSync(baseDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return {
    baseDir,
    lockfile: {
      path: 'migration_lock.toml',
      content: readFileSync(path.join(baseDir, 'migration_lock.toml'), 'utf8'),
    },
    shadowDbInitScript: '',
    migrationDirectories: entries.map(({ name }) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(path.join(baseDir, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}
