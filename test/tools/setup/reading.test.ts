import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The names that Prisma's client of a database has in its queries. */
function namesIn(provider: 'sqlite' | 'postgresql'): readonly string[] {
  const path = new URL(`../../../src/generated/${provider}/internal/class.ts`, import.meta.url);
  const text = readFileSync(path, 'utf8');
  const [, strings = ''] = /strings: JSON\.parse\(("(?:[^"\\]|\\.)*")\),/.exec(text) ?? [];
  return JSON.parse(JSON.parse(strings));
}

/** The models of the schema. */
const models = [
  ...readFileSync(new URL('../../../prisma/models.prisma', import.meta.url), 'utf8').matchAll(
    /^model (\w+)/gm,
  ),
].map(([, name = '']) => name);

describe.for(['sqlite', 'postgresql'] as const)("Prisma's client for %s", (provider) => {
  test('knows how each model is read', () => {
    const names = namesIn(provider);
    const reads = ['findUnique', 'findFirst', 'findMany'];
    const wanted = models.flatMap((model) => reads.map((read) => `${model}.${read}`));
    expect(wanted.filter((query) => !names.includes(query))).toEqual([]);
  });

  test('knows no query that writes', () => {
    const queries = namesIn(provider).filter((name) => /^\w+\.\w+$/.test(name));
    expect(queries.filter((name) => !/\.find/.test(name))).toEqual([]);
  });
});
