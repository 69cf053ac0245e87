import { remembered } from '../../../engine/remembered.ts';
import {
  type At,
  type Facing,
  facings,
  sameTile,
  type TileName,
  tileName,
} from '../../../engine/space/index.ts';
import { crowdIn, fieldIn, modelOf } from '../battle/standing.ts';
import { enemiesOf } from '../effects/moment.ts';
import { cardValue } from '../effects/pool.ts';
import { gaitOfUnit } from '../moves/gait.ts';
import type { Scene, UnitId } from '../scene.ts';
import type { Body } from '../space/body.ts';
import { type Drive, driveOf } from '../space/drive.ts';
import { driveTo, type Ram, ramsOf } from '../space/driven.ts';
import { vehicleAdjusts, vehicleSpins } from '../space/maneuvers.ts';
import { pathOf, type WayPath } from '../space/path.ts';
import { increment } from '../space/step.ts';
import type { Driven } from './driven.ts';

/** How often a vehicle may turn in a movement: its dice of Maneuverability, its pilot's among them (L5106). */
export const turnsOf = (scene: Scene, id: UnitId): number =>
  cardValue(scene, id, 'maneuverability')?.dice ?? 0;

/** A movement from its beginning. */
export const freshDrive = (scene: Scene, id: UnitId, facing: Facing | null, boosted: boolean): Driven => ({
  facing,
  turns: turnsOf(scene, id),
  boosted,
  ram: null,
});

const driveOfKey = remembered((scene: Scene, key: string): Drive | null => {
  const [id = '', speed, turns] = key.split(' ');
  const mover = modelOf(scene, id);
  if (mover === null) return null;
  const driving = { mover, gait: gaitOfUnit(scene, id), speed: Number(speed), turns: Number(turns) };
  return driveOf(fieldIn(scene), crowdIn(scene, null), driving);
});

/** Everywhere that a vehicle gets within so many increments and turns; null off the map. */
export const driveIn = (scene: Scene, id: UnitId, increments: number, turns: number): Drive | null =>
  driveOfKey(scene, `${id} ${increments} ${turns}`);

/** A place to drive to, with the facings that a vehicle may have there, the nearest first. */
export interface End {
  readonly tile: TileName;
  readonly facings: readonly Facing[];
}

/** Where a vehicle may end, nearest first, without where it is. */
export function endsOf(scene: Scene, id: UnitId, increments: number): readonly End[] {
  const drive = driveIn(scene, id, increments, turnsOf(scene, id));
  const ends = new Map<TileName, Facing[]>();
  for (const { body } of drive?.parkings ?? []) {
    if (drive !== null && sameTile(body.at, drive.driving.mover.body.at)) continue;
    const tile = tileName(body.at);
    ends.set(tile, [...(ends.get(tile) ?? []), body.facing]);
  }
  return [...ends].map(([tile, found]) => ({ tile, facings: found }));
}

/** The way that a vehicle drives to a tile, facing as is said or as is nearest; null: there is none. */
export function drivenTo(
  scene: Scene,
  id: UnitId,
  to: At,
  increments: number,
  { facing, turns }: Driven,
): WayPath | null {
  const drive = driveIn(scene, id, increments, turns);
  const end = drive?.parkings.find(
    ({ body }) => sameTile(body.at, to) && (facing === null || body.facing === facing),
  );
  return drive === null || end === undefined ? null : driveTo(drive, to, end.body.facing);
}

/** Enemies that a vehicle could ram within so many increments and turns. */
export const ramsIn = (scene: Scene, id: UnitId, increments: number, turns: number): readonly Ram[] => {
  const drive = driveIn(scene, id, increments, turns);
  const enemies = enemiesOf(scene, id);
  return drive === null ? [] : ramsOf(drive).filter(({ target }) => enemies.includes(target));
};

/** Where a vehicle may adjust to (S42). */
export function adjustsOf(scene: Scene, id: UnitId): readonly Body[] {
  const mover = modelOf(scene, id);
  return mover === null ? [] : vehicleAdjusts(fieldIn(scene), crowdIn(scene, null), mover);
}

/** The way of an adjust to a tile; null: it can't. */
export function adjustedTo(scene: Scene, id: UnitId, to: At): WayPath | null {
  const mover = modelOf(scene, id);
  const body = adjustsOf(scene, id).find(({ at }) => sameTile(at, to));
  if (mover === null || body === undefined) return null;
  const leg = { ...body, cost: increment, how: 'step', test: null } as const;
  return pathOf(fieldIn(scene), crowdIn(scene, null), mover, gaitOfUnit(scene, id), mover.body, [leg]);
}

/** How a vehicle stands after a spin to a facing (S42); null: it can't. */
export function spunTo(scene: Scene, id: UnitId, facing: Facing): Body | null {
  const mover = modelOf(scene, id);
  if (mover === null) return null;
  const spins = vehicleSpins(fieldIn(scene), crowdIn(scene, null), mover, turnsOf(scene, id));
  return spins.find((one) => one.facing === facing) ?? null;
}

/** A facing as it is typed or picked; null: none is. */
export const facingNamed = (name: string | null): Facing | null =>
  facings.find((one): one is Facing => one === name) ?? null;
