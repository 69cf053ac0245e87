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

/** 'is Burning'; what comes in stacks one gets: 'gets Poison, 2 stacks (3 in all)'. */
function begins({ status, stacks, added }: StatusEvents['statusBegan']): string {
  const name = statusName(status);
  if (statusRule(status)?.stacks !== true) return `is ${statusRule(status)?.adjective ?? name}`;
  const many = added === 1 ? '1 stack' : `${added} stacks`;
  return `gets ${name}, ${many}${stacks > added ? ` (${stacks} in all)` : ''}`;
}

export const statusSentences: SentencesOf<StatusEvents> = {
  statusBegan: (event, at) => {
    const rule = statusRule(event.status);
    return {
      text: `${at.name(event.target)} ${begins(event)}.`,
      tone: 'bad',
      why: rule === null ? [] : [rule.text],
    };
  },
  statusEnded: ({ target, status, why }, at) => {
    const rule = statusRule(status);
    const over =
      rule?.stacks === true
        ? `is free of ${rule.name}`
        : `is no longer ${rule?.adjective ?? statusName(status)}`;
    return { text: `${at.name(target)} ${over}${reasons[why]}.`, tone: 'good' };
  },
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
