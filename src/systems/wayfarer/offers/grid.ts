import type { Viewer } from '../../../engine/event.ts';
import type { GridRules } from '../../../engine/grid.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type At, tileName } from '../../../engine/space/index.ts';
import type { WayTold } from '../../../engine/way.ts';
import { activationOf, isActivation } from '../activations/legality.ts';
import { standing } from '../battle/standing.ts';
import { incrementsFor } from '../moves/gait.ts';
import { planned } from '../moves/march.ts';
import { whyNotMove } from '../moves/move.ts';
import { isWay, tilesTyped, wayOf } from '../moves/way.ts';
import { type Activation, runningIn, type Scene, type SideId, type UnitId, unitIn } from '../scene.ts';
import { legend } from '../space/legend.ts';
import { type Mark, markIds, markShown } from '../space/marks.ts';
import type { WayLeg, WayPath } from '../space/path.ts';
import { marches } from '../squads/acting.ts';
import { plural } from '../words/names.ts';
import { underTold } from './meeting.ts';

/** What maps need to know of this game: what they are made of, and where the unit that acts can go. */
export const grid: GridRules<Scene> = {
  legend,
  move: 'move',
  feature: (feature) => {
    const id = markIds.find((one) => one === feature.id);
    return id === undefined ? null : markShown({ id } satisfies Mark);
  },
  board: ({ battle }) => battle?.board ?? null,
  at: (scene, actor) => {
    const id = unitMeant(scene, actor);
    const body = id === null ? null : standing(scene, id);
    return body === null ? null : tileName(body.at);
  },
  way: wayTold,
};

/** A unit by its id; of a side, the unit of it that acts. */
const unitMeant = (scene: Scene, actor: string): UnitId | null => {
  const running = runningIn(scene);
  if (unitIn(scene, actor) !== null) return actor;
  return running?.side === actor ? running.unit : null;
};

/** What a way would take of the move, and what the ground and enemies ask on it (L313 to L340). Its mover's player alone asks. */
function wayTold(scene: Scene, actor: SideId, where: readonly At[] | string, viewer: Viewer): WayTold {
  if (!viewer.characters.includes(actor)) return no(refusal('notYours', { unit: actor }));
  const running = activationOf(scene, actor);
  if (!isActivation(running)) return no(running);
  const tiles = typeof where === 'string' ? tilesTyped(where) : where;
  if ('code' in tiles) return no(tiles);
  const increments = incrementsLeft(scene, running);
  const goal = tiles.at(-1);
  if (goal !== undefined && marches(scene, running.unit)) return squadWay(scene, running, goal);
  const way = wayOf(scene, running, tiles, increments);
  return isWay(way) ? told(scene, running.unit, way, increments) : no(way);
}

const no = (why: Refusal): WayTold => ({ ok: false, refusal: why });

/** As far as the unit may still go by its card: a run, a move, or an increment. */
const incrementsLeft = (scene: Scene, running: Activation): number =>
  running.rushed !== null || whyNotMove(scene, running, 'move') === null
    ? incrementsFor(scene, running, running.rushed)
    : 1;

function told(scene: Scene, mover: UnitId, way: WayPath, increments: number): WayTold {
  const risky = way.legs.flatMap((leg) => risksOf(scene, mover, leg).map((risk) => ({ leg, risk })));
  return {
    ok: true,
    places: way.legs.map(({ to }) => tileName(to.at)),
    words: [`${way.cost / 2} of ${plural(increments, 'increment')}`],
    risks: risky.map(({ risk }) => risk),
    at: risky.map(({ leg }) => tileName(leg.to.at)),
  };
}

/** Where each of a squad would come to stand; what is shown is its leader's way (S38). */
function squadWay(scene: Scene, running: Activation, goal: At): WayTold {
  const how =
    running.rushed !== null ? 'rush' : whyNotMove(scene, running, 'move') === null ? 'move' : 'adjust';
  const { moves, strayed } = planned(scene, running, goal, { how, increments: null });
  const way = moves.find(({ id }) => id === running.unit)?.path;
  const ends = moves.map(({ id, body }) => `${unitIn(scene, id)?.name ?? id} to ${tileName(body.at)}`);
  return {
    ok: true,
    places: way?.legs.map(({ to }) => tileName(to.at)) ?? [],
    words: [ends.join(', ')],
    risks: strayed.length === 0 ? [] : ['it is still out of cohesion there'],
    at: [],
  };
}

function risksOf(scene: Scene, mover: UnitId, leg: WayLeg): readonly string[] {
  const { test, through, hazards, to } = leg;
  const tile = tileName(to.at);
  return [
    ...(test === null ? [] : [`a ${test.kind} at ${tile}: Athletics against ${test.dv}`]),
    ...underTold(scene, mover, leg),
    ...through.map((id) => `${unitIn(scene, id)?.name ?? 'an enemy'} strikes for free at ${tile}`),
    ...hazards.map(({ hazard }) => `${markShown({ id: hazard })?.name ?? hazard} at ${tile}`),
  ];
}
