import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SYSTEMS = join(import.meta.dirname, '../../src/systems');

/** The folder of a system: where the file stands that says its id. */
export function folderOf(id: string): string {
  const found = globSync('*/index.ts', { cwd: SYSTEMS }).find((file) =>
    readFileSync(join(SYSTEMS, file), 'utf8').includes(`id: '${id}'`),
  );
  if (found === undefined) throw new Error(`no system '${id}'`);
  return dirname(found);
}
