import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordedEvents } from '../../../../src/systems/riftbound/words/event.ts';
import { wordedModifiers } from '../../../../src/systems/riftbound/words/modifier.ts';
import { wordedAnswers, wordedQuestions } from '../../../../src/systems/riftbound/words/question.ts';
import { wordedRefusals } from '../../../../src/systems/riftbound/words/refusal.ts';
import { riftbound } from '../../../../src/systems/riftbound/index.ts';
import { acts } from '../../../../src/systems/riftbound/moves/index.ts';
import { characters as ofAllSystems } from '../../../../src/view/refusals/characters.ts';

const root = join(import.meta.dirname, '../../../../src/systems/riftbound');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(root, path), 'utf8'));

/** What some code of the system's own says in quotes, whole or not: everything that a pattern finds. */
const used = (pattern: RegExp): readonly string[] => [
  ...new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((found) => found[1] ?? ''))),
];

test('there are refusals to word', () => {
  expect(used(/\b(?:refusal|refuse)\(\s*'([A-Za-z]+)'/gu).length).toBeGreaterThan(30);
});

test.for(used(/\b(?:refusal|refuse|mistyped)\(\s*'([A-Za-z]+)'/gu))(
  'the refusal %s has a sentence',
  (code) => {
    expect([...wordedRefusals, ...Object.keys(ofAllSystems)]).toContain(code);
  },
);

test.for(used(/\btell\(\s*tx, '([A-Za-z]+)'/gu))('the event %s is told', (type) => {
  expect(wordedEvents).toContain(type);
});

test.for(used(/\bsource: '([A-Za-z.]+)', amount/gu))('the modifier %s has a name', (source) => {
  expect(wordedModifiers).toContain(source);
});

test.for(used(/\bcode: '([A-Za-z.]+)',\s*params\b/gu))('the question or answer %s has words', (code) => {
  expect([...wordedQuestions, ...wordedAnswers]).toContain(code);
});

const tables = await Promise.all(
  readdirSync(join(root, 'words')).map(
    async (file): Promise<Readonly<Record<string, unknown>>> => import(join(root, 'words', file)),
  ),
);

const words = readFileSync(join(root, 'words/event.ts'), 'utf8');
const tellers = await Promise.all(
  [...words.matchAll(/^import \* as \w+ from '\.\/(\w+\.ts)'/gmu)].map(
    async ([, file = '']): Promise<Readonly<Record<string, unknown>>> => import(join(root, 'words', file)),
  ),
);

test('no two folders have a sentence for the same refusal: the one would hide the other', () => {
  const codes = tables.flatMap((table) =>
    Object.entries(table).flatMap(([name, sentences]) =>
      name.endsWith('Refusals') && typeof sentences === 'object' ? Object.keys(sentences ?? {}) : [],
    ),
  );
  expect([codes.length > 50, codes.filter((code, at) => codes.indexOf(code) !== at)]).toEqual([true, []]);
});

test('no two folders have a sentence for the same event', () => {
  const types = tellers.flatMap((table) => Object.keys(table).filter((name) => wordedEvents.includes(name)));
  expect([types.length > 50, types.filter((type, at) => types.indexOf(type) !== at)]).toEqual([true, []]);
});

test('every act is in a group that panels have', () => {
  const groups = (riftbound.groups ?? []).map(({ id }) => id);
  expect(acts.filter(({ group }) => !groups.includes(group)).map(({ id }) => id)).toEqual([]);
});
