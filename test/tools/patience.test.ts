// What people type meets patterns. One that tries every way to share a row of blanks between two of its parts takes seconds for a long
// one, and everybody waits.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from '@swc/core';
import { expect, test } from 'vitest';
import { patience } from '../support/deep.ts';
import { computing } from '../support/processor.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** So long is the longest option that Discord takes. */
const LONGEST = 6000;
const MOST_MS = 30;

// What a roll may have is limited before it is read; the playground is for who runs it; and settings are typed by who starts the bot.
const PASSED_OVER = ['src/dice/', 'src/playground/', 'src/generated/', 'src/settings.ts'];

const files = ['src', 'commands']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      path.join(folder, file),
    ),
  )
  .filter((file) => file.endsWith('.ts') && !PASSED_OVER.some((part) => file.startsWith(part)));

interface Pattern {
  readonly pattern: string;
  readonly flags: string;
}

const isPattern = (node: object): node is Pattern =>
  'type' in node && node.type === 'RegExpLiteral' && 'pattern' in node && 'flags' in node;

function* patternsIn(node: unknown): Generator<Pattern> {
  if (typeof node !== 'object' || node === null) return;
  if (isPattern(node)) yield node;
  else for (const part of Object.values(node)) yield* patternsIn(part);
}

/** How many milliseconds of the processor's time a pattern takes to look through a text, to the last place where it may be. */
function takes({ pattern, flags }: Pattern, text: string): number {
  const all = new RegExp(pattern, [...new Set([...flags, 'g'])].join(''));
  return computing(() => text.replace(all, ''));
}

/** Long rows of what a pattern may take often, behind what it may begin with, and with an end that fits nothing. */
function* rowsFor({ pattern }: Pattern): Generator<readonly [head: string, row: string]> {
  const literal = pattern.match(/[A-Za-z]{2,}|[[({*_~`:@>/.,-]/gu) ?? [];
  for (const head of new Set(['', 'a', '1', ...literal]))
    for (const row of [' ', '1', 'a', 'a ', '1 ', '\n', '`', '[', '(', '*', '_', '>', ',']) yield [head, row];
}

function slowest(one: Pattern): string | null {
  for (const [head, row] of rowsFor(one)) {
    const text = (length: number) => `${head}${row.repeat(length / row.length)}\u0001`;
    if (takes(one, text(600)) < MOST_MS / 200) continue; // a hundredth of what a square would come to, and some
    const ms = Math.min(...[1, 2, 3].map(() => takes(one, text(LONGEST)))); // and there are other threads in this process
    if (ms > MOST_MS) return `${Math.round(ms)} ms for ${JSON.stringify([head, row])}`;
  }
  return null;
}

test('No pattern takes longer for a long text than anybody may wait', { timeout: patience(60_000) }, () => {
  const slow = files.flatMap((file) => {
    const code = readFileSync(path.join(root, file), 'utf8');
    const patterns = [...patternsIn(parseSync(code, { syntax: 'typescript', target: 'esnext' }))];
    return patterns.flatMap((one) => {
      const how = slowest(one);
      return how === null ? [] : [`${file} /${one.pattern}/: ${how}`];
    });
  });
  expect(slow).toEqual([]);
});
