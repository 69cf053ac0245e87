import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import {
  type Boundary,
  delayed,
  type Duration,
  tickDuration,
  tickDurations,
} from '../../../engine/uses/index.ts';
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

/** A boundary comes once more than it counts: all that waits for it waits for one more, so that what begins before it comes ends with it all the same. */
export function postpone(tx: Tx<Scene>, boundary: Boundary): void {
  const now = tx.snapshot();
  const later = <T extends { readonly duration: Duration }>(all: readonly T[], owner: CharacterId | null) =>
    castDraft(all.map((one) => ({ ...one, duration: delayed(one.duration, boundary, owner) })));
  for (const [id, before] of Object.entries(now.characters)) {
    const draft = tx.state.characters[id];
    if (draft === undefined) continue;
    draft.statuses = later(before.statuses, id);
    if (before.kind !== 'object' && draft.kind !== 'object') draft.effects = later(before.effects, id);
  }
  const { fight } = tx.state;
  if (fight === null) return;
  for (const [id, before] of Object.entries(now.fight?.fighters ?? {})) {
    const draft = fight.fighters[id];
    if (draft === undefined) continue;
    draft.states = later(before.states, id);
    if (before.holding !== null && draft.holding !== null)
      draft.holding.duration = castDraft(delayed(before.holding.duration, boundary, id));
  }
  if (fight.zones !== undefined) fight.zones = later(now.fight?.zones ?? [], null);
}
