import { title } from '../../../../src/systems/ishanekon/language/words/names.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wordedEvents } from '../../../../src/systems/ishanekon/words/event.ts';
import { wordedModifiers } from '../../../../src/systems/ishanekon/words/modifier.ts';
import { wordedAnswers, wordedQuestions } from '../../../../src/systems/ishanekon/words/question.ts';
import { wordedRefusals } from '../../../../src/systems/ishanekon/words/refusal.ts';
import { characters as ofAllSystems } from '../../../../src/view/refusals/characters.ts';

const root = join(import.meta.dirname, '../../../../src/systems/ishanekon');
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

test.each([
  ['naturalScience', 'Natural Science'],
  ['twoHanded', 'Two-handed'],
  ['bigger', 'Big +'],
  ['physical', 'Physical'],
])('%s is called %s, as its table has it', (id, name) => {
  expect(title(id)).toBe(name);
});
