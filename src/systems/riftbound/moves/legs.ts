import type { Bearing, Point } from '../../../engine/space/plane/index.ts';
import { METRE } from '../../../engine/space/plane/index.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { enemiesOf } from '../fight/sides.ts';
import { alongSide } from './beside.ts';
import { longest } from './longest.ts';
import { partsOf, plainly } from './plainly.ts';
import { nearestCalled, type Thing, thingCalled } from './things.ts';
import { bearingOf } from './winds.ts';

/** One part of a way as somebody says it; lengths in centimetres. */
export type Leg =
  /** Up to something; into contact with somebody. */
  | { readonly kind: 'to'; readonly thing: Thing }
  | { readonly kind: 'towards'; readonly thing: Thing; readonly length: number | null }
  | { readonly kind: 'away'; readonly thing: Thing; readonly length: number | null }
  /** `most`: no further than that, however far one can go. */
  | {
      readonly kind: 'headed';
      readonly bearing: Bearing;
      readonly length: number | null;
      readonly most?: number;
    }
  /** To the far side of something, as it is seen from a place: from where the nearest enemy is, or from where one stands. */
  | { readonly kind: 'behind'; readonly thing: Thing; readonly seenFrom: Point }
  | { readonly kind: 'through'; readonly thing: Thing }
  /** No further than is needed to be so near, or to see them. */
  | { readonly kind: 'into'; readonly thing: Thing; readonly length: number }
  | { readonly kind: 'beyond'; readonly thing: Thing; readonly length: number }
  | { readonly kind: 'sight'; readonly thing: Thing }
  /** Where they don't see one; null: no enemy does. */
  | { readonly kind: 'unseen'; readonly thing: Thing | null };

/** A part that can't be read, or is about nothing that is there. */
export interface Unread {
  readonly kind: 'unread';
  readonly typed: string;
}

/** How many parts a way may have. */
const MOST = 8;

const LENGTH = String.raw`(\d{1,3}(?:\.\d{1,2})?) ?(?:m|metres?|meters?)?`;
const TOWARDS = new RegExp(`^(?:${LENGTH} )?towards? (.+)$`, 'u');
const AWAY = new RegExp(`^(?:${LENGTH} )?(?:away )?from (.+)$`, 'u');
const INTO = new RegExp(`^(?:just )?(?:in)?to (?:within )?${LENGTH} (?:of|from) (.+)$`, 'u');
const WITHIN = new RegExp(`^(?:just )?within ${LENGTH} (?:of|from) (.+)$`, 'u');
const BEYOND = new RegExp(`^(?:just )?(?:out of|beyond|more than) ${LENGTH} (?:of|from) (.+)$`, 'u');
const ALONG = new RegExp(`^(?:${LENGTH} )?along (.+)$`, 'u');
const HEADED = new RegExp(`^${LENGTH} (.+)$`, 'u');
const HEADED_AFTER = new RegExp(`^([a-z-]{1,20}) ${LENGTH}$`, 'u');
const CONTACT = /^(?:in)?(?:to )?(?:contact with|beside|next to|up to|near) (.+)$/u;
const TO = /^to (.+)$/u;
const UNSEEN = /^(?:go )?(?:out of sight|into cover|hide)(?: (?:of|from) (.+))?$/u;
const RANGE = /^(?:just )?in(?:to)? range of (.+)$/u;
const SIGHT = /^(?:just )?(?:in)?to sight of (.+)$/u;

const BEHIND = /^(?:to )?behind (.+)$/u;
const PAST = /^past (.+)$/u;
const THROUGH = /^through (.+)$/u;

const centimetres = (text: string | undefined): number | null =>
  text === undefined ? null : Math.round(Number(text) * METRE);

/**
 * Reads a way as people say it, part by part: 'to contact with Raider 1', '6 m towards the door', '8 m north', 'out of sight of Raider 1', 'just
 * into 30 m of the crate', 'behind the crate', 'through the door', 'along the wall', '12,5'; several with 'then' or semicolons between, or places with 'to'; `plainly` says what else is read as one of these.
 * `from`: of alike things the nearest to there is meant.
 */
export function readLegs(
  scene: Scene,
  actor: CharacterId,
  typed: string,
  from: Point,
): readonly (Leg | Unread)[] {
  return partsOf(typed)
    .slice(0, MOST)
    .map(
      (part) =>
        readLeg(scene, actor, part, from) ??
        readLeg(scene, actor, plainly(part), from) ?? { kind: 'unread', typed: part },
    );
}

