import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import { rulesNamed } from '../effects/sources.ts';
import type { Activation, Scene } from '../scene.ts';
import { setOut, tilesOf } from './move.ts';

/** Why the unit that acts can't go on after its assault; null: it can (Strafe, L2196; Hit and Run, L2415). */
export function whyNotGoOn(scene: Scene, { unit, done, struck, left = 0 }: Activation): Refusal | null {
  const has = rulesNamed(scene, unit, 'assaultOnTheWay').some(({ figures }) => figures.kind === struck);
  const moved = done.moved === 'move' || done.moved === 'rush';
  return has && moved && struck !== undefined && left >= 1 ? null : refusal('noWayLeft', { unit });
}

/** A unit that has struck on its way goes on with what is left of it. */
export function* goOnAfter(tx: Tx<Scene>, intent: IntentOf<'act'>): Rule<void> {
  const running = activationOf(tx.snapshot(), intent.actor);
  if (!isActivation(running)) return yield* unless(tx, running);
  yield* unless(tx, whyNotGoOn(tx.snapshot(), running));
  const tiles = yield* tilesOf(tx, intent);
  const drafted = tx.state.battle?.activations.at(-1);
  if (drafted !== undefined) delete drafted.struck;
  const how = running.done.moved === 'rush' ? 'rush' : 'move';
  yield* setOut(tx, running, tiles, running.left ?? 0, how, { each: false });
}
