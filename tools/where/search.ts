import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import { called, namesOfWord, type RuleWord } from '../../src/engine/glossary.ts';
import { bareName } from '../../src/engine/names.ts';
import type { AnySystem } from '../../src/engine/system.ts';
import { systems } from '../../src/systems/registry.ts';
import { type Found, find, type Source } from './find.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders that aren't called as the system is. */
const folders: Readonly<Record<string, string>> = { 'wayfarer-tactics': 'wayfarer' };

/** A name of a rulebook, and where it stands. */
export interface Known {
  readonly book: string;
  readonly word: RuleWord;
  readonly found: Found;
}

/** A system's code, tests, playscripts and pages. */
const sourcesOf = (folder: string): readonly Source[] =>
  globSync(
    [
      `src/systems/${folder}/**/*.ts`,
      `test/systems/${folder}/**/*.ts`,
      `test/playscripts/${folder}/**/*.play`,
      `docs/systems/${folder}{.md,/**/*.md}`,
    ],
    { cwd: root },
  )
    .sort()
    .map((file) => ({ path: file, lines: readFileSync(path.join(root, file), 'utf8').split('\n') }));

/** The ids of the rows that are called so. */
const idsOf = (system: AnySystem, word: string): readonly string[] =>
  Object.values(system.content)
    .flat()
    .filter((row) => bareName(row.name) === bareName(word))
    .map(({ id }) => id);

/** Where a name stands, in every rulebook that has it or in one. `nearest`: names that are spelled like it, where none has it. */
export async function whereIs(
  name: string,
  only: string | undefined,
): Promise<{ readonly known: readonly Known[]; readonly nearest: readonly string[] }> {
  const known: Known[] = [];
  const names: string[] = [];
  for (const { id, name: book } of systems.catalogue) {
    const system = only === undefined || id === only ? await systems.load(id) : undefined;
    if (system === undefined) continue;
    names.push(...system.glossary.map((word) => word.name));
    const words = called(name, system.glossary, namesOfWord);
    const sources = words.length === 0 ? [] : sourcesOf(folders[id] ?? id);
    for (const word of words)
      known.push({ book, word, found: find(word.name, idsOf(system, word.name), sources) });
  }
  return { known, nearest: known.length > 0 ? [] : nearestTo(name, names) };
}

const nearestTo = (name: string, names: readonly string[]): readonly string[] =>
  [...new Set(names)]
    .map((one) => ({ one, far: distance(bareName(one), bareName(name)) }))
    .sort((a, b) => a.far - b.far)
    .slice(0, 5)
    .map(({ one }) => one);
