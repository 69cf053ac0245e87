import { rowOf } from '../../../engine/table.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import { abilityRowOf } from '../content/abilities.ts';
import { rests } from '../content/rests.ts';
import type { Events } from '../events.ts';
import type { Sentence, Telling } from './telling.ts';

const abilityName = (id: string): string => abilityRowOf(id)?.name ?? escapeMarkdown(id);

export function rested({ actor, rest, hours, sp, ehp, ready, dice }: Events['rested'], at: Telling): Note {
  const long = hours > 1 ? ` of ${hours} hours` : '';
  const gauges = [
    ...(sp[0] === sp[1] ? [] : [`SP ${sp[0]} → ${sp[1]}`]),
    ...(ehp[0] === ehp[1] ? [] : [`EHP ${ehp[0]} → ${ehp[1]}`]),
    ...ready.map((id) => `${abilityName(id)} is ready`),
  ];
  const came = at.knows(actor) && gauges.length > 0 ? ` (${gauges.join(', ')})` : '';
  return {
    text: `${at.name(actor)} takes a ${rowOf(rests, rest).name}${long}${came}.`,
    tone: 'good',
    ...(dice.length === 0 || !at.knows(actor) ? {} : { why: [`d6: ${dice.join(', ')}`] }),
  };
}

export function sheltered({ others, room }: Events['sheltered']): Note {
  const outside = others.length - room;
  return outside <= 0
    ? { text: 'Everybody has room in a tent.', tone: 'quiet' }
    : { text: `The tents have room for ${room}: ${outside} of you sleep outside.`, tone: 'plain' };
}

export function charged({ actor, charge: [before, now] }: Events['charged'], at: Telling): Note | null {
  if (!at.knows(actor)) return null;
  const sleeps = now === 0 ? ` ${at.name(actor)} sleeps until somebody recharges ${at.of(actor).them}.` : '';
  return {
    text: `${at.name(actor)}'s own Charge: ${before} → ${now}.${sleeps}`,
    tone: now === 0 ? 'bad' : 'quiet',
  };
}

export const sunned = ({ actor, item, charge: [before, now] }: Events['sunned'], at: Telling): Note | null =>
  at.knows(actor)
    ? { text: `${at.name(actor)}'s ${escapeMarkdown(item)}: Charge ${before} → ${now}.`, tone: 'quiet' }
    : null;

export const restRefusals: { readonly [code: string]: Sentence } = {
  unknownRest: ({ rest }, { text }) =>
    `There's no rest called "${text(rest ?? '')}". Take a Short Break, a Long Break or a Full Rest.`,
  nobodyRests: () => 'Say who rests.',
  restNobody: ({ actor }, { who }) => `${who(actor)} can't rest: only people do.`,
  restInFight: ({ actor }, { who }) => `${who(actor)} can't rest in a fight. End it first, or leave it.`,
  restDead: ({ actor }, { who }) => `${who(actor)} is dead.`,
};
