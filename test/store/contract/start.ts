import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openStore } from '../../../src/store/index.ts';
import { migrationFolders, readMigrations } from '../../../src/store/migrations.ts';
import type { Scene } from '../contract.ts';

const run = promisify(execFile);
const opener = path.join(import.meta.dirname, '../opener.ts');

export function startContract(scene: () => Scene): void {
  describe('a database', () => {
    const migrations = () => {
      const provider = scene().url.startsWith('file:') ? 'sqlite' : 'postgresql';
      return readMigrations(migrationFolders[provider]);
    };

    test('gets its tables when it is opened for the first time', async () => {
      const store = await openStore(await scene().engine.emptyDatabase());
      await store.setFact('opened', 'yes');
      const facts = await store.factsFrom('opened');
      await store.close();
      expect(facts).toEqual([['opened', 'yes']]);
    });

    test('writes down its migrations as Prisma does', async () => {
      const url = await scene().engine.emptyDatabase();
      await (await openStore(url)).close();
      expect(await scene().engine.rows(url)).toEqual(
        migrations().map(({ name, checksum }) =>
          expect.objectContaining({
            migration_name: name,
            checksum,
            finished_at: expect.anything(),
            rolled_back_at: null,
            applied_steps_count: 1,
          }),
        ),
      );
    });

    test('is left as it is when it is opened again', async () => {
      const url = await scene().engine.emptyDatabase();
      await (await openStore(url)).close();
      const before = await scene().engine.rows(url);
      await (await openStore(url)).close();
      expect(await scene().engine.rows(url)).toEqual(before);
    });

    test('is made once by three processes that start at the same moment', async () => {
      const url = await scene().engine.emptyDatabase();
      await Promise.all([1, 2, 3].map(() => run(process.execPath, [opener, url])));
      expect(await scene().engine.rows(url)).toHaveLength(migrations().length);
    }, 30_000);
  });
}
