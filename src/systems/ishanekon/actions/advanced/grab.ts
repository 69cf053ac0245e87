import { refusal } from '../../../../engine/refusal.ts';
import { untilRemoved } from '../../../../engine/uses/index.ts';
import { endState, putState } from '../../fight/states.ts';
import { type CharacterId, character, fightersIn, type Scene, stateOf } from '../../scene.ts';
import { freeHands } from '../../space/gait.ts';
import { tell } from '../../tell.ts';
import type { Act } from '../act.ts';
import { contest } from '../contest.ts';
import { besides, whyTooLarge } from '../near.ts';

/** Those whom somebody holds: each takes a hand. */
const heldBy = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((id) => stateOf(scene, id, 'grabbed')?.by === actor);

/** Grabbing somebody with a free hand: Athletics or Raw Force against Athletics, Raw Force or Nimbleness (Advanced Actions: Grab). */
export const grab: Act = {
  id: 'grab',
  name: 'Grab',
  group: 'skills',
  cost: { ap: 2 },
  refused: (scene, actor) =>
    freeHands(scene, actor) > heldBy(scene, actor).length ? null : refusal('noFreeHand', { actor }),
  targets: (scene, actor) =>
    besides(scene, actor, {
      who: 'enemies',
      whyNot: (now, own, target) =>
        stateOf(now, target, 'grabbed') === null
          ? whyTooLarge(now, own, target)
          : refusal('grabbedAlready', { target }),
    }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    const done = yield* contest(tx, {
      ...{ actor, target, label: 'grab', bySize: true },
      own: ['athletics', 'rawForce'],
      theirs: ['athletics', 'rawForce', 'nimbleness'],
    });
    if (!done) return tell(tx, 'tried', { actor, target, of: 'grab' });
    putState(tx, target, { id: 'grabbed', by: actor, number: null, duration: untilRemoved });
    tell(tx, 'stateBegan', { actor: target, state: 'grabbed', by: actor });
  },
};

/** How somebody gets free is lost with what a Grab does: the same checks the other way round, for as many AP (house). */
export const breakFree: Act = {
  id: 'breakFree',
  name: 'Break free',
  group: 'skills',
  cost: { ap: 2 },
  offered: (scene, actor) => stateOf(scene, actor, 'grabbed') !== null,
  refused: (scene, actor) =>
    stateOf(scene, actor, 'grabbed') === null ? refusal('notGrabbed', { actor }) : null,
  *run(tx, { actor }) {
    const by = stateOf(tx.snapshot(), actor, 'grabbed')?.by ?? null;
    if (by === null) return endState(tx, actor, 'grabbed');
    const done = yield* contest(tx, {
      ...{ actor, target: by, label: 'breakFree' },
      own: ['athletics', 'rawForce', 'nimbleness'],
      theirs: ['athletics', 'rawForce'],
    });
    if (done) endState(tx, actor, 'grabbed');
    else tell(tx, 'tried', { actor, target: by, of: 'breakFree' });
  },
};

/** Letting somebody go takes nothing. */
export const letGo: Act = {
  id: 'letGo',
  name: 'Let go',
  group: 'skills',
  cost: {},
  when: 'anytime',
  offered: (scene, actor) => heldBy(scene, actor).length > 0,
  targets: (scene, actor) =>
    heldBy(scene, actor).map((id) => ({ id, name: character(scene, id).name, refused: null })),
  run(tx, { target }) {
    if (target !== null) endState(tx, target, 'grabbed');
    return undefined;
  },
};
