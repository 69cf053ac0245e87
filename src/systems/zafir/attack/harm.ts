import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { profileOf } from '../character/profile.ts';
import { characterIn, type Scene } from '../scene.ts';
import { BY_HAND } from './byHand.ts';
import { dealDamage, heal } from './damage.ts';

/**
 * Somebody loses HP, or gets some back, by hand: so many as are named, whatever shields and armour they have, with all that comes of it.
 * Refuses the dead and whom nothing is wrong with.
 */
export function* harm(tx: Tx<Scene>, { actor, change, points }: IntentOf<'harm'>): Rule<void> {
  const who = characterIn(tx.snapshot(), actor);
  if (who === null) return yield* tx.refuse('unknownCharacter', { id: actor });
  if (who.dead) return yield* tx.refuse('isDead', { actor });
  if (change === 'heal') {
    if (who.battle.hp >= profileOf(who).maxHp) return yield* tx.refuse('isWhole', { actor });
    heal(tx, actor, points, null, BY_HAND);
    return;
  }
  yield* dealDamage(tx, {
    target: actor,
    amount: points,
    damageType: null,
    by: null,
    what: BY_HAND,
    attack: false,
    ignoresArmour: true,
    ignoresShields: true,
  });
}
