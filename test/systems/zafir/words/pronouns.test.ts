import { describe, expect, test } from 'vitest';
import { possessive } from '../../../../src/systems/zafir/words/pronouns.ts';
import { battle, enemy, hero } from '../table.ts';

test.each([
  ['she/her', 'her'],
  ['He / him', 'his'],
  ['they/them', 'their'],
  ['xe/xem/xyr', 'xyr'],
  ['xe/xem', 'their'],
  ['a/b/**c**', 'their'],
  ['', 'their'],
])('what belongs to somebody of "%s" is %s', (given, word) => {
  expect(possessive(given)).toBe(word);
});

describe('what is told of somebody', () => {
  const watched = (pronouns: string) =>
    battle('k....r\n......', {
      kira: hero({ origin: { species: 'insaan', pronouns } }),
      raider: enemy(),
    }).act('kira', 'overwatch');

  test('has their pronouns as the sheet gives them', () => {
    expect(watched('she/her').told()).toContain(
      '**Kira** keeps watch with the Autorifle until her next turn.',
    );
  });

  test('says "their" where the sheet gives none', () => {
    expect(watched('').told()).toContain('**Kira** keeps watch with the Autorifle until their next turn.');
  });
});
