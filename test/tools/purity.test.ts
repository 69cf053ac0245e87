import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const pureFolders = ['src/dice', 'src/engine', 'src/systems/soulbound'];
const otherFolder = 'src/app';
const harmless = 'export const most = Math.max(1, 2);';
const impure = [
  'export const now = Date.now();',
  'export const at = new Date();',
  'export const began = performance.now();',
  'export const chance = Math.random();',
  'export const { random } = Math;',
  'export const id = crypto.randomUUID();',
  'export const port = process.env.PORT;',
  "export const bytes = Buffer.from('a');",
  'setTimeout(() => undefined, 1);',
  "console.log('a');",
];
const lines = [harmless, ...impure];
const fileOf = (folder: string, line: string) => `${folder}/line${lines.indexOf(line)}.ts`;

let folder = '';
let refused: string[] = [];

// The project's linter, on a little project with one line a file.
beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'purity-')));
  for (const part of ['biome.json', 'tools/lint', '.gitignore'])
    cpSync(path.join(root, part), path.join(folder, part), { recursive: true });
  for (const place of [...pureFolders, otherFolder]) {
    mkdirSync(path.join(folder, place), { recursive: true });
    for (const line of lines) writeFileSync(path.join(folder, fileOf(place, line)), `${line}\n`);
  }
  const biome = path.join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--reporter=github', '--max-diagnostics=none', '--diagnostic-level=error', 'src'],
    { cwd: folder, encoding: 'utf8' },
  );
  refused = [...stdout.matchAll(/file=([^,]+)/g)].map(([, file = '']) => path.relative(folder, file));
});

afterAll(() => rmSync(folder, { recursive: true }));

describe.each(pureFolders)('In %s', (place) => {
  test.each(impure)('the linter refuses %s', (line) => {
    expect(refused).toContain(fileOf(place, line));
  });

  test('the linter takes what only computes', () => {
    expect(refused).not.toContain(fileOf(place, harmless));
  });
});

test.each(impure)('Outside of the core, the linter takes %s', (line) => {
  expect(refused).not.toContain(fileOf(otherFolder, line));
});
