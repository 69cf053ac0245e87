import type { Json } from '../../engine/json.ts';
import type { Params } from '../../engine/refusal.ts';
import { escapeMarkdown } from '../../engine/text.ts';

const say = (value: Json | undefined): string => escapeMarkdown(String(value ?? ''));
const names = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.map((one: Json) => `**${say(one)}**`) : [];
const asked = (p: Params): string => `It's for ${names(p.names).join(', ')}.`;

/** Why somebody cannot ask for rolls, or answer. */
export const requestRefusals: { readonly [code: string]: (params: Params) => string } = {
  requestGone: () => 'I no longer have that request: `/request list` shows those that are open.',
  requestArchived: () =>
    'That campaign has been put away, so nobody rolls for it: a GM brings it back with `/campaign restore`.',
  requestClosed: () => 'That request is over.',
  requestAnswered: () => 'That already has an answer: the list shows it.',
  requestRolling: () => "You've already rolled, and a question about it is open: answer that one.",
  requestNotAsked: (p) => `This one isn't for you. ${asked(p)}`,
  requestAsGm: (p) =>
    `None of your own characters has to roll. ${asked(p)} **GM …** rolls in somebody's place.`,
  requestNothingHeld: () =>
    "There's nothing to show early: everybody sees these results already, or they stay secret.",
  requestWhom: (p) => {
    const meant =
      typeof p.nearest === 'string'
        ? `Did you mean **${say(p.nearest)}**?`
        : `Choose from: ${names(p.names).join(', ') || 'nobody yet'}.`;
    return `Nobody plays a "${say(p.typed)}" here. ${meant} \`of:everybody\` asks all.`;
  },
  requestPlainDice: () =>
    'All roll the same plain dice here, and `@` would be another number for each: write the number itself.',
  requestWhich: (p) =>
    names(p.names).length === 0
      ? 'No request is open here: `/request check` or `/request roll` asks for something.'
      : `Say which one with \`which:\`. These are open: ${names(p.names).join(', ')}.`,
  revealHeldBack: () => "You'll see that once everybody has answered, together with the other results.",
};
