// Somebody who distrusts dice lays the roll beside the card and 'Why?': all three have them in one order, as they fell.
import { describe, expect, test } from 'vitest';
import { duel, sheet, table } from './soulbound/table.ts';
import { battle, enemy, hero, town } from './zafir/table.ts';

/** What a command told, as far as dice are in it. */
interface Told {
  told(): readonly string[];
  why(): readonly string[];
}

/** The faces in a line of dice: '**Kira**: 4✓ 1+2 6 · **Bandit**: 3' has 4, 1, 6 and 3. */
const facesIn = (line: string): readonly number[] =>
  [
    ...line
      .replaceAll(/\*\*\p{L}[^*]*\*\*/gu, '')
      .replaceAll(/d\d+|\+\d+/gu, '')
      .matchAll(/\d+/gu),
  ].map(([face]) => Number(face));

/** On the card they stand in small print below the sentence. */
const onCard = (after: Told): readonly number[] =>
  after.told().flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.startsWith('-# '))
      .flatMap(facesIn),
  );

const inWhy = (after: Told): readonly number[] =>
  after
    .why()
    .filter((line) => line.includes('Dice:'))
    .flatMap((line) => facesIn(line.replace(/ = .*/u, '').replace(/.*Dice:/u, '')));

describe('in Soulbound dice stand as they fell, on the card and in Why?, of', () => {
  test.each([
    [
      'a Test',
      [5, 1, 6],
      (dice: number[]) => table().pc('kira', sheet()).peace().check('kira', 'body.might', { dice }),
    ],
    [
      'an Opposed Test',
      [4, 1, 6, 3, 6, 2],
      (dice: number[]) =>
        table()
          .pc('kira', sheet())
          .foe('bandit', sheet())
          .peace()
          .check('kira', 'body.might', { against: 'bandit', dice }),
    ],
    ['an attack', [4, 6, 2], (dice: number[]) => duel().attack('kira', 'bandit', { dice })],
    [
      'an Action that is resisted',
      [4, 6, 2, 5, 1, 3],
      (dice: number[]) => duel().act('kira', 'grapple', { target: 'bandit', dice }),
    ],
  ] as const)('%s', (_what, dice, played) => {
    const after = played([...dice]);
    expect({ card: onCard(after), why: inWhy(after) }).toEqual({ card: dice, why: dice });
  });
});

/** The pools in the order in which something names them. */
const pools = (lines: readonly string[]) =>
  [
    ...lines
      .join('\n')
      .toLowerCase()
      .matchAll(/\b(?:aim|skill|will|resist|crit|damage)\b/gu),
  ]
    .map(([pool]) => pool)
    .filter((pool, at, all) => all.indexOf(pool) === at);

describe('in Zafir dice stand as they fell on the card, and Why? has their pools in that order, of', () => {
  test.each([
    [
      'an attack',
      [6, 2, 5, 6, 1, 3],
      (dice: number[]) =>
        battle('k....r', { kira: hero(), raider: enemy({ hp: 9 }) }).attack('kira', 'raider', { dice }),
    ],
    [
      'a Will Attack',
      [5, 1, 6, 2, 1, 3],
      (dice: number[]) =>
        battle('k....b.f', {
          kira: hero({ classes: ['seeker'], abilities: ['mindFlay'], attributes: { discipline: 2 } }),
          bandit: enemy({ will: 1 }),
          foe: enemy(),
        }).act('kira', 'mindFlay', { target: 'bandit', dice }),
    ],
    [
      'a skill action',
      [5, 2, 6, 1],
      (dice: number[]) =>
        town({ dalinus: hero() }).check('dalinus', 'notice', { difficulty: 'easy, crit 2', dice }),
    ],
  ] as const)('%s', (_what, dice, played) => {
    const after = played([...dice]);
    const small = after.told().flatMap((text) => text.split('\n').filter((line) => line.startsWith('-# ')));
    const named = pools(small);
    const why = pools(after.why()).filter((pool) => named.includes(pool));
    expect({ card: onCard(after), why }).toEqual({ card: dice, why: named });
  });
});
