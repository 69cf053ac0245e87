import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDurations } from '../../../engine/uses/index.ts';
import { conditionsEnd } from '../conditions/rounds.ts';
import { lasting } from '../conditions/lasting.ts';
import { type CharacterId, character, type Scene, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';

/**
 * Boundaries pass, one after the other: conditions, what actions and abilities have done to units for a time, and shields are a step
 * nearer to their end, or over.
 */
export function durationsPass(tx: Tx<Scene>, ...boundaries: readonly Boundary[]): void {
  let now = tx.snapshot();
  for (const boundary of boundaries) {
    if (conditionsEnd(tx, boundary, now)) now = tx.snapshot();
    const changed = lasting(now).filter((id) => endFor(tx, now, id, boundary));
    if (changed.length > 0) now = tx.snapshot();
  }
}

/** What somebody has for a time and what shields them; gives whether anything of it has changed. */
function endFor(tx: Tx<Scene>, now: Scene, id: CharacterId, boundary: Boundary): boolean {
  const effects = tickDurations(unitIn(now, id)?.effects ?? [], boundary, id);
  const unit = effects.over.length + effects.counted.length > 0 ? tx.state.fight?.units[id] : undefined;
  if (unit !== undefined) unit.effects = castDraft([...effects.kept]);
  for (const { id: effect, by } of effects.over) tell(tx, 'effectEnded', { target: id, effect, by });
  return shieldsEnd(tx, now, id, boundary) || unit !== undefined;
}

function shieldsEnd(tx: Tx<Scene>, now: Scene, id: CharacterId, boundary: Boundary): boolean {
  const { kept, counted, over } = tickDurations(character(now, id).battle.shields, boundary, id);
  const who = counted.length + over.length > 0 ? tx.state.characters[id] : undefined;
  if (who === undefined) return false;
  who.battle.shields = castDraft([...kept]);
  for (const { what, points } of over) tell(tx, 'shieldEnded', { target: id, what, points });
  return true;
}
