import type { Json } from '../../engine/json.ts';
import type { Params } from '../../engine/refusal.ts';
import { escapeMarkdown } from '../../engine/text.ts';

const say = (value: Json | undefined): string => escapeMarkdown(String(value ?? ''));
const names = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map((one: Json) => `**${say(one)}**`) : [];
const asked = (p: Params): string =>
  `Asked ${names(p.names).length === 1 ? 'is' : 'are'} ${names(p.names).join(', ')}.`;

/** Why somebody cannot ask for rolls, or answer. */
export const requestRefusals: { readonly [code: string]: (params: Params) => string } = {
  requestGone: () => 'I no longer have that request: `/request list` shows those that are open.',
  requestArchived: () =>
    'That campaign has been put away, so nobody rolls for it: a GM brings it back with `/campaign restore`.',
  requestClosed: () => 'That request is over.',
  requestAnswered: () => 'That has been answered already: the list says how.',
  requestRolling: () =>
    'Those dice have fallen already, and a decision is open: answer the message that asks for it.',
  requestNotAsked: (p) => `Nobody's asking you this time. ${asked(p)}`,
  requestAsGm: (p) => `None of your own characters is asked. ${asked(p)} **GM …** rolls in somebody's place.`,
  requestNothingHeld: () => 'Nothing is held back here: what was rolled is shown already, or stays secret.',
  requestWhom: (p) => {
    const meant =
      typeof p.nearest === 'string'
        ? `Did you mean **${say(p.nearest)}**?`
        : `There are: ${names(p.names).join(', ') || 'none'}.`;
    return `Nobody plays a "${say(p.typed)}" here. ${meant} \`of:everybody\` asks all.`;
  },
  requestPlainDice: () =>
    'All roll the same plain dice here, and `@` would be another number for each: write the number itself.',
  requestWhich: (p) =>
    names(p.names).length === 0
      ? 'No request is open here: `/request check` or `/request roll` asks for something.'
      : `Say which one with \`which:\`. Open are: ${names(p.names).join(', ')}.`,
  revealHeldBack: () =>
    'That is held back until everybody has answered: it is shown then, together with the other results.',
};
