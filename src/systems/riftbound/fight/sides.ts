import { remembered } from '../../../engine/remembered.ts';
import { type Body, isTouching, sees } from '../../../engine/space/plane/index.ts';
import { isCritical } from '../conditions/active.ts';
import { type CharacterId, characterIn, fighterIn, fightersIn, personIn, type Scene } from '../scene.ts';
import { bodyOf, contactIn } from './bodies.ts';
import { isLit, lightsIn } from './light.ts';
import { inMind } from './mind.ts';
import { screensIn } from './screens.ts';

/** Neither dead nor a wreck. */
export function isUp(scene: Scene, id: CharacterId): boolean {
  const who = characterIn(scene, id);
  return who !== null && (who.kind === 'person' ? !who.dead : !who.destroyed);
}

/** Whether somebody can still go on: neither dead nor a wreck, nor in Critical Condition. */
export function isAble(scene: Scene, id: CharacterId): boolean {
  const person = personIn(scene, id);
  return isUp(scene, id) && (person === null || !isCritical(person));
}

/** Those on the other side who still are there. */
export const enemiesOf = remembered((scene: Scene, id: CharacterId): readonly CharacterId[] => {
  const side = fighterIn(scene, id)?.side;
  return fightersIn(scene).filter((other) => fighterIn(scene, other)?.side !== side && isUp(scene, other));
});

/** The others on somebody's side who still are there. */
export const alliesOf = remembered((scene: Scene, id: CharacterId): readonly CharacterId[] => {
  const side = fighterIn(scene, id)?.side;
  return fightersIn(scene).filter(
    (other) => other !== id && fighterIn(scene, other)?.side === side && isUp(scene, other),
  );
});

/**
 * Whether one sees another: nothing opaque is in the way, and in the dark some light falls on them, or they touch. Outside of a fight, and in the theatre of
 * the mind, everybody sees everybody.
 */
export function seesIn(scene: Scene, a: CharacterId, b: CharacterId): boolean {
  const { fight } = scene;
  if (fight === null || inMind(scene)) return true;
  const [one, other] = [bodyOf(scene, a), bodyOf(scene, b)];
  return one !== null && other !== null && seesBody(scene, one, other);
}

/** The same of two bases, wherever they are. */
export function seesBody(scene: Scene, one: Body, other: Body): boolean {
  const { fight } = scene;
  if (fight === null) return true;
  if (!sees(screensIn(fight.board.plane), one, other)) return false;
  return !fight.dark || isTouching(one, other, contactIn(scene)) || isLit(lightsIn(scene), other.at);
}

/** How far a voice carries in a fight is not in the book: everybody who isn't Deaf hears everybody. */
export const hears = (scene: Scene, id: CharacterId): boolean => {
  const who = characterIn(scene, id);
  return who?.kind === 'person' && !who.dead && !who.abilities.some((one) => one.id === 'deaf');
};

/** Whether one sees or hears another, as so many abilities ask for. */
export const seesOrHears = (scene: Scene, id: CharacterId, other: CharacterId): boolean =>
  hears(scene, id) || seesIn(scene, id, other);
