import type { Modifier } from '../../engine/modifier.ts';
import type { Params } from '../../engine/refusal.ts';
import type { Reaction, Ruleset } from '../../engine/ruleset.ts';
import { abilityReactions, abilityStanding } from './abilities/reactions/index.ts';
import { isOverwatch } from './attack/overwatch/fire.ts';
import { attackReactions } from './attack/reactions.ts';
import { isPower, powerReactions } from './powers/reactions.ts';
import type { Scene } from './scene.ts';
import { gapReactions } from './turn/seize.ts';
import { windows } from './windows.ts';

type ReactionsOf = (state: Scene, window: string, about: Params) => Iterable<Reaction<Scene>>;
type ModifiersOf = (state: Scene, number: string, about: Params) => readonly Modifier[];

/** What may react, folder by folder: in this order people are asked. */
const reacting: readonly ReactionsOf[] = [attackReactions, abilityReactions, powerReactions, gapReactions];

/** What changes a number, folder by folder. */
const changing: readonly ModifiersOf[] = [];

function* reactions(state: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  for (const of of reacting) yield* of(state, window, about);
}

export const ruleset: Ruleset<Scene> = {
  reactions,
  windows: new Set(Object.values(windows)),
  // Overwatch fires by itself, as its trigger was chosen when it was taken; so do powers that happen at a moment, and Abilities by the switches
  // of their owners' sheets.
  standing: (state, owner, reaction) =>
    isOverwatch(reaction) || isPower(reaction)
      ? 'always'
      : (abilityStanding(state, owner, reaction) ?? 'ask'),
  modifiers: (state, number, about) => changing.flatMap((of) => of(state, number, about)),
};
