import { droppedBy, setDropped } from '../../character/carried.ts';
import { character } from '../../scene.ts';
import { tell } from '../../tell.ts';
import type { Uses } from './use.ts';

/** Taking up what one has dropped. */
export const pickUp: Uses = (scene, actor) =>
  droppedBy(character(scene, actor)).map(({ id, name }) => ({
    id: `pickUp:${id}`,
    name: `Pick up ${name}`,
    refused: null,
    run(tx) {
      const who = tx.state.characters[actor];
      const taken = who === undefined ? null : setDropped(who, id, false);
      if (taken !== null) tell(tx, 'pickedUp', { actor, weapon: taken });
      return undefined;
    },
  }));
