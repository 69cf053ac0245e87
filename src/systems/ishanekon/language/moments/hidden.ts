import type { Reaction } from '../../../../engine/ruleset.ts';
import { type CharacterId, fighterIn, type Scene } from '../../scene.ts';

/** What a foe could do is the GM's to know. */
export const hiddenFrom = (scene: Scene, owner: CharacterId): Pick<Reaction<Scene>, 'to'> =>
  fighterIn(scene, owner)?.side === 'foes' ? { to: 'gm' } : {};
