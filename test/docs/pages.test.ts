import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const within = (folder: string) =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name}`);
const read = (page: string) => readFileSync(path.join(root, page), 'utf8');

test.each(['README.md', 'CONTRIBUTING.md', ...within('docs')])('the links of %s lead somewhere', (page) => {
  const linked = [...read(page).matchAll(/\]\((?!https?:|#|<)([^)#\s]+)/gu)].map(([, target = '']) => target);
  expect(linked.filter((target) => !existsSync(path.join(root, path.dirname(page), target)))).toEqual([]);
});

test.each(within('docs/decisions'))('%s is one page: at most 60 lines of 100 characters', (page) => {
  const lines = read(page).trimEnd().split('\n');
  expect({ lines: lines.length <= 60, long: lines.filter((line) => line.length > 100) }).toEqual({
    lines: true,
    long: [],
  });
});

test.each(['docs/players.md', 'docs/gms.md'])(
  '%s is a first evening: at most 60 lines, the rest is in the reference',
  (page) => {
    expect(read(page).split('\n').length).toBeLessThanOrEqual(60);
  },
);
