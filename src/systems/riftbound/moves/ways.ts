import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { remembered } from '../../../engine/remembered.ts';
import {
  ahead,
  along,
  type Body,
  bearingTo,
  cutTo,
  distanceOf,
  firstMoment,
  floorOn,
  freeLength,
  groundOf,
  isFree,
  lengthBetween,
  METRE,
  type Path,
  type Point,
  pathLength,
  sees,
  towards,
  wayTo,
} from '../../../engine/space/plane/index.ts';
import { bodyOf } from '../fight/bodies.ts';
import { asKnownTo } from '../fight/known.ts';
import { screensIn } from '../fight/screens.ts';
import { enemiesOf } from '../fight/sides.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { pathBehind, pathThrough } from './beside.ts';
import { type Leg, readLegs, type Unread } from './legs.ts';
import { pathToThing, type Walk } from './pathTo.ts';
import type { Thing } from './things.ts';
import { canStay, snapped, walkerOf } from './walker.ts';

/** A way that somebody could go on foot. */
export interface Way {
  readonly path: Path; // from where they stand
  readonly length: number; // centimetres
}

export type WayFound =
  | { readonly ok: true; readonly way: Way }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (code: string, params: Refusal['params']): WayFound => ({
  ok: false,
  refusal: refusal(code, params),
});

/** How far one can go, in centimetres. `cut`: where that isn't enough, as far as it is; `near`: what is too far is of no interest, not even how far. */
export interface Going {
  readonly most: number;
  readonly cut: boolean;
  readonly near?: boolean;
}

/** How far people back away from where they can't stay, step by step. */
const BACK = 25;

/** The way that somebody means, as they say it; as far as they know what is in its way. Refuses what can't be read, gone or reached. */
export function wayMeant(whole: Scene, actor: CharacterId, typed: string, going: Going): WayFound {
  const scene = asKnownTo(whole, actor);
  const from = bodyOf(scene, actor)?.at;
  return from === undefined
    ? no('standsNowhere', { actor })
    : wayBy(scene, actor, readLegs(scene, actor, typed, from), going);
}

/** The same of parts that are read already. */
export function wayBy(
  whole: Scene,
  actor: CharacterId,
  legs: readonly (Leg | Unread)[],
  going: Going,
): WayFound {
  const { most, cut } = going;
  const scene = asKnownTo(whole, actor);
  const from = fighterIn(scene, actor)?.at ?? null;
  const body = bodyOf(scene, actor);
  if (scene.fight === null || from === null || body === null) return no('standsNowhere', { actor });
  if (legs.length === 0) return no('sayWhere', { actor });
  const walk: Walk = {
    scene,
    actor,
    body,
    ground: groundOf(scene.fight.board.plane),
    walker: walkerOf(scene, actor),
    screens: screensIn(scene.fight.board.plane),
    farthest: going.near === true ? most : Number.POSITIVE_INFINITY,
  };
  let path: Path = [from];
  for (const leg of legs) {
    if (leg.kind === 'unread') return no('noSuchWay', { typed: leg.typed });
    const at = path.at(-1) ?? from;
    const left = Math.max(0, most - pathLength(path));
    const found = legOf(walk, leg, at, left);
    if ('code' in found) return { ok: false, refusal: found };
    const length = pathLength(found.path);
    if (found.exact && length > left && !cut)
      return no('tooFar', { actor, need: metresUp(pathLength(path) + length), most: most / METRE });
    const kept = length > left || !found.stays ? backed(walk, found.path, left) : found.path;
    if (kept !== null) path = [...path, ...kept.slice(1)];
    if (kept === null || length > left) break;
  }
  const length = pathLength(path);
  return length === 0 ? no('goesNowhere', { actor }) : { ok: true, way: { path, length } };
}

/** Metres with a decimal, rounded up: what somebody would need. */
const metresUp = (length: number): number => Math.ceil(length / 10) / 10;

/** A part of a way. `exact`: it is no use to go less far; `stays`: one can stay where it ends. */
interface Found {
  readonly path: Path;
  readonly exact: boolean;
  readonly stays: boolean;
}

function legOf(walk: Walk, leg: Leg, from: Point, left: number): Found | Refusal {
  switch (leg.kind) {
    case 'to': {
      const path = pathToThing(walk, leg.thing, from, walk.farthest);
      return path === null ? noWay(leg.thing) : { path, exact: true, stays: true };
    }
    case 'towards': {
      const path = pathToThing(walk, leg.thing, from);
      if (path === null) return noWay(leg.thing);
      return { path: leg.length === null ? path : cutTo(path, leg.length), exact: false, stays: false };
    }
    case 'away':
      return straight(walk, from, bearingTo(leg.thing.at, from), leg.length ?? left, leg.length !== null);
    case 'headed':
      return straight(
        walk,
        from,
        leg.bearing,
        leg.length ?? Math.min(left, leg.most ?? left),
        leg.length !== null,
      );
    case 'behind':
      return wholly(leg.thing, pathBehind(walk, leg.thing, from, leg.seenFrom));
    case 'through':
      return wholly(leg.thing, pathThrough(walk, leg.thing, from));
    case 'into':
      return until(walk, leg.thing, from, (at) => gapTo(walk, leg.thing, at) <= leg.length);
    case 'beyond':
      return leaving(walk, from, left, (at) => gapTo(walk, leg.thing, at) > leg.length, leg.thing);
    case 'sight':
      return until(walk, leg.thing, from, (at) => seesThing(walk, leg.thing, at));
    case 'unseen': {
      const isSeen = seenBy(walk, leg.thing);
      return leaving(walk, from, left, (at) => !isSeen(at), leg.thing);
    }
  }
}

