import { refusal } from '../../../engine/refusal.ts';
import { rollCheck } from '../checks/check.ts';
import { beingIn, fightersIn, character } from '../scene.ts';
import { hasStatus } from '../status/held.ts';
import { endStatuses } from '../status/put.ts';
import { tell } from '../tell.ts';
import type { Act } from './act.ts';
import { whyTooFar } from './near.ts';

/** What First Aid must reach (Basic Actions: Stabilize; A21). */
const DIFFICULTY = 8;

/** Stopping somebody's Bleeding (Basic Actions: Stabilize), one's own, too. */
export const stabilize: Act = {
  id: 'stabilize',
  name: 'Stabilize',
  also: ['First Aid'],
  group: 'help',
  cost: { ap: 3 },
  offered: (scene) => fightersIn(scene).some((id) => isBleeding(beingIn(scene, id))),
  targets: (scene, actor) =>
    fightersIn(scene)
      .filter((id) => isBleeding(beingIn(scene, id)))
      .map((id) => ({ id, name: character(scene, id).name, refused: whyTooFar(scene, actor, id) })),
  refused: (scene) =>
    fightersIn(scene).some((id) => isBleeding(beingIn(scene, id))) ? null : refusal('nobodyBleeds', {}),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const goal = { difficulty: DIFFICULTY, impossible: false };
    const { passed } = yield* rollCheck(tx, { actor, skill: 'firstAid', label: 'stabilize' }, goal);
    if (!passed) return tell(tx, 'tried', { actor, target, of: 'stabilize' });
    endStatuses(tx, target, ({ status }) => status === 'bleeding', 'healed');
    tell(tx, 'stabilized', { actor, target });
  },
};

const isBleeding = (who: ReturnType<typeof beingIn>): boolean =>
  who !== null && !who.dead && hasStatus(who, 'bleeding');
