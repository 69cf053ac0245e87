import type { Tx } from '../../../engine/tx.ts';
import { die } from '../harm/wound.ts';
import { type CharacterId, type Effect, fighterIn, fightersIn, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { giveAction } from './outOfTurn.ts';

/** The one Action that somebody has left is given to them: their effect says so by a number. */
const GIVEN = 1;

const lastOf = (scene: Scene, id: CharacterId): Effect | undefined =>
  fighterIn(scene, id)?.effects.find((effect) => effect.id === 'lastAction');

/** Who dies, and has an Action left before that, has it now (Dying, 8+): on a turn of theirs that runs there is one left. */
export function lastActions(tx: Tx<Scene>): void {
  const now = tx.snapshot();
  for (const id of fightersIn(now)) {
    const effect = lastOf(now, id);
    if (effect === undefined || effect.number === GIVEN || personIn(tx.now, id)?.dead !== false) continue;
    const draft = tx.state.fight?.fighters[id]?.effects.find((one) => one.id === 'lastAction');
    if (draft !== undefined) draft.number = GIVEN;
    const turn = tx.state.fight?.turn;
    if (turn?.actor === id) {
      turn.actions = 1;
      turn.taken = 0;
    } else giveAction(tx, id);
    tell(tx, 'actionGiven', { actor: id, why: 'dying' });
  }
}

/** They have had it, or let it go: they die. */
export function dieAfterwards(tx: Tx<Scene>, id: CharacterId): void {
  const effect = lastOf(tx.snapshot(), id);
  if (effect?.number === GIVEN && personIn(tx.now, id)?.dead === false) die(tx, id, effect.by);
}
