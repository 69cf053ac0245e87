import { describe, expect, test } from 'vitest';
import { learnLanguage, monthsToLearn } from '../../../../src/systems/zafir/character/languages.ts';
import { hero } from '../table.ts';

const kira = (...conversational: ('akkor' | 'everan' | 'sultain')[]) =>
  hero({ languages: { fluent: ['everan'], conversational } });
const alone = { there: false, teacher: false };

describe('a language', () => {
  test('that is new takes 9 months', () => {
    expect(monthsToLearn(kira(), 'batarak', { there: false })).toBe(9);
  });

  test('that is a dialect of a known one takes 3', () => {
    expect(monthsToLearn(kira(), 'morrillian', { there: false })).toBe(3);
  });

  test('UZS takes 3 like any dialect of Everan (A46)', () => {
    expect(monthsToLearn(kira(), 'uzs', { there: false })).toBe(3);
  });

  test('takes half the time where it is spoken', () => {
    expect(monthsToLearn(kira(), 'batarak', { there: true })).toBe(4.5);
  });

  test('that no region speaks takes the whole time anywhere', () => {
    expect(monthsToLearn(kira(), 'daevic', { there: true })).toBe(9);
  });

  test.for(['daevic', 'jaxton'] as const)('%s is taught by somebody fluent alone', (id) => {
    const learnt = learnLanguage(kira(), id, alone);
    expect(learnt.ok ? null : learnt.refusal.code).toBe('needsTeacher');
  });

  test('Daevic is learnt from somebody fluent', () => {
    const learnt = learnLanguage(kira(), 'daevic', { there: false, teacher: true });
    expect(learnt.ok && learnt.value.languages.conversational).toEqual(['daevic']);
  });

  test('that one gets by in becomes fluent', () => {
    const learnt = learnLanguage(kira('akkor'), 'akkor', alone);
    expect(learnt.ok && learnt.value.languages).toEqual({ fluent: ['everan', 'akkor'], conversational: [] });
  });

  test('that one speaks fluently is learnt no further', () => {
    const learnt = learnLanguage(kira(), 'everan', alone);
    expect(learnt.ok ? null : learnt.refusal.code).toBe('fluentAlready');
  });
});
