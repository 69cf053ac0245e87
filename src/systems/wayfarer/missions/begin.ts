import { type At, nearestFirst } from '../../../engine/space/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { muster } from '../forces/force.ts';
import { withMarker } from '../markers/carry.ts';
import type { MarkerKind } from '../markers/marker.ts';
import type { MarkersWanted } from '../markers/marking.ts';
import { isVehicle, type SideId, type Unit, type UnitId } from '../scene.ts';
import type { Side } from '../side/schema.ts';
import { fieldOf } from '../space/field.ts';
import { whyNoMarker } from '../space/markers.ts';
import type { Battlefield } from '../space/marks.ts';
import { thingsOf } from '../space/operate.ts';
import type { Mission, MissionWanted } from './mission.ts';
import { missions } from './table.ts';

/** The first vehicle of a side's force, by its place in it; -1: it has none. */
const vehicleEntry = ({ force }: Side): number =>
  muster(force).entries.findIndex(
    ({ entry, card }) => entry.rests !== true && card !== null && isVehicle(card),
  );

/** Who escorts what: of the sides the first with a vehicle, and the first of those; null: nobody has one. */
export function convoyOf(sides: ReadonlyMap<SideId, Side>): { by: SideId; entry: number } | null {
  for (const [by, side] of sides) {
    const entry = vehicleEntry(side);
    if (entry >= 0) return { by, entry };
  }
  return null;
}

/** How many rounds a mission lasts, as agreed or as it usually does. */
export const roundsOf = ({ kind, rounds }: MissionWanted): number =>
  rounds ?? rowOf(missions, kind).rounds ?? 0;

/** The mission of a battle, once its units are known; absent where it can't be played. */
export function missionOf(
  wanted: MissionWanted,
  sides: ReadonlyMap<SideId, Side>,
  units: Readonly<Record<UnitId, Unit>>,
): Mission | undefined {
  const { kind } = wanted;
  if (kind === 'objectives') return { kind };
  const rounds = roundsOf(wanted);
  if (kind !== 'escort') return { kind, rounds };
  const found = convoyOf(sides);
  const convoy = Object.entries(units).find(
    ([, one]) => one.owner === found?.by && one.entry === found.entry,
  )?.[0];
  return found === null || convoy === undefined ? undefined : { kind, rounds, by: found.by, convoy };
}

const has = (board: Battlefield, kind: MarkerKind): boolean => thingsOf(board, kind).length > 0;

/** What sides place for a mission: where nobody has said how many and the map has none, as many as it usually takes. */
export function markersFor(
  wanted: MissionWanted | null,
  said: MarkersWanted,
  board: Battlefield,
): MarkersWanted {
  const needs = wanted === null ? null : rowOf(missions, wanted.kind).needs;
  if (needs === null || said[needs.kind] !== 0 || has(board, needs.kind)) return said;
  return { ...said, [needs.kind]: needs.count };
}

/** The map for a mission: what is to be held lies in its middle, where it has no objective of its own. */
export function boardFor(wanted: MissionWanted | null, said: MarkersWanted, board: Battlefield): Battlefield {
  if (wanted?.kind !== 'hold' || said.objective !== 0 || has(board, 'objective')) return board;
  const field = fieldOf(board);
  const middle: At = { x: Math.floor(field.columns / 2), y: Math.floor(field.rows / 2) };
  for (const at of nearestFirst(field, middle, 'chebyshev'))
    if (whyNoMarker(board, field, [], at) === null)
      return withMarker(board, { kind: 'objective', small: false, tiles: [{ x: 0, y: 0 }] }, at);
  return board;
}
