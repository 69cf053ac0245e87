import { escapeMarkdown } from '../../../engine/text.ts';
import type { Note } from '../../../engine/words.ts';
import type { Events } from '../events.ts';
import type { Sentence } from '../words/sentence.ts';
import type { Telling } from '../words/telling.ts';

export function soulfireSpent({ actor, use, soulfire }: Events['soulfireSpent'], at: Telling): Note {
  const [, left, max] = soulfire;
  return {
    text: `${at.name(actor)} spends 1 Soulfire on ${escapeMarkdown(use)}: the party has ${left} of ${max} left.`,
    tone: 'plain',
  };
}

export function doomRose({ actor, doom }: Events['doomRose'], at: Telling): Note {
  const [before, after] = doom;
  return {
    text: `Doom rises to ${after} because of ${at.name(actor)}.`,
    tone: 'bad',
    why: [`It was ${before}. What Doom does is up to the GM.`],
  };
}

export function partyAmended({ label, from, to }: Events['partyAmended']): Note {
  return { text: `The GM sets ${label}: ${from} → **${to}**.`, tone: 'plain' };
}

/** Why something of the party's cannot be. */
export const partyRefusals: { readonly [code: string]: Sentence } = {
  noSoulfire: ({ max }) =>
    `The party has no Soulfire left (0 of ${max}). A GM can give some back with \`/party set\`.`,
  noSuchPartyField: ({ text, fields }, say) =>
    `The party has no "${say.text(text)}". You can set ${say.list(fields)}, and the house rules (\`/party rules\`).`,
  badParty: ({ at, why }, say) =>
    `I can't read what's stored of the party: ${say.text(at)} ${say.text(why)}.`,
  soulfireIsHeroes: ({ actor }, say) => `${say.who(actor)} isn't a hero: only heroes spend Soulfire.`,
};
