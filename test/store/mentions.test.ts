import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { SHORT, STAYING } from '../../src/store/erasure.ts';
import { jsonColumns, wordColumns } from '../../src/store/mentions.ts';

test('every JSON column of the models is searched for people', () => {
  const models = readFileSync(path.join(import.meta.dirname, '../../prisma/models.prisma'), 'utf8');
  const found = [...models.matchAll(/^model (\w+) \{(.*?)^\}/gms)].flatMap(([, model, body]) => {
    const columns = [...(body ?? '').matchAll(/^\s+(\w+)\s+String\?? \/\/ JSON\b/gm)].map(
      ([, column]) => column,
    );
    return columns.length > 0 ? [[model, columns]] : [];
  });
  expect(Object.fromEntries(found)).toEqual(jsonColumns);
});

/** Text that holds no words of people's: ids, kinds, hashes, secrets, and what only we write. */
const WORDLESS =
  /(?:^|\.)(?:id|\w+Id|\w+By|userId|kind|type|state|system|seed|hash|secret|version|token|face|data|code|key|value|channelId|runningIn|liveChannel|nextFor|shows|shownIn|earlier|seedId|drawnFor|picture|streamKind|undoes|undoneBy|liveFor|held|turn|side|phase|goesOn|openIn|fight|hero)$/u;

test('every other text column of the models is known to hold words, or none', () => {
  const models = readFileSync(path.join(import.meta.dirname, '../../prisma/models.prisma'), 'utf8');
  const known = [...Object.entries(jsonColumns), ...Object.entries(wordColumns)].flatMap(([table, columns]) =>
    columns.map((column) => `${table}.${column}`),
  );
  const all = [...models.matchAll(/^model (\w+) \{(.*?)^\}/gms)].flatMap(([, model, body]) =>
    [...(body ?? '').matchAll(/^\s+(\w+)\s+String\??/gm)].map(([, column]) => `${model}.${column}`),
  );
  expect(all.filter((column) => !known.includes(column) && !WORDLESS.test(column))).toEqual([]);
});

test('whoever is deleted is taken out of every table with such columns', () => {
  const searched = new Set<string>([...STAYING.map(([table]) => table), ...SHORT, 'ContentPack']);
  const naming = [...Object.keys(jsonColumns), ...Object.keys(wordColumns)];
  expect(naming.filter((table) => !searched.has(table))).toEqual([]);
});
