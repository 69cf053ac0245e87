import { castDraft } from 'immer';
import { tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn, onMap, sizeOf, standing } from '../battle/standing.ts';
import { score } from '../battle/victory.ts';
import { isOfType, rulesNamed } from '../effects/sources.ts';
import { letGo } from '../markers/carry.ts';
import { aboard, cardOf, type Scene, type SideId, type UnitId, unitIn, type Whereabouts } from '../scene.ts';
import { type Body, bodyAt } from '../space/body.ts';
import { nearestFree } from '../space/crowd.ts';
import { dropOut } from '../squads/acting.ts';
import { tell } from '../tell.ts';

/** A unit that acts for another side is its own side's again. */
function comeHome(tx: Tx<Scene>, id: UnitId): void {
  const { battle } = tx.state;
  const drafted = battle?.units[id];
  for (const one of battle?.activations ?? []) {
    if (one.unit !== id || one.lentBy === undefined || drafted === undefined) continue;
    drafted.side = one.lentBy;
    delete one.lentBy;
  }
}

/** Moves a unit off the map. */
function off(tx: Tx<Scene>, id: UnitId, where: Whereabouts): void {
  comeHome(tx, id);
  letGo(tx, id);
  dropOut(tx, id);
  const drafted = tx.state.battle?.units[id];
  if (drafted === undefined) return;
  drafted.where = castDraft({ ...where });
  drafted.sneaking = false;
}

/** A unit is back in its side's reserves, whatever save dice it has used, and nobody gets hold of it on its way. */
export function goBack(tx: Tx<Scene>, id: UnitId, why: string): void {
  if (unitIn(tx.now, id)?.where.kind === 'reserves') return;
  off(tx, id, { kind: 'reserves' });
  tell(tx, 'sentToReserves', { unit: id, why });
}

/** Captives of a kind that somebody on the map knows are worth a point more (Scientific Knowledge, L1870). */
function scoreKnown(tx: Tx<Scene>, id: UnitId, side: SideId): void {
  const scene = tx.snapshot();
  for (const ally of onMap(scene, side))
    for (const { figures } of rulesNamed(scene, ally, 'vpFor'))
      if (typeof figures.type === 'string' && isOfType(scene, id, figures.type))
        score(tx, side, Number(figures.vp));
}

/** A unit is captured: what it is worth is its captor's (L408 to L416). */
export function capture(tx: Tx<Scene>, id: UnitId, side: SideId): void {
  putOutAll(tx, id);
  off(tx, id, { kind: 'captured', by: side });
  tell(tx, 'captured', { unit: id, side, points: cardOf(tx.snapshot(), id).vp });
  scoreKnown(tx, id, side);
}

/** A unit is taken out of the game. */
export function remove(tx: Tx<Scene>, id: UnitId, why: string): void {
  putOutAll(tx, id);
  off(tx, id, { kind: 'removed' });
  tell(tx, 'removed', { unit: id, why });
}

/** A unit that can't stay in its vehicle stands on the free place nearest to it; where there is none, it is back in reserves. */
export function putOut(tx: Tx<Scene>, id: UnitId, vehicle: UnitId, by: Body | null): void {
  const scene = tx.snapshot();
  const size = sizeOf(scene, id);
  const body =
    by === null ? null : nearestFree(fieldIn(scene), crowdIn(scene, null), bodyAt(by.at, by.facing, size));
  if (body === null) {
    goBack(tx, id, 'noPlace');
    return;
  }
  stand(tx, id, body);
  tell(tx, 'gotOut', { unit: id, vehicle, tile: tileName(body.at) });
}

/** Whoever is in a vehicle that is about to go stands beside it. */
export function putOutAll(tx: Tx<Scene>, vehicle: UnitId): void {
  const body = standing(tx.snapshot(), vehicle);
  for (const id of aboard(tx.snapshot(), vehicle)) putOut(tx, id, vehicle, body);
}
