import {
  ahead,
  type Bearing,
  bearingTo,
  contactsWith,
  isOnPlane,
  METRE,
  type Point,
  type Walker,
} from '../../../engine/space/plane/index.ts';
import { bodyOf } from '../fight/bodies.ts';
import { type CharacterId, characterIn, fightersIn, type Scene } from '../scene.ts';
import { plainly } from '../moves/plainly.ts';
import { nearestCalled, type Thing, thingCalled, unitThing } from '../moves/things.ts';
import { unitOf } from './crew.ts';

/** Where a vehicle should go. */
export interface Goal {
  /** Places that would do, the nearest first. */
  readonly at: readonly Point[];
  /** So many metres up, or down where it is below 0. */
  readonly climb: number | null;
}

/** The sixteen directions of a compass, clockwise from the north. */
const winds = [
  ['north', 'n'],
  ['north-north-east', 'nne'],
  ['north-east', 'ne'],
  ['east-north-east', 'ene'],
  ['east', 'e'],
  ['east-south-east', 'ese'],
  ['south-east', 'se'],
  ['south-south-east', 'sse'],
  ['south', 's'],
  ['south-south-west', 'ssw'],
  ['south-west', 'sw'],
  ['west-south-west', 'wsw'],
  ['west', 'w'],
  ['west-north-west', 'wnw'],
  ['north-west', 'nw'],
  ['north-north-west', 'nnw'],
] as const;

/** The directions by their names, as they are offered. */
export const bearings: readonly { readonly name: string; readonly bearing: Bearing }[] = winds.map(
  ([name], n) => ({ name, bearing: Math.floor(n * 22.5) }),
);

/** A direction as people type it: a wind ("nne"), or degrees. Null for what is none. */
export const bearingOf = (typed: string): Bearing | null => {
  const plain = typed.replace(/[\s-]+/g, '');
  const found = winds.findIndex(([name, short]) => name.replaceAll('-', '') === plain || short === plain);
  if (found >= 0) return Math.floor(found * 22.5);
  const degrees = /^(\d{1,3}) ?(?:°|degrees?)$/u.exec(typed)?.[1];
  return degrees === undefined || Number(degrees) > 359 ? null : Number(degrees);
};

const CLIMB = /(?:^|[,;] ?| )(?:and )?(up|down|climb|rise|sink|descend|dive) (\d{1,3})(?: ?m)?$/iu;
const PLACE = /^(?:to )?(\d{1,4}(?:\.\d{1,2})?) ?, ?(\d{1,4}(?:\.\d{1,2})?)$/iu;
const HEADED = /^(?:(\d{1,3}) ?m )?(.+)$/iu;
const HEADED_AFTER = /^([a-z-]{1,20}) (\d{1,3}) ?m$/iu;
const AWAY = /^away from (.+)$/iu;

/** How far one looks for a goal in a direction, in metres: further than anything goes at once. */
const FAR = 1000;
/** Of how many places in contact with somebody ways are looked for. */
const CONTACTS = 12;

/** How many metres up somebody wants to fly, down below 0, as they typed it; null where they don't say. */
export function climbOf(typed: string): number | null {
  const rise = CLIMB.exec(typed.trim().replace(/\s+/gu, ' '));
  return rise === null ? null : Number(rise[2]) * (/^(?:up|climb|rise)$/iu.test(rise[1] ?? '') ? 1 : -1);
}

/**
 * Reads where somebody wants to drive: 'to Raider 1' (into contact), 'away from Raider 1', 'to the crate', '12,5', 'north-east', '20 m nw', '45°'; with
 * ', up 10' or ', down 20' for who flies, or that alone; and what else is said for these (`plainly`). Null for what is none of them. `to`: a name, or an id.
 */
export function readGoal(scene: Scene, vehicle: CharacterId, typed: string, walker: Walker): Goal | null {
  const whole = typed.trim().replace(/\s+/gu, ' ');
  const climb = climbOf(whole);
  const where = whole.replace(CLIMB, '').trim();
  const about = { climb, walker };
  return goalOf(scene, vehicle, where, about) ?? goalOf(scene, vehicle, plainly(where.toLowerCase()), about);
}

function goalOf(
  scene: Scene,
  vehicle: CharacterId,
  where: string,
  { climb, walker }: { readonly climb: number | null; readonly walker: Walker },
): Goal | null {
  const from = bodyOf(scene, vehicle)?.at;
  if (from === undefined) return null;
  if (where === '') return climb === null ? null : { at: [from], climb };
  const place = PLACE.exec(where);
  if (place !== null) {
    const [x, y] = [Number(place[1]), Number(place[2])].map((one) => Math.round(one * METRE));
    return { at: [{ x: x ?? 0, y: y ?? 0 }], climb };
  }
  const after = HEADED_AFTER.exec(where);
  const headed = HEADED.exec(where.toLowerCase());
  const bearing = bearingOf(after?.[1] ?? headed?.[2] ?? '');
  if (bearing !== null)
    return { at: [ahead(from, bearing, Number(after?.[2] ?? headed?.[1] ?? FAR) * METRE)], climb };
  const leaving = AWAY.exec(where)?.[1];
  const thing = thingMeant(scene, vehicle, leaving ?? where.replace(/^(?:to|towards?) /iu, ''), from);
  if (thing === null || scene.fight === null) return null;
  if (leaving !== undefined) return { at: [ahead(from, bearingTo(thing.at, from), FAR * METRE)], climb };
  const body = thing.kind === 'unit' ? bodyOf(scene, thing.id) : null;
  if (body === null) return { at: [thing.at], climb };
  const { plane } = scene.fight.board;
  const at = contactsWith(body, from, walker)
    .filter((one) => isOnPlane(plane, one, walker.diameter))
    .slice(0, CONTACTS);
  return at.length === 0 ? null : { at, climb };
}

const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** What is meant by a name: a unit, if it is no more than its letters; else what a way on foot may be about. Never the vehicle itself. */
function thingMeant(scene: Scene, vehicle: CharacterId, typed: string, from: Point): Thing | null {
  const known = fightersIn(scene);
  const unit =
    known.find((id) => id.toLowerCase() === typed.toLowerCase()) ??
    known.find((id) => plain(characterIn(scene, id)?.name ?? '') === plain(typed));
  const thing =
    (unit === undefined ? null : unitThing(scene, unit)) ??
    nearestCalled(scene, vehicle, typed) ??
    thingCalled(scene, typed, from);
  return thing?.kind === 'unit' && thing.id === unitOf(scene, vehicle) ? null : thing;
}
