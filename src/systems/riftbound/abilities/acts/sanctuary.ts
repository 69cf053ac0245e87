import { forTurns } from '../../../../engine/uses/index.ts';
import type { Act } from '../../moves/act.ts';
import { tell } from '../../tell.ts';
import { cool, whyNotReady } from '../cooldown.ts';
import { having } from '../owned.ts';
import { begin } from './effect.ts';

const TURNS = 2;

/** Sanctuary: until their turn has started twice more, three free rerolls a Dodge Roll, and Intercept free and twice as far (panels/). */
export const sanctuary: Act = {
  id: 'sanctuary',
  name: 'Sanctuary',
  group: 'powers',
  cost: 'instant',
  offered: having('sanctuary'),
  refused: (scene, actor) => whyNotReady(scene, actor, 'sanctuary'),
  run(tx, { actor }) {
    cool(tx, actor, 'sanctuary');
    begin(tx, actor, { id: 'sanctuary', by: actor, number: null, duration: forTurns(TURNS, actor) });
    tell(tx, 'sanctuary', { actor });
    return undefined;
  },
};
