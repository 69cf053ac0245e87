import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import type { CharacterId, FightState, FightStateId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** Puts somebody into a state of the fight, in the place of one of its kind from the same source. */
export function putState(tx: Tx<Scene>, id: CharacterId, state: FightState): void {
  const fighter = tx.state.fight?.fighters[id];
  if (fighter === undefined) return;
  const others = fighter.states.filter(
    (one) => one.id !== state.id || one.by !== state.by || one.what !== state.what,
  );
  fighter.states = [...others, castDraft(state)];
}

/** Ends a state of somebody's, and tells so where they were in it. */
export function endState(tx: Tx<Scene>, id: CharacterId, state: FightStateId): void {
  const fighter = tx.state.fight?.fighters[id];
  if (fighter === undefined || !fighter.states.some((one) => one.id === state)) return;
  fighter.states = fighter.states.filter((one) => one.id !== state);
  tell(tx, 'stateEnded', { actor: id, state });
}