function readLeg(scene: Scene, actor: CharacterId, part: string, from: Point): Leg | null {
  const thing = (name: string | undefined): Thing | null =>
    name === undefined ? null : (nearestCalled(scene, actor, name) ?? thingCalled(scene, name, from));
  const unseen = UNSEEN.exec(part);
  if (unseen !== null) {
    const of = thing(unseen[1]);
    return unseen[1] !== undefined && of === null ? null : { kind: 'unseen', thing: of };
  }
  return (
    about(TOWARDS.exec(part), thing, (to, length) => ({ kind: 'towards', thing: to, length })) ??
    about(BEYOND.exec(part), thing, (to, length) => ({ kind: 'beyond', thing: to, length: length ?? 0 })) ??
    about(AWAY.exec(part), thing, (to, length) => ({ kind: 'away', thing: to, length })) ??
    about(INTO.exec(part) ?? WITHIN.exec(part), thing, (to, length) => ({
      kind: 'into',
      thing: to,
      length: length ?? 0,
    })) ??
    named(BEHIND.exec(part)?.[1], thing, (to) => ({
      kind: 'behind',
      thing: to,
      seenFrom: watcherOf(scene, actor, to)?.at ?? from,
    })) ??
    named(PAST.exec(part)?.[1], thing, (to) => ({ kind: 'behind', thing: to, seenFrom: from })) ??
    named(THROUGH.exec(part)?.[1], thing, (to) => (isOpening(to) ? { kind: 'through', thing: to } : null)) ??
    along(ALONG.exec(part), thing, from) ??
    inRange(scene, actor, thing(RANGE.exec(part)?.[1])) ??
    named(SIGHT.exec(part)?.[1], thing, (to) => ({ kind: 'sight', thing: to })) ??
    headed(part) ??
    named(CONTACT.exec(part)?.[1] ?? TO.exec(part)?.[1] ?? part, thing, (to) => ({ kind: 'to', thing: to }))
  );
}

type Called = (name: string | undefined) => Thing | null;

function about(
  found: RegExpExecArray | null,
  called: Called,
  leg: (thing: Thing, length: number | null) => Leg,
): Leg | null {
  const thing = called(found?.[2]);
  return thing === null ? null : leg(thing, centimetres(found?.[1]));
}

function named(name: string | undefined, called: Called, leg: (thing: Thing) => Leg | null): Leg | null {
  const thing = called(name);
  return thing === null ? null : leg(thing);
}

const isOpening = (thing: Thing): boolean => thing.kind === 'thing' && thing.opening === true;

/** From whom one gets behind something: the nearest enemy; of an enemy one gets behind their back, away from oneself. */
function watcherOf(scene: Scene, actor: CharacterId, thing: Thing): Thing | null {
  if (thing.kind === 'unit' && enemiesOf(scene, actor).includes(thing.id)) return null;
  return nearestCalled(scene, actor, 'nearest enemy');
}

/** 'along the wall', 'along the wall to the north', '6 m along the wall': where there is more of it, or where it is said. */
function along(found: RegExpExecArray | null, called: Called, from: Point): Leg | null {
  const [, length, name = ''] = found ?? [];
  const [, stem = '', word = ''] = /^(.+?)(?: to the)? ([a-z-]+)$/u.exec(name) ?? [];
  const whole = called(name);
  const wind = whole === null ? bearingOf(word) : null;
  const thing = whole ?? (wind === null ? null : called(stem));
  const side = thing === null ? null : alongSide(thing, from, wind);
  return side === null
    ? null
    : { kind: 'headed', bearing: side.bearing, length: centimetres(length), most: side.left };
}

/** As near as the longest range of what one holds. */
function inRange(scene: Scene, actor: CharacterId, thing: Thing | null): Leg | null {
  const gun = thing === null ? null : longest(scene, actor);
  return thing === null || gun === null ? null : { kind: 'into', thing, length: gun.metres * METRE };
}

/** '8 m north', 'north 8 m', 'ne', '45°'. */
function headed(part: string): Leg | null {
  const before = HEADED.exec(part);
  const after = HEADED_AFTER.exec(part);
  for (const [length, direction] of [
    [before?.[1], before?.[2]],
    [after?.[2], after?.[1]],
    [undefined, part],
  ]) {
    const bearing = direction === undefined ? null : bearingOf(direction);
    if (bearing !== null) return { kind: 'headed', bearing, length: centimetres(length) };
  }
  return null;
}
