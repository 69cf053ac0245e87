import type { StatusEnd, StatusEvents } from '../status/events.ts';
import { statusRule } from '../status/rows.ts';
import type { Refusals, SentencesOf } from './telling.ts';

export const statusName = (id: string): string => statusRule(id)?.name ?? id;

/** Why it is over, behind 'is no longer Burning'. */
const reasons: Readonly<Record<StatusEnd, string>> = {
  over: '',
  resisted: '',
  healed: ', thanks to the healing',
  stoodUp: ': back on the feet',
  stabilised: ': stabilised',
  removed: '',
};

export const statusSentences: SentencesOf<StatusEvents> = {
  statusBegan: ({ target, status, stacks, added }, at) => {
    const isStack = statusRule(status)?.stacks === true;
    const many = isStack && stacks > added ? `, ${stacks} stacks in all` : '';
    const what = isStack && added > 1 ? `${statusName(status)} (${added} stacks)` : statusName(status);
    const rule = statusRule(status);
    return {
      text: `${at.name(target)} is under ${what}${many}.`,
      tone: 'bad',
      why: rule === null ? [] : [rule.text],
    };
  },
  statusEnded: ({ target, status, why }, at) => ({
    text: `${statusName(status)} on ${at.name(target)} ends${reasons[why]}.`,
    tone: 'good',
  }),
  statusImmune: ({ target, status }, at) => ({
    text: `${at.name(target)} is immune to ${statusName(status)}.`,
    tone: 'quiet',
  }),
};

export const statusRefusals: Refusals = {
  unknownCondition: ({ condition }, { text }) =>
    `I don't know the Status Effect "${text(condition)}". Pick one from the list.`,
  hasNoCondition: ({ actor, condition }, { who, text }) => `${who(actor)} isn't under ${text(condition)}.`,
  unknownEnd: ({ text: typed }, { text }) =>
    `I can't read "${text(typed)}" as an end. Try "3 rounds" or "end of my turn".`,
  afraid: ({ actor, of }, { who }) => `${who(actor)} is Frightened and can't come nearer to ${who(of)}.`,
  notProne: ({ actor }, { who }) => `${who(actor)} is standing already.`,
};
