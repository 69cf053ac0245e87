import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseBatch, printBatch } from '../../../src/dice/index.ts';
import { deep, patience } from '../../support/deep.ts';

/*
 * What is suggested instead of a text that can't be read keeps all of it. Held against everything that looks like a roll in the tables of
 * these tests and of docs/dice.md, as it stands and with a slip in it. The rules are written here once more, apart from those that make
 * the suggestions.
 */

const root = path.resolve(import.meta.dirname, '../../..');

/** The first text of each row of a table in the tests, and the first cell of each in the documentation. */
const written = (): readonly string[] => {
  const tests = readdirSync(path.join(root, 'test/dice'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(root, 'test/dice', file), 'utf8'));
  const rows = tests.flatMap((code) =>
    [...code.matchAll(/^\s*\[?'((?:[^'\\]|\\.){1,80})'/gmu)].map(([, text = '']) =>
      text.replace(/\\(.)/g, '$1'),
    ),
  );
  const page = readFileSync(path.join(root, 'docs/dice.md'), 'utf8');
  const cells = [...page.matchAll(/^\| `([^`|]{1,80})`/gmu)].map(([, text = '']) => text);
  return [...new Set([...rows, ...cells])].filter((text) => /\d|d/i.test(text));
};

const tables = written();

/** Each text with one character less, or with a gap more. */
const slipped = (text: string): readonly string[] => {
  const places = deep(
    [Math.floor(text.length / 2)],
    Array.from(text, (_, place) => place),
  );
  return places.flatMap((place) => [
    text.slice(0, place) + text.slice(place + 1),
    `${text.slice(0, place)} ${text.slice(place)}`,
  ]);
};

const suggestionsFor = (text: string): readonly string[] =>
  [parse(text), parseBatch(text)].flatMap((parsed) =>
    parsed.ok || parsed.error.suggestion === undefined ? [] : [parsed.error.suggestion],
  );

const all = tables.flatMap((text) => [text, ...slipped(text)]);
const suggested = all.flatMap((text) => suggestionsFor(text).map((suggestion) => ({ text, suggestion })));

/** Letters for digits, and gaps inside dice, as they are meant. */
const tidied = (text: string): string =>
  text
    .replace(/(?<=\d)o/gi, '0')
    .replace(/(?<=\dd)o/gi, '0')
    .replace(/\bl(?=d\d)/gi, '1')
    .replace(/(?<=\d)\s+(?=d\s*\d)/gi, '')
    .replace(/(?<=\dd)\s+(?=\d)/gi, '');

const numbers = (text: string): readonly number[] => (text.match(/\d+(\.\d+)?|\.\d+/g) ?? []).map(Number);

const missing = <T>(needed: readonly T[], found: readonly T[]): readonly T[] => {
  const left = [...found];
  return needed.filter((one) => {
    const at = left.indexOf(one);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

const offences = (rule: (text: string, suggestion: string) => boolean): readonly string[] =>
  suggested
    .filter(({ text, suggestion }) => !rule(text, suggestion))
    .map(({ text, suggestion }) => `${text} → ${suggestion}`);

const isAdvantage = (text: string): boolean => /adv|dis/i.test(text);

/** Words that tell dice what to do: none may end up as something said. */
const RULES =
  /\b(?:keep|drop|reroll|explod\w*|implode|adv\w*|dis|disadv\w*|highest|lowest|plus|minus|times|vs|dc|dn|tn|k[hl]?|d[hl]|r[or]|hk|min|max)\b/i;

/** What the notation itself spells. */
const SPELT =
  /^(?:adv|dis|min|max|floor|ceil|round|abs|sign|sqrt|exp|log|sin|cos|tan|pow|ro|rr|ie|ir|irg|rg|cs|cf|ds|kh|kl|km|dl|dh|dm|[ou])+$/i;

test('there are enough of them', () => {
  expect([tables.length > 900, suggested.length > 300]).toEqual([true, true]);
});

describe('a suggestion', () => {
  test('keeps every number', { timeout: patience(60_000) }, () => {
    expect(
      offences((text, suggestion) => missing(numbers(tidied(text)), numbers(suggestion)).length === 0),
    ).toEqual([]);
  });

  test('keeps all dice', () => {
    const dice = (text: string) =>
      [...text.matchAll(/(?<![\p{L}\d%)\]}])(\d*)d(\d+|%)/giu)].map(
        ([, count = '', sides = '']) => `${Number(count || 1)}d${sides.toLowerCase()}`,
      );
    expect(
      offences(
        (text, suggestion) => isAdvantage(text) || missing(dice(tidied(text)), dice(suggestion)).length === 0,
      ),
    ).toEqual([]);
  });

  test('keeps every comparison and mark', () => {
    const marks = (text: string) => text.match(/[<>!@≥≤≠]/gu) ?? [];
    const plain = (text: string) => text.replaceAll('≥', '>').replaceAll('≤', '<');
    expect(
      offences((text, suggestion) => missing(marks(plain(text)), marks(plain(suggestion))).length === 0),
    ).toEqual([]);
  });

  test('makes nothing that looks like a rule into words', () => {
    const said = (suggestion: string): readonly string[] =>
      suggestion.match(/\[[^\]]*\]|#.*|\/\*.*?\*\//gu) ?? [];
    expect(
      offences((text, suggestion) =>
        said(suggestion).every((words) => said(text).includes(words) || !RULES.test(words)),
      ),
    ).toEqual([]);
  });

  test('tears no word', () => {
    const words = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? [];
    expect(
      offences((text, suggestion) =>
        words(suggestion).every(
          (word) => words(text).includes(word) || SPELT.test(word) || text.includes('@'),
        ),
      ),
    ).toEqual([]);
  });

  test('rolls dice', () => {
    const inFull = (text: string) => {
      const parsed = parseBatch(text);
      return parsed.ok ? printBatch(parsed.batch) : '';
    };
    expect(offences((_text, suggestion) => /d[\d%fF{(]/.test(inFull(suggestion)))).toEqual([]);
  });

  test('can be read', () => {
    expect(offences((_text, suggestion) => parseBatch(suggestion).ok)).toEqual([]);
  });
});
