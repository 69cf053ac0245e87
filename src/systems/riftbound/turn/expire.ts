import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDuration, tickDurations } from '../../../engine/uses/index.ts';
import { expireHazards } from '../powers/hazards.ts';
import { expireAfflictions } from '../powers/staying.ts';
import { lose } from '../conditions/change.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';

/** What lasted until now is over: conditions, effects, Prepare, Overwatch. Of one alone, where somebody is named. */
export function expire(tx: Tx<Scene>, boundary: Boundary, only: CharacterId | null = null): void {
  const now = tx.snapshot();
  for (const id of Object.keys(now.characters)) {
    if (only !== null && id !== only) continue;
    expireConditions(tx, id, boundary);
    expireOfFighter(tx, id, boundary);
    expireAfflictions(tx, id, boundary);
  }
  if (only === null) expireHazards(tx, boundary);
}

function expireConditions(tx: Tx<Scene>, id: CharacterId, boundary: Boundary): void {
  const before = personIn(tx.snapshot(), id)?.conditions ?? [];
  const { kept, counted, over } = tickDurations(before, boundary, id);
  const draft = tx.state.characters[id];
  // What is over is still there, and goes by the rule by which conditions end.
  if (counted.length > 0 && draft?.kind === 'person') draft.conditions = castDraft([...kept, ...over]);
  for (const one of over) lose(tx, id, one.id);
}

function expireOfFighter(tx: Tx<Scene>, id: CharacterId, boundary: Boundary): void {
  const before = tx.now.fight?.fighters[id];
  const draft = tx.state.fight?.fighters[id];
  if (before === undefined || draft === undefined) return;
  const effects = tickDurations(before.effects, boundary, id);
  if (effects.over.length + effects.counted.length > 0) draft.effects = castDraft([...effects.kept]);
  const prepared = tickDurations(before.prepared, boundary, id);
  if (prepared.over.length + prepared.counted.length > 0) draft.prepared = castDraft([...prepared.kept]);
  const { overwatch } = before;
  if (overwatch === null) return;
  const duration = tickDuration(overwatch.duration, boundary, id);
  if (duration === null) draft.overwatch = null;
  else if (duration !== overwatch.duration) draft.overwatch = castDraft({ ...overwatch, duration });
}
