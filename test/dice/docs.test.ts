import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  bounds,
  doubt,
  explainParseError,
  LIMITS,
  parseBatch,
  printBatch,
  rollBatch,
  scriptedDice,
  showNumber,
} from '../../src/dice/index.ts';
import { ALIASES, UNTOLD } from '../../src/dice/notation/games/aliases.ts';

/** What the character of the page has on its sheet. */
const names = { strength: 3, body: 4, 'sleight of hand': 2 };

const page = readFileSync(new URL('../../docs/dice.md', import.meta.url), 'utf8');

/** The rows of the tables under a heading of the page, cell by cell; without a heading those of all that have three columns. */
const rows = (heading?: string): readonly (readonly string[])[] =>
  page
    .split(/^## /m)
    .filter((section) => heading === undefined || section.startsWith(`${heading}\n`))
    .flatMap((section) => section.split('\n'))
    .filter((line) => /^\| `/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim()),
    );

const code = (cell = ''): string => cell.replace(/^`(.*)`$/, '$1');

const examples = rows().filter((cells) => cells.length === 3 && / to |→/.test(cells[2] ?? ''));
const between = examples.filter(([, , result]) => result?.includes(' to '));
const scripted = examples.filter(([, , result]) => result?.includes('→'));

const readBatch = (text: string) => {
  const parsed = parseBatch(text, { names });
  if (!parsed.ok) throw new Error(`'${text}': ${explainParseError(parsed.error)}`);
  return parsed.batch;
};

test('the page has examples of every kind', () => {
  expect([between.length > 25, scripted.length > 60, rows('Slips').length > 8]).toEqual([true, true, true]);
});

test.each(between.map(([write, , result]) => [code(write), result ?? '']))(
  '%s comes to %s',
  (text, result) => {
    const ranges = readBatch(text).map(({ expression }) => {
      const { min, max } = bounds(expression);
      return `${min} to ${max}`;
    });
    expect(ranges).toEqual([result]);
  },
);

test.each(scripted.map(([write, , result]) => [code(write), ...(result ?? '').split(' → ')]))(
  '%s of %s comes to %s',
  (text, faces = '', totals = '') => {
    const source = scriptedDice(faces.split(', ').map(Number));
    const { rolls } = rollBatch(readBatch(text), source);
    expect([rolls.map(({ rolled }) => showNumber(rolled.total)).join('; '), source.left().faces]).toEqual([
      totals,
      [],
    ]);
  },
);

describe('plain words', () => {
  test.each(rows('In plain words').map(([write, , meant]) => [code(write), code(meant)]))(
    '%s is %s',
    (text, meant) => {
      expect(printBatch(readBatch(text))).toBe(meant);
    },
  );
});

describe('doubtful rolls', () => {
  const doubtful = rows('Slips').filter((cells) => cells.length === 3);
  test.each(doubtful.map(([write, , meant]) => [code(write), code(meant)]))('%s: %s', (text, meant) => {
    expect(doubt(text, readBatch(text))?.suggestion).toBe(meant);
  });
});

describe('slips', () => {
  const slips = rows('Slips').filter((cells) => cells.length === 2);
  test.each(slips.map(([written, meant]) => [code(written), code(meant)]))('%s: %s', (written, meant) => {
    const parsed = parseBatch(written, { names });
    expect(parsed.ok || parsed.error.suggestion).toBe(meant);
  });
});

describe('short words of games', () => {
  const told = rows('Short words of games').filter((cells) => cells.length === 4);
  const untold = rows('Short words of games').filter((cells) => cells.length === 3);

  test.each(told.map(([write, , meant]) => [code(write), code(meant)]))('%s is %s', (text, meant) => {
    expect(printBatch(readBatch(text))).toBe(meant);
  });

  test.each(untold.map(([write, game, why]) => [code(write), game, why]))(
    '%s of %s is refused: %s',
    (text, game, why) => {
      const parsed = parseBatch(text);
      expect(parsed.ok || parsed.error).toMatchObject({ code: 'untoldAlias', params: { game, why } });
    },
  );

  const shown = [...told, ...untold].map(([write]) => code(write));
  test.each([...ALIASES, ...UNTOLD].map(({ written }) => written.source))('/%s/ is on the page', (source) => {
    const whole = new RegExp(`^\\(?(?:${source})`, 'i');
    expect(shown.some((write) => whole.test(write))).toBe(true);
  });
});

describe('where the notations differ', () => {
  test.each(rows('Where the notations differ').map(([written, , meant]) => [code(written), code(meant)]))(
    '%s is read as %s',
    (written, meant) => {
      expect(printBatch(readBatch(written))).toBe(meant);
    },
  );
});

describe('limits', () => {
  test.each([
    LIMITS.characters,
    LIMITS.dice,
    LIMITS.repeats,
    LIMITS.sides,
    LIMITS.faces,
    LIMITS.depth,
    LIMITS.number,
    LIMITS.decimals,
    LIMITS.result,
  ])('%d is named', (limit) => {
    expect(page.split('## Limits')[1]).toMatch(new RegExp(` ${limit.toLocaleString('en-GB')}\\b`));
  });
});
