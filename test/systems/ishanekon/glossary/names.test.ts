import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { called, namesOfWord } from '../../../../src/engine/glossary.ts';
import { nameKey } from '../../../../src/engine/names.ts';
import { ishanekon } from '../../../../src/systems/ishanekon/index.ts';

const names: { readonly [kind: string]: readonly string[] } = JSON.parse(
  readFileSync(new URL('names.json', import.meta.url), 'utf8'),
);

/** What the book leaves to other pages, our own pack has: Abilities, Paths, Talents, Sub-Archetypes, upgrades. */
const ours = new Set(
  (ishanekon.packs?.shipped ?? []).flatMap(
    (pack) => ishanekon.packs?.view(pack).entries.map(({ name }) => nameKey(name)) ?? [],
  ),
);

const isThere = (name: string): boolean =>
  ours.has(nameKey(name)) || called(name, ishanekon.glossary, namesOfWord).length > 0;

test.each(Object.entries(names))('every one of the %s that the book names can be looked up', (_, all) => {
  expect(all.filter((name) => !isThere(name))).toEqual([]);
});
