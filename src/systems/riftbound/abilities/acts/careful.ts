import { untilTurnStart } from '../../../../engine/uses/index.ts';
import type { Act } from '../../moves/act.ts';
import { tell } from '../../tell.ts';
import { having } from '../owned.ts';
import { begin } from './effect.ts';

/** Simple but effective, which the Gunner's table calls Move Carefully (A26): until their next turn their movement sets off no Overwatch. */
export const moveCarefully: Act = {
  id: 'moveCarefully',
  name: 'Move Carefully',
  also: ['Simple but effective'],
  group: 'powers',
  cost: 'action',
  offered: having('simpleButEffective'),
  run(tx, { actor }) {
    begin(tx, actor, { id: 'careful', by: actor, number: null, duration: untilTurnStart(actor) });
    tell(tx, 'careful', { actor });
    return undefined;
  },
};
