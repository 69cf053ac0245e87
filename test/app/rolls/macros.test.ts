import { describe, expect, test } from 'vitest';
import { checkMacro, type Macro, macroCalled } from '../../../src/app/rolls/macros.ts';

const macro = (name: string, roll: string, of: Macro['of'] = 'mine'): Macro => ({
  name,
  nameKey: name.toLowerCase(),
  roll,
  of,
  createdAt: new Date(0),
});

const macros = [
  macro('Attack', '1d20+$1:5'),
  macro('Attack big', '2d20kh1+$1'),
  macro('Attack', '1d100', 'campaign'),
];

const rolledBy = (typed: string) => {
  const called = macroCalled(macros, typed);
  if (called === null) return null;
  return called.filled.ok ? called.filled.value : called.filled.refusal.params.code;
};

describe('a macro', () => {
  test.for<[string, string | null]>([
    ['attack', '1d20+5'],
    ['  ATTACK ', '1d20+5'],
    ['attack 7', '1d20+7'],
    ['attack big 3', '2d20kh1+3'],
    ['attack big', 'notGiven'],
    ['attack 1 2', 'tooManyGiven'],
    ['attack 1,2', 'tooManyGiven'],
    ['attacks', null],
    ['', null],
  ])('called by %j rolls %j', ([typed, roll]) => {
    expect(rolledBy(typed)).toBe(roll);
  });

  test("of one's own comes before the campaign's", () => {
    expect(macroCalled(macros, 'attack')?.macro.of).toBe('mine');
  });
});

describe('what a macro rolls', () => {
  test.for(['1d20+5', '$1d6', '1d20+@body', '4d6$1:kh3', '6#4d6kh3', '1d20; &+$1'])('may be %s', (roll) => {
    expect(checkMacro(roll).ok).toBe(true);
  });

  test.for<[string, string]>([
    ['nonsense', 'macroIsNoRoll'],
    ['4d6k3h', 'macroIsNoRoll'],
    ['$0d6', 'badMacroPlaces'],
    ['1d20+$2', 'badMacroPlaces'],
    ['1d6+'.repeat(100), 'limit'],
  ])('is refused for %s: %s', ([roll, code]) => {
    const checked = checkMacro(roll);
    expect(checked.ok || checked.refusal.code).toBe(code);
  });
});
