import type { IntentOf } from '../../../engine/intent.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { whyHelpless, whyNotCinematic, whyNotNow } from '../actions/legality.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { pay, whyNotPaid } from '../turn/economy.ts';
import { readAttack } from './choose.ts';
import { apFor, attacksEach, attacksLeft } from './cost.ts';
import { whyForbidden } from './legality.ts';
import type { Means } from './wielded.ts';
import { strike } from './strike.ts';

/** Why somebody can't attack now, whatever they would attack. */
export const whyNoAttack = (scene: Scene, actor: CharacterId): Refusal | null =>
  whyHelpless(scene, actor) ??
  whyNotCinematic(scene, actor, {}) ??
  whyNotNow(scene, actor, { when: 'turn' }) ??
  whyForbidden(scene, actor);

/** Why the time for an attack with something isn't there. */
export const whyNoTime = (scene: Scene, actor: CharacterId, means: Means): Refusal | null =>
  whyNotPaid(scene, actor, { ap: apFor(scene, actor, means) });

/** Somebody attacks on their turn (Basic Actions: Attack): looks whether they may, pays the action or uses an attack that is left of one, and does it. */
export function* attack(tx: Tx<Scene>, intent: IntentOf<'attack'>): Rule<void> {
  const { actor } = intent;
  const now = tx.snapshot();
  const early = whyNoAttack(now, actor);
  if (early !== null) return yield* tx.refuse(early.code, early.params);
  const read = readAttack(now, intent);
  if (!read.ok) return yield* tx.refuse(read.refusal.code, read.refusal.params);
  const late = whyNoTime(now, actor, read.value.means);
  if (late !== null) return yield* tx.refuse(late.code, late.params);
  payAttack(tx, actor, read.value.means, read.value.uses);
  yield* strike(tx, read.value);
}

/** Pays for an attack: an Attack action where none is left of one, and the attacks that it takes. */
export function payAttack(tx: Tx<Scene>, actor: CharacterId, means: Means, uses: number): void {
  const now = tx.snapshot();
  const ap = apFor(now, actor, means);
  const fresh = attacksLeft(now, actor) === 0;
  const attacks = fresh ? attacksEach(now, actor, means) : attacksLeft(now, actor);
  pay(tx, actor, { ap });
  const turn = tx.state.fight?.fighters[actor]?.turn;
  if (!turn) return;
  turn.attacks = Math.max(0, attacks - uses);
  if (turn.attacks === 0) delete turn.attackAp;
  else turn.attackAp = (fresh ? 0 : (turn.attackAp ?? 0)) + ap;
}
