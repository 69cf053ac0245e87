import {
  type Body,
  contactOn,
  distanceOf,
  isTouching,
  screensOf,
  sees,
} from '../../../engine/space/plane/index.ts';
import type { Character } from '../character/schema.ts';
import { type SizeId, sizes } from '../content/sizes.ts';
import { type CharacterId, characterIn, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { unitOf } from '../vehicles/crew.ts';

/** How tall one is by size, in centimetres; what is larger is as tall as it is wide. The book has none. */
const heights: Partial<Readonly<Record<SizeId, number>>> = { tiny: 50, small: 120, medium: 180 };

/** The base of somebody of a size, in centimetres. */
export const diameterOf = ({ size, diameter }: Pick<Character, 'size' | 'diameter'>): number =>
  diameter ?? sizes.find(({ id }) => id === size)?.diameter ?? 100;

/** A size as a number, smallest first: steps of size are steps of it. */
export const stepOf = ({ size }: Pick<Character, 'size'>): number => sizes.findIndex(({ id }) => id === size);

/** The body of somebody, or of the vehicle they are in; null where they stand nowhere. */
export function bodyOf(scene: Scene, id: CharacterId): Body | null {
  const unit = unitOf(scene, id);
  const who = characterIn(scene, unit);
  const fighter = fighterIn(scene, unit);
  if (who === null || fighter === null || fighter.at === null) return null;
  const diameter = diameterOf(who);
  return { at: fighter.at, diameter, altitude: fighter.altitude, height: heights[who.size] ?? diameter };
}

/** How far two are from one another, from edge to edge, in centimetres; null where one of them stands nowhere. */
export function distanceBetween(scene: Scene, a: CharacterId, b: CharacterId): number | null {
  const one = bodyOf(scene, a);
  const other = bodyOf(scene, b);
  return one === null || other === null ? null : distanceOf(one, other);
}

/** Whether two are in base contact. */
export function areTouching(scene: Scene, a: CharacterId, b: CharacterId): boolean {
  const one = bodyOf(scene, a);
  const other = bodyOf(scene, b);
  const { space } = scene.party.rules;
  const contact = space === 'squares' || space === 'hexes' ? contactOn(space) : undefined;
  return one !== null && other !== null && a !== b && isTouching(one, other, contact);
}

/** All who are in base contact with somebody. */
export const touching = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((other) => other !== id && areTouching(scene, id, other));

/** Whether one sees another. */
export function seesIn(scene: Scene, a: CharacterId, b: CharacterId): boolean {
  const one = bodyOf(scene, a);
  const other = bodyOf(scene, b);
  if (scene.fight === null || one === null || other === null) return scene.fight === null;
  return sees(screensOf(scene.fight.board.plane), one, other);
}

/** Those on the other side who still are there. A wreck is nobody's enemy. */
export function enemiesOf(scene: Scene, id: CharacterId): readonly CharacterId[] {
  const side = fighterIn(scene, id)?.side;
  return fightersIn(scene).filter((other) => fighterIn(scene, other)?.side !== side && isUp(scene, other));
}

/** The others on somebody's side who still are there. */
export function alliesOf(scene: Scene, id: CharacterId): readonly CharacterId[] {
  const side = fighterIn(scene, id)?.side;
  return fightersIn(scene).filter(
    (other) => other !== id && fighterIn(scene, other)?.side === side && isUp(scene, other),
  );
}

/** Neither dead nor a wreck. */
export function isUp(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  return who !== null && (who.kind === 'person' ? !who.dead : !who.destroyed);
}
