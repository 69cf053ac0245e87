import { refusal } from '../../../../engine/refusal.ts';
import type { Rule } from '../../../../engine/rule.ts';
import { nearestFirst, parseTile, tileName } from '../../../../engine/space/grid/index.ts';
import type { Tx } from '../../../../engine/tx.ts';
import { untilRemoved } from '../../../../engine/uses/index.ts';
import { endState, putState } from '../../fight/states.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene, stateOf } from '../../scene.ts';
import { isFree } from '../../space/bodies.ts';
import { freeHands } from '../../space/gait.ts';
import { putAt } from '../../space/go.ts';
import { mapIn, metric } from '../../space/terrain.ts';
import { tell } from '../../tell.ts';
import type { Act } from '../act.ts';
import { contest } from '../contest.ts';
import { besides, largerBy } from '../near.ts';

/** Those who have climbed on somebody. */
const ridersOf = (scene: Scene, id: CharacterId): readonly CharacterId[] =>
  fightersIn(scene).filter((other) => stateOf(scene, other, 'climbed')?.by === id);

/** Whether somebody gets, or stays, on top of another (Advanced Actions: Climb). */
const holdsOn = (tx: Tx<Scene>, actor: CharacterId, target: CharacterId): Rule<boolean> =>
  contest(tx, {
    ...{ actor, target, label: 'climb' },
    own: ['athletics', 'nimbleness'],
    theirs: ['athletics', 'rawForce', 'nimbleness', 'quickFingers'],
  });

/**
 * Climbing onto somebody at least one size larger, with a free hand (Advanced Actions: Climb): one is in their space and moves with them; they attack one with
 * disadvantage, and what misses hits them.
 */
export const climb: Act = {
  id: 'climb',
  name: 'Climb on',
  also: ['Climb'],
  group: 'skills',
  cost: { ap: 2 },
  offered: (scene, actor) =>
    fightersIn(scene).some(
      (id) => id !== actor && character(scene, id).kind !== 'object' && largerBy(scene, id, actor) >= 1,
    ),
  refused(scene, actor) {
    if (stateOf(scene, actor, 'climbed') !== null) return refusal('climbedAlready', { actor });
    return freeHands(scene, actor) > 0 ? null : refusal('noFreeHand', { actor });
  },
  targets: (scene, actor) =>
    besides(scene, actor, {
      whyNot: (now, own, target) =>
        largerBy(now, target, own) >= 1 ? null : refusal('tooSmallToClimb', { target }),
    }),
  *run(tx, { actor, target }) {
    if (target === null) return;
    if (!(yield* holdsOn(tx, actor, target))) return tell(tx, 'tried', { actor, target, of: 'climb' });
    putState(tx, actor, { id: 'climbed', by: target, number: null, duration: untilRemoved });
    const at = fighterIn(tx.now, target)?.at ?? null;
    if (at !== null) putAt(tx, actor, at);
    tell(tx, 'stateBegan', { actor, state: 'climbed', by: target });
  },
};

/** Shaking off who has climbed on one: the same checks again, which the climber must win to stay (Advanced Actions: Climb). */
export const shakeOff: Act = {
  id: 'shakeOff',
  name: 'Shake off',
  group: 'skills',
  cost: { ap: 2 },
  offered: (scene, actor) => ridersOf(scene, actor).length > 0,
  targets: (scene, actor) =>
    ridersOf(scene, actor).map((id) => ({ id, name: character(scene, id).name, refused: null })),
  *run(tx, { actor, target }) {
    if (target === null) return;
    if (yield* holdsOn(tx, target, actor)) return tell(tx, 'tried', { actor, target, of: 'shakeOff' });
    tell(tx, 'shakenOff', { actor, target });
    comeDown(tx, target);
  },
};

/** Climbing down again, at one's own will. */
export const climbDown: Act = {
  id: 'climbDown',
  name: 'Climb down',
  group: 'skills',
  cost: {},
  offered: (scene, actor) => stateOf(scene, actor, 'climbed') !== null,
  refused: (scene, actor) =>
    stateOf(scene, actor, 'climbed') === null ? refusal('notClimbed', { actor }) : null,
  run(tx, { actor }) {
    comeDown(tx, actor);
    return undefined;
  },
};

/** Somebody is on the ground again, on the nearest free square. */
export function comeDown(tx: Tx<Scene>, actor: CharacterId): void {
  endState(tx, actor, 'climbed');
  const now = tx.snapshot();
  const map = mapIn(now);
  const at = parseTile(fighterIn(now, actor)?.at ?? '');
  if (map === null || at === null) return;
  for (const near of nearestFirst(map.grid, at, metric)) {
    if (!isFree(now, actor, near)) continue;
    putAt(tx, actor, tileName(near));
    return;
  }
}
