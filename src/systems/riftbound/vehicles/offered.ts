import type { Choice } from '../../../engine/options.ts';
import { remembered } from '../../../engine/remembered.ts';
import {
  bearingTo,
  METRE,
  type Path,
  pathLength,
  placeName,
  placeTold,
} from '../../../engine/space/plane/index.ts';
import { areTouching, bodyOf, distanceBetween } from '../fight/bodies.ts';
import { asKnownTo } from '../fight/known.ts';
import { inMind } from '../fight/mind.ts';
import { alliesOf, enemiesOf } from '../fight/sides.ts';
import { inMindGoals } from '../moves/goals.ts';
import { risksOf } from '../moves/risks.ts';
import { bearings } from '../moves/winds.ts';
import { type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { insideOf } from './crew.ts';
import {
  bearingsOf,
  idOf,
  type Motion,
  motionsOf,
  NEAR,
  type Offered,
  plannedAround,
  plannedDirectly,
  whyNotMoved,
} from './plan.ts';
import type { Way } from './ways.ts';

/** How many enemies and allies are named as goals. */
const MOST = { enemies: 3, allies: 2 } as const;

/** Where a pilot would probably go, as it is typed and as it is read. */
interface Goal {
  readonly typed: string;
  readonly name: string;
  /** It is a direction, in which nobody arrives anywhere. */
  readonly endless: boolean;
  /** It is no more than that. */
  readonly isWind?: true;
}

const nameIn = (scene: Scene, id: CharacterId): string => characterIn(scene, id)?.name ?? id;

/** Units with a place of their own, the nearest first; not those who are in contact already. */
function nearest(scene: Scene, id: CharacterId, all: readonly CharacterId[]): readonly CharacterId[] {
  return all
    .filter((other) => insideOf(scene, other) === null && (fighterIn(scene, other)?.at ?? null) !== null)
    .filter((other) => !areTouching(scene, id, other))
    .map((other) => ({ other, away: distanceBetween(scene, id, other) ?? Number.POSITIVE_INFINITY }))
    .sort((a, b) => a.away - b.away)
    .map(({ other }) => other);
}

/** The wind of sixteen that leads straight away from somebody. */
function windFrom(scene: Scene, id: CharacterId, foe: CharacterId): string | null {
  const [own, theirs] = [bodyOf(scene, id), bodyOf(scene, foe)];
  if (own === null || theirs === null) return null;
  const wind = Math.round((bearingTo(theirs.at, own.at) * bearings.length) / 360);
  return bearings[wind % bearings.length]?.name ?? null;
}

/** How much higher or lower a movement may go than it does by itself: as it is, all the way up, all the way down. */
function heightsOf({ vehicle, movement: { climb, sink, flies, byItself } }: Motion): readonly number[] {
  if (byItself) return [];
  const up = climb > 0 && !flies ? [climb] : [];
  const down = Math.min(sink, vehicle.altitude / METRE);
  return [...up, ...(down > 0 ? [-down] : [])];
}

const climbing = (by: number): string => (by > 0 ? `up ${by}` : `down ${-by}`);

/** Where one would go by a movement: to enemies, away from the nearest, to allies; higher and lower; and those of the sixteen winds that lead on. */
function goalsOf(scene: Scene, motion: Motion): readonly Goal[] {
  const { id } = motion;
  const enemies = nearest(scene, id, enemiesOf(scene, id));
  const allies = nearest(scene, id, alliesOf(scene, id));
  const [first] = enemies;
  const to = (who: CharacterId): Goal => ({
    typed: `to ${who}`,
    name: `to ${nameIn(scene, who)}`,
    endless: false,
  });
  const wind = first === undefined ? null : windFrom(scene, id, first);
  const away: readonly Goal[] =
    first === undefined || wind === null
      ? []
      : [{ typed: wind, name: `away from ${nameIn(scene, first)}`, endless: true }];
  const others = bearings.filter(({ name }) => name !== wind);
  const winds = bearingsOf(scene, motion, others).map(
    ({ name }): Goal => ({ typed: name, name, endless: true, isWind: true }),
  );
  const main = [...enemies.slice(0, MOST.enemies).map(to), ...away];
  const higher = heightsOf(motion).flatMap((by) =>
    [...main.slice(0, 1), ...away].map((goal) => ({
      ...goal,
      typed: `${goal.typed}, ${climbing(by)}`,
      name: `${goal.name}, ${climbing(by)} m`,
    })),
  );
  return [...main, ...higher, ...allies.slice(0, MOST.allies).map(to), ...winds];
}

/** How far a way is, leg by leg where it bends once: '16 m to 44,38, then 8 m'. */
function legsOf({ way: { path }, straight }: Offered): string {
  const metres = (part: Path) => `${Math.round(pathLength(part) / 10) / 10} m`;
  const [from, corner, end, more] = path;
  if (straight || from === undefined || corner === undefined || end === undefined) return metres(path);
  if (more !== undefined) return `${metres(path)}, around what is in the way`;
  return `${metres([from, corner])} to ${placeTold(corner)}, then ${metres([corner, end])}`;
}

/**
 * Where a goal leads by a movement, as it is offered: how far, how high, how near it ends, and who may shoot. Around what is in the way there may be
 * a choice of ways, which says all that of each once the goal is picked; mere directions say it then, too. `first`: its legs are looked for even so, which
 * takes too long to do for every goal. Null where that finds none.
 */
function choiceOf(
  scene: Scene,
  actor: CharacterId,
  motion: Motion,
  { name, typed, isWind, endless }: Goal,
  first: boolean,
): Choice | null {
  const id = `${idOf(motion)}${OF}${typed}`;
  const watts = `${motion.movement.watts} W`;
  if (isWind) return { id, name, goal: name, note: watts, relation: 'thing', refused: null };
  const direct = plannedDirectly(scene, motion, typed);
  if (direct === null) return null;
  if (direct === 'around' && !first) {
    const note = `not straight: pick a way, ${watts}`;
    return { id, name, goal: name, note, relation: 'place', refused: null };
  }
  const plan = direct === 'around' ? plannedAround(scene, motion, typed) : direct;
  const end = plan?.way.path.at(-1);
  if (plan === null || end === undefined) return null;
  const { way, altitude, open } = plan;
  const short = endless || way.off <= NEAR ? [] : [`ends ${Math.ceil(way.off / METRE)} m from there`];
  const height = altitude === 0 ? [] : [`${altitude / METRE} m up`];
  return {
    id,
    name: open ? name : `${name} (${placeTold(end)})`,
    goal: name,
    note: [legsOf(plan), ...height, ...short, ...(open ? ['or another way'] : []), watts].join(', '),
    way: way.path.map(placeName),
    relation: 'place',
    ...wayRisk(scene, actor, motion, plan),
    refused: null,
  };
}

/** Who may shoot along a way, as who drives knows it. */
export function wayRisk(
  scene: Scene,
  actor: CharacterId,
  { id }: Pick<Motion, 'id'>,
  { way, altitude }: { readonly way: Pick<Way, 'path'>; readonly altitude: number },
): { readonly risk?: string } {
  const flies = altitude > 0 ? { altitude } : {};
  const risks = risksOf(asKnownTo(scene, actor), id, { path: way.path, ...flies }, actor);
  return risks.length === 0 ? {} : { risk: risks.map(({ text }) => text).join(', ') };
}

/** Between a movement and where it goes, in the id of a goal: each movement ends elsewhere. */
const OF = '>';

/** What a goal that was picked says as it would be typed; what was typed as it is. */
export const typedIn = (target: string): string => target.slice(target.indexOf(OF) + 1);

/** Whether a goal is one of a movement's. */
export const isOf = (motion: Motion, { id }: Choice): boolean => id.startsWith(`${idOf(motion)}${OF}`);

/** Where somebody could go by each movement that they can make now, each with how far that is and what it brings on, as they know it. */
export const driveGoals = remembered((whole: Scene, actor: CharacterId): readonly Choice[] => {
  const scene = asKnownTo(whole, actor);
  if (scene.fight === null) return [];
  if (inMind(scene)) return inMindGoals(scene, actor);
  return motionsOf(scene, actor)
    .filter((motion) => whyNotMoved(scene, actor, motion, true) === null)
    .flatMap((motion) =>
      goalsOf(scene, motion).flatMap((goal, n) => choiceOf(scene, actor, motion, goal, n === 0) ?? []),
    );
});
