import { describe, expect, test } from 'vitest';
import { readForm } from '../../src/engine/creationForm.ts';
import { pronounFields, pronounsIn, pronounsOf } from '../../src/engine/pronouns.ts';

test.each([
  ['she/her', 'she her her herself dies'],
  ['He / him', 'he him his himself dies'],
  ['it/its', 'it it its itself dies'],
  ['they/them', 'they them their themselves die'],
  ['xe/xem/xyr', 'xe xem xyr xemself dies'],
  ['ey/em/eir/eirs/emself', 'ey em eir emself dies'],
  ['xe/xem', 'they them their themselves die'],
  ['a/b/**c**', 'they them their themselves die'],
  ['any', 'they them their themselves die'],
  ['', 'they them their themselves die'],
])('somebody of "%s" is spoken of as %s', (given, words) => {
  const { they, them, their, themselves, verb } = pronounsOf(given);
  expect(`${they} ${them} ${their} ${themselves} ${verb('dies', 'die')}`).toBe(words);
});

describe('pronouns in a form', () => {
  const most = { most: 60, of: 'letters', in: 'pronouns', instead: 'Shorter.' };
  const sent = (said: string, usual: readonly string[], own: string): string => {
    const given = readForm(
      {
        kind: 'form',
        id: 'one',
        title: '',
        help: '',
        summary: '',
        done: true,
        fields: pronounFields(said, 60),
      },
      { picks: { usual }, fields: { own } },
    );
    const read = given.ok ? pronounsIn(given.value, said, most) : given;
    return read.ok ? read.value : read.refusal.code;
  };

  test.each([
    ['are those picked', '', ['heHim'], '', 'he/him'],
    ['are those written', '', [], 'xe/xem/xyr', 'xe/xem/xyr'],
    ['are spelled as usual where they are usual', '', ['own'], 'She / Her', 'she/her'],
    ['written anew count before those picked', 'she/her', ['sheHer'], 'xe/xem/xyr', 'xe/xem/xyr'],
    ['picked anew count before those that stood there', 'xe/xem/xyr', ['sheHer'], 'xe/xem/xyr', 'she/her'],
    ['stay as they stood', 'xe/xem/xyr', ['own'], 'xe/xem/xyr', 'xe/xem/xyr'],
    ['may be none', '', [], '', ''],
    ['are refused where they are others and nobody has written them', '', ['own'], '', 'pronounsMissing'],
    ['are refused where they are too long', '', [], 'x'.repeat(61), 'limit'],
  ] as const)('%s', (_what, said, usual, own, pronouns) => {
    expect(sent(said, usual, own)).toBe(pronouns);
  });
});
