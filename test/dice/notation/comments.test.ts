import { describe, expect, test } from 'vitest';
import { parseBatch, printBatch } from '../../../src/dice/index.ts';

const inFull = (text: string): string => {
  const parsed = parseBatch(text);
  return parsed.ok ? printBatch(parsed.batch) : `${parsed.error.code}: ${parsed.error.suggestion}`;
};

describe('words behind a roll are a comment', () => {
  test.each([
    ['4d6kh3 attack with sword', '4d6kh3 # attack with sword'],
    ['1d20 I rolled a d20', '1d20 # I rolled a d20'],
    ['2d6 fire', '2d6 # fire'],
    ['2d6 fireball!', '2d6 # fireball!'],
    ['2d6 مرحبا', '2d6 # مرحبا'],
    ['1d20+5 to hit; 2d6+3 damage', '1d20+5 # to hit; 2d6+3 # damage'],
    ['6#4d6kh3 the six scores', '6#4d6kh3 # the six scores'],
    ['(Longsword) 1d8+3 damage', '1d8+3 # Longsword: damage'],
    ['(1d20+5) save', '1d20+5 # save'],
    ['{1d6, 1d8}kh1 so be it', '{1d6, 1d8}kh1 # so be it'],
    ['2d6 [fire] at the ogre', '2d6 [fire] # at the ogre'],
  ])('%s', (text, meant) => {
    expect(inFull(text)).toBe(meant);
  });

  test.each([
    ['2d6 ice', '2d6 # ice'],
    ['2d6 use the sword', '2d6 # use the sword'],
    ['2d6 curse', '2d6 # curse'],
  ])('even if modifiers could spell them: %s', (text, meant) => {
    expect(inFull(text)).toBe(meant);
  });

  test.each([
    ['2d20 kh attack', '2d20kh1 # attack'],
    ['4d6 sd dice of doom', '4d6sd # dice of doom'],
    ['4d6 k3 r<2 strength', '4d6r<2kh3 # strength'],
  ])('behind modifiers: %s', (text, meant) => {
    expect(inFull(text)).toBe(meant);
  });
});

describe('words that may be meant as part of the roll are a mistake', () => {
  test.each([
    ['1d20 advantge', 'unexpected: 2d20kh1'],
    ['5d6 vs 4', 'unexpected: 5d6>=4'],
    ['2d6 vs 7', 'unexpected: (2d6)>=7'],
    ['4d6 k3h', 'unexpected: 4d6 kh3'],
    ['4d6 hk', 'unexpected: undefined'],
    ['3 attacks', 'unexpected: undefined'],
  ])('%s', (text, meant) => {
    expect(inFull(text)).toBe(meant);
  });
});
