import type { IntentOf } from '../../engine/intent.ts';
import type { Rule } from '../../engine/rule.ts';
import type { Tx } from '../../engine/tx.ts';
import { suffer } from './attack/damage.ts';
import { recoverToughness } from './health.ts';
import { character, characterIn, type Scene } from './scene.ts';
import { tell } from './tell.ts';

/**
 * Somebody is hurt or healed by hand: Damage with Armour already taken off goes the way of all Damage (Toughness, then a Wound); healing gives
 * Toughness back. Refuses the dead and whom nothing is wrong with.
 */
export function* harm(tx: Tx<Scene>, { actor, change, points }: IntentOf<'harm'>): Rule<void> {
  if (characterIn(tx.now, actor) === null) return yield* tx.refuse('unknownCharacter', { id: actor });
  const { dead, toughness } = character(tx.now, actor);
  if (dead) return yield* tx.refuse('isDead', { actor });
  if (change === 'damage') return suffer(tx, actor, points);
  if (toughness.now === toughness.max) return yield* tx.refuse('isWhole', { actor });
  tell(tx, 'toughnessRecovered', { actor, toughness: recoverToughness(tx, actor, points) });
}
