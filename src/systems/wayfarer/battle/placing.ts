import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { type At, parseTile, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { unless } from '../activations/activate.ts';
import { whyNotTurn } from '../activations/legality.ts';
import { type Arrivals, areArrivals, comersWith, placedTogether } from '../arrivals/squads.ts';
import { cardOf, playerIn, type Scene, type SideId, type UnitId, unitIn } from '../scene.ts';
import { type Body, bodyAt } from '../space/body.ts';
import { isFree, nearestFree } from '../space/crowd.ts';
import { tell } from '../tell.ts';
import { halfOf, nextToPlace } from './halves.ts';
import { crowdIn, fieldIn, present } from './standing.ts';
import { opposite, type Zone } from './zones.ts';

/** Whether a side is placing its units before the first round. */
export const isSetUp = ({ battle }: Scene): boolean =>
  battle !== null && battle.marking === undefined && battle.settingUp.length > 0;

/** Why a unit of a side can't come from its reserves; null: it can. */
export function whyNotFromReserves(scene: Scene, side: SideId, id: UnitId | null): Refusal | null {
  const found = unitIn(scene, id);
  if (found === null) return refusal('noSuchUnit', { unit: id });
  if (found.side !== side) return refusal('notYours', { unit: id });
  return found.where.kind === 'reserves' ? null : refusal('notInReserves', { unit: id });
}

/** The place of a unit on a tile of its side's zone, its front away from the edge; or why it can't stand there. */
function placeIn(
  scene: Scene,
  side: SideId,
  id: UnitId,
  tile: string | null,
  beside: Body | null = null,
): Body | Refusal {
  const zone = playerIn(scene, side)?.zone ?? null;
  if (zone === null) return refusal('noBattle');
  if (tile === null) return nearestIn(scene, zone, id, beside);
  const at = parseTile(tile);
  if (at === null) return refusal('noSuchTile', { tile });
  const body = bodyAt(at, opposite[zone.edge], cardOf(scene, id).size);
  if (!isWithin(zone, body)) return refusal('notInZone', { tile: tileName(at), edge: zone.edge });
  return isFree(fieldIn(scene), crowdIn(scene, null), body)
    ? body
    : refusal('noRoom', { tile: tileName(at), unit: id });
}

/** The free place of a strip that is nearest to its middle, or to one of its squad; refuses where there is none. */
function nearestIn(scene: Scene, strip: Zone, id: UnitId, beside: Body | null): Body | Refusal {
  const size = cardOf(scene, id).size;
  const { at, columns, rows } = strip;
  const middle = { x: at.x + Math.floor(columns / 2), y: at.y + Math.floor(rows / 2) };
  const body = bodyAt(beside?.at ?? middle, opposite[strip.edge], size);
  const found = nearestFree(fieldIn(scene), crowdIn(scene, null), body, (one) => isWithin(strip, one));
  return found ?? refusal('noRoomInZone', { unit: id });
}

/** Whether a body lies wholly in a strip. */
const isWithin = ({ at, columns, rows }: Zone, body: Body): boolean =>
  body.at.x >= at.x &&
  body.at.y >= at.y &&
  body.at.x + body.size <= at.x + columns &&
  body.at.y + body.deep <= at.y + rows;

/** Puts a unit on the map, with its front away from its side's edge. */
export function put(tx: Tx<Scene>, side: SideId, id: UnitId, at: At): void {
  const unit = tx.state.battle?.units[id];
  const edge = playerIn(tx.now, side)?.zone?.edge;
  if (unit === undefined || edge === undefined) return;
  unit.where = castDraft({ kind: 'map', at, facing: opposite[edge] });
}

/** Why a unit that a side may place has nowhere to stand; null: there is room. */
export function whyNoRoom(scene: Scene, side: SideId, id: UnitId): Refusal | null {
  const found = placesIn(scene, side, id, null);
  return areArrivals(found) ? null : found;
}

/** The places of a unit and of all of its squad: `tile` is for the unit itself. */
const placesIn = (scene: Scene, side: SideId, id: UnitId, tile: string | null): Arrivals | Refusal =>
  placedTogether(scene, comersWith(scene, id), (now, one, beside) =>
    placeIn(now, side, one, one === id ? tile : null, beside),
  );

/** Why a side can't place another unit before the first round; null: it can. */
export function whyNotPlace(scene: Scene, side: SideId, id: UnitId | null): Refusal | null {
  const no = whyNotTurn(scene, side) ?? (isSetUp(scene) ? null : refusal('setUpIsOver'));
  if (no !== null) return no;
  const half = halfOf(scene, side);
  const placed = present(scene, side).length;
  if (placed >= half) return refusal('halfPlaced', { half });
  const bad = whyNotFromReserves(scene, side, id);
  if (bad !== null || id === null) return bad;
  const models = comersWith(scene, id).length;
  return placed + models > half
    ? refusal('squadBeyondHalf', { unit: id, models, left: half - placed })
    : null;
}

/**
 * Before the first round a side places a unit in its zone (L65 to L69): `target` is the unit, `detail` the tile; without one, where there
 * is room. A squad is placed whole, the others of it beside that unit (L5988).
 */
export function* place(tx: Tx<Scene>, { actor, target, detail }: IntentOf<'act'>): Rule<void> {
  const scene = tx.snapshot();
  yield* unless(tx, whyNotPlace(scene, actor, target));
  const id = target ?? '';
  const found = placesIn(scene, actor, id, detail);
  if (!areArrivals(found)) return yield* unless(tx, found);
  for (const [one, { at }] of found) {
    put(tx, actor, one, at);
    tell(tx, 'placed', { side: actor, unit: one, tile: tileName(at) });
  }
}

/** A side has placed what it wants to: the next does, or the first round begins. */
export function* ready(tx: Tx<Scene>, side: SideId): Rule<void> {
  yield* unless(tx, whyNotTurn(tx.now, side) ?? (isSetUp(tx.now) ? null : refusal('setUpIsOver')));
  tx.state.battle?.settingUp.shift();
  yield* nextToPlace(tx);
}
