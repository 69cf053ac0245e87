import type { Modifier } from '../../engine/modifier.ts';
import type { Params } from '../../engine/refusal.ts';
import type { Reaction, Ruleset } from '../../engine/ruleset.ts';
import type { Scene } from './scene.ts';
import { windows } from './windows.ts';

export type ReactionsOf = (state: Scene, window: string, about: Params) => Iterable<Reaction<Scene>>;
export type ModifiersOf = (state: Scene, number: string, about: Params) => readonly Modifier[];

/** What may react, folder by folder: in this order people are asked. */
const reacting: readonly ReactionsOf[] = [];

/** What changes a number, folder by folder. */
const changing: readonly ModifiersOf[] = [];

function* reactions(state: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  for (const of of reacting) yield* of(state, window, about);
}

export const ruleset: Ruleset<Scene> = {
  reactions,
  windows: new Set(Object.values(windows)),
  modifiers: (state, number, about) => changing.flatMap((of) => of(state, number, about)),
};
