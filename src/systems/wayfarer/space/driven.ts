import {
  ahead,
  type At,
  atIndex,
  type Facing,
  facings,
  indexOf,
  liesInColumn,
  sameTile,
} from '../../../engine/space/index.ts';
import type { Body } from './body.ts';
import { type Model, onTiles } from './crowd.ts';
import {
  bodyFacing,
  cheapest,
  costOf,
  type Drive,
  facingOf,
  isBeginning,
  pivoted,
  type Pose,
  priceOn,
  tileBehind,
  turnCost,
  turnedAt,
  unreached,
} from './drive.ts';
import { meeting } from './footing.ts';
import { type Bare, pathOf, type WayPath } from './path.ts';
import { increment, stepPrice, type WayTest } from './step.ts';

/** Something that a vehicle would collide with (L5115): whom, and how far straight on it has come (its kicker). */
export interface Ram {
  readonly target: string;
  /** Increments straight on, the one that meets among them. */
  readonly straight: number;
  readonly path: WayPath;
}

/** The way to a place with a facing; null where there is none. */
export function driveTo(drive: Drive, at: At, facing: Facing): WayPath | null {
  const isEnd = drive.parkings.some(({ body }) => body.facing === facing && sameTile(body.at, at));
  const tile = indexOf(drive.field, at);
  const best = tile === null || !isEnd ? null : cheapest(drive, facings.indexOf(facing), tile);
  return best === null ? null : traced(drive, best);
}

function traced(drive: Drive, end: Pose): WayPath {
  const { field, crowd, driving } = drive;
  const bare: Bare[] = [];
  let pose = end;
  for (let before = comeFrom(drive, pose); before !== null; before = comeFrom(drive, pose)) {
    const facing = facingOf(pose.facing);
    const { at, size, deep } = bodyFacing(driving.mover.body, facing, atIndex(field, pose.tile));
    const isTurn = before.facing !== pose.facing;
    const test = isTurn ? null : testOn(drive, before, pose);
    const cost = costOf(drive, pose) - costOf(drive, before);
    bare.unshift({ at, size, deep, facing, cost, how: isTurn ? 'turn' : 'step', test });
    pose = before;
  }
  return pathOf(field, crowd, driving.mover, driving.gait, driving.mover.body, bare);
}

/** The test of a step straight on: what walks on legs climbs (Walker, L5398). */
function testOn({ field, looks, driving }: Drive, from: Pose, to: Pose): WayTest | null {
  const [a, b] = [atIndex(field, from.tile), atIndex(field, to.tile)];
  const look = looks[to.facing];
  const [here, there] = [look?.(a.x, a.y) ?? null, look?.(b.x, b.y) ?? null];
  return here === null || there === null ? null : (stepPrice(driving.gait, here, there)?.test ?? null);
}

/** The pose from which one was come to at its cost: straight on before a turn; null where it began. */
function comeFrom(drive: Drive, pose: Pose): Pose | null {
  if (isBeginning(drive, pose)) return null;
  return straightFrom(drive, pose) ?? turnedFrom(drive, pose);
}

function straightFrom(drive: Drive, pose: Pose): Pose | null {
  const from = tileBehind(drive, pose.facing, pose.tile);
  const price = from === null ? null : priceOn(drive, pose.facing, from, pose.tile);
  if (from === null || price === null) return null;
  for (const used of [pose.used, pose.used - 1]) {
    const before = { ...pose, used, tile: from };
    const isFree = price.isOpen && used < drive.driving.gait.freeOpen;
    const here = used < 0 || used + (isFree ? 1 : 0) !== pose.used ? unreached : costOf(drive, before);
    if (here !== unreached && here + (isFree ? 0 : price.cost) === costOf(drive, pose)) return before;
  }
  return null;
}

function turnedFrom(drive: Drive, pose: Pose): Pose | null {
  if (pose.turns === 0) return null;
  for (const facing of [(pose.facing + 7) % 8, (pose.facing + 1) % 8]) {
    const tile = cornerBefore(drive, facing, pose);
    if (tile === null || turnedAt(drive, facing, pose.facing, tile) !== pose.tile) continue;
    const before = { ...pose, turns: pose.turns - 1, facing, tile };
    if (costOf(drive, before) + turnCost === costOf(drive, pose)) return before;
  }
  return null;
}

/** Where the corner was before a turn: turning there and back is where it was. */
function cornerBefore(drive: Drive, facing: number, { facing: now, tile }: Pose): number | null {
  if (liesInColumn(facingOf(facing)) === liesInColumn(facingOf(now))) return tile;
  return indexOf(drive.field, pivoted(drive, now, atIndex(drive.field, tile)));
}

/**
 * Whom a vehicle could ram (L5115): it goes straight on until another vehicle, or what is over half its size, is in its way, with
 * Speed left for the step that meets it. Of each target the ram from farthest straight on.
 */
export function ramsOf(drive: Drive): readonly Ram[] {
  const { field, driving } = drive;
  const best = new Map<string, { readonly pose: Pose; readonly straight: number }>();
  for (const { body, cost } of drive.parkings) {
    if (cost + increment > driving.speed * increment) continue;
    const targets = inTheWay(drive, body);
    const tile = indexOf(field, body.at);
    if (targets.length === 0 || tile === null) continue;
    const pose = cheapest(drive, facings.indexOf(body.facing), tile);
    if (pose === null) continue;
    const straight = 1 + straightBefore(drive, pose);
    for (const { id } of targets)
      if (straight > (best.get(id)?.straight ?? 0)) best.set(id, { pose, straight });
  }
  return [...best].map(([target, { pose, straight }]) => ({ target, straight, path: traced(drive, pose) }));
}

function inTheWay({ field, crowd, driving }: Drive, body: Body): readonly Model[] {
  const by = ahead(body.facing);
  const next = { ...body, at: { x: body.at.x + by.x, y: body.at.y + by.y } };
  return onTiles(field, crowd, next, driving.mover.id).filter(
    (one) => meeting(driving.mover, one) === 'stopped',
  );
}

function straightBefore(drive: Drive, pose: Pose): number {
  let [now, steps] = [pose, 0];
  for (let before = comeFrom(drive, now); before?.facing === now.facing; before = comeFrom(drive, now)) {
    steps += 1;
    now = before;
  }
  return steps;
}
