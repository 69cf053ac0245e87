import { isOver, METRE, type Path } from '../../../../engine/space/plane/index.ts';
import { grappledBy } from '../../conditions/active.ts';
import { areTouching, bodyOf } from '../../fight/bodies.ts';
import { type CharacterId, fighterIn, type Scene } from '../../scene.ts';
import { wayToContact } from './pull.ts';

/** How far somebody Moves who would otherwise Move so far, in centimetres: half, rounded up to whole metres, while they hold somebody (Grappled). */
export const whileHolding = (scene: Scene, actor: CharacterId, most: number): number =>
  grappledBy(scene, actor).length === 0 && fighterIn(scene, actor)?.holdsUnseen !== true
    ? most
    : Math.ceil(most / METRE / 2) * METRE;

/** Those who are dragged after somebody who has moved, each with the way that leads them back into contact. */
export const dragged = (
  scene: Scene,
  actor: CharacterId,
): readonly { readonly held: CharacterId; readonly path: Path }[] =>
  grappledBy(scene, actor).flatMap((held) => {
    const [own, theirs] = [bodyOf(scene, actor), bodyOf(scene, held)];
    if (own === null || theirs === null) return [];
    if (areTouching(scene, actor, held) && !isOver(own, theirs)) return [];
    const path = wayToContact(scene, held, actor);
    return path === null ? [] : [{ held, path }];
  });
