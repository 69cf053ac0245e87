import { remembered } from '../../../engine/remembered.ts';
import {
  type Body,
  contactOn,
  distanceOf,
  floorAt,
  isOver,
  isTouching,
  type Point,
  sees,
} from '../../../engine/space/plane/index.ts';
import type { Character } from '../character/schema.ts';
import { grapplerOf } from '../conditions/active.ts';
import { type SizeId, sizes } from '../content/sizes.ts';
import { type CharacterId, characterIn, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { unitOf } from '../vehicles/crew.ts';
import { inMind } from './mind.ts';
import { screensIn } from './screens.ts';

/** How tall units are by their size, in centimetres: the book names only how wide they are. What has no diameter has no height. */
const heights: Readonly<Record<SizeId, number>> = {
  tiny: 50,
  small: 100,
  medium: 180,
  large: 200,
  giant: 300,
  enormous: 2000,
  colossal: 10_000,
  city: 0,
  moon: 0,
  planetary: 0,
  solar: 0,
};

/** How tall a sheet's unit is, in centimetres. */
export const heightOf = ({ size }: Character): number => heights[size];

/** A size as a number, smallest first: steps of size are steps of it. */
export const step = (size: SizeId): number => sizes.findIndex(({ id }) => id === size);

/** How wide a unit's base is, in centimetres: what its sheet says, or its size. */
export const diameterOf = ({ size, diameter }: Character): number =>
  diameter ?? sizes.find(({ id }) => id === size)?.diameter ?? 100;

/** The base that somebody stands on in the fight: their own, or that of the vehicle they are in. Null: they stand nowhere. */
export const bodyOf = remembered((scene: Scene, id: CharacterId): Body | null => {
  const unit = unitOf(scene, id);
  const fighter = fighterIn(scene, unit);
  const sheet = characterIn(scene, unit);
  if (fighter === null || fighter.at === null || sheet === null) return null;
  return bodyAt(sheet, fighter.at, fighter.altitude);
});

/** The scene with somebody on the floor of another place. */
export function movedTo(scene: Scene, id: CharacterId, at: Point): Scene {
  const fighter = fighterIn(scene, id);
  if (scene.fight === null || fighter === null) return scene;
  const altitude = floorAt(scene.fight.board.plane, at);
  const fighters = { ...scene.fight.fighters, [id]: { ...fighter, at, altitude } };
  return { ...scene, fight: { ...scene.fight, fighters } };
}

/** The base of a sheet at a place. */
const bodyAt = (sheet: Character, at: Point, altitude: number): Body => ({
  at,
  altitude,
  diameter: diameterOf(sheet),
  height: heights[sheet.size],
});

/** How near bases must be to touch, as the house plays. */
export function contactIn({ party }: Scene): number {
  const { space } = party.rules;
  return contactOn(space === 'squares' || space === 'hexes' ? space : 'free');
}

/** Whether two bases touch, and no wall is between them. */
export function inContact(scene: Scene, one: Body, other: Body): boolean {
  if (!isTouching(one, other, contactIn(scene))) return false;
  return scene.fight === null || sees(screensIn(scene.fight.board.plane), one, other);
}

/** Whether two units are in base contact. Those in one vehicle are with each other; in the theatre of the mind nobody is out of reach. */
export function areTouching(scene: Scene, a: CharacterId, b: CharacterId): boolean {
  if (inMind(scene)) return true;
  const [one, other] = [bodyOf(scene, a), bodyOf(scene, b)];
  return one !== null && other !== null && inContact(scene, one, other);
}

/** Everybody with a base of their own who is in contact with somebody. */
export const touching = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter(
    (other) => unitOf(scene, other) === other && other !== unitOf(scene, id) && areTouching(scene, id, other),
  );

/** How far two units are apart, from base to base, in centimetres; null where one of them stands nowhere, as all do in the theatre of the mind. */
export function distanceBetween(scene: Scene, a: CharacterId, b: CharacterId): number | null {
  if (inMind(scene)) return null;
  const [one, other] = [bodyOf(scene, a), bodyOf(scene, b)];
  return one === null || other === null ? null : distanceOf(one, other);
}

/** Whether a unit can move through another: anything larger than itself (Size). */
export function canPass(scene: Scene, mover: CharacterId, other: CharacterId): boolean {
  const [one, two] = [characterIn(scene, mover), characterIn(scene, other)];
  return one !== null && two !== null && step(two.size) > step(one.size);
}

/** The dead are no units any more: one steps over them. */
const isDead = (sheet: Character | null): boolean => sheet?.kind === 'person' && sheet.dead;

/** Those with bases whom a unit cannot move through. Whom it grapples comes along. */
export const stoppersOf = (scene: Scene, mover: CharacterId): readonly Body[] =>
  fightersIn(scene).flatMap((other) => {
    if (other === mover || unitOf(scene, other) !== other || canPass(scene, mover, other)) return [];
    if (grapplerOf(scene, other) === mover || isDead(characterIn(scene, other))) return [];
    return bodyOf(scene, other) ?? [];
  });

/** Whether a unit can end its move at a place: over nobody but who is two sizes larger at least (Size), or is dragged along. */
export function canEndAt(scene: Scene, mover: CharacterId, at: Point, altitude: number): boolean {
  const sheet = characterIn(scene, mover);
  if (sheet === null) return false;
  const there = bodyAt(sheet, at, altitude);
  return !inTheWayOf(scene, mover).some((body) => isOver(there, body));
}

/** Somebody with a base in the fight, as those see them who look for a place. */
export interface Standing {
  readonly id: CharacterId;
  readonly size: SizeId;
  readonly body: Body;
  readonly heldBy: CharacterId | null;
}

/** A sheet's base at a place, as those see it who look for one. */
export const standing = (
  id: CharacterId,
  sheet: Character,
  at: Point,
  altitude: number,
  heldBy: CharacterId | null = null,
): Standing => ({ id, size: sheet.size, body: bodyAt(sheet, at, altitude), heldBy });

/** Everybody with a base in the fight, the dead aside. Who is inside a vehicle stands nowhere. */
export const standingIn = (scene: Scene): readonly Standing[] =>
  fightersIn(scene).flatMap((id) => {
    const fighter = fighterIn(scene, id);
    const sheet = characterIn(scene, id);
    if (fighter === null || fighter.at === null || sheet === null || isDead(sheet)) return [];
    return standing(id, sheet, fighter.at, fighter.altitude, grapplerOf(scene, id));
  });

/** Whether places are taken for somebody of such a size, who needn't be there yet, by those who stand there: many are asked about at once. */
export function takenFor(
  there: readonly Standing[],
  mover: CharacterId,
  sheet: Character,
): (at: Point, altitude: number) => boolean {
  const inTheWay = takers(there, mover, sheet);
  const [diameter, height] = [diameterOf(sheet), heightOf(sheet)];
  return (at, altitude) => {
    const own: Body = { at, altitude, diameter, height };
    return inTheWay.some((body) => isOver(own, body));
  };
}

/** Those over whom nobody of such a size can stay. */
const takers = (there: readonly Standing[], mover: CharacterId, sheet: Character): readonly Body[] =>
  there.flatMap(({ id, size, body, heldBy }) =>
    id === mover || step(size) - step(sheet.size) >= 2 || heldBy === mover ? [] : body,
  );

/** The same of somebody who is there: many places are tried for them. */
const inTheWayOf = remembered((scene: Scene, mover: CharacterId): readonly Body[] => {
  const sheet = characterIn(scene, mover);
  return sheet === null ? [] : takers(standingIn(scene), mover, sheet);
});
