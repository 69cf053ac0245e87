import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lineOf, pages } from './tables.ts';

describe.each(Object.entries(pages))('docs/systems/ishanekon/%s.md', (page, tables) => {
  const text = readFileSync(`docs/systems/ishanekon/${page}.md`, 'utf8');

  test.each(tables.map((table) => [table.title, table] as const))(
    'has all of its %s, as the content has them',
    (_title, { rows }) => {
      expect(rows.map(lineOf).filter((line) => !text.includes(`\n${line}\n`))).toEqual([]);
    },
  );
});
