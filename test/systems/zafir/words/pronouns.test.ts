import { describe, expect, test } from 'vitest';
import { battle, enemy, hero } from '../table.ts';

describe('what is told of somebody', () => {
  const watched = (pronouns: string) =>
    battle('k....r\n......', {
      kira: hero({ origin: { species: 'insaan', pronouns } }),
      raider: enemy(),
    }).act('kira', 'overwatch');

  test('has their pronouns as the sheet gives them', () => {
    expect(watched('she/her').told()).toContain(
      '**Kira** is on Overwatch with the Autorifle until her next turn.',
    );
  });

  test('says "their" where the sheet gives none', () => {
    expect(watched('').told()).toContain(
      '**Kira** is on Overwatch with the Autorifle until their next turn.',
    );
  });
});
