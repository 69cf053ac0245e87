import { unmarked } from '../../../engine/text.ts';
import type { Option, Prompt } from './wording.ts';

const metresOf = (metres: unknown): string => `${Number(metres)} m`;

/** What the GM is asked where nobody has a place: who sees, who is near, who gets there. */
export const mindPrompts: { readonly [code: string]: Prompt } = {
  'mind.near': ({ target, metres }, _who, name) => `Who is within ${metresOf(metres)} of ${name(target)}?`,
  'mind.reach': ({ actor, target }, _who, name) => `How near is ${name(target)} to ${name(actor)}?`,
  'mind.move': ({ actor, target, metres }, _who, name) =>
    target === null
      ? `${name(actor)} moves. Who on Overwatch can shoot, and what's on the way?`
      : `${name(actor)} steps in at ${name(target)}, up to ${metresOf(metres)}. Tick what happens.`,
  'mind.plasma': ({ actor, metres, step }, _who, name) =>
    `${name(actor)}'s plasma flies on ${metresOf(step)}. Who is within ${metresOf(metres)} of it?`,
};

export const mindAnswers: { readonly [code: string]: Option } = {
  'mind.near.one': ({ target }, name) => ({ label: unmarked(name(target)), effect: 'near enough' }),
  'mind.near.none': () => ({ label: 'Nobody', effect: 'nobody is near enough' }),
  'mind.reach.touching': () => ({ label: 'In contact', effect: 'near enough' }),
  'mind.reach.near': ({ metres }) => ({ label: `Within ${metresOf(metres)}`, effect: 'near enough' }),
  'mind.reach.out': () => ({ label: 'Too far', effect: "it's taken back, and nothing is paid" }),
  'mind.move.gets': ({ metres }) => ({ label: 'Gets there', effect: `it's within ${metresOf(metres)}` }),
  'mind.move.clear': ({ watcher }, name) => ({
    label: `${unmarked(name(watcher))} shoots`,
    effect: 'sees them, in range',
  }),
  'mind.move.beset': ({ watcher }, name) => ({
    label: `${unmarked(name(watcher))} shoots, in contact`,
    effect: 'touches an enemy: −2 a die',
  }),
  'mind.move.targetBeset': ({ watcher, target }, name) => ({
    label: `${unmarked(name(watcher))} shoots at a melee`,
    effect: `${unmarked(name(target))} touches an enemy: −1 a die`,
  }),
  'mind.move.plasma': ({ actor }, name) => ({
    label: 'Touches the plasma',
    effect: `${unmarked(name(actor))}'s: it explodes`,
  }),
  'mind.move.none': () => ({ label: 'Nothing', effect: 'nothing of it happens' }),
  'mind.plasma.touches': () => ({ label: 'Hits something', effect: 'it explodes here' }),
  'mind.plasma.none': () => ({ label: 'Nobody', effect: 'it burns nobody' }),
};
