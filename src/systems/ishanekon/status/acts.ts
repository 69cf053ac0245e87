import { refusal } from '../../../engine/refusal.ts';
import type { Act } from '../actions/act.ts';
import { being } from '../scene.ts';
import { hasStatus } from './held.ts';
import { endStatuses } from './put.ts';
import { statusRule } from './rows.ts';

/** Standing up from Prone: 1 AP (a house value; the book's list of Status Effects is lost). */
export const standUp: Act = {
  id: 'standUp',
  name: 'Stand up',
  also: ['Get up'],
  group: 'move',
  cost: { ap: statusRule('prone')?.standUp ?? 1 },
  offered: (scene, actor) => hasStatus(being(scene, actor), 'prone'),
  refused: (scene, actor) =>
    hasStatus(being(scene, actor), 'prone') ? null : refusal('notProne', { actor }),
  run(tx, { actor }) {
    endStatuses(tx, actor, ({ status }) => status === 'prone', 'stoodUp');
    return undefined;
  },
};
