import { rowOf } from '../../../../engine/table.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import { type AbilityRow, abilities } from '../../content/abilities.ts';
import { skillDifficulties } from '../../content/skillDifficulties.ts';
import type { TownEvents } from '../../town/events.ts';
import { critOn, succeedsOn } from '../../town/pool.ts';
import { skillRow } from '../../town/skill.ts';
import { resists, willSucceeds } from '../../will/attack.ts';
import { money } from '../money.ts';
import { diceWords, poolWords } from '../pools.ts';
import type { Sentences, Telling } from '../telling.ts';

type Tried = TownEvents['skillTried'];

/** What may come of a failure: for the GM to choose from, or to leave be. */
function consequences({ outcome, skill }: Tried): string {
  const all = skillRow(skill)?.consequences ?? [];
  if (outcome !== 'failure' || all.length === 0) return '';
  const list = all.map((one) => one.charAt(0).toLowerCase() + one.slice(1)).join('; ');
  return `\n-# What could happen: ${list}.`;
}

/** The dice as they fell; nothing where none did. */
function fell({ pool, crit }: Tried): string {
  const parts = [
    ...(pool.values.length === 0 ? [] : [`skill ${diceWords(pool.values, succeedsOn)}`]),
    ...(crit === null || crit.length === 0 ? [] : [`crit ${diceWords(crit, critOn)}`]),
  ];
  return parts.length === 0 ? '' : `\n-# ${parts.join(' · ')}`;
}

const people = (ids: readonly string[], { who }: Telling): string => ids.map((id) => who(id)).join(', ');

export const townSentences: Sentences<TownEvents> = {
  dayPassed: ({ day, targets, others }, at) => ({
    text: `A day passes (day ${day} since the last mission).${others.length === 0 ? '' : ` Utilities are ready again: ${people(others, at)}.`}`,
    tone: 'plain',
    why: [`For ${people(targets, at)}`],
  }),
  doctorPaid: ({ target, price }, { who }) => ({
    text: `${who(target)} sees a doctor for ${money(price)}.`,
    tone: 'plain',
  }),
  noDoctor: ({ target, price }, { who }) => ({
    text: `${who(target)} can't pay a doctor (${money(price)}).`,
    tone: 'bad',
  }),
  utilityUsed({ actor, ability, detail, attack, resist, outcome, left }, { who }) {
    const { name, utility } = rowOf<AbilityRow>(abilities, ability);
    const on = detail === '' ? '' : `: ${escapeMarkdown(detail.replace(/\.$/, ''))}`;
    const end =
      outcome === null
        ? ''
        : { success: ' It works.', resisted: " It's resisted.", failed: " It doesn't take hold." }[outcome];
    const dice = [
      ...(attack === null || attack.values.length === 0
        ? []
        : [`Will ${diceWords(attack.values, willSucceeds)}`]),
      ...(resist === null ? [] : [`resist ${diceWords(resist.values, resists)}`]),
    ];
    return {
      text: `${who(actor)} uses **${name}**${on}.${end}${dice.length === 0 ? '' : `\n-# ${dice.join(' · ')}`}`,
      tone: outcome === 'resisted' || outcome === 'failed' ? 'bad' : 'good',
      why: [
        utility?.text ?? '',
        ...(left === null ? [] : [`${left} more before dawn`]),
        ...(attack === null ? [] : [`${poolWords('Will', attack)}, a 5 or 6 succeeds`]),
        ...(resist === null ? [] : [`${poolWords('Resist: Will', resist)}, a 6 resists`]),
      ],
    };
  },
  grenadeMade: ({ actor, ability, grenade, price }, { who }) => ({
    text: `${who(actor)} makes one **${grenade}** for ${money(price)}.`,
    tone: 'good',
    why: [`${rowOf(abilities, ability).name}: half the price, once a day; it's in the inventory`],
  }),
  skillTried(event, at) {
    const { actor, name, difficulty, pool, crit, outcome, secret } = event;
    const hard = rowOf(skillDifficulties, difficulty).name;
    const how = {
      crit: 'and it goes better than hoped',
      success: 'and it works',
      failure: pool.values.length === 0 ? 'but with no dice it fails' : 'but it fails',
    }[outcome];
    return {
      text: `${secret ? 'Secretly, ' : ''}${at.who(actor)} tries **${escapeMarkdown(name)}** (${hard.toLowerCase()}), ${how}.${fell(event)}${consequences(event)}`,
      tone: outcome === 'failure' ? 'bad' : 'good',
      why: [
        `${poolWords(`Skill: ${hard}`, pool)}, a 5 or 6 succeeds`,
        ...(crit === null
          ? []
          : [`Crit ${crit.length} ${crit.length === 1 ? 'die' : 'dice'}, a 6 is more than a success`]),
      ],
    };
  },
};