/** A way that is no use in part, to where one can stay. */
const wholly = (thing: Thing, path: Path | null): Found | Refusal =>
  path === null ? noWay(thing) : { path, exact: true, stays: true };

const noWay = (thing: Thing): Refusal => refusal('noWayThere', { name: thing.name });

/** The base of whoever goes, somewhere on their way. */
const bodyAt = ({ body, ground }: Walk, at: Point): Body => ({ ...body, at, altitude: floorOn(ground, at) });

/** How far somebody at a place is from something: from base to base, of somebody; else to its middle. */
function gapTo(walk: Walk, thing: Thing, at: Point): number {
  const own = bodyAt(walk, at);
  const theirs = thing.kind === 'unit' ? bodyOf(walk.scene, thing.id) : null;
  return theirs === null
    ? Math.max(0, lengthBetween(at, thing.at) - Math.floor(own.diameter / 2))
    : distanceOf(own, theirs);
}

function seesThing(walk: Walk, thing: Thing, at: Point): boolean {
  const theirs = (thing.kind === 'unit' ? bodyOf(walk.scene, thing.id) : null) ?? {
    at: thing.at,
    altitude: floorOn(walk.ground, thing.at),
    diameter: METRE,
    height: METRE,
  };
  return sees(walk.screens, bodyAt(walk, at), theirs);
}

/** Whether somebody, or any enemy, sees whoever stands at a place. Who sees one place mostly sees the next: they are asked first. */
function seenBy(walk: Walk, of: Thing | null): (at: Point) => boolean {
  if (of !== null) return (at) => seesThing(walk, of, at);
  const eyes = eyesOn(walk.scene, walk.actor);
  let [seer] = eyes;
  return (at) => {
    const own = bodyAt(walk, at);
    if (seer === undefined || sees(walk.screens, own, seer)) return seer !== undefined;
    const other = eyes.find((theirs) => sees(walk.screens, own, theirs));
    seer = other ?? seer;
    return other !== undefined;
  };
}

/** The bases of somebody's enemies. */
const eyesOn = remembered((scene: Scene, actor: CharacterId): readonly Body[] =>
  enemiesOf(scene, actor).flatMap((id) => bodyOf(scene, id) ?? []),
);

/** Straight on, until something is in the way. */
function straight(walk: Walk, from: Point, bearing: number, length: number, exact: boolean): Found {
  const far = ahead(from, bearing, length);
  const gone = freeLength(walk.ground, { a: from, b: far }, walk.walker);
  return { path: [from, towards(from, far, gone)], exact: exact && gone >= length, stays: false };
}

/** Towards something, no further than until something holds. */
function until(walk: Walk, thing: Thing, from: Point, holds: (at: Point) => boolean): Found | Refusal {
  const { scene, actor } = walk;
  if (holds(from)) return refusal('thereAlready', { name: thing.name });
  const path = pathToThing(walk, thing, from);
  const first = path === null ? null : firstMoment(path, holds);
  if (path === null || first === null) return noWay(thing);
  const length = pathLength(path);
  for (let gone = first; gone <= length + BACK; gone += 10) {
    const end = snapped(scene, actor, along(path, gone));
    if (canStay(scene, actor, end) && holds(end))
      return { path: endedAt(cutTo(path, gone), end), exact: true, stays: true };
  }
  return noWay(thing);
}

const endedAt = (path: Path, end: Point): Path => [...path.slice(0, -1), end];

/** How many places are tried that are out of somebody's sight or reach, the nearest first. */
const TRIED = 16;

/** To the nearest place where something holds. */
function leaving(
  walk: Walk,
  from: Point,
  most: number,
  holds: (at: Point) => boolean,
  thing: Thing | null,
): Found | Refusal {
  const { scene, actor, ground, walker } = walk;
  if (holds(from)) return refusal('awayAlready', { name: thing?.name ?? null });
  let tried = 0;
  for (let off = METRE / 2; off <= most; off += METRE / 2) {
    for (let n = 0; n < 24; n++) {
      const at = snapped(scene, actor, ahead(from, n * 15, off));
      if (!holds(at) || !canStay(scene, actor, at)) continue;
      const path = wayTo(ground, from, at, walker);
      if (path !== null && pathLength(path) <= most) return { path, exact: true, stays: true };
      if (++tried === TRIED) return refusal('nowhereSo', { name: thing?.name ?? null });
    }
  }
  return refusal('nowhereSo', { name: thing?.name ?? null });
}

/** A way up to the last place on it where one can stay; null where that is nowhere. */
function backed({ scene, actor, ground, walker }: Walk, path: Path, most: number): Path | null {
  for (let gone = Math.min(most, pathLength(path)); gone > 0; gone -= BACK) {
    const part = cutTo(path, gone);
    const before = part.at(-2);
    const end = snapped(scene, actor, along(path, gone));
    if (before === undefined || !canStay(scene, actor, end)) continue;
    if (!isFree(ground, { a: before, b: end }, walker)) continue;
    const kept = endedAt(part, end);
    if (pathLength(kept) <= most) return kept;
  }
  return null;
}
