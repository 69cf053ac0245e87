import { describe, expect, test } from 'vitest';
import { fill } from '../../../src/app/rolls/template.ts';

/** What a template becomes with what is given, or why it does not. */
const filled = (template: string, ...given: readonly string[]) => {
  const made = fill(template, given);
  return made.ok ? made.text : made.code;
};

describe('what a macro rolls', () => {
  test.for<[string, readonly string[], string]>([
    ['1d20+5', [], '1d20+5'],
    ['1d20+$1', ['5'], '1d20+5'],
    ['$1d6', ['4'], '4d6'],
    ['$1d6kh$2', ['4', '3'], '4d6kh3'],
    ['1d20+$1:5', [], '1d20+5'],
    ['1d20+$1:5', ['2'], '1d20+2'],
    ['1d20+$1:-1', [], '1d20+(-1)'],
    ['$1:2d6+$2:0', ['3d8'], '3d8+0'],
    ['2d6+$1:(1d4+1)', [], '2d6+(1d4+1)'],
    ['$1d6+$1', ['3'], '3d6+3'],
    ['$1:2d6 + $1', ['1d4'], '1d4 + 1d4'],
    ['$1d20+$2:@body', ['2'], '2d20+@body'],
  ])('%s with %j is %s', ([template, given, text]) => {
    expect(filled(template, ...given)).toBe(text);
  });

  test('keeps a sum together where a number is meant', () => {
    expect(filled('2d6*$1', '1+2')).toBe('2d6*(1+2)');
  });

  test('takes what belongs to dice as it is', () => {
    expect(filled('4d6$1', 'kh3')).toBe('4d6kh3');
  });

  test('takes a sign behind dice as it is', () => {
    expect(filled('1d20$1', '-2')).toBe('1d20-2');
  });

  test('needs what has no default', () => {
    expect(fill('1d20+$1+$2:3+$3', [])).toMatchObject({ code: 'notGiven', place: 1, needs: 3 });
  });

  test('takes no more than it has places for', () => {
    expect(fill('1d20+$1', ['1', '2'])).toMatchObject({ code: 'tooManyGiven', given: 2, takes: 1 });
  });

  test('has places from $1 on', () => {
    expect(filled('1d20+$0')).toBe('badPlace');
  });

  test('has nine places at most', () => {
    expect(filled('1d20+$10')).toBe('badPlace');
  });

  test('leaves no place out', () => {
    expect(fill('1d20+$1+$3', ['1'])).toMatchObject({ code: 'placeLeftOut', place: 2 });
  });

  test('is tried with something in every place', () => {
    expect(fill('$1d6+$2:4', [], '1')).toEqual({ ok: true, text: '1d6+4' });
  });
});
