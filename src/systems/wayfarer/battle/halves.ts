import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { beginRound } from '../rounds/turns.ts';
import type { Scene, SideId } from '../scene.ts';
import { tell } from '../tell.ts';

/** How many of its units a side may place before the first round: half, rounded down (L66). */
export const halfOf = (scene: Scene, side: SideId): number =>
  Math.floor(Object.values(scene.battle?.units ?? {}).filter(({ owner }) => owner === side).length / 2);

/** Whoever is next places units; where all have, the first round begins. */
export function* nextToPlace(tx: Tx<Scene>): Rule<void> {
  const side = tx.now.battle?.settingUp[0];
  if (side === undefined) return yield* beginRound(tx);
  tell(tx, 'setUpBegan', { side, units: halfOf(tx.snapshot(), side) });
}
