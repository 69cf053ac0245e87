import { rowOf } from '../../../engine/table.ts';
import { rests } from '../content/rests.ts';
import type { RestEvents } from '../rests/events.ts';
import type { Refusals, SentencesOf } from './telling.ts';

export const restSentences: SentencesOf<RestEvents> = {
  rested({ actor, rest, vitality, wp, momentum, temporary, place, dice, asFull }, at) {
    const changes = [
      ['Vitality', vitality],
      ['WP', wp],
      ['Narrative Momentum', momentum],
      ['Temporary Vitality', temporary],
    ] as const;
    const told = changes.flatMap(([label, [before, now]]) =>
      before === now ? [] : [`${label} ${before} → ${now}`],
    );
    const where = place === null ? '' : ` in a ${place.name.toLowerCase()} for ${place.price} credits`;
    const full = asFull ? ', the second today: that makes a full one' : '';
    const came = at.knows(actor) && told.length > 0 ? ` (${told.join(', ')})` : '';
    return {
      text: `${at.name(actor)} takes a ${rowOf(rests, rest).name.toLowerCase()}${where}${full}${came}.`,
      tone: 'good',
      ...(dice.length === 0 || !at.knows(actor) ? {} : { why: [`Temporary Vitality: ${dice.join(', ')}`] }),
    };
  },
};

export const restRefusals: Refusals = {
  unknownRest: ({ rest }, { text }) =>
    `There's no rest called "${text(rest)}". Take a full rest, a half rest or a short rest.`,
  nobodyRests: () => 'Say who rests.',
  restNobody: ({ actor }, { who }) => `${who(actor)} is an object. It doesn't rest.`,
  restInFight: ({ actor }, { who }) => `${who(actor)} can't rest in a fight. End it first, or leave it.`,
  fullRestLater: ({ actor, from }, { who, text }) =>
    `${who(actor)} can only take one full rest within 24 hours. The next can be over on ${text(from)}.`,
  halfRestUsed: ({ actor, from }, { who, text }) =>
    `${who(actor)} has taken a half rest already, so another does nothing. Take a full rest: it can be over on ${text(from)}.`,
  shortRestUsed: ({ actor }, { who }) =>
    `${who(actor)} has taken a short rest already. Take a longer one first.`,
  restsNotAtAll: ({ rest }, { text }) =>
    `With realistic rests a ${text(rest)} rest does nothing. Take a full rest.`,
  tooPoor: ({ what, price, has }, { text }) => `${text(what)} costs ${price} credits; you have ${has}.`,
};
