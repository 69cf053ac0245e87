import { describe, expect, test } from 'vitest';
import { parseBatch, printBatch } from '../../../src/dice/index.ts';

const read = (text: string): string => {
  const parsed = parseBatch(text);
  return parsed.ok ? printBatch(parsed.batch) : `${parsed.error.code}: ${parsed.error.suggestion}`;
};

describe('dice behind words are rolled, too: damage of several kinds together', () => {
  test.each([
    ['2d6 fire, 1d8 cold', '{2d6 [fire], 1d8 [cold]}'],
    ['2d6 fire and 1d8 cold', '{2d6 [fire], 1d8 [cold]}'],
    ['2d6+3 fire 1d8 cold', '{(2d6+3) [fire], 1d8 [cold]}'],
    ['2d6+4 and 1d8', '{2d6+4, 1d8}'],
    ['2d6, 1d8', '{2d6, 1d8}'],
    ['1d8 slashing, 2d6 fire and 1d4 cold', '{1d8 [slashing], 2d6 [fire], 1d4 [cold]}'],
    ['2d6 fire + 1d8 cold', '2d6 [fire]+1d8 [cold]'],
    ['2d6 slashing plus 1d6 fire', '2d6 [slashing]+1d6 [fire]'],
    ['2d6 fire plus 3', '2d6 [fire]+3'],
    ['2#2d6 fire, 1d8 cold', '2#{2d6 [fire], 1d8 [cold]}'],
    ['2d6 fire, 1d8 cold # breath', '{2d6 [fire], 1d8 [cold]} # breath'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('beside a d20, which hits or misses, each is a roll of its own', () => {
  test.each([
    ['1d20+7 hit 2d6 slashing', '1d20+7 # hit; 2d6 # slashing'],
    ['1d20 to hit, 1d8+3 damage', '1d20 # to hit; 1d8+3 # damage'],
    ['1d20+5 and a d4', '1d20+5; 1d4'],
    ['1d20+7 adv hit, 2d6 slashing', '2d20kh1+7 # hit; 2d6 # slashing'],
    ['1d20+5 to hit, 1d8+3 slashing plus 1d6 fire', '1d20+5 # to hit; (1d8+3) [slashing]+1d6 [fire]'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('advantage and disadvantage of the d20', () => {
  test.each([
    ['1d20+5 adv', '2d20kh1+5'],
    ['d20 +5 advantage', '2d20kh1+5'],
    ['adv d20+5', '2d20kh1+5'],
    ['dis d20+5', '2d20kl1+5'],
    ['disadvantage 1d20', '2d20kl1'],
    ['d20 adv', '2d20kh1'],
    ['1d20 with disadvantage', '2d20kl1'],
    ['1d20+1d4+5 adv', '2d20kh1+1d4+5'],
    ['1d20+5 attack with advantage', '2d20kh1+5 # attack'],
    ['1d20+5 adv # to hit', '2d20kh1+5 # to hit'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  test.each([
    ['1d20+5 to gain advantage', '1d20+5 # to gain advantage'],
    ['1d20+5 no advantage', '1d20+5 # no advantage'],
  ])('that is only talked about is a comment: %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  test.each([
    ['2d6 adv', 'unexpected: 2d6adv1'],
    ['2d20 with advantage', 'unexpected: 2d20kh1'],
    ['1d20+5 advantge', 'unexpected: 2d20kh1+5'],
    ['1d20+1d20 adv', 'unexpected: 1d20+2d20kh1'],
  ])('of other dice is asked about: %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('what to do with dice, in words', () => {
  test.each([
    ['4d6 drop lowest', '4d6dl1'],
    ['4d6 drop the 2 highest', '4d6dh2'],
    ['4d6 keep 3', '4d6kh3'],
    ['4d6 keep the highest three', '4d6kh3'],
    ['4d6 best 3', '4d6kh3'],
    ['4d6 strength drop lowest', '4d6dl1 # strength'],
    ['4d6 reroll 1s', '4d6ro=1'],
    ['4d6 reroll ones and twos', '4d6ro=1ro=2'],
    ['2d6 reroll 2 or less', '2d6ro<=2'],
    ['4d6 reroll 1s until none', '4d6r=1'],
    ['10d6 explode on 6', '10d6!=6'],
    ['10d10 explode on 9 or more', '10d10!>=9'],
    ['4d6 exploding', '4d6!'],
    ['2d6 plus 3', '2d6+3'],
    ['1d20 attack +2', '1d20 [attack]+2'],
    ['1d20 attack >= 15', '1d20 [attack]>=15'],
    ['roll 2d6', '2d6'],
    ['/roll 2d6+3', '2d6+3'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('an x is a product, and behind dice of which some are kept so many times', () => {
  test.each([
    ['1d8x2', '1d8*2'],
    ['1d12 x 2', '1d12*2'],
    ['4d6 drop lowest x6', '6#4d6dl1'],
    ['4d6kh3 x6', '6#4d6kh3'],
    ['3x 1d20+5', '3#1d20+5'],
    ['4d6kh3 6 times', '6#4d6kh3'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  test.each([
    ['4d6x6', 'unexpected: 4d6!=6'],
    ['4d6 x6', 'unexpected: 6#4d6'],
    ['2d6+3 x2', 'unexpected: (2d6+3)*2'],
  ])('and is asked about where it may be more: %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

describe('words say what a roll is for', () => {
  test.each([
    ['1d20 + 5 (attack)', '1d20+5 # attack'],
    ['fireball 8d6', '8d6 # fireball'],
    ['Fireball: 8d6 fire', '8d6 # Fireball: fire'],
    ['attack 1d20+5', '1d20+5 # attack'],
    ['1d20+5 2nd attack', '1d20+5 # 2nd attack'],
    ['4d6 🔥', '4d6 # 🔥'],
    ['4d6 🔥 fire', '4d6 # 🔥 fire'],
    ['4d6 # 3 goblins', '4d6 # 3 goblins'],
    ['4d6 ! 3 goblins', '4d6 # 3 goblins'],
    ['4d6 ! 🔥', '4d6 # 🔥'],
    ['1d20 I rolled a d20', '1d20 # I rolled a d20'],
    ['1d20 at the 2 orcs', '1d20 # at the 2 orcs'],
    ['8d6 fire, 3 targets', '8d6 # fire, 3 targets'],
  ])('%s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  test('a number that nothing joins to the dice is asked about', () => {
    expect(read('4d6 3 goblins')).toBe('unexpected: 4d6 # 3 goblins');
  });

  test.each([
    ['(Attack) 1d20 !', '1d20 # Attack'],
    ['(Attack) attack !', '1d20 # Attack'],
    ['attack !', '1d20'],
    ['(Boom!) 4d6 !', '4d6 # Boom!'],
  ])('a mark alone behind a title or a short word is an empty comment: %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });

  test.each([
    ['(Attack) 1d20!', '1d20! # Attack'],
    ['4d6 !', '4d6!'],
  ])('elsewhere it explodes: %s', (text, meant) => {
    expect(read(text)).toBe(meant);
  });
});

test.each(['1d20 attack', '4d6 drop lowest'])("'%s' is read by its words or by notation alone", (text) => {
  const parsed = parseBatch(text);
  expect(parsed.ok && parsed.loose).toBe(text !== '1d20 attack');
});
