import type { IntentOf } from '../../engine/intent.ts';
import { doingOf } from './actions/carryOut.ts';
import { actById } from './actions/index.ts';
import { beingIn, type Scene } from './scene.ts';

/** What an act comes to with what is picked for it so far; null where its price doesn't hang on that. */
export function tallyOf(scene: Scene, intent: IntentOf<'act'>): string | null {
  const act = actById(intent.act);
  if (act?.tally === undefined || beingIn(scene, intent.actor) === null) return null;
  return act.tally(scene, doingOf(scene, act, intent));
}
