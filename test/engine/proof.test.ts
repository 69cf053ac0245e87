import { describe, expect, test } from 'vitest';
import { hashOf, numbered, sealedSeed, seededDice } from '../../src/dice/index.ts';
import { fits, isCheckedDie, proofOf, type Sealed } from '../../src/engine/proof.ts';
import type { Recorded } from '../../src/engine/roll.ts';

const secret = 'a secret';
const seed = sealedSeed(secret, '42');
const sealed: Sealed = { secret, hash: hashOf(secret), revealed: true, number: 3, interactionId: '42' };
const value = (index: number) => seededDice(seed).die(index, 6);
const die = (index: number, set: object = {}): Recorded => ({
  index,
  sides: 6,
  value: value(index),
  label: 'test',
  ...set,
});
const other = (index: number) => (value(index) % 6) + 1;

const proof = (dice: readonly Recorded[], of: Sealed | null = sealed) => proofOf({ seed, dice }, of);

describe('recorded dice', () => {
  test('fit where they show what the seed has', () => {
    expect(proof([die(0), die(1), die(2)]).fallen.map(fits)).toEqual([true, true, true]);
  });

  test('do not fit where one shows something else', () => {
    expect(proof([die(0), die(1, { value: other(1) })]).fallen.map(fits)).toEqual([true, false]);
  });

  test('say what the seed has in their place', () => {
    expect(proof([die(0, { value: other(0) })]).fallen[0]?.due).toBe(value(0));
  });

  test.for(['typed', 'ruled'] as const)('that were %s are said to be, and fit whatever they show', (mark) => {
    const [found] = proof([die(0, { value: other(0), [mark]: true })]).fallen.filter(isCheckedDie);
    expect([found?.from, found !== undefined && fits(found)]).toEqual([mark, true]);
  });

  test('among cards keep their numbers', () => {
    const { fallen } = proof([{ index: 0, card: 'ace', label: 'draw' }, die(1)]);
    expect(fallen.map(fits)).toEqual([true, true]);
  });
});

describe('a recorded card', () => {
  const pile = ['ace', 'two', 'two', 'three', 'four', 'five', 'six'];
  const picked = seededDice(seed).card(2, ['0', '1', '2', '3', '4', '5', '6']);
  const drawn = pile[Number(picked)] ?? '';
  const another = pile.find((card) => card !== drawn) ?? '';
  const check = (card: string, from: object = { pile }) =>
    proof([{ index: 2, card, label: 'draw', ...from }]).fallen[0];

  test('fits where its seed picks that one of the pile', () => {
    const found = check(drawn);
    expect(found !== undefined && fits(found)).toBe(true);
  });

  test('does not fit where its seed picks another', () => {
    const found = check(another);
    expect(found !== undefined && fits(found)).toBe(false);
  });

  test('says in which place of how many its seed has it', () => {
    expect(check(another)?.due).toEqual({ place: Number(picked) + 1, of: 7, card: drawn });
  });

  test('of old, without its pile, is held against nothing', () => {
    expect(check(drawn, {})?.due).toBeNull();
  });
});

describe('the chain from a secret to dice', () => {
  test('is whole where the secret is public and leads to the seed', () => {
    expect(proof([]).chain).toBe('whole');
  });

  test('is sealed as long as the secret is not public', () => {
    expect(proof([], { ...sealed, revealed: false }).chain).toBe('sealed');
  });

  test('is none of a campaign’s where the seed was drawn alone', () => {
    expect(proof([], null).chain).toBe('own');
  });

  test('is whole for a command of before, whose number is in its seed', () => {
    const before = sealedSeed(secret, numbered(3, '42'));
    expect(proofOf({ seed: before, dice: [] }, sealed).chain).toBe('whole');
  });

  test('is broken for a command of before that has another number', () => {
    const before = sealedSeed(secret, numbered(4, '42'));
    expect(proofOf({ seed: before, dice: [] }, sealed).chain).toBe('broken');
  });

  test.for<[string, Partial<Sealed>]>([
    ['another secret', { secret: 'another', hash: hashOf('another') }],
    ['a secret that has another hash', { hash: hashOf('another') }],
    ['another interaction', { interactionId: '43' }],
  ])('is broken by %s', ([_, set]) => {
    expect(proof([], { ...sealed, ...set }).chain).toBe('broken');
  });
});
