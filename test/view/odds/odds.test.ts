import { describe, expect, test } from 'vitest';
import { parse } from '../../../src/dice/index.ts';
import { askedRoll, oddsView } from '../../../src/view/odds/view.ts';
import { cardText } from '../../../src/view/render.ts';

function asked(notation: string) {
  const parsed = parse(notation);
  if (!parsed.ok) throw new Error(notation);
  return askedRoll(parsed.ast);
}

/** Each further die hangs on all before it. */
const UNSOLVED = '10d20u!kh5';

const said = (target: number | null, ...notations: readonly string[]): string => {
  const { card } = oddsView(notations.map(asked), target);
  return card === undefined ? '' : cardText(card);
};

describe('the odds of a roll', () => {
  test('begin with the chance to reach the target', () => {
    expect(said(11, '2d6')).toContain('**11 or more: 8.3%** · exactly 11: 5.6% · less: 91.7%.');
  });

  test('say where results lie', () => {
    expect(said(null, '2d6')).toContain(
      'From 2 to 12, 7 on average (spread 2.42), median 7. Half of all rolls lie between 5 and 9.',
    );
  });

  test('say where nearly all lie, where dice may explode for ever', () => {
    expect(said(null, '1d6!')).toContain('Nearly always from 1 to ');
  });

  test('give the chance to reach each result, where there are few', () => {
    expect(said(null, '1d4')).toContain(
      ['  result  exactly  or more', '       1      25%     100%', '       2      25%      75%'].join('\n'),
    );
  });

  test('name the likeliest result', () => {
    expect(said(null, '2d6')).toContain('Most likely 7 (16.7%).');
  });

  test('say so where every result is as likely as the others', () => {
    expect(said(null, '1d100')).toContain('All results are equally likely (1% each).');
  });

  test('say so where rare results are left out', () => {
    expect(said(null, '100d6')).toContain('The rarest results are left out');
  });

  test('never call impossible what is only rare', () => {
    expect(said(60, '10d6')).toContain('**60 or more: under 0.1%**');
  });

  test('say how little is not counted of what could go on for ever', () => {
    expect(said(null, '3d6!')).toContain(
      'Left out: results that together are rarer than 1 in 1,000,000,000,000',
    );
  });

  test('that are exact in full say nothing of it', () => {
    expect(said(null, '3d6')).not.toMatch(/Sampled|not counted/u);
  });

  test('that cannot be exact are marked as sampled, with their error', () => {
    expect(said(80, UNSOLVED)).toMatch(
      /or more: about .*Sampled, not exact: .* rolls; 19 times in 20 a chance is off by less than [\d.]+ points/su,
    );
  });

  test('that were sampled say so in the picture, too', () => {
    const { picture } = oddsView([asked(UNSOLVED)], null);
    expect([picture?.description, picture?.svg].map((text) => text?.includes('(sampled)'))).toEqual([
      true,
      true,
    ]);
  });
});

describe('two rolls compared', () => {
  test('say how often each comes out higher, and how often neither', () => {
    expect(said(null, '1d6', '1d4')).toContain('**a beats b: 58.3%** · a tie: 16.7% · b beats a: 25%.');
  });

  test('each have their chance to reach the target', () => {
    const text = said(4, '1d6', '1d4');
    expect([text.includes('4 or more: 50%'), text.includes('4 or more: 25%')]).toEqual([true, true]);
  });

  test('fit into a message whatever they are', () => {
    expect(said(1000, '100d20', '99d20').length).toBeLessThan(2000);
  });
});

test('words of a player are harmless in a title', () => {
  expect(said(null, '2d6 [**@everyone**]')).not.toMatch(/(?<!\\)\*\*@everyone/u);
});
