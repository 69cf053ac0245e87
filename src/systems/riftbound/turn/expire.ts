import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDuration, tickDurations } from '../../../engine/uses/index.ts';
import { lose } from '../conditions/change.ts';
import { expireHazards } from '../powers/hazards.ts';
import { expireAfflictions } from '../powers/staying.ts';
import { type CharacterId, type Fighter, personIn, type Scene } from '../scene.ts';

/** What lasted until now is over: conditions, effects, Prepare, Overwatch. Of one alone, where somebody is named. */
export function expire(tx: Tx<Scene>, boundary: Boundary, only: CharacterId | null = null): void {
  // Most have nothing that could end: what comes to them meanwhile doesn't end with what has just ended.
  const { characters, fight } = tx.snapshot();
  for (const [id, who] of Object.entries(characters)) {
    if (only !== null && id !== only) continue;
    if (who.kind === 'person' && who.conditions.length > 0) expireConditions(tx, id, boundary);
    if (hasAnything(fight?.fighters[id])) expireOfFighter(tx, id, boundary);
    if (who.kind === 'person' && who.afflictions.length > 0) expireAfflictions(tx, id, boundary);
  }
  if (only === null) expireHazards(tx, boundary);
}

const hasAnything = (fighter: Fighter | undefined): boolean =>
  fighter !== undefined &&
  (fighter.overwatch !== null || fighter.effects.length > 0 || fighter.prepared.length > 0);

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
