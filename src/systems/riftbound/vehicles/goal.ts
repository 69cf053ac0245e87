import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  ahead,
  type Body,
  bearingTo,
  contactsWith,
  groundOf,
  isFree,
  isOnPlane,
  lengthBetween,
  METRE,
  type Point,
  type Segment,
  towards,
  type Walker,
} from '../../../engine/space/plane/index.ts';
import { bodyOf, canEndAt } from '../fight/bodies.ts';
import { beyondOf, placesBehind } from '../moves/beside.ts';
import { type Leg, readLegs, type Unread } from '../moves/legs.ts';
import type { Thing } from '../moves/things.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { unitOf } from './crew.ts';
import { gapTo, placesSo, seesThing, watchersIn } from './seen.ts';

/** Where a vehicle should go. */
export interface Goal {
  /** Places that would do, the nearest first. */
  readonly at: readonly Point[];
  /** So many metres up, or down where it is below 0. */
  readonly climb: number | null;
  /** It leads through an opening, from post to post. */
  readonly through?: Segment;
}

const CLIMB = /(?:^|[,;] ?| )(?:and )?(up|down|climb|rise|sink|descend|dive) (\d{1,3})(?: ?m)?$/iu;

/** How far one looks for a goal in a direction: further than anything goes at once. */
export const FAR = 1000 * METRE;
/** Of how many places in contact with somebody ways are looked for, and of how many behind something: those that are straightest behind it. */
const CONTACTS = 12;
const BEHIND = 3;

/** How far beyond an opening one looks for a place, in halves of one's own width. */
const BEYOND = [1, 2, 3, 4] as const;

/** How many metres up somebody wants to fly, down below 0, as they typed it; null where they don't say. */
export function climbOf(typed: string): number | null {
  const rise = CLIMB.exec(typed.trim().replace(/\s+/gu, ' '));
  return rise === null ? null : Number(rise[2]) * (/^(?:up|climb|rise)$/iu.test(rise[1] ?? '') ? 1 : -1);
}

/** What somebody has typed of a drive: its parts, and how many metres up. */
export interface SaidDrive {
  readonly legs: readonly (Leg | Unread)[];
  readonly climb: number | null;
}

/**
 * Reads a drive in the words that a Move is said in (`readLegs`): 'to Raider 1' (into contact), 'behind the crate', 'through the door', '6 m along the
 * wall', 'out of sight', '12,5', '20 m nw', '16 m north, then 8 m east'; with ', up 10' or ', down 20' for who flies, or that alone.
 */
export function readDrive(scene: Scene, vehicle: CharacterId, typed: string, from: Point): SaidDrive {
  const whole = typed.trim().replace(/\s+/gu, ' ');
  const where = whole.replace(CLIMB, '').trim();
  return { legs: where === '' ? [] : readLegs(scene, vehicle, where, from), climb: climbOf(whole) };
}

/** Whether a part can be read, and is about another than who drives there. */
export const isSaid = (scene: Scene, vehicle: CharacterId, leg: Leg | Unread): leg is Leg =>
  leg.kind !== 'unread' &&
  (leg.kind === 'headed' || leg.thing?.kind !== 'unit' || leg.thing.id !== unitOf(scene, vehicle));

/** Where a drive of one part leads: the movement says where it turns. Null for what can't be read, and a refusal where they are there already. */
export function goalOf(looking: Looking, { legs: [leg, more], climb }: SaidDrive): Goal | Refusal | null {
  const { scene, vehicle, body } = looking;
  if (leg === undefined) return climb === null ? null : { at: [body.at], climb };
  if (more !== undefined || !isSaid(scene, vehicle, leg)) return null;
  const found = placesOf(looking, leg);
  return 'code' in found ? found : { ...found, climb };
}

/** Who drives, and over what. */
export interface Looking {
  readonly scene: Scene;
  readonly vehicle: CharacterId;
  readonly body: Body;
  readonly walker: Walker;
}

type Places = Pick<Goal, 'at' | 'through'>;

const only = (at: Point): Places => ({ at: [at] });

