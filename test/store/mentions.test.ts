import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { jsonColumns } from '../../src/store/mentions.ts';

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
