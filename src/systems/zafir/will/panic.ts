import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { gain, protectionFrom } from '../conditions/change.ts';
import { steeled } from '../numbers/sources/will.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { willAttack } from './attack.ts';

/** Somebody tests for panic: 2 dice against their mind. Whoever withstands it withstands later panics better (+3, once). */
export function* testForPanic(tx: Tx<Scene>, target: CharacterId): Rule<void> {
  if (unitIn(tx.now, target) === null || protectionFrom(tx.now, target, 'panic', 'rule') !== null) return;
  const outcome = yield* willAttack(tx, { actor: null, target, ability: null, panic: true, crit: 0 });
  if (outcome === 'success' || outcome === 'crit') gain(tx, target, 'panic', { source: null, from: 'rule' });
  else steel(tx, target);
}

/** Having withstood a panic. */
export function steel(tx: Tx<Scene>, target: CharacterId): void {
  const who = tx.state.characters[target];
  if (who === undefined || who.battle.marks.includes(steeled)) return;
  who.battle.marks.push(steeled);
  tell(tx, 'steeled', { target });
}
