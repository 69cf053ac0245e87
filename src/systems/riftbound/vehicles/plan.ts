import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import {
  ahead,
  type Bearing,
  groundOf,
  lengthBetween,
  METRE,
  type Point,
  towards,
  type Walker,
} from '../../../engine/space/plane/index.ts';
import { bodyOf, canEndAt, stoppersOf } from '../fight/bodies.ts';
import { asKnownTo } from '../fight/known.ts';
import { inMind } from '../fight/mind.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { type Operated, systemsAt, whyNotOperated, whyNoWatts } from './crew.ts';
import { FAR, type Goal, goalOf, isSaid, type Looking, readDrive, type SaidDrive } from './goal.ts';
import { wayInParts } from './parts.ts';
import type { Movement } from './profile.ts';
import { type Driving, directWay, leadsOn, nearestTo, type Way, waysTo } from './ways.ts';

/** A movement of a system that somebody operates. */
export interface Motion extends Operated {
  readonly movement: Movement;
}

/** Its id among what one may drive with: 'giantWheels/fullSpeed'. */
export const idOf = ({ system, movement }: Motion): string => `${system.id}/${movement.id}`;

export const motionsOf = (scene: Scene, actor: CharacterId): readonly Motion[] =>
  systemsAt(scene, actor).flatMap((one) =>
    one.system.profile.movements.map((movement) => ({ ...one, movement })),
  );

/** The parts of a movement: 'exactly 16 m, turn up to 90°, up to 16 m'. */
function partsWords({ parts, turn }: Movement): string {
  const legs = parts.map(({ metres, exactly }) => `${exactly ? 'exactly' : 'up to'} ${metres} m`);
  return turn === null ? `${legs.join(', ')} as you like` : legs.join(`, turn up to ${turn}°, `);
}

/** A movement in a few figures: '2 W: exactly 16 m, turn up to 90°, up to 16 m'. */
export function movementWords(movement: Movement): string {
  const { watts, climb, sink } = movement;
  const height = [...(climb > 0 ? [`up ${climb} m`] : []), ...(sink > 0 ? [`down ${sink} m`] : [])];
  return `${watts} W: ${[partsWords(movement), ...(height.length > 0 ? [height.join(' or ')] : [])].join('; ')}`;
}

/** Why a movement cannot be made at all. */
export function whyNotMoved(
  scene: Scene,
  actor: CharacterId,
  motion: Motion,
  asSkilled: boolean,
): Refusal | null {
  const { id, vehicle, movement } = motion;
  if (vehicle.deployed) return refusal('isDeployed', { vehicle: id });
  if (movement.from === 'ground' && vehicle.altitude > 0) return refusal('flies', { vehicle: id });
  if (movement.from === 'air' && vehicle.altitude === 0) return refusal('onTheGround', { vehicle: id });
  return whyNotOperated(scene, actor, motion, asSkilled) ?? whyNoWatts(motion, movement.watts);
}

/** A movement as it is picked: what it is like, or why it can't be made. */
export const motionChoice = (scene: Scene, actor: CharacterId, motion: Motion): Choice => ({
  id: idOf(motion),
  name: motion.movement.name,
  note: movementWords(motion.movement),
  refused: whyNotMoved(scene, actor, motion, true),
});

/** How high a vehicle would be in the end, in centimetres; null where it can't do that. */
export function altitudeAfter({ vehicle, movement }: Motion, climb: number | null): number | null {
  const { climb: most, sink, flies, byItself } = movement;
  const usual = flies ? most : byItself ? -sink : 0;
  const by = climb ?? usual;
  if (by > most || -by > sink) return null;
  return Math.max(0, vehicle.altitude + by * METRE);
}

export const tooHigh = ({ movement: { name, climb, sink } }: Motion): Refusal =>
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
export interface Planned {
  readonly ways: readonly Way[];
  readonly altitude: number;
  /** How near to the goal the movement could get at best. */
  readonly nearest: number;
}

/** So near to the goal nobody asks which way to take. */
export const NEAR = METRE;

/** As far as `actor`, who drives, knows what is in the way. */
export const planned = (whole: Scene, actor: CharacterId, motion: Motion, typed: string): Planned | Refusal =>
  plannedAs(asKnownTo(whole, actor), motion, typed);

function plannedAs(scene: Scene, motion: Motion, typed: string): Planned | Refusal {
  const looking = lookingOf(scene, motion);
  if (looking === null) return refusal('noGoal', { typed });
  const said = readDrive(scene, motion.id, typed, looking.body.at);
  if (said.legs.length > 1) return plannedInParts(looking, motion, typed, said);
  const meant = meantBy(looking, motion, typed, said);
  if ('code' in meant) return meant;
  const { goal, altitude, driving } = meant;
  const { movement, id } = motion;
  const ways = waysOf(movement, driving, goal.at);
  if (ways.length === 0) return refusal('noWay', { vehicle: id, movement: movement.name });
  const nearest = Math.min(...goal.at.map((at) => nearestTo(movement, driving.from, at)));
  return { ways, altitude, nearest };
}

