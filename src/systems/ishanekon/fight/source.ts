import { stateOf } from '../scene.ts';
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
        const hidden = stateOf(scene, actor, 'hidden') !== null;
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
