import { describe, expect, test } from 'vitest';
import { parse, parseBatch, print, printBatch } from '../../../src/dice/index.ts';

const inFull = (text: string): string => {
  const parsed = parseBatch(text);
  return parsed.ok ? printBatch(parsed.batch) : parsed.error.code;
};

describe("a game's short word is read", () => {
  test.each([
    ['4COD', '4d10!>=10>=8'],
    ['  age ', '2d6+1d6 [stunt]'],
    ['4cod + 3', '4d10!>=10>=8+3'],
    ['1d20 + save', '1d20+1d20'],
    ['(Sneak) fitd3 ! for attack', '3d6kh1cs=6 # Sneak: for attack'],
    ['3 4cod', '3#4d10!>=10>=8'],
    ['3#4cod # attack', '3#4d10!>=10>=8 # attack'],
    ['2lf4 ; fitd0 ; attack', '2d6<=4cs=4; 2d6kl1; 1d20'],
    ['attack with sword', '1d20 # with sword'],
    ['max(sw4, sr2)', 'max({1d4!!, 1d6!! [wild]}kh1, 2d6>=5cf=1)'],
    ['gb+5', `1d{${[2, 2, 2, 2].join(',')},${Array(16).fill(4).join(',')}}`],
    ['ww2c1', '2d6dh1'],
    ['hsk', '1d6 [body]; &*1d3 [stun]'],
    ['0.5hsk', '1d3 [body]; &*1d3 [stun]'],
    ['1d6l', '1d6!=6>=4f<=1 [wild]'],
    ['wng w4 4d6', '4d6>=4ds>=6cs=6cf=1 [wrath]'],
    ['tdh2 - 3', '2d6-1; 1d6 [house]'],
    ['cs 3 + 2', '1d20cs>=17cf=1+2>=9'],
    ['wng 6d6 !exempt', '6d6>=4ds>=6'],
    ['wng 6d6 !soak', '6d6>=4ds>=6'],
    ['3hsk', '3d6 [body]; &*1d3 [stun]'],
    ['(Attack) fitd4', '4d6kh1cs=6 # Attack'],
    ['(Skill Test) 4cod', '4d10!>=10>=8 # Skill Test'],
  ])('%s', (text, meant) => {
    expect(inFull(text)).toBe(meant);
  });

  test.each([
    ['dd34*2', '(1d3*10+1d4)*2'],
    ['20-age', '20-(2d6+1d6 [stunt])'],
  ])('as one part: %s', (text, meant) => {
    expect(inFull(text)).toBe(meant);
  });

  test('where one roll is read, too', () => {
    const parsed = parse('ed15');
    expect(parsed.ok && print(parsed.ast)).toBe('1d12!+2d6!');
  });
});

describe("a game's short word is repeated", () => {
  test.each([
    ['3 sw8', '3#{1d8!!, 1d6!! [wild]}kh1'],
    ['3#sw8', '3#{1d8!!, 1d6!! [wild]}kh1'],
    ['3 ol5', '3#1d20!+2d6!'],
    ['3 ess1d8', '3#1d20+1d8'],
    ['3 alien4s2', '3#4d6>=6+2d6>=6cf=1 [stress]'],
    ['3 dheart', '3#1d12 [hope]+1d12 [fear]'],
    ['2 dd34', '2#1d3*10+1d4'],
  ])('%s', (text, meant) => {
    expect(inFull(text)).toBe(meant);
  });
});

describe("a game's short word is not read", () => {
  test.each([
    ['2d6 [age]', '2d6 [age]'],
    ['4cod [save-attack]', '4d10!>=10>=8 [save-attack]'],
    ['6yz # attack', '6d6>=6 # attack'],
    ['4d6 attack', '4d6 # attack'],
    ['d6s', '1d6sa'],
    ['+d20', '1d20'],
  ])('in what means something already: %s', (text, meant) => {
    expect(inFull(text)).toBe(meant);
  });

  test.each([
    'agee',
    '4codx',
    'package',
    'ed51',
    'ol11',
    'ess3d8',
    'ww2c2',
    'gb 1d101',
    '1+dndstats',
    '2d6+tdh4',
  ])('where there is no such roll: %s', (text) => {
    expect(inFull(text)).toMatch(/^un(expected|finished)$/);
  });
});

test('a batch says whether a short word was in it', () => {
  const told = ['attack', '1d20'].map((text) => {
    const parsed = parseBatch(text);
    return parsed.ok && parsed.loose;
  });
  expect(told).toEqual([true, false]);
});

test('a short word beyond a limit is refused with the limit', () => {
  expect(parseBatch('2000cod')).toMatchObject({
    error: { code: 'tooManyDice', params: { limit: 1000, given: 2000 } },
  });
});

describe("Dice Maiden's flags", () => {
  test('that ask for what is done anyway are left out', () => {
    expect(inFull('(Fire) ul 3d100')).toBe('3d100 # Fire');
  });

  test.each([
    ['p 3d6+2d4', 'p', undefined],
    ['ul s 4d6 k3', 's', '4d6 k3'],
    ['2 nr 4d6', 'nr', '2 4d6'],
    ['s p 4d6', 'p', undefined],
  ])('that ask for more are refused: %s', (text, flag, suggestion) => {
    const parsed = parseBatch(text);
    expect(parsed.ok || [parsed.error.params, parsed.error.suggestion]).toEqual([{ flag }, suggestion]);
  });
});
