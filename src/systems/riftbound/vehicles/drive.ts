import type { DecisionOption } from '../../../engine/decision.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import { WAY } from '../../../engine/way.ts';
import { along, METRE, pathLength, placeName, placeTold } from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { bodyOf } from '../fight/bodies.ts';
import { inMind } from '../fight/mind.ts';
import type { Act, Doing } from '../moves/act.ts';
import { goAlong } from '../moves/along.ts';
import { upToHidden } from '../moves/hidden.ts';
import { metAt } from '../moves/met.ts';
import { actingIn, type CharacterId, fighterIn, type Scene, vehicleIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { crash } from './crash.ts';
import { wantsSkilledHands } from './crew.ts';
import { climbOf } from './goal.ts';
import { driveGoals, isOf, typedIn, wayRisk } from './offered.ts';
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

/** Where somebody wants to go: what was typed along, or the goal that was chosen. */
const typedOf = ({ detail, target }: Doing): string => detail ?? (target === null ? '' : typedIn(target));

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
    const typed = typedOf(doing);
    if (motion === null) return refusal('noSuchMovement', { typed: means ?? '' });
    if (typed === '') return refusal('sayWhere', { actor });
    if (inMind(scene)) return whyNotMoved(scene, actor, motion, asSkilled) ?? whyNotClimbed(motion, typed);
    const plan = planned(scene, actor, motion, typed);
    return whyNotMoved(scene, actor, motion, asSkilled) ?? ('code' in plan ? plan : null);
  },
  *run(tx, doing) {
    const { actor, means } = doing;
    const motion = motionOf(tx.snapshot(), actor, means);
    const typed = typedOf(doing);
    if (motion !== null && inMind(tx.now)) return yield* driveInMind(tx, motion, actor, typed);
    const plan = motion === null ? null : planned(tx.snapshot(), actor, motion, typed);
    if (motion === null || plan === null || 'code' in plan) return;
    const way = yield* chosenWay(tx, actor, motion, plan);
    if (way !== undefined) yield* moveVehicle(tx, motion, way, plan.altitude, actor);
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

/** Moves a vehicle along a way, or `where` it was said in the theatre of the mind; `actor` is null where it moves by itself. */
export function* moveVehicle(
  tx: Tx<Scene>,
  { id, movement }: Pick<Motion, 'id' | 'movement'>,
  { path, heading, where }: Pick<Way, 'path' | 'heading'> & { readonly where?: string },
  altitude: number,
  actor: CharacterId | null,
): Rule<void> {
  const vehicle = tx.state.characters[id];
  const fighter = tx.state.fight?.fighters[id];
  if (vehicle?.kind !== 'vehicle' || fighter === undefined) return;
  const before = vehicle.altitude;
  const flown = before > 0 || altitude > 0 ? Math.min(before, altitude) : null;
  const { path: open, met } = inMind(tx.now)
    ? { path, met: null }
    : upToHidden(tx.snapshot(), id, path, { flies: flown, altitude });
  vehicle.watts -= movement.watts;
  fighter.heading = heading;
  if (actor !== null && actingIn(tx.now) === actor) fighter.flew = true;
  vehicle.altitude = altitude;
  const flies = altitude > 0 ? { altitude } : {};
  const gone = yield* goAlong(tx, { actor: id, path: open, forced: false, by: actor ?? id, ...flies });
  const turn = tx.state.fight?.turn;
  if (turn && turn.actor === actor) turn.last = movement.id;
  const end = along(open, gone);
  const near = inMind(tx.now) ? [] : metAt(tx.snapshot(), id, end);
  tell(tx, 'drove', {
    actor,
    vehicle: id,
    movement: movement.name,
    metres: Math.round(gone / METRE),
    ...(inMind(tx.now) ? {} : { to: placeTold(end) }),
    ...(near.length === 0 ? {} : { touching: near }),
    ...(where === undefined ? {} : { where }),
    altitude: [before / METRE, altitude / METRE],
    watts: vehicleIn(tx.now, id)?.watts ?? 0,
  });
  if (met !== null) tell(tx, 'ranInto', { actor: id, target: met }, 'gm');
  if (movement.byItself && altitude === 0 && before > 0) yield* crash(tx, id, before);
}
