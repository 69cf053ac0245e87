import { untilTurnStart } from '../../../engine/uses/index.ts';
import { tell } from '../tell.ts';
import { putState } from '../fight/states.ts';
import type { Act } from './act.ts';

/** Until their next turn attacks against them have disadvantage, and they have advantage on all DR (Basic Actions: Defend). */
export const defend: Act = {
  id: 'defend',
  name: 'Defend',
  group: 'help',
  cost: { ap: 2 },
  run(tx, { actor }) {
    putState(tx, actor, { id: 'defending', by: actor, number: null, duration: untilTurnStart(actor) });
    tell(tx, 'stateBegan', { actor, state: 'defending', by: null });
    return undefined;
  },
};
