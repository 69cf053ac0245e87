import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { areEnemies, beingIn, type CharacterId, character, fightersIn, type Scene } from '../scene.ts';
import { sizeOf } from '../space/bodies.ts';
import { metresBetween } from '../space/distance.ts';

/** "Within 1 m" of somebody: side by side, or in one space. */
export const BESIDE = 1;

type WhyNot = (scene: Scene, actor: CharacterId, target: CharacterId) => Refusal | null;

/** The living whom somebody may do something to within 1 m, enemies first; others with the reason why not. */
export function besides(
  scene: Scene,
  actor: CharacterId,
  { who, whyNot = () => null }: { readonly who?: 'allies' | 'enemies'; readonly whyNot?: WhyNot } = {},
): readonly Choice[] {
  return fightersIn(scene)
    .filter((id) => id !== actor && beingIn(scene, id)?.dead === false)
    .filter((id) => who === undefined || areEnemies(scene, actor, id) === (who === 'enemies'))
    .toSorted((a, b) => Number(areEnemies(scene, actor, b)) - Number(areEnemies(scene, actor, a)))
    .map((id) => ({
      id,
      name: character(scene, id).name,
      refused: whyTooFar(scene, actor, id) ?? whyNot(scene, actor, id),
    }));
}

export function whyTooFar(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  const away = metresBetween(scene, actor, target);
  return away <= BESIDE ? null : refusal('notBeside', { target, away });
}

/** How many size categories somebody is larger than another. */
export const largerBy = (scene: Scene, target: CharacterId, actor: CharacterId): number =>
  sizeOf(scene, target).step - sizeOf(scene, actor).step;

/** Blinding, grabbing, shoving and tripping reach no further than one category above one's own size (Advanced Actions). */
export const whyTooLarge: WhyNot = (scene, actor, target) =>
  largerBy(scene, target, actor) > 1 ? refusal('tooLarge', { target }) : null;
