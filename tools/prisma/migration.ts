/**
 * Writes the migrations that lead from those there are to `prisma/models.prisma`, for both databases:
 * `npm run -s migration -- NAME`. A database that lacks nothing gets none.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { missingMigration } from './drift.ts';
import { providers } from './provider.ts';

const root = path.resolve(import.meta.dirname, '../..');
const name = process.argv[2] ?? '';

if (/^[a-z][a-z0-9_]*$/.test(name)) {
  await write(`${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`);
  process.exit(0); // PGlite keeps the process alive
} else {
  console.error(
    `A migration needs a name of small letters, digits and underscores, such as add_notes; got '${name}'.`,
  );
  process.exitCode = 1;
}

async function write(folderName: string): Promise<void> {
  for (const provider of providers) {
    const sql = await missingMigration(provider);
    const folder = path.join('prisma', provider, 'migrations', folderName);
    if (!sql) {
      console.log(`${provider}: the migrations already give the models`);
      continue;
    }
    mkdirSync(path.join(root, folder), { recursive: true });
    writeFileSync(path.join(root, folder, 'migration.sql'), sql);
    console.log(`${provider}: wrote ${path.join(folder, 'migration.sql')}: read it before you commit it`);
  }
}
