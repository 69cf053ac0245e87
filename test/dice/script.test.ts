// The script with which anybody rolls the dice again, run as they would run it.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hashOf, numbered, sealedSeed, seededDice } from '../../src/dice/index.ts';

const path = fileURLToPath(new URL('../../docs/verify.mjs', import.meta.url));
const source = readFileSync(path, 'utf8');
const page = readFileSync(new URL('../../docs/proof.md', import.meta.url), 'utf8');

const run = (...words: readonly string[]): readonly string[] =>
  execFileSync(process.execPath, [path, ...words], { encoding: 'utf8' })
    .trim()
    .split('\n');

const secret = '0123456789abcdef'.repeat(4);
const SIDES = [6, 6, 20, 100, 3, 1, 2, 32, 33, 1000, ...Array.from({ length: 60 }, (_, n) => n + 1)];

/** What the bot itself would roll. */
const ours = (seed: string, sides: readonly number[]): readonly string[] => {
  const dice = seededDice(seed);
  return sides.map((one, index) => `die ${index + 1} (d${one}): ${dice.die(index, one)}`);
};

describe('the script', () => {
  test('rolls the dice of a command as the bot did', () => {
    const seed = sealedSeed(secret, '1419283746501234567');
    expect(run(secret, '1419283746501234567', ...SIDES.map(String))).toEqual([
      `hash ${hashOf(secret)}`,
      `seed ${seed}`,
      ...ours(seed, SIDES),
    ]);
  });

  test('rolls the dice of many commands as the bot did', () => {
    const given = ['1', '2', '3', '4', '5'];
    const rolled = given.map((interaction) => run(secret, interaction, '6', '6', '20').slice(2));
    expect(rolled).toEqual(given.map((interaction) => ours(sealedSeed(secret, interaction), [6, 6, 20])));
  });

  test('rolls those of a command of before, whose number is in its seed', () => {
    expect(run(secret, '7:42', '6')[1]).toBe(`seed ${sealedSeed(secret, numbered(7, '42'))}`);
  });

  test('begins with the seed of a roll where the secret is not public', () => {
    expect(run('seed', 'abc', '6', '20')).toEqual(['seed abc', ...ours('abc', [6, 20])]);
  });

  test('draws a card of a pile as the bot did', () => {
    const places = Array.from({ length: 52 }, (_, at) => String(at + 1));
    const drawn = [0, 1, 9].map((index) => seededDice('abc').card(index, places));
    const words = ['c52', 'c52', ...Array<string>(7).fill('0'), 'c52'];
    expect(run('seed', 'abc', ...words).slice(1)).toEqual([
      `card 1: number ${drawn[0]} of 52 in the pile`,
      `card 2: number ${drawn[1]} of 52 in the pile`,
      `card 10: number ${drawn[2]} of 52 in the pile`,
    ]);
  });

  test('leaves out a place', () => {
    expect(run('seed', 'abc', '6', '0', '20').at(-1)).toBe(ours('abc', [6, 6, 20]).at(-1));
  });

  test('says how it is used where something is missing', () => {
    const failing = () => execFileSync(process.execPath, [path, secret], { stdio: 'pipe' });
    expect(failing).toThrow(/SECRET INTERACTION SIDES/u);
  });

  test('has at most 40 lines', () => {
    expect(source.trimEnd().split('\n').length).toBeLessThanOrEqual(40);
  });

  test('needs nothing but Node', () => {
    const imports = [...source.matchAll(/from '([^']+)'/gu)].map(([, from]) => from);
    expect(imports).toEqual(['node:crypto']);
  });
});

test('the example in docs/proof.md is what the script prints', () => {
  const [, words = '', printed = ''] = /\$ node docs\/verify\.mjs (.+)\n([^`]+)```/u.exec(page) ?? [];
  expect(run(...words.split(' '))).toEqual(printed.trim().split('\n'));
});
