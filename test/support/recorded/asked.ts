import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '../folderOf.ts';

const SYSTEMS = join(import.meta.dirname, '../../../src/systems');
const CODE = /\bcode: ?(?:'([^']+)'|`([^`$]+)\$\{)/gu;
const OF_ZOD = 'custom';

/** Where the rules of a system are: its words say what they ask, and ask nothing themselves. */
const isRule = (file: string): boolean => !/(?:^|\/)words\//u.test(file);

/** What the rules of a system ask and let people answer, by the codes that stand in them: each whole, or how it begins. */
export function askedBy(id: string): {
  readonly codes: readonly string[];
  readonly beginnings: readonly string[];
} {
  const folder = join(SYSTEMS, folderOf(id));
  const files = globSync('**/*.ts', { cwd: folder }).filter(isRule);
  const found = files.flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(CODE)]);
  const unique = (group: 1 | 2) => [
    ...new Set(found.flatMap((match) => match[group] ?? []).filter((code) => code !== OF_ZOD)),
  ];
  return { codes: unique(1), beginnings: unique(2) };
}
