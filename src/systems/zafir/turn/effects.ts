import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDurations } from '../../../engine/uses/index.ts';
import { type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';

/** What actions and abilities have done to units for a time is a step nearer to its end, or over; so are shields. */
export function effectsEnd(tx: Tx<Scene>, boundary: Boundary): void {
  const now = tx.snapshot();
  for (const id of unitsIn(now)) {
    const effects = tickDurations(unitIn(now, id)?.effects ?? [], boundary, id);
    const unit = tx.state.fight?.units[id];
    if (unit !== undefined && effects.over.length + effects.counted.length > 0)
      unit.effects = castDraft([...effects.kept]);
    for (const { id: effect, by } of effects.over) tell(tx, 'effectEnded', { target: id, effect, by });
    shieldsEnd(tx, now, id, boundary);
  }
}

function shieldsEnd(tx: Tx<Scene>, now: Scene, id: CharacterId, boundary: Boundary): void {
  const { kept, counted, over } = tickDurations(character(now, id).battle.shields, boundary, id);
  const who = tx.state.characters[id];
  if (who === undefined || counted.length + over.length === 0) return;
  who.battle.shields = castDraft([...kept]);
  for (const { what, points } of over) tell(tx, 'shieldEnded', { target: id, what, points });
}
