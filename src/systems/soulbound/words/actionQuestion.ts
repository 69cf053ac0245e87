import type { Json } from '../../../engine/json.ts';
import type { Params } from '../../../engine/refusal.ts';
import { escapeMarkdown } from '../../../engine/text.ts';
import { plainLabel } from './label.ts';
import type { Name } from './testQuestion.ts';

/** What Actions in combat ask of somebody, by the question's code. */
export const actionPrompts: {
  readonly [code: string]: (params: Params, who: string, name: Name) => string;
} = {
  retreat: ({ actor }, _who, name) =>
    `${name(actor)} calls for a retreat: everybody leaves the fight safely, if all agree.`,
  improvise: ({ actor, text }, _who, name) =>
    `${name(actor)} wants to improvise: ${quoted(text)} Does that work?`,
  parley: ({ actor, target, name: skill, words, ends }, _who, name) => {
    const [speaker, listener] = [name(actor), name(target)];
    const said = words == null ? '' : ` ${quoted(words)}`;
    const won = ends === true ? 'the fight is over' : 'you say whether the fight is over';
    return `${speaker} parleys with ${listener} by ${String(skill)}${said === '' ? '.' : `:${said}`} What does ${listener} resist with? If ${speaker} wins, ${won}.`;
  },
  peace: ({ actor, target }, _who, name) =>
    `${name(actor)} has won the Parley with ${name(target)}. Is the fight over?`,
  throwOrWalk: ({ target, weapon }, who, name) =>
    `${who} can walk up to ${name(target)} or throw the ${escapeMarkdown(String(weapon))}. Which?`,
  shove: ({ target }, who, name) => `${who} shoves ${name(target)}: where to?`,
  react: (_params, who) => `${who} reacts. Pick a target.`,
  waited: ({ trigger }, who) => `The round is over, and ${who}'s trigger never came: ${quoted(trigger)}`,
};

/** What an answer to them does, by the option's code. */
export const actionOptions: {
  readonly [code: string]: (params: Params) => { readonly label: string; readonly effect: string };
} = {
  // With names, as several such questions stand below one another.
  'retreat.agree': ({ name }) => ({
    label: `${plainLabel(name)} retreats`,
    effect: 'leaves the fight with the others',
  }),
  'retreat.stay': ({ name }) => ({ label: `${plainLabel(name)} stays`, effect: 'then nobody leaves' }),
  'improvise.allow': () => ({
    label: 'It works',
    effect: 'the Action is spent; call for a Test if it needs one',
  }),
  'improvise.refuse': () => ({ label: "It doesn't work", effect: "the Action isn't spent" }),
  'parley.resist': ({ name }) => ({ label: String(name), effect: '' }),
  'peace.yes': () => ({ label: 'Peace', effect: 'the fight is over' }),
  'peace.no': () => ({ label: 'The fight goes on', effect: '' }),
  'throwOrWalk.walk': ({ zone, takesMove, risk }) => ({
    label: 'Walk up',
    effect: `${takesMove === true ? 'uses your Move to go' : 'charges'} to ${plainLabel(zone)}, then attacks in melee${risk == null ? '' : `. Danger: ${plainLabel(risk)}`}`,
  }),
  'throwOrWalk.throw': ({ lies }) => ({
    label: 'Throw it',
    effect: `stays where you are${lies === true ? '; it lies there until somebody picks it up' : ''}`,
  }),
  'shove.into': ({ name }) => ({ label: plainLabel(name, 'there'), effect: '' }),
  'react.choice': ({ name }) => ({ label: plainLabel(name), effect: '' }),
  'waited.nothing': () => ({ label: 'Let it go', effect: 'no Action this round' }),
  'waited.act': () => ({
    label: 'Act now',
    effect: 'another Action, and last in the order for the rest of the fight',
  }),
};

const quoted = (text: Json | undefined) => `“${escapeMarkdown(String(text ?? '').slice(0, 300))}”`;
