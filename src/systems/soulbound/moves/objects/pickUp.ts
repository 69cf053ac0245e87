import { refusal } from '../../../../engine/refusal.ts';
import { droppedBy } from '../../character/carried.ts';
import { liesElsewhere, takeUp } from '../../fight/ground.ts';
import { character } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Uses } from './use.ts';

/** Taking up what one has dropped, where it lies. */
export const pickUp: Uses = (scene, actor) =>
  droppedBy(character(scene, actor)).map((item) => {
    const elsewhere = liesElsewhere(scene, actor, item);
    return {
      id: `pickUp:${item.id}`,
      name: `Pick up ${item.name}`,
      refused: elsewhere === null ? null : refusal('liesElsewhere', { item: item.name, zone: elsewhere }),
      run(tx) {
        const taken = takeUp(tx, actor, item.id);
        if (taken !== null) tell(tx, 'pickedUp', { actor, weapon: taken });
        return undefined;
      },
    };
  });
