import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDuration, tickDurations } from '../../../engine/uses/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { expireZones } from '../zones/end.ts';

/** What lasted until now is over: states of the fight, held actions, Status Effects and effects. Of one alone, where somebody is named. */
export function expire(tx: Tx<Scene>, boundary: Boundary, only: CharacterId | null = null): void {
  if (only === null) expireZones(tx, boundary);
  const now = tx.snapshot();
  for (const id of Object.keys(now.characters)) {
    if (only !== null && id !== only) continue;
    expireStates(tx, id, boundary);
    expireOfSheet(tx, id, boundary);
  }
}

function expireStates(tx: Tx<Scene>, id: CharacterId, boundary: Boundary): void {
  const before = tx.snapshot().fight?.fighters[id];
  const draft = tx.state.fight?.fighters[id];
  if (before === undefined || draft === undefined) return;
  const states = tickDurations(before.states, boundary, id);
  if (states.over.length + states.counted.length > 0) draft.states = castDraft([...states.kept]);
  for (const one of states.over) tell(tx, 'stateEnded', { actor: id, state: one.id });
  if (before.holding === null) return;
  const duration = tickDuration(before.holding.duration, boundary, id);
  if (duration === null) {
    draft.holding = null;
    tell(tx, 'heldLapsed', { actor: id, what: before.holding.name });
  } else if (draft.holding !== null && duration !== before.holding.duration)
    draft.holding.duration = castDraft(duration);
}

function expireOfSheet(tx: Tx<Scene>, id: CharacterId, boundary: Boundary): void {
  const before = tx.snapshot().characters[id];
  const draft = tx.state.characters[id];
  if (before === undefined || draft === undefined) return;
  const statuses = tickDurations(before.statuses, boundary, id);
  if (statuses.over.length + statuses.counted.length > 0) draft.statuses = castDraft([...statuses.kept]);
  for (const status of new Set(statuses.over.map((one) => one.status)))
    if (!statuses.kept.some((one) => one.status === status))
      tell(tx, 'statusEnded', { target: id, status, why: 'over' });
  if (before.kind === 'object' || draft.kind === 'object') return;
  const effects = tickDurations(before.effects, boundary, id);
  if (effects.over.length + effects.counted.length > 0) draft.effects = castDraft([...effects.kept]);
}
