import { expect, test } from 'vitest';
import { parseLine } from '../../../../src/playground/page/command/parse.ts';
import { Recall } from '../../../../src/playground/page/composer/recall.ts';
import { tokensOf } from '../../../../src/playground/page/composer/tokens.ts';
import { leaves } from '../support.ts';

function withLines(...lines: string[]): Recall {
  const recall = new Recall();
  for (const line of lines) recall.add(line);
  return recall;
}

test('older lines come one after the other, then no more', () => {
  const recall = withLines('a', 'b');
  expect([recall.older(''), recall.older('b'), recall.older('a')]).toEqual(['b', 'a', null]);
});

test('the way back ends at what was being written', () => {
  const recall = withLines('a');
  recall.older('unfinished');
  expect(recall.newer()).toBe('unfinished');
});

test('the same line sent twice is kept once', () => {
  const recall = withLines('a', 'a');
  expect([recall.older(''), recall.older('a')]).toEqual(['a', null]);
});

test('the coloured pieces of a line are the whole line', () => {
  const text = '/attack  Bandit chief  weapon: Axe  ';
  const pieces = tokensOf(text, parseLine(text, leaves));
  expect(pieces.map((piece) => piece.text).join('')).toBe(text);
});
