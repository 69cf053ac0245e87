import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { actingIn, type CharacterId, type Scene } from '../scene.ts';
import { beginOne } from './advance.ts';
import { foreseen } from './foreseen.ts';
import { mayBegin } from './together.ts';

export type Begun =
  | { readonly ok: true; readonly scene: Scene }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * The scene in which somebody acts: as it is, but for one of several heroes who may begin their turn the one in which it has begun.
 * Refuses where its beginning asks or rolls something, or leaves them without a turn: nobody knows then what they will be able to do.
 * Takes the whole scene, with those of whom they know nothing.
 */
export function onTurn(scene: Scene, actor: CharacterId): Begun {
  if (!mayBegin(scene, actor)) return { ok: true, scene };
  const begun = foreseen(scene, (tx) => beginOne(tx, actor));
  return begun !== null && actingIn(begun) === actor
    ? { ok: true, scene: begun }
    : { ok: false, refusal: refusal('beginFirst', { actor }) };
}

/** Before somebody acts: where they may begin their turn and have not, it begins. */
export function* beginToAct(tx: Tx<Scene>, actor: CharacterId): Rule<void> {
  const now = tx.snapshot();
  if (!mayBegin(now, actor)) return;
  const then = onTurn(now, actor);
  if (!then.ok) return yield* tx.refuse(then.refusal.code, then.refusal.params);
  yield* beginOne(tx, actor);
}
