import { castDraft } from 'immer';
import type { Tx } from '../../../engine/tx.ts';
import { fieldIn, sizeOf, standing } from '../battle/standing.ts';
import { letGo } from '../markers/carry.ts';
import { isVehicleUnit, type Scene, type Unit, type UnitId, unit } from '../scene.ts';
import { bodyAt } from '../space/body.ts';
import { inSight } from '../space/sight.ts';
import { tell } from '../tell.ts';

/** Whether somebody sees a unit where it is now, or where it was. */
function sawIt(scene: Scene, caster: UnitId, id: UnitId, before: Unit): boolean {
  const seer = standing(scene, caster);
  if (seer === null) return false;
  const now = standing(scene, id);
  const { where } = before;
  const then = where.kind === 'map' ? bodyAt(where.at, where.facing, sizeOf(scene, id)) : null;
  return [now, then].some((body) => body !== null && inSight(fieldIn(scene), seer, body));
}

/** The vehicle that a unit was, or was in. */
const vehicleThen = (id: UnitId, { where }: Unit): UnitId => (where.kind === 'aboard' ? where.vehicle : id);

/** Whether a vehicle is lost: its wreck lies on the map, and no spell takes that away. */
const isWrecked = (scene: Scene, id: UnitId): boolean =>
  isVehicleUnit(scene, id) && ['captured', 'removed'].includes(unit(scene, id).where.kind);

/** Tiles that a unit would hold on the map. */
const holdsTile = (units: Readonly<Record<UnitId, Unit>>, scene: Scene, id: UnitId): readonly string[] => {
  const where = units[id]?.where;
  if (where?.kind !== 'map') return [];
  const { at, size, deep } = bodyAt(where.at, where.facing, sizeOf(scene, id));
  return Array.from({ length: size * deep }, (_, n) => `${at.x + (n % size)},${at.y + Math.floor(n / size)}`);
};

/**
 * What happened to units in the turn before hasn't happened, as far as the caster saw it (Chrono-Shift, L5014): they are where they were, with
 * their save dice and whose they were. Cards stay played and dice rolled; who would stand where somebody is now stays as they are.
 */
export function shiftTime(tx: Tx<Scene>, caster: UnitId): void {
  const scene = tx.snapshot();
  const past = scene.battle?.past[0] ?? null;
  const { battle } = tx.state;
  if (past === null || battle === null || scene.battle === null) return;
  const now = scene.battle.units;
  const same = (one: Unit, other: Unit) =>
    JSON.stringify([one.where, one.saveDice, one.side]) ===
    JSON.stringify([other.where, other.saveDice, other.side]);
  const wanted = Object.entries(past).filter(([id, before]) => {
    const one = now[id];
    return (
      id !== caster &&
      one !== undefined &&
      !same(one, before) &&
      !isWrecked(scene, vehicleThen(id, before)) &&
      sawIt(scene, caster, id, before)
    );
  });
  const mixed = { ...now, ...Object.fromEntries(wanted) };
  const back: UnitId[] = [];
  for (const [id, before] of wanted) {
    const own = holdsTile(mixed, scene, id);
    const isHeld = Object.keys(mixed).some(
      (other) => other !== id && holdsTile(mixed, scene, other).some((tile) => own.includes(tile)),
    );
    const drafted = battle.units[id];
    if (isHeld || drafted === undefined) continue;
    if (before.where.kind !== 'map') letGo(tx, id);
    drafted.where = castDraft({ ...before.where });
    drafted.saveDice = [...before.saveDice];
    drafted.side = before.side;
    back.push(id);
  }
  tell(tx, 'undone', { unit: caster, units: back });
}
