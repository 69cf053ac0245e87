import { describe, expect, test } from 'vitest';
import { type Distribution, odds, parse } from '../../../src/dice/index.ts';
import { oddsPicture } from '../../../src/view/pictures/odds.ts';

function charted(notation: string, name = notation) {
  const parsed = parse(notation);
  if (!parsed.ok) throw new Error(notation);
  const answer = odds(parsed.ast);
  if (!answer.ok) throw new Error(answer.code);
  const distribution: Distribution = answer.distribution;
  return { name, distribution, exact: true };
}

const svg = (target: number | null, ...notations: readonly string[]) =>
  oddsPicture(
    notations.map((notation) => charted(notation)),
    target,
  ).svg;

const count = (text: string, part: string) => text.split(part).length - 1;

/** The bars are the only rectangles in these two fills. */
const hatched = (text: string) => count(text, 'fill="url(#hatch)"');
const plain = (text: string) => count(text, 'fill="#6ea8fe"');

describe('the picture of a roll', () => {
  test('has a bar for each result, hatched from the target up', () => {
    const drawn = svg(12, '4d6kh3');
    expect([plain(drawn), hatched(drawn)]).toEqual([9, 7]);
  });

  test('says the target and its chance in words', () => {
    const drawn = svg(12, '4d6kh3');
    expect([count(drawn, '>target 12<'), count(drawn, '>4d6kh3 · 12 or more: 61.7%<')]).toEqual([1, 1]);
  });

  test('hatches nothing where there is no target', () => {
    expect(hatched(svg(null, '2d6'))).toBe(0);
  });

  test('puts neighbours together where there are many results, and begins a bar at the target', () => {
    const drawn = svg(130, '10d20');
    expect([plain(drawn) + hatched(drawn) <= 31, count(drawn, '>target 130<')]).toEqual([true, 1]);
  });

  test('shows two rolls with the same bars, one above the other', () => {
    const drawn = svg(null, '4d6kh3', '3d6');
    expect([count(drawn, '<g '), plain(drawn)]).toEqual([2, 32]);
  });

  test('lets no sign of a name break it', () => {
    const { svg: drawn } = oddsPicture([charted('2d6', '5d6>=4 & "<b>"')], null);
    expect(drawn).toContain('5d6&gt;=4 &amp; &quot;&lt;b&gt;&quot;');
  });

  test('is as wide as a phone shows it, whatever it shows', () => {
    expect(svg(null, '100d20')).toMatch(/^<svg [^>]*width="800"/u);
  });

  test('is described in words', () => {
    expect(oddsPicture([charted('2d6')], 11).description).toBe(
      'Bars for 2d6: results from 2 to 12, 7 on average, half of all rolls from 5 to 9; 11 or more, hatched: 8.3%.',
    );
  });
});
