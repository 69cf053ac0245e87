import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilTurnStart } from '../../../engine/uses/index.ts';
import { rollThreeDice } from '../checks/threeDice.ts';
import { scoreOf } from '../numbers/score.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** What the check of who has no HP and no EHP left must come to (Dying). */
const LAST_ACTION = 8;
const STANDS = 18;

export type DeathCheck = 'stands' | 'lastAction' | 'dies';

/**
 * HP and EHP are gone: a WIL check without any Traits; WIL is 2 lower still. On 18 and more they have 1 HP again, and keep at least that until their
 * next turn. On 8 and more they have one Action left before they die.
 */
export function* checkDeath(tx: Tx<Scene>, target: CharacterId): Rule<DeathCheck> {
  const score = scoreOf(tx.now, target, 'will').total;
  const roll = yield* rollThreeDice(tx, { by: target, label: 'death' });
  const total = roll.total + score;
  const came = total >= STANDS ? 'stands' : total >= LAST_ACTION ? 'lastAction' : 'dies';
  const { dice, bonus } = roll;
  tell(tx, 'deathChecked', { target, dice, bonus, score, total, came });
  if (came === 'stands') stand(tx, target);
  return came;
}

function stand(tx: Tx<Scene>, target: CharacterId): void {
  const person = tx.state.characters[target];
  if (person?.kind === 'person') person.hp.now = 1;
  const duration = { ends: untilTurnStart(target).ends.map((end) => ({ ...end })) };
  tx.state.fight?.fighters[target]?.effects.push({ id: 'undying', by: target, number: null, duration });
  tell(tx, 'leftCritical', { target });
}
