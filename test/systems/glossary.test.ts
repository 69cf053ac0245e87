import { describe, expect, test } from 'vitest';
import { called, namesOfWord, type RuleWord } from '../../src/engine/glossary.ts';
import { bareName } from '../../src/engine/names.ts';
import type { ContentTables } from '../../src/engine/system.ts';
import { ishanekon } from '../../src/systems/ishanekon/index.ts';
import { riftbound } from '../../src/systems/riftbound/index.ts';
import { soulbound } from '../../src/systems/soulbound/index.ts';
import { wayfarer } from '../../src/systems/wayfarer/index.ts';
import { zafir } from '../../src/systems/zafir/index.ts';
import { effectTags } from '../../src/systems/zafir/words/tags.ts';

interface Book {
  readonly name: string;
  readonly content: ContentTables;
  readonly glossary: readonly RuleWord[];
}

const books: readonly Book[] = [soulbound, zafir, riftbound, ishanekon, wayfarer];

const found = ({ glossary }: Book, name: string) => called(name, glossary, namesOfWord);

const has = (book: Book, name: string) => found(book, name).length > 0;

describe.each(books)('$name', (book) => {
  test('every row of every table is found by its name', () => {
    const rows = Object.entries(book.content).flatMap(([table, all]) =>
      all.map(({ name }) => ({ table, name })),
    );
    expect(rows.filter(({ name }) => !has(book, name))).toEqual([]);
  });

  test('every word has a name, a kind, words and a place', () => {
    const bare = book.glossary.filter(({ name, kind, text, place }) =>
      [name, kind, text, place].some((part) => part.trim() === ''),
    );
    expect(bare).toEqual([]);
  });

  test('no word stands twice with the same meaning', () => {
    const keys = book.glossary.map(
      ({ name, kind, text, figures }) => `${bareName(name)} (${kind}): ${text} ${figures.join()}`,
    );
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
  });

  test('every word fits into one message with all its namesakes', () => {
    const length = ({ name, kind, text, figures, place }: RuleWord) =>
      [name, kind, text, ...figures, place].join('').length + 60;
    const long = book.glossary.filter(({ name }) => {
      return found(book, name).reduce((sum, one) => sum + length(one), 0) > 1900;
    });
    expect(long.map(({ name }) => name)).toEqual([]);
  });
});

test.each(soulbound.conditions().map(({ name }) => name))('Soulbound explains the condition %s', (name) => {
  expect(has(soulbound, name)).toBe(true);
});

test.each(zafir.conditions().map(({ name }) => name))('Zafir explains the condition %s', (name) => {
  expect(has(zafir, name)).toBe(true);
});

test.each([
  ...['dead', 'Last Stand', 'Mortally Wounded', 'surprised', 'unseen', 'hidden', 'waiting to react'],
  ...['acts at the end of the round', 'acts next', 'dodging', 'charging', 'defending', 'defending the Zone'],
  ...['flying', 'climbing', 'swimming', 'squeezing', 'Toughness', 'Wounds', 'Mettle', 'Soulfire', 'Doom'],
])('what Soulbound\'s tracker calls "%s" is explained', (tag) => {
  expect(has(soulbound, tag)).toBe(true);
});

test.each([...Object.values(effectTags), 'dead', 'concealed', 'hidden from the players', 'carries', 'HP'])(
  'what Zafir\'s tracker calls "%s" is explained',
  (tag) => {
    expect(has(zafir, tag)).toBe(true);
  },
);

test.each([
  'Initiative',
  'Cover',
  'Mettle',
  'Doom',
  'Damage',
  'Death Test',
  'DN',
  'Soulfire',
  'Focus',
  'Range',
])('Soulbound explains the term %s', (term) => {
  expect(has(soulbound, term)).toBe(true);
});

test.each([
  'Initiative',
  'Cover',
  'Overwatch',
  'Damage',
  'Will Attack',
  'Concealment',
  'Cooldown',
  'XP',
  'Aim',
])('Zafir explains the term %s', (term) => {
  expect(has(zafir, term)).toBe(true);
});

test.each(riftbound.conditions().map(({ name }) => name))('Riftbound explains the condition %s', (name) => {
  expect(has(riftbound, name)).toBe(true);
});

test.each([
  ...[
    'Action',
    'Instant',
    'Reaction',
    'Active',
    'Seize the Initiative',
    'Prepare',
    'Overwatch',
    'Rating',
    'Score',
  ],
  ...[
    'Hit Roll',
    'Dodge Roll',
    'HP',
    'EHP',
    'SP',
    'Critical Condition',
    'Prestige',
    'Signature',
    'Point Blanc',
  ],
  ...[
    'Attack Counter',
    'Cooldown',
    'Watts',
    'Terminal',
    'Operator',
    'Pilot',
    'Skilled',
    'Heavy',
    'Crew List',
  ],
])('Riftbound explains the term %s', (term) => {
  expect(has(riftbound, term)).toBe(true);
});
