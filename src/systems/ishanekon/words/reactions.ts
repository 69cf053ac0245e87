import type { Params } from '../../../engine/refusal.ts';
import type { Answers, Name, Option, Prompts } from './wording.ts';

const text = (value: Params[string] | undefined): string => (typeof value === 'string' ? value : '');

/** Who did it, where somebody did. */
const by = ({ by: who }: Params, name: Name, word = 'by'): string =>
  typeof who === 'string' ? ` ${word} ${name(who)}` : '';

/** What happens, and whether somebody does anything about it: one question a window. */
export const reactionPrompts: Prompts = {
  'window.attack.declared': ({ actor, with: what }, who, name) =>
    `${name(actor)} uses **${text(what)}**. Does ${who} react?`,
  'window.attack.rolled': ({ actor, target }, who, name) =>
    `${name(actor)}'s attack on ${name(target)} hits. Does ${who} react?`,
  'window.attack.done': ({ actor, with: what }, who, name) =>
    `${name(actor)} is done with **${text(what)}**. Does ${who} react?`,
  'window.defence.asked': ({ actor }, who, name) =>
    `${name(actor)} is about to make a Defense Roll. Does ${who} react?`,
  'window.defence.rolled': ({ actor, success }, who, name) =>
    `${name(actor)} ${success === true ? 'succeeds on' : 'fails'} a Defense Roll. Does ${who} react?`,
  'window.damage': (params, who, name) =>
    `${name(params.target)} is about to take ${String(params.amount)} damage${by(params, name, 'from')}. Does ${who} react?`,
  'window.damage.done': (params, who, name) =>
    `${name(params.target)} has been hurt${by(params, name)}. Does ${who} react?`,
  'window.falls': ({ target, dies }, who, name) =>
    `${name(target)} is about to ${dies === true ? 'die' : 'fall'}. Does ${who} react?`,
  'window.moved': ({ actor, to }, who, name) => `${name(actor)} moves to ${text(to)}. Does ${who} react?`,
  'window.turn.begins': ({ actor }, who, name) => `${name(actor)}'s turn begins. Does ${who} react?`,
  'window.turn.ends': ({ actor }, who, name) => `${name(actor)}'s turn ends. Does ${who} react?`,
};

const cost = ({ rp, wp }: Params): string =>
  [...(rp === undefined ? [] : [`${String(rp)} RP`]), ...(wp === undefined ? [] : [`${String(wp)} WP`])].join(
    ', ',
  );

/** A reaction by what it is of: an Ability with what it costs and does, a feature. */
const reaction: Option = (params) => ({
  label: [text(params.name), ...(params.upcast === undefined ? [] : [`(${text(params.upcast)})`])].join(' '),
  effect: [cost(params), text(params.does)].filter((part) => part !== '').join(': '),
});

/** Reactions are as many as there are Abilities and features: how their codes begin says which words they have. */
export const reactionAnswers: Answers = {
  'reaction.ability': reaction,
  'reaction.may': reaction,
  'reaction.quiet': () => ({ label: 'Not this round', effect: 'and nobody asks you again before the next' }),
  'reaction.pass': () => ({ label: 'Let it pass', effect: '' }),
};
