import { describe, expect, test } from 'vitest';
import { fortuneOf } from '../../src/dice/index.ts';
import { fortuneSentence, luckView } from '../../src/view/luck.ts';
import { cardText } from '../../src/view/render.ts';

const sentence = (...faces: readonly number[]) => fortuneSentence(fortuneOf(faces));

describe('luck in a sentence', () => {
  test('says how many players are at least so lucky', () => {
    expect(sentence(30, 34, 33, 36, 41, 40)).toBe(
      '**214 d6** averaged **3.67** where 3.5 is expected; one player in 14 is at least this lucky.',
    );
  });

  test('says how many are at least so unlucky', () => {
    expect(sentence(16, 2, 2, 2, 1, 1)).toMatch(
      /averaged \*\*1\.88\*\* .* one player in [\d,]+ is at least this unlucky/u,
    );
  });

  test('makes no fuss of the ordinary', () => {
    expect(sentence(10, 10, 10, 10, 10, 11)).toContain('about average luck');
  });

  test('knows neither luck nor bad luck', () => {
    expect(sentence(10, 10, 10, 10, 10, 10)).toContain('neither lucky nor unlucky');
  });

  test('says where there are too few dice for it', () => {
    expect(sentence(0, 0, 0, 0, 0, 7)).toBe(
      '**7 d6** averaged **6** where 3.5 is expected: too few to tell; I need at least 20.',
    );
  });

  test('rounds what is rare as roughly as it is known', () => {
    expect(sentence(0, 0, 0, 0, 0, 20)).toContain('one player in more than a billion');
  });
});

describe('luck', () => {
  const dice = [
    { sides: 6, faces: [10, 10, 10, 10, 10, 14] },
    { sides: 20, faces: Array<number>(20).fill(0).with(4, 2) },
  ];
  const view = (more: Partial<Parameters<typeof luckView>[0]> = {}) =>
    luckView({ userId: '7', mine: true, tallies: dice, whole: true, forAll: false, sides: null, ...more });
  const text = (more: Partial<Parameters<typeof luckView>[0]> = {}) => {
    const { card } = view(more);
    return card === undefined ? '' : cardText(card);
  };

  test('is about the dice that were rolled most', () => {
    expect(text()).toMatch(/\nYour \*\*64 d6\*\*/u);
  });

  test('may be asked for other dice', () => {
    expect(text({ sides: 20 })).toMatch(/\nYour \*\*2 d20\*\*/u);
  });

  test('names the one whose it is where everybody reads it', () => {
    expect(text({ forAll: true })).toContain("<@7>'s **64 d6**");
  });

  test('gives the numbers of the picture', () => {
    expect(text()).toContain('1: 10 (15.6%) · 2: 10 (15.6%)');
  });

  test('names faces that never fell', () => {
    expect(text({ sides: 20 })).toContain('5: 2 (100%) · never: 1, 2, 3, 4, 6');
  });

  test('says what was not counted', () => {
    expect(text()).toContain(
      "Left out: dice that were typed or ruled, what came in with a file, what was called off, and rolls that you can't see.",
    );
  });

  test('says where not everything was counted', () => {
    expect(text({ whole: false })).toContain('Only the newest commands were counted');
  });

  test('of dice that nobody rolled is a sentence', () => {
    expect(text({ sides: 12 })).toContain("haven't rolled any d12");
  });

  test('has a picture with a bar for each face, hatched where it is outside of the usual', () => {
    const { picture } = view({ tallies: [{ sides: 6, faces: [2, 10, 10, 10, 10, 30] }] });
    expect([picture?.svg.split('url(#hatch)').length, picture?.description]).toEqual([
      3,
      'Bars for 72 d6: 4.47 on average. Each face should come up 16.7% of the time, usually 8.1% to 25.3%. Outside that (hatched): 1, 6.',
    ]);
  });

  test('fits into a message whatever was rolled', () => {
    const tallies = [1000, 999, 998, 100, 20, 12, 10, 8, 6].map((sides) => ({
      sides,
      faces: Array<number>(sides).fill(3),
    }));
    expect(text({ tallies }).length).toBeLessThan(3000);
  });
});
