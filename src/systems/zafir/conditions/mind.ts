import { castDraft } from 'immer';
import { currentGroup, moveToGroup } from '../../../engine/turns/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { forPhases, untilRemoved } from '../../../engine/uses/index.ts';
import { type CharacterId, type Scene, sideOf, unitIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { gain, lose } from './change.ts';

/**
 * Somebody's mind is another's: the other's player says what they do, on the other's side, until either is Disoriented or the
 * controller is down. Disoriented goes as it comes (it would end it at once). Gives whether it took hold.
 */
export function control(tx: Tx<Scene>, target: CharacterId, by: CharacterId): boolean {
  if (unitIn(tx.now, target) === null || unitIn(tx.now, by) === null || target === by) return false;
  lose(tx, target, 'disoriented', 'controlled');
  if (!gain(tx, target, 'mindControlled', { source: by, from: 'ability' })) return false;
  command(tx, target, by, 'mind', untilRemoved);
  return true;
}

/** An artifact obeys another for so many of the controller's turns (A33). */
export function controlArtifact(tx: Tx<Scene>, target: CharacterId, by: CharacterId, turns: number): void {
  command(tx, target, by, 'artifact', forPhases(turns, sideOf(tx.now, by)));
}

type Control = NonNullable<Scene['fight']>['units'][string]['controlled'];

function command(
  tx: Tx<Scene>,
  target: CharacterId,
  by: CharacterId,
  how: 'mind' | 'artifact',
  duration: NonNullable<Control>['duration'],
): void {
  const unit = tx.state.fight?.units[target];
  if (unit === undefined) return;
  unit.controlled = castDraft({ by, how, duration });
  moveToSide(tx, target);
  tell(tx, 'controlled', { target, by });
}

/** Puts a unit among those whom it now acts with: its controller's side, or its own again. It acts when they do. */
export function moveToSide(tx: Tx<Scene>, id: CharacterId): void {
  const { fight } = tx.state;
  if (fight === null || fight === undefined) return;
  const order = tx.now.fight?.order;
  const side = sideOf(tx.now, id);
  const group = order?.groups.find(({ members }) => members.includes(id));
  if (order === undefined || group === undefined || group.name === side) return;
  // A turn of theirs that runs is not taken from them in the middle of it: they change over when it is done.
  if (order.turns.some(({ actor }) => actor === id)) return;
  const acts = currentGroup(order)?.name !== group.name || !order.done.includes(id);
  const moved = moveToGroup(order, id, side, acts);
  if (!moved.ok) throw new Error(moved.code);
  fight.order = castDraft(moved.order);
}
