import { escapeMarkdown } from '../../../../engine/text.ts';
import type { ReactionEvents } from '../../reactions/events.ts';
import { nameOfReaction } from '../../reactions/known.ts';
import { characterIn } from '../../scene.ts';
import type { Sentences } from '../telling.ts';

const orders: { readonly [order: string]: string } = {
  always: 'always, without being asked',
  never: 'never',
  ask: 'ask each time',
};

export const reactionSentences: Sentences<ReactionEvents> = {
  dodged: ({ target, by, values, success }, { who }) => ({
    text: `${who(target)} ${success ? 'dodges' : 'tries to dodge'}${by === null ? '' : ` ${who(by)}'s attack`} (${values.join(', ')}): ${success ? '**it misses**.' : 'no 6, it hits.'}`,
    tone: success ? 'good' : 'plain',
    why: [`Dodge: ${values.length} ${values.length === 1 ? 'die' : 'dice'}, a 6 makes the attack miss`],
  }),
  distracted: ({ target, by }, { who }) => ({
    text: `**Distraction**: ${by === null ? 'the attack' : `${who(by)}'s attack`} on ${who(target)} misses.`,
    tone: 'good',
    why: ['Distraction: the first reaction attack of a round misses'],
  }),
  suppressionEnded: ({ target, by }, { who }) => ({
    text: `${who(by)} is hit and lets go of ${who(target)}: Suppressive Fire is over.`,
    tone: 'plain',
  }),
  ordered: ({ actor, reaction, order }, { who, scene }) => ({
    text: `${who(actor)}: **${escapeMarkdown(nameOfReaction(reaction, characterIn(scene, actor)))}** – ${orders[order] ?? order}.`,
    tone: 'quiet',
  }),
};
