import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { remembered } from '../../../engine/remembered.ts';
import { hasRule } from '../effects/sources.ts';
import { type Scene, type SideId, type UnitId, unit } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { withBodies } from '../squads/bodies.ts';
import { strayedOf } from '../squads/cohesion.ts';
import { membersIn, squadOf } from '../squads/squad.ts';
import { arrivalOf, isBody } from './places.ts';

/** Where units come to stand that come together. */
export type Arrivals = ReadonlyMap<UnitId, Body>;

/** All who come with a unit from reserves: a squad always together (L5988), but for those that never come. */
export const comersWith = (scene: Scene, id: UnitId): readonly UnitId[] =>
  squadOf(scene, id) === null
    ? [id]
    : [
        id,
        ...membersIn(scene, id, 'reserves').filter(
          (one) => one !== id && !hasRule(scene, one, 'neverDeploys'),
        ),
      ];

/** Finds a place for each of several: for the first, then for each beside one that has come before it. */
export function placedTogether(
  scene: Scene,
  ids: readonly UnitId[],
  place: (scene: Scene, id: UnitId, beside: Body | null) => Body | Refusal,
): Arrivals | Refusal {
  const found = new Map<UnitId, Body>();
  const [first] = ids;
  for (const id of ids) {
    const now = withBodies(scene, found);
    const beside = first === undefined ? null : (found.get(first) ?? null);
    const body = place(now, id, beside);
    if (!isBody(body)) return body;
    found.set(id, body);
  }
  const after = withBodies(scene, found);
  const parted = first === undefined ? [] : strayedOf(after, first);
  // Of those that were on the map before, none is asked for: who comes back may come far from them.
  return ids.length > 1 && parted.some((id) => ids.includes(id))
    ? refusal('noRoomForSquad', { unit: first ?? null })
    : found;
}

/** Where a unit of the reserves, and with it all of its squad, come to stand; `tile` is for the unit itself. Or why they can't. */
export function arrivalsOf(scene: Scene, side: SideId, id: UnitId, tile: string | null): Arrivals | Refusal {
  return tile === null ? usualArrivals(scene, id) : arrivalsAt(scene, side, id, tile);
}

const arrivalsAt = (scene: Scene, side: SideId, id: UnitId, tile: string | null): Arrivals | Refusal =>
  placedTogether(scene, comersWith(scene, id), (now, one, beside) =>
    arrivalOf(now, side, one, one === id ? tile : null, beside),
  );

/** The same where no tile is named: asked for each card of a hand. */
const usualArrivals = remembered((scene: Scene, id: UnitId): Arrivals | Refusal =>
  arrivalsAt(scene, unit(scene, id).side, id, null),
);

export const areArrivals = (one: Arrivals | Refusal): one is Arrivals => 'size' in one;

/** Why a unit can't come onto the map at all now, and all of its squad with it; null: there is room. */
export function whyNoArrival(scene: Scene, side: SideId, id: UnitId): Refusal | null {
  const found = arrivalsOf(scene, side, id, null);
  return areArrivals(found) ? null : found;
}
