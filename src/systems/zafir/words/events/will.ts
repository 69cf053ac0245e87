import { rowOf } from '../../../../engine/table.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import { abilities } from '../../content/abilities.ts';
import { resists, willSucceeds } from '../../will/attack.ts';
import type { WillEvents } from '../../will/events.ts';
import { diceWords, poolWords } from '../pools.ts';
import type { Sentences } from '../telling.ts';

/** The dice of a Will Attack as they fell. */
const attackDice = (values: readonly number[]): string =>
  `${values.length === 0 ? '' : 'dice '}${diceWords(values, willSucceeds)}`;

export const willSentences: Sentences<WillEvents> = {
  mindAttacked({ actor, target, ability, attack, crit, resist, outcome }, { who }) {
    const what = ability === null ? 'fear' : rowOf(abilities, ability).name;
    const subject =
      actor === null
        ? `**Panic** reaches for ${who(target)}`
        : `${who(actor)} reaches for ${who(target)}'s mind with **${what}**`;
    const ends = {
      crit: 'it goes in deep.',
      success: 'it takes hold.',
      resisted: `${who(target)} resists.`,
      failed: "it doesn't take hold.",
    }[outcome];
    const dice = [
      attackDice(attack.values),
      ...(crit === null ? [] : [`crit ${diceWords(crit.values, resists)}`]),
      ...(resist === null ? [] : [`resist ${diceWords(resist.values, resists)}`]),
    ].join(' · ');
    return {
      text: `${subject}: ${ends}\n-# ${dice}`,
      tone: outcome === 'crit' || outcome === 'success' ? 'bad' : 'plain',
      why: [
        `${poolWords(actor === null ? 'Panic test' : 'Will', attack)}, a 5 or 6 succeeds`,
        ...(crit === null ? [] : [`${poolWords('Crit Effect', crit)}, a 6 succeeds`]),
        ...(resist === null ? [] : [`${poolWords('Resist: Will', resist)}, a 6 resists`]),
      ],
    };
  },
  objectAttacked({ actor, ability, object, at: tile, attack, resist, outcome }, { who }) {
    const dice = [
      attackDice(attack.values),
      ...(resist === null ? [] : [`resist ${diceWords(resist.values, resists)}`]),
    ].join(' · ');
    const won = outcome === 'success';
    return {
      text: `${who(actor)} tries **${rowOf(abilities, ability).name}** on ${escapeMarkdown(object)} (${tile}): ${won ? 'it gives way.' : outcome === 'resisted' ? 'it holds.' : 'without success.'}\n-# ${dice}`,
      tone: won ? 'good' : 'plain',
      why: [
        `${poolWords('Will', attack)}, a 5 or 6 succeeds`,
        ...(resist === null ? [] : [`${poolWords('Its Will', resist)}, a 6 resists`]),
      ],
    };
  },
  steeled: ({ target }, { who, of }) => ({
    text: `${who(target)} keeps ${of(target).their} nerve: 3 more dice against Panic for the rest of the mission.`,
    tone: 'good',
  }),
  fearStruck: ({ target, fear, detail }, { who }) => ({
    text: `${who(target)} faces a fear (${fear}${detail === '' ? '' : `: ${detail}`}).`,
    tone: 'quiet',
  }),
};
