import { onMap } from '../battle/standing.ts';
import { cardOf as cardNamed, isFace } from '../cards/card.ts';
import type { Vehicle } from '../content/vehicles.ts';
import { lastingBumps } from '../effects/detect.ts';
import { cardValue } from '../effects/pool.ts';
import { hasRule, rulesNamed, sourcesOf } from '../effects/sources.ts';
import { isInStorm } from '../effects/storm.ts';
import { type Activation, type Scene, type UnitId, unit } from '../scene.ts';
import { type Gait, gaitOf, incrementsOf, type WayHad } from '../space/gait.ts';
import { featureOf, pilotOf, vehicleRow } from '../vehicles/crew.ts';
import { flies, furtherBy } from './manner.ts';
import type { Manner } from './manners.ts';

const waysOf = (scene: Scene, id: UnitId): readonly WayHad[] =>
  sourcesOf(scene, id).flatMap(({ effect }) =>
    effect.does === 'move' ? [{ way: effect.way, by: effect.by }] : [],
  );

const forbids = (scene: Scene, id: UnitId, what: 'climbing' | 'rushing'): boolean =>
  sourcesOf(scene, id).some(({ effect }) => effect.does === 'forbid' && effect.what === what);

/** Whether a unit never rushes: something forbids it, or it is a vehicle without legs or a rider's (L5105, L5399, L5476). */
export function neverRushes(scene: Scene, id: UnitId): boolean {
  const row = vehicleRow(scene, id);
  const rolls = row === null || row.movedBy === 'rider' || featureOf(scene, id, 'walker') > 0;
  return !rolls || forbids(scene, id, 'rushing');
}

/** What rolls Athletics for a unit's rush: itself, or the rider of what has no legs of its own. */
export const rushesBy = (scene: Scene, id: UnitId): UnitId =>
  vehicleRow(scene, id)?.movedBy === 'rider' ? (pilotOf(scene, id) ?? id) : id;

/** Increments of horses before a wagon: four dice of Athletics at a gallop. The book gives no figure of its own (L5773). */
const horses = 8;

/** Increments of a vehicle: its Speed (L5094), its rider's, or its horses'; in a rush what was rolled as well. */
function speedOf(scene: Scene, id: UnitId, row: Vehicle, card: string | null, rushed: number | null): number {
  if (row.movedBy === 'horses') return horses;
  if (row.movedBy === null) return row.speed + (rushed ?? 0);
  const rider = pilotOf(scene, id);
  return rider === null ? 0 : incrementsOn(scene, rider, card, rushed);
}

const athleticsOf = (scene: Scene, id: UnitId) => cardValue(scene, id, 'athletics');

/** How a unit moves over the ground, or above it. */
export function gaitOfUnit(scene: Scene, id: UnitId, manner: Manner | null = null): Gait {
  const gait = gaitOf(waysOf(scene, id), athleticsOf(scene, id)?.dice ?? 0, {
    climb: !forbids(scene, id, 'climbing'),
    bound: hasRule(scene, id, 'bounding'),
  });
  return flies(scene, id, manner) ? { ...gait, flies: true } : gait;
}

/** What allies on the map add to a move of a unit (Geographical Study, L1835). */
const alliesAdd = (scene: Scene, id: UnitId): number =>
  onMap(scene, unit(scene, id).side)
    .filter((ally) => ally !== id)
    .flatMap((ally) => rulesNamed(scene, ally, 'alliesMove'))
    .reduce((most, { figures }) => Math.max(most, Number(figures.further)), 0);

/** Increments that a unit has for a move, or for a run after a rush that showed so many dice of 4 or more. */
export const incrementsFor = (
  scene: Scene,
  { unit, card }: Activation,
  rushed: number | null,
  manner: Manner | null = null,
): number => incrementsOn(scene, unit, card, rushed, manner);

/** The same of any unit; a card is what it acts with, null: none. */
export function incrementsOn(
  scene: Scene,
  id: UnitId,
  card: string | null,
  rushed: number | null,
  manner: Manner | null = null,
): number {
  const row = vehicleRow(scene, id);
  if (row !== null) {
    const speed = speedOf(scene, id, row, card, rushed);
    return isInStorm(scene, id) ? Math.floor(speed / 2) : speed;
  }
  const found = card === null ? null : cardNamed(card);
  const value = athleticsOf(scene, id);
  const bumps = [...(value?.bumps ?? []), ...lastingBumps(scene, id, 'athletics')].reduce(
    (sum, bump) => sum + bump,
    0,
  );
  const moving = {
    athletics: value?.dice ?? 0,
    bumps,
    card: found !== null && isFace(found) ? ('face' as const) : ('pip' as const),
    rushed,
  };
  const more = alliesAdd(scene, id) + furtherBy(scene, id, manner);
  const all = incrementsOf(moving, waysOf(scene, id)) + more;
  return isInStorm(scene, id) ? Math.floor(all / 2) : all;
}
