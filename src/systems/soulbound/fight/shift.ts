import { castDraft } from 'immer';
import { place, type ZoneId } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, type Scene, zonesFilled, zonesOf } from '../scene.ts';
import { enter } from '../turn/hazard.ts';
import { footprint } from './footprint.ts';
import { apart, closedWith, gathered, ridersOf } from './together.ts';
import { unseat } from './unseat.ts';

/**
 * A group comes into a Zone, out of everybody else's reach and into what waits there. Where its first fills several Zones,
 * the rest of them follow; the others are where that one is.
 */
export function comeInto(tx: Tx<Scene>, group: readonly CharacterId[], zone: ZoneId): void {
  const { fight } = tx.state;
  const [leader] = group;
  if (fight === null || leader === undefined) return;
  const held = zonesOf(tx.now, leader);
  const filled = footprint(fight.map, [zone, ...held], held.length);
  for (const id of group) {
    const placed = place(fight.map, fight.standing, id, id === leader ? filled : [zone]);
    if (!placed.ok) throw new Error(placed.code);
    fight.standing = castDraft(placed.standing);
  }
  const standing = group.length > 1 ? tx.snapshot().fight?.standing : undefined;
  if (standing !== undefined) fight.standing.knots = castDraft(gathered(standing, leader, group).knots);
  for (const id of group) enter(tx, id, zone);
}

/** Somebody is pushed or pulled into a Zone: off what they sit on, with whoever sits on them. */
export function pushInto(tx: Tx<Scene>, id: CharacterId, zone: ZoneId): void {
  const group = [id, ...ridersOf(tx.snapshot(), id)];
  unseat(tx, id, true);
  comeInto(tx, group, zone);
}

/** Somebody is pushed out of everybody's reach inside their Zone: off what they sit on, with whoever sits on them. */
export function pushApart(tx: Tx<Scene>, id: CharacterId): void {
  unseat(tx, id, true);
  const now = tx.snapshot();
  if (tx.state.fight === null || now.fight === null) return;
  tx.state.fight.standing.knots = castDraft(apart(now, now.fight.standing, id).knots);
}

/** Somebody comes within Close Range of another in the same Zone, with whoever moves with them. */
export function pullClose(tx: Tx<Scene>, id: CharacterId, other: CharacterId): void {
  const closed = closedWith(tx.snapshot(), id, other);
  if (closed !== null && tx.state.fight !== null) tx.state.fight.standing.knots = castDraft(closed.knots);
}

/** Somebody whose size has changed fills as many Zones as they do now, from the one they lead with. */
export function resize(tx: Tx<Scene>, id: CharacterId): void {
  const { fight } = tx.state;
  const held = zonesOf(tx.snapshot(), id);
  if (fight === null || held.length === 0) return;
  const fills = Math.max(1, zonesFilled(tx.now, id));
  const filled = fills === 1 ? held.slice(0, 1) : footprint(fight.map, held, Math.max(fills, held.length));
  if (filled.length === held.length) return;
  fight.standing.zones[id] = [...filled];
  for (const zone of filled) enter(tx, id, zone);
}
