import { describe, expect, test } from 'vitest';
import { cleanName, findNamed, nameKey, nearest, usualNamed } from '../../src/app/names.ts';

describe('names', () => {
  test('are the same with the apostrophes of a phone and of a keyboard', () => {
    expect(nameKey('O\u2019Brien')).toBe(nameKey("O'Brien"));
  });

  test('case and spaces make no other name', () => {
    expect(nameKey('  Old   KIRA ')).toBe(nameKey('old kira'));
  });

  test('a right-to-left override is taken out', () => {
    expect(cleanName('\u202EKira')).toBe('Kira');
  });

  test('lines become one', () => {
    expect(cleanName('Kira\r\nthe Bold')).toBe('Kira the Bold');
  });

  test('emoji and other scripts are names', () => {
    expect(cleanName('کیرا 🗡️')).toBe('کیرا 🗡️');
  });

  test.for(['', '   ', '\u200B', '\u202E', '...', 'x'.repeat(41)])('%j is no name', (raw) => {
    expect(cleanName(raw)).toBeNull();
  });

  test('the only name that begins so is meant', () => {
    expect(
      findNamed('ban', [
        { id: '1', name: 'Bandit' },
        { id: '2', name: 'Raider' },
      ])?.id,
    ).toBe('1');
  });

  test('where several begin so, none is meant', () => {
    expect(
      findNamed('ra', [
        { id: '1', name: 'Raider 1' },
        { id: '2', name: 'Raider 2' },
      ]),
    ).toBeNull();
  });

  test('an exact name beats one that only begins so', () => {
    expect(
      findNamed('Raider', [
        { id: '1', name: 'Raider 1' },
        { id: '2', name: 'raider' },
      ])?.id,
    ).toBe('2');
  });

  test('a slip finds the name that was meant', () => {
    expect(nearest('Bandti', ['Raider', 'Bandit'])).toBe('Bandit');
  });

  test('a slip in one of its words finds the name', () => {
    expect(nearest('Hed', ['Called Shot: Legs', 'Called Shot: Head'])).toBe('Called Shot: Head');
  });

  test('something else finds nothing', () => {
    expect(nearest('dragon', ['Raider', 'Bandit'])).toBeNull();
  });

  test('the words alone find a name with signs', () => {
    expect(findNamed('body might', [{ id: '1', name: 'Body (Might)' }])?.id).toBe('1');
  });

  test('the only name with such a word is meant', () => {
    const among = [
      { id: '1', name: 'Body (Might)' },
      { id: '2', name: 'Body (Reflexes)' },
    ];
    expect(findNamed('might', among)?.id).toBe('1');
  });

  test('of several with such a word the first is the usual one', () => {
    const among = [
      { id: '1', name: 'Body (Might)' },
      { id: '2', name: 'Mind (Might)' },
    ];
    expect(usualNamed('might', among)?.id).toBe('1');
  });
});
