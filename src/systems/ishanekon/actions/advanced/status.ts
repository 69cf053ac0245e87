import { untilTurnEnd } from '../../../../engine/uses/index.ts';
import { putStatus } from '../../status/put.ts';
import { tell } from '../../tell.ts';
import type { Act } from '../act.ts';
import { contest } from '../contest.ts';
import { besides, whyTooLarge } from '../near.ts';

/** Blinding somebody until their next turn ends: Quick Fingers or Nimbleness against Improvisation or Endurance (Advanced Actions: Blind). */
export const blind: Act = {
  id: 'blind',
  name: 'Blind',
  group: 'skills',
  cost: { ap: 2 },
  targets: (scene, actor) => besides(scene, actor, { who: 'enemies', whyNot: whyTooLarge }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const done = yield* contest(tx, {
      ...{ actor, target, label: 'blind', bySize: true },
      own: ['quickFingers', 'nimbleness'],
      theirs: ['improvisation', 'endurance'],
    });
    if (!done) return tell(tx, 'tried', { actor, target, of: 'blind' });
    putStatus(tx, target, { status: 'blinded', power: null, by: actor, duration: untilTurnEnd(target) });
  },
};

/** Knocking somebody Prone: Athletics or Raw Force against Athletics or Nimbleness (Advanced Actions: Trip). */
export const trip: Act = {
  id: 'trip',
  name: 'Trip',
  group: 'skills',
  cost: { ap: 2 },
  targets: (scene, actor) => besides(scene, actor, { who: 'enemies', whyNot: whyTooLarge }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const done = yield* contest(tx, {
      ...{ actor, target, label: 'trip', bySize: true },
      own: ['athletics', 'rawForce'],
      theirs: ['athletics', 'nimbleness'],
    });
    if (!done) return tell(tx, 'tried', { actor, target, of: 'trip' });
    putStatus(tx, target, { status: 'prone', power: null, by: actor });
  },
};