/** The one way that is said part by part. */
function plannedInParts(
  looking: Looking,
  motion: Motion,
  typed: string,
  { legs: all, climb }: SaidDrive,
): Planned | Refusal {
  const { scene, vehicle } = looking;
  const { movement } = motion;
  const legs = all.filter((leg) => isSaid(scene, vehicle, leg));
  if (legs.length < all.length) return refusal('noGoal', { typed });
  const altitude = altitudeAfter(motion, climb);
  if (altitude === null) return tooHigh(motion);
  const driving = drivingOf(scene, motion, altitude, null);
  const way = driving === null ? 'shut' : wayInParts(looking, movement, driving, legs);
  if (way === 'unfit') return refusal('partsUnfit', { movement: movement.name, can: partsWords(movement) });
  if (way === 'shut') return refusal('noWay', { vehicle, movement: movement.name });
  return 'code' in way ? way : { ways: [way], altitude, nearest: 0 };
}

/** The ways to a goal; up to an opening that is too far off to be gone through by this movement. */
function waysOf(movement: Movement, driving: Driving, goals: readonly Point[]): readonly Way[] {
  const { through, from } = driving;
  const ways = waysTo(movement, driving, goals);
  if (ways.length > 0 || through === null) return ways;
  const middle = towards(through.a, through.b, Math.floor(lengthBetween(through.a, through.b) / 2));
  const isFar = nearestTo(movement, from, middle) > 0;
  return isFar ? waysTo(movement, { ...driving, through: null }, [middle]) : [];
}

/** Whether the pilot says which of several ways to take: none of them gets there, or as near as one can in one go. */
export const isOpen = ({ ways: [best, other], nearest }: Planned): boolean =>
  best !== undefined && other !== undefined && best.off > nearest + NEAR;

/** A way to a goal as it is offered. */
export interface Offered {
  readonly way: Way;
  readonly altitude: number;
  readonly straight: boolean;
  /** There are others, and which one it is will be asked. */
  readonly open: boolean;
}

/** The way to a goal that no straight one leads to: that which ends nearest. Null where none does. */
export function plannedAround(scene: Scene, motion: Motion, typed: string): Offered | null {
  const plan = plannedAs(scene, motion, typed);
  const [way] = 'code' in plan ? [] : plan.ways;
  return 'code' in plan || way === undefined
    ? null
    : { way, altitude: plan.altitude, straight: false, open: isOpen(plan) };
}

/**
 * The way straight to a goal, as near as a movement could come to it at best. 'around' where something is in the way, or it can't stop there, and other
 * ways lead on; null where none does.
 */
export function plannedDirectly(scene: Scene, motion: Motion, typed: string): Offered | 'around' | null {
  const { movement, id } = motion;
  const looking = lookingOf(scene, motion);
  if (looking === null) return null;
  const meant = meantBy(looking, motion, typed, readDrive(scene, id, typed, looking.body.at));
  const [first] = 'code' in meant ? [] : meant.goal.at;
  if ('code' in meant || first === undefined) return null;
  const way = directWay(movement, meant.driving, first);
  if (way !== null) return { way, altitude: meant.altitude, straight: true, open: false };
  return leadsOn(movement, meant.driving, meant.goal.at) ? 'around' : null;
}

interface Meant {
  readonly goal: Goal;
  readonly altitude: number;
  readonly driving: Driving;
}

/** Where somebody wants to go by a movement, and what their way depends on. */
function meantBy(looking: Looking, motion: Motion, typed: string, said: SaidDrive): Meant | Refusal {
  const { scene } = looking;
  const { id, movement } = motion;
  const goal = goalOf(looking, said);
  if (goal === null) return refusal('noGoal', { typed });
  if ('code' in goal) return goal;
  const altitude = altitudeAfter(motion, goal.climb);
  if (altitude === null) return tooHigh(motion);
  const driving = drivingOf(scene, motion, altitude, goal.through ?? null);
  return driving === null
    ? refusal('noWay', { vehicle: id, movement: movement.name })
    : { goal, altitude, driving };
}

/** Who drives by a movement, as they stand; null where they stand nowhere. */
function lookingOf(scene: Scene, motion: Motion): Looking | null {
  const walker = walkerOf(scene, motion, motion.vehicle.altitude);
  const body = bodyOf(scene, motion.id);
  return walker === null || body === null || scene.fight === null
    ? null
    : { scene, vehicle: motion.id, body, walker };
}

function drivingOf(
  scene: Scene,
  motion: Motion,
  altitude: number,
  through: Driving['through'],
): Driving | null {
  const { id } = motion;
  const walker = walkerOf(scene, motion, altitude);
  const from = bodyOf(scene, id)?.at;
  if (walker === null || from === undefined || scene.fight === null) return null;
  return {
    ground: groundOf(scene.fight.board.plane),
    walker,
    from,
    headings: headingsOf(scene, motion),
    through,
    mayEnd: (at) => canEndAt(scene, id, at, altitude),
  };
}

/** Of some directions those in which a movement gets anywhere, straight or not. */
export function bearingsOf<B extends { readonly bearing: Bearing }>(
  scene: Scene,
  motion: Motion,
  some: readonly B[],
): readonly B[] {
  const altitude = altitudeAfter(motion, null);
  const driving = altitude === null ? null : drivingOf(scene, motion, altitude, null);
  return driving === null
    ? []
    : some.filter(({ bearing }) => leadsOn(motion.movement, driving, [ahead(driving.from, bearing, FAR)]));
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

export const motionOf = (scene: Scene, actor: CharacterId, means: string | null): Motion | null =>
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
  const plan = motion === null ? null : planned(scene, actor, motion, typed);
  if (motion === null || plan === null || 'code' in plan) return null;
  const at = plan.ways[0]?.path.at(-1);
  return at === undefined
    ? null
    : { vehicle: motion.id, movement: motion.movement, at, altitude: plan.altitude };
}
