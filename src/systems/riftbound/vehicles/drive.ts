import type { DecisionOption } from '../../../engine/decision.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { WAY } from '../../../engine/way.ts';
import { METRE, pathLength, placeName } from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { bodyOf } from '../fight/bodies.ts';
import { inMind } from '../fight/mind.ts';
import type { Act, Doing } from '../moves/act.ts';
import { STOP, stopIfHit } from '../moves/move.ts';
import { isWatched } from '../moves/risks.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { unitOf, wantsSkilledHands } from './crew.ts';
import { climbOf } from './goal.ts';
import { moveVehicle } from './going.ts';
import { driveGoals, isOf, typedIn, wayRisk } from './offered.ts';
import { type Stopping, stopIn, stopOn, stopTicks, whyNoStop } from './onTheWay.ts';
import {
  altitudeAfter,
  isOpen,
  type Motion,
  motionChoice,
  motionOf,
  motionsOf,
  type Planned,
  planned,
  tooHigh,
  whyNotMoved,
} from './plan.ts';
import { whyUnderway } from './underway.ts';
import type { Way } from './ways.ts';

/** Which of the ways: that which gets there, or as near as one can in one go; else the pilot says. */
function* chosenWay(tx: Tx<Scene>, actor: CharacterId, motion: Motion, plan: Planned): Rule<Way | undefined> {
  const { ways, altitude } = plan;
  if (!isOpen(plan)) return ways[0];
  const now = tx.snapshot();
  const options: readonly DecisionOption[] = ways.map((way, n) => {
    const end = way.path.at(-1) ?? { x: 0, y: 0 };
    const far = { metres: pathLength(way.path) / METRE, off: way.off / METRE };
    return {
      id: `way${n + 1}`,
      code: 'drive.way',
      params: {
        x: end.x / METRE,
        y: end.y / METRE,
        ...far,
        [WAY]: way.path.map(placeName),
        ...wayRisk(now, actor, motion, { way, altitude }),
      },
    };
  });
  const choice = yield* tx.ask({
    id: 'drive.way',
    asked: actor,
    code: 'drive.way',
    params: { actor },
    options,
    default: 'way1',
  });
  return ways[options.findIndex(({ id }) => id === choice)];
}

/** Where somebody wants to go: what was typed along, or the goal that was chosen; and where it stops for them to act. */
function wantedOf({ detail, target, ticked = [] }: Doing): {
  readonly typed: string;
  readonly stop: Stopping;
} {
  const goal = target === null ? '' : typedIn(target);
  const { rest, after } = stopIn(detail ?? goal);
  return { typed: rest === '' ? goal : rest, stop: { ticked, after } };
}

/** Driving, riding, walking, flying: a movement of a vehicle's system, for Watts. */
export const drive: Act = {
  id: 'drive',
  name: 'Drive',
  also: ['Ride', 'Fly', 'Pilot'],
  group: 'move',
  cost: 'action',
  wantsSkill: wantsSkilledHands,
  targets: driveGoals,
  targetsOpen: true,
  targetLater: true,
  words: 'optional',
  offered: (scene, actor) => motionsOf(scene, actor).length > 0,
  refused: whyUnderway,
  ticks: (scene, actor) => [
    ...(isWatched(scene, actor, unitOf(scene, actor)) ? [stopIfHit] : []),
    ...stopTicks(scene, actor),
  ],
  means(scene, actor) {
    const goals = driveGoals(scene, actor);
    return motionsOf(scene, actor).map((motion): Choice => {
      const choice = motionChoice(scene, actor, motion);
      if (inMind(scene)) return choice;
      const fits = goals.filter((goal) => isOf(motion, goal)).map(({ id }) => id);
      const { id: vehicle, movement } = motion;
      const rises = movement.climb > 0 || movement.sink > 0;
      const stuck = fits.length > 0 || rises ? null : refusal('noWay', { vehicle, movement: movement.name });
      return { ...choice, fits, refused: choice.refused ?? stuck };
    });
  },
  whyNot(scene, doing) {
    const { actor, means, asSkilled } = doing;
    const motion = motionOf(scene, actor, means);
    const { typed, stop } = wantedOf(doing);
    if (motion === null) return refusal('noSuchMovement', { typed: means ?? '' });
    if (typed === '') return refusal('sayWhere', { actor });
    if (inMind(scene)) return whyNotMoved(scene, actor, motion, asSkilled) ?? whyNotClimbed(motion, typed);
    const plan = planned(scene, actor, motion, typed);
    const why = whyNotMoved(scene, actor, motion, asSkilled);
    if (why !== null) return why;
    if ('code' in plan) return plan;
    const { ways, altitude } = plan;
    return whyNoStop(scene, actor, motion, { id: motion.id, path: ways[0]?.path ?? [], altitude }, stop);
  },
  *run(tx, doing) {
    const { actor, means } = doing;
    const motion = motionOf(tx.snapshot(), actor, means);
    const { typed, stop } = wantedOf(doing);
    if (motion !== null && inMind(tx.now)) return yield* driveInMind(tx, motion, actor, typed);
    const plan = motion === null ? null : planned(tx.snapshot(), actor, motion, typed);
    if (motion === null || plan === null || 'code' in plan) return;
    const way = yield* chosenWay(tx, actor, motion, plan);
    if (way === undefined) return;
    const manner = {
      stop: stopOn(tx.snapshot(), actor, { id: motion.id, path: way.path, altitude: plan.altitude }, stop),
      stopsIfHit: stop.ticked.includes(STOP),
    };
    yield* moveVehicle(tx, motion, way, plan.altitude, actor, manner);
  },
};

/** In the theatre of the mind one says where one drives, and how much higher or lower, and the GM what that means. */
const whyNotClimbed = (motion: Motion, typed: string | null): Refusal | null =>
  altitudeAfter(motion, climbOf(typed ?? '')) === null ? tooHigh(motion) : null;

function* driveInMind(tx: Tx<Scene>, motion: Motion, actor: CharacterId, typed: string): Rule<void> {
  const altitude = altitudeAfter(motion, climbOf(typed));
  const at = bodyOf(tx.snapshot(), motion.id)?.at ?? { x: 0, y: 0 };
  const goal = driveGoals(tx.snapshot(), actor).find(({ id }) => id === typed)?.goal;
  const heading = fighterIn(tx.now, motion.id)?.heading ?? 0;
  if (altitude === null) return;
  yield* moveVehicle(tx, motion, { path: [at], heading, where: goal ?? typed }, altitude, actor);
}
