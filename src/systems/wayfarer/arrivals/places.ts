import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type At, parseTile, sameTile, standingHeight, tileName } from '../../../engine/space/index.ts';
import { allOnMap, crowdIn, fieldIn, onMap, standing } from '../battle/standing.ts';
import { opposite, type Zone } from '../battle/zones.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import { gaitOfUnit, incrementsOn } from '../moves/gait.ts';
import { cardOf, isVehicle, playerIn, type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import { entriesOf, placesBeside, unseenPlaces } from '../space/arrive.ts';
import { type Body, bodyAt } from '../space/body.ts';
import { isFree } from '../space/crowd.ts';
import { pathTo, type Reach, reachOf } from '../space/reach.ts';
import { sureWay } from '../space/walks.ts';

/** Strips where a side's units may come in: its own, and those of its enemies while somebody Outflanks them (L2729). */
function stripsOf(scene: Scene, side: SideId): readonly Zone[] {
  const outflanks = onMap(scene, side).some((id) => hasRule(scene, id, 'alliesDeployIn'));
  const sides = outflanks ? [side, ...(scene.battle?.order ?? []).filter((one) => one !== side)] : [side];
  return sides.flatMap((one) => playerIn(scene, one)?.zone ?? []);
}

/** Where a unit gets with its first move from an edge (L167), on ways where nothing can go wrong; null: there is no room for it. */
function reachFrom(scene: Scene, side: SideId, id: UnitId, strip: Zone): Reach | null {
  const card = cardOf(scene, id);
  const [field, crowd] = [fieldIn(scene), crowdIn(scene, null)];
  const gait = gaitOfUnit(scene, id);
  const mover = { id, side, isVehicle: isVehicle(card) };
  const begin = entriesOf(field, crowd, mover, card.size, strip, gait);
  const [first] = begin;
  if (first === undefined) return null;
  // Its first increment brings it onto the map, however slow it is (S36).
  const least = Math.ceil(Math.min(...begin.map(({ cost }) => cost)) / 2);
  const increments = isVehicle(card) ? least : Math.max(least, incrementsOn(scene, id, null, null));
  return reachOf(field, crowd, {
    mover: { ...mover, body: first.body },
    gait,
    increments,
    begin,
    may: sureWay,
  });
}

/** A body on a tile of the map, its front away from its side's edge. */
function lyingAt(scene: Scene, side: SideId, id: UnitId, at: At): Body {
  const edge = playerIn(scene, side)?.zone?.edge ?? 'south';
  return bodyAt(at, opposite[edge], cardOf(scene, id).size);
}

/** Whether a unit drops in on a tile from above: no move from an edge brings it there, and nothing else that it has (L4458). */
export function dropsOn(scene: Scene, side: SideId, id: UnitId, { at }: Pick<Body, 'at'>): boolean {
  if (!rulesNamed(scene, id, 'deploysOnto').some(({ figures }) => figures.ground === 'any')) return false;
  const isReached = stripsOf(scene, side).some((strip) =>
    reachFrom(scene, side, id, strip)?.places.some((place) => sameTile(place.at, at)),
  );
  return !isReached && !mayLand(scene, side, id, lyingAt(scene, side, id, at), false);
}

const enemyBodies = (scene: Scene, side: SideId): readonly Body[] =>
  allOnMap(scene)
    .filter((one) => unit(scene, one).side !== side)
    .flatMap((one) => standing(scene, one) ?? []);

/** Whether a unit may be put down on a place by something that it has, wherever its side's edge is (L2017, L2248, L2505, L4458). */
function mayLand(scene: Scene, side: SideId, id: UnitId, body: Body, mayDrop = true): boolean {
  const field = fieldIn(scene);
  if (!isFree(field, crowdIn(scene, null), body)) return false;
  const enemies = enemyBodies(scene, side);
  const onto = rulesNamed(scene, id, 'deploysOnto').some(({ figures: { ground } }) => {
    if (ground === 'any') return mayDrop;
    if (ground === 'elevated') return standingHeight(field.terrain, body) > 0;
    return ground === 'unseen' && isUnseen(scene, body, enemies);
  });
  return (
    onto ||
    (hasRule(scene, id, 'swoop') && swoopsTo(scene, side, id).some((one) => sameTile(one.at, body.at)))
  );
}

function isUnseen(scene: Scene, body: Body, enemies: readonly Body[]): boolean {
  const [found] = unseenPlaces(fieldIn(scene), crowdIn(scene, null), body, enemies, body.at);
  return found !== undefined && sameTile(found.at, body.at);
}

/** Places beside an enemy to which a unit swoops down (L2505). */
const swoopsTo = (scene: Scene, side: SideId, id: UnitId): readonly Body[] =>
  enemyBodies(scene, side).flatMap((enemy) =>
    placesBeside(fieldIn(scene), crowdIn(scene, null), cardOf(scene, id).size, enemy),
  );

/** Where a unit that deploys comes to stand: on a tile that is named, beside one of its squad, or where it comes farthest; or why it can't. */
export function arrivalOf(
  scene: Scene,
  side: SideId,
  id: UnitId,
  tile: string | null,
  beside: Body | null = null,
): Body | Refusal {
  if (tile === null) return usualArrival(scene, side, id, beside);
  const at = parseTile(tile);
  if (at === null) return refusal('noSuchTile', { tile });
  for (const strip of stripsOf(scene, side)) {
    const reach = reachFrom(scene, side, id, strip);
    const body = reach === null ? null : bodyIn(scene, reach, id, strip, at);
    if (body !== null) return body;
  }
  const landing = lyingAt(scene, side, id, at);
  const edge = playerIn(scene, side)?.zone?.edge ?? 'south';
  return mayLand(scene, side, id, landing) ? landing : refusal('notInZone', { tile: tileName(at), edge });
}

/** The body at the end of a way onto the map: it faces as it went, or away from the edge where it went nowhere. */
function bodyIn(scene: Scene, reach: Reach, id: UnitId, strip: Zone, at: At): Body | null {
  const place = reach.places.find((one) => sameTile(one.at, at));
  if (place === undefined) return null;
  const path = pathTo(reach, at, place.isColumn);
  return path?.legs.at(-1)?.to ?? path?.from ?? bodyAt(at, opposite[strip.edge], cardOf(scene, id).size);
}

/**
 * Beside an enemy for who swoops; else as far onto the map as its move brings it, nearest to the middle of its side's strip, or to one of its
 * squad that has come before it.
 */
function usualArrival(scene: Scene, side: SideId, id: UnitId, beside: Body | null): Body | Refusal {
  const [landing] = beside === null && hasRule(scene, id, 'swoop') ? swoopsTo(scene, side, id) : [];
  if (landing !== undefined) return landing;
  for (const strip of stripsOf(scene, side)) {
    const reach = reachFrom(scene, side, id, strip);
    if (reach === null) continue;
    const middle = beside?.at ?? {
      x: strip.at.x + Math.floor(strip.columns / 2),
      y: strip.at.y + Math.floor(strip.rows / 2),
    };
    const off = ({ at }: { readonly at: At }) => Math.abs(at.x - middle.x) + Math.abs(at.y - middle.y);
    const [best] = [...reach.places].sort((a, b) => off(a) - off(b));
    const body = best === undefined ? null : bodyIn(scene, reach, id, strip, best.at);
    if (body !== null) return body;
  }
  return refusal('noRoomInZone', { unit: id });
}

export const isBody = (one: Body | Refusal): one is Body => 'at' in one;

/** A place that no enemy sees, the nearest to the middle of the map; null: there is none. */
export function unseenPlace(scene: Scene, side: SideId, id: UnitId): Body | null {
  const field = fieldIn(scene);
  const middle = { x: Math.floor(field.columns / 2), y: Math.floor(field.rows / 2) };
  const body = lyingAt(scene, side, id, middle);
  const [found] = unseenPlaces(field, crowdIn(scene, null), body, enemyBodies(scene, side), middle, id);
  return found ?? null;
}
