import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown, numeral } from '../../../engine/text.ts';
import { damageTypes } from '../content/damageTypes.ts';
import type { DamageEvents } from '../damage/events.ts';
import type { Part } from '../damage/part.ts';
import { type Factor, isDecrease } from '../numbers/factor.ts';
import { modifierWords, sourceName } from './modifier.ts';
import type { Refusals, SentencesOf, Telling } from './telling.ts';

/** '5 Physical, 4 Poison'. */
const partWords = (parts: readonly Part[]): string =>
  parts.map(({ type, amount }) => `${Number(amount.toFixed(2))} ${rowOf(damageTypes, type).name}`).join(', ');

/** 'Resist ×½', 'All in one +50%'. */
function factorWords(factor: Factor): string {
  const name = sourceName(factor.source);
  if (!isDecrease(factor)) return `${name} +${Math.round(factor.by * 100)}%`;
  return factor.times === 0.5 ? `${name} ×½` : `${name} ×${factor.times}`;
}

const defenceNames = {
  armour: 'Armor',
  constitution: 'Constitution DR value',
  will: 'Will DR value',
} as const;

type Damaged = DamageEvents['damaged'];

function whyDamage(
  { parts, added, dealing, taking, reckoned, target, by }: Damaged,
  at: Telling,
): readonly string[] {
  const changes = [...added.modifiers.map(modifierWords), ...dealing.map(factorWords)].join(', ');
  const rolled = `Rolled ${partWords(parts)}`;
  const own = by === null || at.knows(by) ? `${rolled}${changes === '' ? '' : `; ${changes}`}` : rolled;
  if (!at.knows(target)) return [own];
  const less = taking.map(factorWords);
  const { defence, after } = reckoned;
  const off =
    defence === null || defence.amount === 0
      ? []
      : [`${defenceNames[defence.value]} ${defence.amount < 0 ? '+' : '−'}${Math.abs(defence.amount)}`];
  const steps = [...less, ...off].join(', ');
  return steps === '' ? [own] : [own, `${after} after: ${steps} = ${reckoned.total}`];
}

export const damageSentences: SentencesOf<DamageEvents> = {
  damaged: (event, at) => {
    const { target, by, with: what, temporary, vitality, left, cause, reckoned } = event;
    const whole = temporary + vitality;
    const from = what === null || cause === 'attack' ? '' : ` from ${escapeMarkdown(what)}`;
    const shown = temporary > 0 ? ` (${temporary} Temporary Vitality first)` : '';
    const still = at.knows(target) && whole > 0 ? ` ${numeral(left)} Vitality left.` : '';
    const text =
      whole === 0 && reckoned.total === 0
        ? `${at.name(target)} takes no damage${from}.`
        : `${at.name(target)} takes ${whole} damage${from}${shown}.${still}`;
    return {
      text,
      tone: whole > 0 ? 'bad' : 'quiet',
      why: cause === 'gm' ? [] : whyDamage(event, at),
      ...(cause === 'attack' && by !== null
        ? { attempt: { by: at.plainName(by), deed: 'attack', hit: true, damage: whole } }
        : {}),
    };
  },
  healed: ({ target, amount, halved, left }, at) => ({
    text: `${at.name(target)} heals ${amount}${halved ? ' (halved)' : ''}.${at.knows(target) ? ` ${numeral(left)} Vitality now.` : ''}`,
    tone: 'good',
  }),
  temporaryGained: ({ target, amount }, at) => ({
    text: `${at.name(target)} gains ${amount} Temporary Vitality.`,
    tone: 'good',
  }),
  fell: ({ target, bleeding }, at) => ({
    text: `${at.name(target)} goes down: Restrained${bleeding ? ' and Bleeding' : ''}.`,
    tone: 'bad',
  }),
  recovered: ({ target }, at) => ({ text: `${at.name(target)} is up again.`, tone: 'good' }),
  died: ({ target }, at) => ({ text: `${at.name(target)} dies.`, tone: 'bad' }),
  broke: ({ target }, at) => ({ text: `${at.name(target)} breaks.`, tone: 'bad' }),
};

export const damageRefusals: Refusals = {
  isWhole: ({ actor }, { who }) => `${who(actor)} isn't hurt.`,
};