/** Where a part of a way leads, the nearest first; nowhere where nothing does. */
export function placesOf(looking: Looking, leg: Leg): Places | Refusal {
  const { scene, body } = looking;
  const from = body.at;
  switch (leg.kind) {
    case 'to':
      return contactsOf(looking, leg.thing);
    case 'towards':
      return leg.length === null
        ? contactsOf(looking, leg.thing)
        : only(towards(from, leg.thing.at, Math.min(leg.length, lengthBetween(from, leg.thing.at))));
    case 'away':
      return only(ahead(from, bearingTo(leg.thing.at, from), leg.length ?? FAR));
    case 'headed':
      return only(ahead(from, leg.bearing, leg.length ?? leg.most ?? FAR));
    case 'behind':
      return { at: straightest(placesBehind(stayingOf(looking), leg.thing, leg.seenFrom)) };
    case 'through':
      return beyond(looking, leg.thing);
    case 'into': {
      const over = gapTo(scene, body, leg.thing) - leg.length;
      return over <= 0 ? already('thereAlready', leg.thing) : only(towards(from, leg.thing.at, over));
    }
    case 'beyond': {
      const short = leg.length - gapTo(scene, body, leg.thing) + 1;
      return short <= 0
        ? already('awayAlready', leg.thing)
        : only(ahead(from, bearingTo(leg.thing.at, from), short));
    }
    case 'sight':
      return seesThing(scene, body, leg.thing)
        ? already('thereAlready', leg.thing)
        : { at: placesSo(stayingOf(looking), from, (at) => seesThing(scene, { ...body, at }, leg.thing)) };
    case 'unseen': {
      const isSeen = watchersIn(scene, looking.vehicle, leg.thing);
      return isSeen(body)
        ? { at: placesSo(stayingOf(looking), from, (at) => !isSeen({ ...body, at })) }
        : already('awayAlready', leg.thing);
    }
  }
}

/** The straightest of places behind something. */
function straightest(places: Iterable<Point>): readonly Point[] {
  const first: Point[] = [];
  for (const at of places) {
    first.push(at);
    if (first.length === BEHIND) break;
  }
  return first;
}

const already = (code: string, thing: Thing | null): Refusal => refusal(code, { name: thing?.name ?? null });

/** Vehicles stand where they like, whatever raster people stand on. */
function stayingOf({ scene, vehicle, body, walker }: Looking) {
  const plane = scene.fight?.board.plane;
  const ground = plane === undefined ? null : groundOf(plane);
  const altitude = walker.flies ?? body.altitude;
  return {
    scene,
    diameter: walker.diameter,
    snapped: (at: Point): Point => at,
    fits: (at: Point): boolean =>
      ground !== null &&
      isOnPlane(ground.plane, at, walker.diameter) &&
      canEndAt(scene, vehicle, at, altitude) &&
      isFree(ground, { a: at, b: at }, walker),
  };
}

/** In contact with somebody; else right there. */
function contactsOf({ scene, body, walker }: Looking, thing: Thing): Places {
  const theirs = thing.kind === 'unit' ? bodyOf(scene, thing.id) : null;
  const plane = scene.fight?.board.plane;
  if (theirs === null || plane === undefined) return only(thing.at);
  const at = contactsWith(theirs, body.at, walker).filter((one) => isOnPlane(plane, one, walker.diameter));
  return { at: at.slice(0, CONTACTS) };
}

/** Wholly beyond an opening: straight on as one comes to it first, then straight out of it. */
function beyond(looking: Looking, thing: Thing): Places {
  const { body, walker } = looking;
  const out = beyondOf(thing, body.at);
  if (out === null) return { at: [] };
  const { fits } = stayingOf(looking);
  const half = Math.ceil(walker.diameter / 2);
  const { a, b } = out.posts;
  const width = Math.max(1, lengthBetween(a, b));
  const isClear = ({ x, y }: Point) =>
    Math.abs((x - a.x) * (b.y - a.y) - (y - a.y) * (b.x - a.x)) >= half * width;
  const at = [bearingTo(body.at, thing.at), out.bearing].flatMap((bearing) =>
    BEYOND.map((far) => ahead(thing.at, bearing, far * half)).filter((one) => isClear(one) && fits(one)),
  );
  return { at, through: out.posts };
}
