import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { bindMigrationAwareSqlAdapterFactory, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import * as glue from '@prisma/schema-engine-wasm/schema_engine_bg';
import { memoryDatabases } from './memory.ts';
import type { Provider } from './provider.ts';

/** Calls a method of the schema engine. What a `diff` has to say to the terminal goes to `print`. */
export type Call = (method: string, params: unknown, print: (text: string) => void) => Promise<unknown>;

/** Methods that fail with P1014 in the WebAssembly engine where the table of migrations is missing. */
const needsTable = new Set([
  'devDiagnostic',
  'diagnoseMigrationHistory',
  'createMigration',
  'applyMigrations',
  'evaluateDataLoss',
]);

/** Starts the WebAssembly schema engine for these models (`[path, text]`), on an empty database in memory. */
export async function openEngine(provider: Provider, models: [string, string][]): Promise<Call> {
  loadWasm();
  const databases = memoryDatabases(provider);
  const engine = await glue.SchemaEngine.new(
    { datamodels: models.length ? models : undefined },
    () => undefined,
    bindMigrationAwareSqlAdapterFactory(databases),
  );
  return async (method, params, print) => {
    if (method === 'createDatabase') return { databaseName: 'memory' };
    if (needsTable.has(method)) await createMigrationsTable(await databases.connect());
    const result = await invoke(engine, method === 'getDatabaseVersion' ? 'version' : method, params);
    if (method !== 'diff' || !hasOutput(result)) return result ?? {};
    print(result.stdout);
    return { ...result, stdout: null };
  };
}

export function engineVersion(): string {
  loadWasm();
  return glue.version();
}

function invoke(engine: glue.SchemaEngine, method: string, params: unknown): Promise<unknown> {
  const found: unknown = Reflect.get(engine, method);
  if (typeof found !== 'function') throw new Error(`the schema engine has no method ${method}`);
  return found.call(engine, params);
}

function hasOutput(result: unknown): result is { stdout: string } {
  return (
    typeof result === 'object' && result !== null && 'stdout' in result && typeof result.stdout === 'string'
  );
}

let loaded = false;

/** The package wants a bundler that can import .wasm; Node instantiates it like this. */
function loadWasm(): void {
  if (loaded) return;
  loaded = true;
  const require = createRequire(import.meta.url);
  const folder = path.dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const module = new WebAssembly.Module(readFileSync(path.join(folder, 'schema_engine_bg.wasm')));
  const instance = new WebAssembly.Instance(module, { './schema_engine_bg.js': { ...glue } });
  Object.assign(globalThis, {
    PRISMA_WASM_PANIC_REGISTRY: { set_message: (message: string) => console.error(message) },
  });
  glue.__wbg_set_wasm(instance.exports);
  const start = instance.exports.__wbindgen_start;
  if (typeof start === 'function') start();
}

async function createMigrationsTable(database: SqlDriverAdapter): Promise<void> {
  const postgres = database.provider === 'postgres';
  const time = postgres ? 'TIMESTAMPTZ' : 'DATETIME';
  await database.executeScript(`CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
    "id" ${postgres ? 'VARCHAR(36)' : 'TEXT'} PRIMARY KEY NOT NULL,
    "checksum" ${postgres ? 'VARCHAR(64)' : 'TEXT'} NOT NULL,
    "finished_at" ${time},
    "migration_name" ${postgres ? 'VARCHAR(255)' : 'TEXT'} NOT NULL,
    "logs" TEXT,
    "rolled_back_at" ${time},
    "started_at" ${time} NOT NULL DEFAULT ${postgres ? 'now()' : 'current_timestamp'},
    "applied_steps_count" INTEGER ${postgres ? '' : 'UNSIGNED '}NOT NULL DEFAULT 0
  );`);
}
