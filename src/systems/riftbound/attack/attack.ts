import type { IntentOf } from '../../../engine/intent.ts';
import type { Refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { spendPrestige, whyNoPrestige } from '../abilities/prestige.ts';
import { whyHelpless, whyNotPaid } from '../moves/legality.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { spendAction } from '../turn/economy.ts';
import { AS_SKILLED, readAttack } from './choose.ts';
import { asStated } from './stated.ts';
import { strike } from './strike.ts';

/** The Action that an Attack takes, as the turn notes it. */
export const ATTACK = 'attack';

/** Why somebody can't attack now, whatever they would attack. */
export const whyNoAttack = (scene: Scene, actor: CharacterId): Refusal | null =>
  whyHelpless(scene, actor) ?? whyNotPaid(scene, actor, { cost: 'action' });

/** Somebody attacks on their turn. Refuses what they may not do. */
export function* attack(tx: Tx<Scene>, intent: IntentOf<'attack'>): Rule<void> {
  const why = yield* triedAttack(tx, intent);
  if (why !== null) yield* tx.refuse(why.code, why.params);
}

/** Looks whether somebody may attack, pays an Action, and does it; or gives why not, and nothing has happened. */
export function* triedAttack(tx: Tx<Scene>, intent: IntentOf<'attack'>): Rule<Refusal | null> {
  const { actor, spend } = intent;
  const now = tx.snapshot();
  const asSkilled = spend.includes(AS_SKILLED);
  const early = whyNoAttack(now, actor) ?? (asSkilled ? whyNoPrestige(now, actor) : null);
  if (early !== null) return early;
  const read = readAttack(now, intent);
  if (!read.ok) return read.refusal;
  const stated = yield* asStated(tx, read.value);
  if (!stated.ok) return stated.refusal;
  if (asSkilled) spendPrestige(tx, actor, 'skilled');
  spendAction(tx, ATTACK);
  yield* strike(tx, stated.value);
  return null;
}
