import { type Ground, nowhere, type Place, type Spot } from '../../../engine/autopilot/rules.ts';
import {
  type Body,
  gapBetween,
  groundOf as groundOfPlane,
  METRE,
  pathLength,
  wayTo,
} from '../../../engine/space/plane/index.ts';
import { whyNotMeans, whyNotTarget } from '../attack/legality.ts';
import { type Means, meansOf } from '../attack/means.ts';
import { shotChance } from '../attack/worth.ts';
import { areTouching, bodyOf, movedTo } from '../fight/bodies.ts';
import { goalWays } from '../moves/goals.ts';
import { contactPlaces, walkerOf } from '../moves/walker.ts';
import { hazardsAt } from '../powers/hazards.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import { pilotedBy, unitOf } from '../vehicles/crew.ts';
import { drivesOf } from './driving.ts';
import { enemiesKnown } from './known.ts';

/** What the way to somebody is taken for to whom none is found, beside the distance, in metres. */
const NO_WAY = 200;

/** Less than this is a few steps, in centimetres. */
const FEW_STEPS = METRE;

/** Whether somebody touches an enemy there whom they don't touch yet. */
const comesUpTo = (scene: Scene, there: Scene, actor: CharacterId): boolean =>
  enemiesKnown(scene, actor).some((id) => areTouching(there, actor, id) && !areTouching(scene, actor, id));

/** Where somebody could go by their next Action: on foot, or in what they pilot. */
export function groundOf(scene: Scene, actor: CharacterId, wanted: CharacterId | null): Ground {
  const { turn } = scene.fight ?? { turn: null };
  const thenAttack = turn !== null && turn.actor === actor && turn.actions > 1;
  if (pilotedBy(scene, actor) !== null) return groundByVehicle(scene, actor, wanted, thenAttack);
  if ((fighterIn(scene, actor)?.at ?? null) === null) return { here: nowhere, places: [] };
  return groundOnFoot(scene, actor, wanted, thenAttack);
}

const goBy = (
  actor: CharacterId,
  act: Pick<Place['go'], 'act' | 'target' | 'means' | 'detail'>,
): Place['go'] => ({
  ...{ kind: 'act', actor, spend: [], asGm: true },
  ...act,
});

/** Where a pilot could drive to. */
function groundByVehicle(
  scene: Scene,
  actor: CharacterId,
  wanted: CharacterId | null,
  thenAttack: boolean,
): Ground {
  const places = drivesOf(scene, actor, wanted).map(({ there, means, detail }): Place => {
    const go = goBy(actor, { act: 'drive', target: null, means, detail });
    return { ...spotAt(there, actor, null, scene), go, thenAttack };
  });
  return { here: spotAt(scene, actor, null, scene), places };
}

/**
 * The goals of a Move that are offered, each with what it is like there. None into a hazard, and none a few steps away, unless that brings them up
 * to somebody: no place so near is worth an Action.
 */
function groundOnFoot(
  scene: Scene,
  actor: CharacterId,
  wanted: CharacterId | null,
  thenAttack: boolean,
): Ground {
  const places = goalWays(scene, actor).flatMap(({ choice: { id }, way }): readonly Place[] => {
    const end = way.path.at(-1);
    if (end === undefined) return [];
    const there = movedTo(scene, actor, end);
    if (hazardsAt(there, actor).length > 0) return [];
    if (way.length < FEW_STEPS && !comesUpTo(scene, there, actor)) return [];
    const go = goBy(actor, { act: 'move', target: id, means: null, detail: null });
    return [{ ...spotAt(there, actor, wanted, scene), go, thenAttack }];
  });
  return { here: spotAt(scene, actor, wanted, scene), places };
}

/** `wanted`: to whom the way on foot counts; `before`: the scene as it is, in which ways have been looked for already. */
function spotAt(scene: Scene, actor: CharacterId, wanted: CharacterId | null, before: Scene): Spot {
  const known = new Map<CharacterId, number>();
  const distance = (id: CharacterId): number => {
    const found = known.get(id);
    if (found !== undefined) return found;
    const away =
      apart(scene, actor, id) + (id === wanted ? detour(before, actor, id, bodyOf(scene, actor)) : 0);
    known.set(id, away);
    return away;
  };
  let usable: readonly Means[] | null = null;
  return {
    distance,
    nearest: () =>
      Math.min(Number.POSITIVE_INFINITY, ...enemiesKnown(scene, actor).map((id) => apart(scene, actor, id))),
    aim(id) {
      usable ??= usableBy(scene, actor);
      return Math.max(0, ...usable.map((means) => aimWith(scene, actor, means, id)));
    },
    shelter: 0,
  };
}

/** What somebody could attack with now, other than by picking something up. */
const usableBy = (scene: Scene, actor: CharacterId): readonly Means[] =>
  meansOf(scene, actor).filter(
    (means) =>
      means.source.kind !== 'improvised' && whyNotMeans(scene, { actor, asSkilled: false }, means) === null,
  );

function aimWith(scene: Scene, actor: CharacterId, means: Means, target: CharacterId): number {
  if (whyNotTarget(scene, { actor, asSkilled: false }, means, target) !== null) return 0;
  const { plus, dice } = means.attack.shots;
  const shots = plus + 3.5 * dice;
  return 1 - (1 - shotChance(scene, actor, means, target)) ** shots;
}

/** How far somebody is, from base to base, in metres. */
function apart(scene: Scene, actor: CharacterId, id: CharacterId): number {
  const [own, other] = [bodyOf(scene, actor), bodyOf(scene, id)];
  return own === null || other === null ? NO_WAY : gapBetween(own, other) / METRE;
}

/** How much longer the way on foot is than the distance, in metres. */
function detour(scene: Scene, actor: CharacterId, id: CharacterId, own: Body | null): number {
  const other = bodyOf(scene, unitOf(scene, id));
  if (own === null || other === null || scene.fight === null) return 0;
  const [goal] = contactPlaces(scene, actor, other, own.at);
  if (goal === undefined) return NO_WAY;
  const way = wayTo(groundOfPlane(scene.fight.board.plane), own.at, goal, walkerOf(scene, actor));
  if (way === null) return NO_WAY;
  return Math.max(0, pathLength(way) - gapBetween(own, other)) / METRE;
}
