import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { type Boundary, tickDurations } from '../../../engine/uses/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { clearGround } from './ground.ts';
import { zonesIn } from './inside.ts';
import type { Zone } from './zone.ts';

/** A zone is over: its squares are what they were. Things that stood as long as it lasted go once the command is done (`settleThings`). */
export function endZone(tx: Tx<Scene>, zone: Zone): void {
  const { fight } = tx.state;
  if (fight?.zones === undefined) return;
  clearGround(tx, zone);
  if (fight.ground.kind === 'told') for (const id of zone.members) delete fight.ground.cover[id];
  fight.zones = castDraft(zonesIn(tx.snapshot()).filter(({ id }) => id !== zone.id));
  tell(tx, 'zoneEnded', { name: zone.name });
}

/** What lasted until now is over. */
export function expireZones(tx: Tx<Scene>, boundary: Boundary): void {
  const { fight } = tx.state;
  if (fight?.zones === undefined) return;
  const { over, counted, kept } = tickDurations(zonesIn(tx.snapshot()), boundary);
  if (over.length + counted.length === 0) return;
  fight.zones = castDraft([...kept, ...over]);
  for (const zone of over) endZone(tx, zone);
}

/** Who goes anywhere on told ground is in no zone any more. */
export function leaveZones(tx: Tx<Scene>, actor: CharacterId): void {
  const { fight } = tx.state;
  if (fight?.zones === undefined || fight.ground.kind !== 'told') return;
  for (const zone of fight.zones) {
    if (!zone.members.includes(actor)) continue;
    zone.members = zone.members.filter((id) => id !== actor);
    delete fight.ground.cover[actor];
  }
}
