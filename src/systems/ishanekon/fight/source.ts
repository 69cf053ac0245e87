import { type CharacterId, type Scene, stateOf } from '../scene.ts';
import type { NumberSource } from '../numbers/source.ts';

/** What the states of a fight do to rolls: Defend, Hide, being climbed on (Basic and Advanced Actions). Taking Cover counts with the cover. */
export const stateSource: NumberSource = {
  edges(scene, roll, { actor, other = null }) {
    switch (roll) {
      case 'attacked':
        return stateOf(scene, actor, 'defending') === null
          ? []
          : [{ source: 'defending', edge: 'disadvantage' }];
      case 'dr':
        return stateOf(scene, actor, 'defending') === null
          ? []
          : [{ source: 'defending', edge: 'advantage' }];
      case 'attack': {
        const hidden = stateOf(scene, actor, 'hidden') !== null || isUnnoticed(scene, actor, other);
        const climbed = other !== null && stateOf(scene, other, 'climbed')?.by === actor;
        return [
          ...(hidden ? [{ source: 'hidden', edge: 'advantage' } as const] : []),
          ...(climbed ? [{ source: 'climbed', edge: 'disadvantage' } as const] : []),
        ];
      }
      case 'theirDr':
      case 'check':
        return [];
    }
  },
};

/**
 * Whether somebody has taken another by surprise, who doesn't know where they are yet: until the surprised one's first turn, and the end of their own, which is
 * when what they do gives them away (Rounds and Turns; Advanced Actions: Hide).
 */
function isUnnoticed(scene: Scene, actor: CharacterId, other: CharacterId | null): boolean {
  const { fight } = scene;
  if (fight === null || other === null || fight.order.round > 1) return false;
  const isFresh = fight.fighters[other]?.turns === 0 && (fight.fighters[actor]?.turns ?? 0) <= 1;
  return isFresh && fight.surprised.includes(other) && !fight.surprised.includes(actor);
}
