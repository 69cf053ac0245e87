import { describe, expect, test } from 'vitest';
import { parse, roll, scriptedDice } from '../../src/dice/index.ts';
import { rollView, rollWhyView } from '../../src/view/roll.ts';

function rolled(notation: string, ...faces: readonly number[]) {
  const parsed = parse(notation);
  if (!parsed.ok) throw new Error(notation);
  return { expression: parsed.ast, result: roll(parsed.ast, scriptedDice(faces)) };
}

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
