import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDurations } from '../../../engine/uses/index.ts';
import { endConditions, isSame } from '../conditions/change.ts';
import { expireMarks, expirePowers } from '../powers/expire.ts';
import type { CharacterId, Scene } from '../scene.ts';

/** Conditions and effects that lasted until now are over; of one alone, where somebody is named. */
export function expire(tx: Tx<Scene>, boundary: Boundary, only: CharacterId | null = null): void {
  const now = tx.snapshot();
  const meant = ([id]: readonly [CharacterId, unknown]) => only === null || id === only;
  for (const [id, who] of Object.entries(now.characters).filter(meant)) {
    const { kept, counted, over } = tickDurations(who.conditions, boundary, id);
    if (over.length === 0 && counted.length === 0) continue;
    const draft = tx.state.characters[id];
    if (draft === undefined) continue;
    // What is over is still there, and goes by the rule by which conditions end.
    if (counted.length > 0) draft.conditions = castDraft([...kept, ...over]);
    endConditions(tx, id, (held) => over.some((one) => isSame(one, held)));
  }
  for (const [id, who] of Object.entries(now.characters).filter(meant)) expirePowers(tx, id, who, boundary);
  if (only === null) expireMarks(tx, boundary);
  for (const [id, fighter] of Object.entries(now.fight?.fighters ?? {}).filter(meant)) {
    const { kept, counted, over } = tickDurations(fighter.effects, boundary, id);
    const draft = tx.state.fight?.fighters[id];
    if (draft !== undefined && over.length + counted.length > 0) draft.effects = castDraft([...kept]);
  }
}
