import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved } from '../../../engine/uses/index.ts';
import { addCondition, endConditions } from '../conditions/change.ts';
import { recoverMettle } from '../health.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/**
 * In place of a Death Test: Mettle is back to its maximum and every condition ends. While it lasts, Melee and Accuracy
 * are one step up, Damage dealt ignores Armour, and no Damage hurts. Outside of a fight it lasts until whoever makes it, or a GM,
 * says that it is over, or to the end of the next fight (S120).
 */
export function makeLastStand(tx: Tx<Scene>, actor: CharacterId): void {
  const who = tx.state.characters[actor];
  if (who === undefined) return;
  who.lastStand = true;
  tell(tx, 'lastStand', {
    actor,
    mettle: recoverMettle(tx, actor),
    fights: fighterIn(tx.now, actor) !== null,
  });
  endConditions(tx, actor, () => true);
}

/**
 * A Last Stand ends with the fight, or when its fighter is out of it: they die, or are Mortally Wounded as before, as the
 * campaign has it (S62). Gives what has become of them; null where they make none.
 */
export function endLastStand(tx: Tx<Scene>, actor: CharacterId): 'dead' | 'dying' | null {
  const who = tx.state.characters[actor];
  if (!who?.lastStand) return null;
  who.lastStand = false;
  if (who.dead) return null;
  const dies = tx.now.party.rules.lastStand === 'dies';
  tell(tx, 'lastStandEnded', { actor, dies });
  if (dies) who.dead = true;
  else addCondition(tx, actor, mortallyStunned);
  return dies ? 'dead' : 'dying';
}

/** The Stunned of the Mortally Wounded. */
export const mortallyStunned = {
  id: 'stunned',
  source: null,
  cause: 'mortallyWounded',
  duration: untilRemoved,
} as const;
