import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { remembered } from '../../../engine/remembered.ts';
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
  return livingFor(scene, actor)
    .filter(({ enemy }) => who === undefined || enemy === (who === 'enemies'))
    .map(({ id, name, far }) => ({ id, name, refused: far ?? whyNot(scene, actor, id) }));
}

/** The living who could be near somebody, enemies first: half a dozen acts ask for them. */
const livingFor = remembered((scene: Scene, actor: CharacterId) =>
  fightersIn(scene)
    .filter((id) => id !== actor && beingIn(scene, id)?.dead === false)
    .map((id) => ({
      ...{ id, name: character(scene, id).name, enemy: areEnemies(scene, actor, id) },
      far: whyTooFar(scene, actor, id),
    }))
    .toSorted((a, b) => Number(b.enemy) - Number(a.enemy)),
);

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
