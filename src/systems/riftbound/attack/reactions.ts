import type { Params } from '../../../engine/refusal.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import type { Scene } from '../scene.ts';
import { windows } from '../windows.ts';
import { redirects } from './grapple/redirect.ts';
import { overwatchShots } from './overwatch/fire.ts';

/** What people do about an Attack that is declared, and about somebody who moves while they are on Overwatch. */
export function* attackReactions(scene: Scene, window: string, about: Params): Iterable<Reaction<Scene>> {
  if (window === windows.attackDeclared) yield* redirects(scene, about);
  if (window === windows.moveMoment) yield* overwatchShots(scene, about);
}
