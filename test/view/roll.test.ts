import { describe, expect, test } from 'vitest';
import { parse, roll, scriptedDice } from '../../src/dice/index.ts';
import { oddsView, rollView, rollWhyView } from '../../src/view/roll.ts';

function rolled(notation: string, ...faces: readonly number[]) {
  const parsed = parse(notation);
  if (!parsed.ok) throw new Error(notation);
  return { expression: parsed.ast, result: roll(parsed.ast, scriptedDice(faces)) };
}

const oddsText = (notation: string, ...faces: readonly number[]) => {
  const { expression, result } = rolled(notation, ...faces);
  return oddsView(expression, notation, result).card?.text ?? '';
};

describe('a roll', () => {
  test('shows its total and every die', () => {
    expect(rollView('id', rolled('4d6kh3', 5, 4, 4, 2).result, null, false).card).toMatchObject({
      title: '13',
      text: '4d6kh3: 5, 4, 4, ~~2~~ dropped = 13',
    });
  });

  test('says what it is for, harmlessly', () => {
    expect(rollView('id', rolled('1d6', 5).result, '**Luck** @everyone', false).card?.title).not.toMatch(
      /(?<!\\)\*\*|@everyone/u,
    );
  });

  test('explains each die', () => {
    expect(rollWhyView(rolled('2d6>=5', 6, 1).result, 'seed').card?.text).toContain(
      '2. d6: **1**, no success',
    );
  });
});

describe('odds', () => {
  test('are those of the result and better', () => {
    expect(oddsText('2d6', 6, 5)).toContain('**11 or more: 8.3 %**; exactly 11: 5.6 %.');
  });

  test('show every result where there are few', () => {
    expect(oddsText('2d6', 1, 1)).not.toContain('left out');
  });

  test('put neighbours together where there are many', () => {
    expect(oddsText('2d20', 15, 3)).toMatch(/18 to 19 .* ◀/u);
  });

  test('stay within a message whatever is rolled', () => {
    expect(oddsText('100d20', ...Array<number>(100).fill(10)).length).toBeLessThan(2000);
  });
});
