import type { DecisionOption } from '../../../engine/decision.ts';
import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import {
  type Bearing,
  groundOf,
  METRE,
  type Point,
  pathLength,
  type Walker,
} from '../../../engine/space/plane/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { bodyOf, canEndAt, stoppersOf } from '../fight/bodies.ts';
import { inMind } from '../fight/mind.ts';
import type { Act } from '../moves/act.ts';
import { goAlong } from '../moves/along.ts';
import { actingIn, type CharacterId, fighterIn, type Scene, vehicleIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { crash } from './crash.ts';
import { type Operated, systemsAt, wantsSkilledHands, whyNotOperated, whyNoWatts } from './crew.ts';
import { climbOf, type Goal, readGoal } from './goal.ts';
import type { Movement } from './profile.ts';
import { type Way, waysTo } from './ways.ts';

/** A movement of a system that somebody operates. */
interface Motion extends Operated {
  readonly movement: Movement;
}

/** Its id among what one may drive with: 'giantWheels/fullSpeed'. */
const idOf = ({ system, movement }: Motion): string => `${system.id}/${movement.id}`;

const motionsOf = (scene: Scene, actor: CharacterId): readonly Motion[] =>
  systemsAt(scene, actor).flatMap((one) =>
    one.system.profile.movements.map((movement) => ({ ...one, movement })),
  );

/** A movement in a few figures: '2 W: exactly 16 m, turn up to 90°, up to 16 m'. */
export function movementWords({ watts, parts, turn, climb, sink }: Movement): string {
  const legs = parts.map(({ metres, exactly }) => `${exactly ? 'exactly' : 'up to'} ${metres} m`);
  const way = turn === null ? `${legs.join(', ')} as you like` : legs.join(`, turn up to ${turn}°, `);
  const height = [...(climb > 0 ? [`up ${climb} m`] : []), ...(sink > 0 ? [`down ${sink} m`] : [])];
  return `${watts} W: ${[way, ...(height.length > 0 ? [height.join(' or ')] : [])].join('; ')}`;
}

/** Why a movement cannot be made at all. */
function whyNotMoved(scene: Scene, actor: CharacterId, motion: Motion, asSkilled: boolean): Refusal | null {
  const { id, vehicle, movement } = motion;
  if (vehicle.deployed) return refusal('isDeployed', { vehicle: id });
  if (movement.from === 'ground' && vehicle.altitude > 0) return refusal('flies', { vehicle: id });
  if (movement.from === 'air' && vehicle.altitude === 0) return refusal('onTheGround', { vehicle: id });
  return whyNotOperated(scene, actor, motion, asSkilled) ?? whyNoWatts(motion, movement.watts);
}

/** How high a vehicle would be in the end, in centimetres; null where it can't do that. */
function altitudeAfter({ vehicle, movement }: Motion, climb: number | null): number | null {
  const { climb: most, sink, flies, byItself } = movement;
  const usual = flies ? most : byItself ? -sink : 0;
  const by = climb ?? usual;
  if (by > most || -by > sink) return null;
  return Math.max(0, vehicle.altitude + by * METRE);
}

const tooHigh = ({ movement: { name, climb, sink } }: Motion): Refusal =>
  refusal('notSoHigh', { movement: name, climb, sink });

/** A way through the air keeps clear of what is as high as the lower of its two ends. */
function walkerOf(scene: Scene, { id, vehicle }: Motion, altitude: number): Walker | null {
  const body = bodyOf(scene, id);
  if (body === null) return null;
  const isFlown = vehicle.altitude > 0 || altitude > 0;
  return {
    diameter: body.diameter,
    height: body.height,
    flies: isFlown ? Math.min(vehicle.altitude, altitude) : null,
    stoppedBy: stoppersOf(scene, id),
  };
}

/** The ways that lead nearest to where somebody wants to go, and how high they end. */
function planned(
  scene: Scene,
  motion: Motion,
  typed: string,
): { readonly ways: readonly Way[]; readonly altitude: number } | Refusal {
  const { id, vehicle, movement } = motion;
  const level = walkerOf(scene, motion, vehicle.altitude);
  const goal = level === null ? null : readGoal(scene, id, typed, level);
  if (goal === null) return refusal('noGoal', { typed });
  const altitude = altitudeAfter(motion, goal.climb);
  if (altitude === null) return tooHigh(motion);
  const ways = waysFor(scene, motion, goal, altitude);
  return ways.length === 0 ? refusal('noWay', { vehicle: id, movement: movement.name }) : { ways, altitude };
}

/**
 * The book knows no front of a vehicle: an Action may set off in any direction, or, by a house rule, straight ahead alone, where there is more
 * than one part to it.
 */
const headingsOf = (scene: Scene, { id, movement }: Motion): readonly Bearing[] | null => {
  const heading = fighterIn(scene, id)?.heading ?? null;
  const isKept = scene.party.rules.heading === 'ahead' && movement.parts.length > 1;
  return isKept && heading !== null ? [heading] : null;
};

function waysFor(scene: Scene, motion: Motion, goal: Goal, altitude: number): readonly Way[] {
  const { id, movement } = motion;
  const walker = walkerOf(scene, motion, altitude);
  const from = bodyOf(scene, id)?.at;
  if (walker === null || from === undefined || scene.fight === null) return [];
  const driving = {
    ground: groundOf(scene.fight.board.plane),
    walker,
    from,
    headings: headingsOf(scene, motion),
    mayEnd: (at: typeof from) => canEndAt(scene, id, at, altitude),
  };
  return waysTo(movement, driving, goal.at);
}

/** So near to the goal nobody asks which way to take. */
const NEAR = METRE;

/** Which of the ways: that which gets there, else the pilot says. */
function* chosenWay(tx: Tx<Scene>, actor: CharacterId, ways: readonly Way[]): Rule<Way | undefined> {
  const [best] = ways;
  if (best === undefined || ways.length === 1 || best.off <= NEAR) return best;
  const options: readonly DecisionOption[] = ways.map(({ path, off }, n) => {
    const end = path.at(-1) ?? { x: 0, y: 0 };
    return {
      id: `way${n + 1}`,
      code: 'drive.way',
      params: { x: end.x / METRE, y: end.y / METRE, metres: pathLength(path) / METRE, off: off / METRE },
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

const motionOf = (scene: Scene, actor: CharacterId, means: string | null): Motion | null =>
  motionsOf(scene, actor).find((one) => idOf(one) === means) ?? null;

/** A movement that somebody could make, by its id. */
export const movementOf = (scene: Scene, actor: CharacterId, means: string): Movement | null =>
  motionOf(scene, actor, means)?.movement ?? null;

/** Where a drive would end. */
export interface Driven {
  readonly vehicle: CharacterId;
  readonly movement: Movement;
  readonly at: Point;
  readonly altitude: number;
}

/** Where somebody would get by a movement, by the way that leads nearest to where they want to; null where none does. */
export function driven(scene: Scene, actor: CharacterId, means: string, typed: string): Driven | null {
  const motion = inMind(scene) ? null : motionOf(scene, actor, means);
  const plan = motion === null ? null : planned(scene, motion, typed);
  if (motion === null || plan === null || 'code' in plan) return null;
  const at = plan.ways[0]?.path.at(-1);
  return at === undefined
    ? null
    : { vehicle: motion.id, movement: motion.movement, at, altitude: plan.altitude };
}

/** Driving, riding, walking, flying: a movement of a vehicle's system, for Watts. */
export const drive: Act = {
  id: 'drive',
  name: 'Drive',
  also: ['Ride', 'Fly', 'Pilot'],
  group: 'move',
  cost: 'action',
  wantsSkill: wantsSkilledHands,
  words: 'needed',
  offered: (scene, actor) => motionsOf(scene, actor).length > 0,
  means: (scene, actor) =>
    motionsOf(scene, actor).map(
      (motion): Choice => ({
        id: idOf(motion),
        name: motion.movement.name,
        note: movementWords(motion.movement),
        refused: whyNotMoved(scene, actor, motion, true),
      }),
    ),
  whyNot(scene, { actor, means, detail, asSkilled }) {
    const motion = motionOf(scene, actor, means);
    if (motion === null) return refusal('noSuchMovement', { typed: means ?? '' });
    if (inMind(scene)) return whyNotMoved(scene, actor, motion, asSkilled) ?? whyNotClimbed(motion, detail);
    const plan = planned(scene, motion, detail ?? '');
    return whyNotMoved(scene, actor, motion, asSkilled) ?? ('code' in plan ? plan : null);
  },
  *run(tx, { actor, means, detail }) {
    const motion = motionOf(tx.snapshot(), actor, means);
    if (motion !== null && inMind(tx.now)) return yield* driveInMind(tx, motion, actor, detail ?? '');
    const plan = motion === null ? null : planned(tx.snapshot(), motion, detail ?? '');
    if (motion === null || plan === null || 'code' in plan) return;
    const way = yield* chosenWay(tx, actor, plan.ways);
    if (way !== undefined) yield* moveVehicle(tx, motion, way, plan.altitude, actor);
  },
};

/** In the theatre of the mind one says where one drives, and how much higher or lower, and the GM what that means. */
const whyNotClimbed = (motion: Motion, typed: string | null): Refusal | null =>
  altitudeAfter(motion, climbOf(typed ?? '')) === null ? tooHigh(motion) : null;

function* driveInMind(tx: Tx<Scene>, motion: Motion, actor: CharacterId, typed: string): Rule<void> {
  const altitude = altitudeAfter(motion, climbOf(typed));
  const at = bodyOf(tx.snapshot(), motion.id)?.at ?? { x: 0, y: 0 };
  const heading = fighterIn(tx.now, motion.id)?.heading ?? 0;
  if (altitude === null) return;
  yield* moveVehicle(tx, motion, { path: [at], heading, where: typed }, altitude, actor);
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
  vehicle.watts -= movement.watts;
  fighter.heading = heading;
  if (actor !== null && actingIn(tx.now) === actor) fighter.flew = true;
  vehicle.altitude = altitude;
  const flies = altitude > 0 ? { altitude } : {};
  const gone = yield* goAlong(tx, { actor: id, path, forced: false, by: actor ?? id, ...flies });
  const turn = tx.state.fight?.turn;
  if (turn && turn.actor === actor) turn.last = movement.id;
  tell(tx, 'drove', {
    actor,
    vehicle: id,
    movement: movement.name,
    metres: Math.round(gone / METRE),
    ...(where === undefined ? {} : { where }),
    altitude: [before / METRE, altitude / METRE],
    watts: vehicleIn(tx.now, id)?.watts ?? 0,
  });
  if (movement.byItself && altitude === 0 && before > 0) yield* crash(tx, id, before);
}
