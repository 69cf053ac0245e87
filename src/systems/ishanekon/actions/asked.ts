import type { Choice } from '../../../engine/options.ts';
import { rememberedOfTwo } from '../../../engine/remembered.ts';
import type { CharacterId, Scene } from '../scene.ts';
import type { Act } from './act.ts';

// Options ask an act for these, and so does what can be held of it: of one scene each is worked out once.

/** Whether somebody has anything that an act can be done with. */
export const isOffered = rememberedOfTwo(
  (scene: Scene, actor: CharacterId, act: Act): boolean => act.offered?.(scene, actor) !== false,
);

/** What an act can be done with; absent where it needs nothing. */
export const meansFor = rememberedOfTwo(
  (scene: Scene, actor: CharacterId, act: Act): readonly Choice[] | undefined => act.means?.(scene, actor),
);

/** What may be ticked along with an act. */
export const spendsFor = rememberedOfTwo(
  (scene: Scene, actor: CharacterId, act: Act): readonly Choice[] => act.spends?.(scene, actor) ?? [],
);
