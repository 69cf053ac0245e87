import type { Params } from '../../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import type { Name, OptionWords, Prompts } from '../asking.ts';

const dice = (count: unknown): string => `${Number(count)} ${Number(count) === 1 ? 'die' : 'dice'}`;

/** An attack with a weapon is what somebody does with it, whatever its number ('the Claws'); in an area it comes by itself. */
const attackWords = (
  { actor, target, weapon, area }: Params,
  name: Name,
  { does, comes }: { readonly does: string; readonly comes: string },
): string =>
  area === true
    ? `${escapeMarkdown(String(weapon))} of ${name(actor)} ${comes} ${name(target)}`
    : `${name(actor)} ${does} ${name(target)} with the ${escapeMarkdown(String(weapon))}`;

export const reactionPrompts: Prompts = {
  'window.unit.moved': ({ actor, to }, who, name) =>
    `${name(actor)} moves to ${String(to)}. Does ${who} react?`,
  'window.attack.made': (params, who, name) =>
    `${attackWords(params, name, { does: 'aims at', comes: 'is aimed at' })}. Does ${who} react?`,
  'window.attack.hit': (params, who, name) => {
    const hits = params.crit === true ? 'critically hits' : 'hits';
    const damage = Number(params.damage) > 0 ? ` for ${Number(params.damage)} damage` : '';
    return `${attackWords(params, name, { does: hits, comes: hits })}${damage}. Does ${who} react?`;
  },
  'window.attack.over': (params, who, name) => {
    const has = params.hit === true ? 'has hit' : 'has missed';
    return `${attackWords(params, name, { does: has, comes: has })}. Does ${who} strike back?`;
  },
};

/** 'Overwatch: Autorifle' with '45% to hit; gives you away'. */
const shot =
  (label: string) =>
  ({ weapon, chance, reveals }: Params) => ({
    label: `${label}: ${String(weapon)}`.slice(0, 75),
    effect: `${Number(chance)}% to hit${reveals === true ? '; gives you away' : ''}`,
  });

export const reactionOptions: OptionWords = {
  'reaction.overwatch': shot('Shoot'),
  'overwatch.wait': () => ({ label: 'Wait for a closer shot', effect: 'I ask again at an easier one' }),
  'reaction.suppressiveFire': shot('Shoot'),
  'reaction.returnFire': shot('Return Fire'),
  'reaction.riposte': shot('Riposte'),
  'reaction.dodge': ({ dice: count, chance }) => ({
    label: `Dodge: ${dice(count)}`,
    effect: `${Number(chance)}% to make it miss; once a round`,
  }),
  'reaction.distraction': () => ({ label: 'Distraction', effect: 'it misses; once a round' }),
  'reaction.clarityInTheChaos': ({ rule }) => ({
    label: 'Clarity in the Chaos',
    effect: `one more action on your next turn; once ${rule === 'encounter' ? 'an encounter' : 'a mission'}`,
  }),
};
