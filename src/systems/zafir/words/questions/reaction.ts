import type { Params } from '../../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../../engine/text.ts';
import type { Name, OptionWords, Prompts } from '../asking.ts';

const dice = (count: unknown): string => `${Number(count)} ${Number(count) === 1 ? 'die' : 'dice'}`;

/** What an attack is made with: 'Kira’s Sniper Rifle', 'Frag Grenade of Kira'. */
const weaponOf = ({ actor, weapon, area }: Params, name: Name): string =>
  area === true
    ? `${escapeMarkdown(String(weapon))} of ${name(actor)}`
    : `${name(actor)}’s ${escapeMarkdown(String(weapon))}`;

export const reactionPrompts: Prompts = {
  'window.unit.moved': ({ actor, to }, who, name) =>
    `${name(actor)} moves to ${String(to)}. Does ${who} react?`,
  'window.attack.made': (params, who, name) =>
    `${weaponOf(params, name)} is aimed at ${name(params.target)}. Does ${who} react?`,
  'window.attack.hit': (params, who, name) =>
    `${weaponOf(params, name)} hits ${name(params.target)}${params.crit === true ? ' critically' : ''}${Number(params.damage) > 0 ? ` for ${Number(params.damage)} damage` : ''}. Does ${who} react?`,
  'window.attack.over': (params, who, name) =>
    `${weaponOf(params, name)} has ${params.hit === true ? 'hit' : 'missed'} ${name(params.target)}. Does ${who} strike back?`,
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
    effect: `an action more on your next turn; once ${rule === 'encounter' ? 'an encounter' : 'a mission'}`,
  }),
};
