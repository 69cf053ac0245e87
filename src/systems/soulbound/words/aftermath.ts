import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import { armourWords, harmWords } from './harm.ts';
import { diceLine, difficultyWords, poolWords, rollWords, successWords, withDice } from './roll.ts';
import type { Telling } from './telling.ts';

/** What attacks do to more than their target, and to the things they are made with. */

export function blasted(e: Events['blasted'], at: Telling): Note {
  const weapon = escapeMarkdown(e.weapon);
  const how = e.thrown ? `throws ${weapon} into` : `uses ${weapon} on`;
  const hurt = e.nobody ? 'nobody is there' : `${e.damage} Damage to everybody there`;
  return {
    text: `${at.name(e.actor)} ${how} ${escapeMarkdown(e.zone)}: ${hurt}.`,
    tone: e.nobody ? 'quiet' : 'good',
    why: [
      `Blast: ${e.damage} Damage to everybody in the Zone, less their own Armour. There's no Test.`,
      ...emptyWords(e),
    ],
  };
}

/** What is to be done with a weapon that has just been emptied. */
export const emptyWords = ({ empties, weapon }: { readonly empties: boolean; readonly weapon: string }) =>
  empties ? [`${escapeMarkdown(weapon)} isn't loaded now: an Action reloads it.`] : [];

export const alerted = (e: Events['alerted']): Note => ({
  text: `${escapeMarkdown(e.weapon)} is Loud: everybody within Long Range is alerted.`,
  tone: 'quiet',
});

const byWords = {
  blast: () => 'is in the Blast',
  cleave: (weapon: string) => `is in the way of ${weapon} (Cleave)`,
  spread: (weapon: string) => `is close by and caught by ${weapon} (Spread)`,
} as const;

/** Where the Damage of those who are caught comes from. */
const sourceOf = {
  blast: () => 'its Blast number',
  cleave: (damage: number) =>
    damage === 1 ? '1 for a die that shows 6' : `1 for each of ${damage} dice that show 6`,
  spread: () => 'half of what the attack deals, rounded down',
} as const;

export function caught(e: Events['caught'], at: Telling): Note {
  const target = at.name(e.target);
  const { test } = e;
  const told = (sentence: string) =>
    test === null ? sentence : withDice(sentence, rollWords(test, test.difficulty.total));
  const why = [
    ...(test === null
      ? []
      : [
          poolWords(test.name, test.pool),
          `${difficultyWords(test.difficulty, 1)}, and more successes than the attack has`,
          diceLine(test, test.difficulty.total),
        ]),
    ...(e.avoided ? [] : [`${e.damage} Damage: ${sourceOf[e.by](e.damage)}`, ...armourWords(e, at)]),
  ];
  if (e.avoided) {
    const by = test === null ? '' : ` with ${successWords(test.successes)}`;
    return { text: told(`${target} gets out of the way${by}.`), tone: 'quiet', why };
  }
  const hit = `${target} ${byWords[e.by](escapeMarkdown(e.weapon))}: ${e.damage} Damage`;
  return { text: told(`${hit}${harmWords(e, at)}.`), tone: e.dealt === 0 ? 'quiet' : 'bad', why };
}

export function torn(e: Events['torn'], at: Telling): Note {
  const [, left, whole] = e.armour;
  const now = at.knows(e.target) ? `, ${left} of ${whole} left` : '';
  const points = e.by === 1 ? '1 point' : `${e.by} points`;
  const are = e.by === 1 ? 'is' : 'are';
  return { text: `${points} of ${at.name(e.target)}'s Armour ${are} torn off${now}.`, tone: 'bad' };
}

export const thrownAway = (e: Events['thrownAway'], at: Telling): Note => ({
  text: `${at.name(e.actor)}'s ${escapeMarkdown(e.weapon)} lies ${e.zone === null ? 'where it fell' : `in ${escapeMarkdown(e.zone)}`}.`,
  tone: 'quiet',
});

export const reloaded = (e: Events['reloaded'], at: Telling): Note => ({
  text: `${at.name(e.actor)} reloads ${escapeMarkdown(e.weapon)}.`,
  tone: 'plain',
});
