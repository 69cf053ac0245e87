import type { Params } from '../../engine/refusal.ts';
import type { Reaction, Ruleset } from '../../engine/ruleset.ts';
import { isAskedElsewhere } from './attack/exchange.ts';
import { heldReactions, isHeldAction } from './held/reactions.ts';
import { askedReactions, isAsked } from './language/asked/reactions.ts';
import { abilityReactions } from './language/moments/answers.ts';
import { measuresOf } from './language/moments/measures.ts';
import { featureReactions, languageStanding } from './language/moments/reactions.ts';
import { changes } from './numbers/ask.ts';
import { situationIn } from './numbers/situation.ts';
import { isObjects, objectReactions } from './objects/reactions.ts';
import type { Scene } from './scene.ts';
import { isQuiet, quietAnswers } from './turn/quiet.ts';
import { isZones, zoneReactions } from './zones/harm.ts';
import { windows } from './windows.ts';

export type ReactionsOf = (state: Scene, window: string, about: Params) => Iterable<Reaction<Scene>>;

/** What may react, folder by folder: in this order people are asked. */
const reacting: readonly ReactionsOf[] = [
  abilityReactions,
  featureReactions,
  objectReactions,
  zoneReactions,
  heldReactions,
  askedReactions,
];

/** What comes by itself: things, zones, held actions, what features do. Nobody is asked about it. */
const isOrdered = (reaction: string): boolean =>
  isObjects(reaction) ||
  isZones(reaction) ||
  isHeldAction(reaction) ||
  isAsked(reaction) ||
  languageStanding(reaction) === 'always';

function* reactions(state: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  for (const of of reacting)
    for (const reaction of of(state, window, about))
      if (isOrdered(reaction.id) || !isAskedElsewhere(state, reaction.owner, window)) yield reaction;
}

export const ruleset: Ruleset<Scene> = {
  reactions,
  windows: new Set(Object.values(windows)),
  measures: measuresOf,
  standing: (state, owner, reaction) =>
    isOrdered(reaction) ? 'always' : isQuiet(state, owner) ? 'never' : 'ask',
  besides: quietAnswers,
  modifiers: (state, number, about) => changes(state, number, situationIn(about)),
};
