#!/usr/bin/env node
/**
 * Stands in for Prisma's native schema engine, which is a download from a host of Prisma's: the same JSON-RPC over
 * stdin and stdout, answered by the WebAssembly build that npm carries, on throw-away databases in memory.
 * What it cannot do is look at a database that exists.
 */
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { type Call, engineVersion, openEngine } from './engine.ts';
import { isProvider } from './provider.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: {
    datamodels: { type: 'string', multiple: true, default: [] },
    datasource: { type: 'string' },
    'enabled-preview-features': { type: 'string' },
    'extension-types': { type: 'string' },
    version: { type: 'boolean' },
  },
});

if (values.version) console.log(`schema-engine-wasm ${engineVersion()}`);
else if (positionals[0] !== 'cli') await serve(); // 'cli can-connect-to-database': memory is always there

async function serve(): Promise<void> {
  const provider = process.env.PRISMA_PROVIDER;
  if (!isProvider(provider))
    throw new Error('start this through `npm run prisma`: PRISMA_PROVIDER is not set');
  const files = (values.datamodels ?? []) as string[];
  const engine = await openEngine(
    provider,
    files.map((file): [string, string] => [file, readFileSync(file, 'utf8')]),
  );
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim()) await answer(engine, JSON.parse(line));
  }
  process.exit(0); // PGlite keeps the process alive
}

async function answer(call: Call, request: { id: number; method?: string; params: unknown }): Promise<void> {
  if (!request.method) return; // an answer to our own 'print'
  try {
    const result = await call(request.method, request.params, (content) =>
      send({ id: request.id, method: 'print', params: { content } }),
    );
    send({ id: request.id, result });
  } catch (error) {
    send({ id: request.id, error: asRpcError(error) });
  }
}

function send(message: object): void {
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\n`);
}

/** Prisma's command line reads its own codes (P3006…) out of `data`; the WebAssembly engine throws them as text. */
function asRpcError(error: unknown): object {
  const message = error instanceof Error ? error.message : String(error);
  const code = error instanceof Error && 'code' in error ? error.code : null;
  let known: object = {};
  try {
    known = JSON.parse(message) as object;
  } catch {
    // plain text
  }
  return {
    code: 4466,
    message: 'An error happened. Check the data field for details.',
    data: { is_panic: false, message, meta: null, error_code: code, ...known },
  };
}
