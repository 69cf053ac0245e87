import { type At, isFootprintInside, tilesOf } from '../../../engine/space/index.ts';
import { standing } from '../battle/standing.ts';
import { opposite, strip, type Zone } from '../battle/zones.ts';
import { securedOf } from '../markers/things.ts';
import {
  type Battle,
  type End,
  homeOf,
  playerIn,
  type Scene,
  type SideId,
  type UnitId,
  unit,
  victoryPointsOf,
} from '../scene.ts';
import type { Mission } from './mission.ts';

type Escort = Extract<Mission, { kind: 'escort' }>;

/** Points that a side has for objectives. */
export const forObjectives = (scene: Scene, side: SideId): number =>
  playerIn(scene, side)?.forObjectives ?? 0;

/** The side ahead of all others by something; null: several tie. */
function ahead(sides: readonly SideId[], by: (side: SideId) => number): SideId | null {
  const best = Math.max(...sides.map(by));
  const [first, another] = sides.filter((side) => by(side) === best);
  return another === undefined ? (first ?? null) : null;
}

/** The edge that a convoy goes to: the strip opposite its side's own. */
export function farEdge({ board, sides }: Battle, { by }: Escort): Zone | null {
  const zone = sides[by]?.zone ?? null;
  return zone === null ? null : strip(board.grid, opposite[zone.edge]);
}

/** The tile straight ahead, at the edge of the map, of a unit that is a convoy; null: it is none. */
export function goesTo({ battle }: Scene, id: UnitId, from: At): At | null {
  const mission = battle?.mission;
  if (battle === null || mission?.kind !== 'escort' || mission.convoy !== id) return null;
  const zone = farEdge(battle, mission);
  if (zone === null) return null;
  const { edge, at, columns, rows } = zone;
  return edge === 'north' || edge === 'south'
    ? { x: from.x, y: edge === 'north' ? at.y : at.y + rows - 1 }
    : { x: edge === 'west' ? at.x : at.x + columns - 1, y: from.y };
}

/** Whether a convoy is through: all of it lies in the strip of the far edge. */
function isThrough(scene: Scene, battle: Battle, mission: Escort): boolean {
  const [edge, body] = [farEdge(battle, mission), standing(scene, mission.convoy)];
  const isOnMap = unit(scene, mission.convoy).where.kind === 'map';
  return (
    isOnMap &&
    edge !== null &&
    body !== null &&
    isFootprintInside(battle.board.grid, body) &&
    tilesOf(body).every(
      ({ x, y }) =>
        x >= edge.at.x && y >= edge.at.y && x < edge.at.x + edge.columns && y < edge.at.y + edge.rows,
    )
  );
}

/** Those who were to stop a convoy have: who holds it captive has won, else who of them has the most Victory Points. */
function stopped(scene: Scene, mission: Escort, playing: readonly SideId[], by: End['by']): End {
  const { where } = unit(scene, mission.convoy);
  const captor = where.kind === 'captured' && playing.includes(where.by) ? where.by : null;
  const others = playing.filter((side) => side !== mission.by);
  return { winner: captor ?? ahead(others, (side) => victoryPointsOf(scene, side)), by };
}

function escortEnd(
  scene: Scene,
  battle: Battle,
  mission: Escort,
  playing: readonly SideId[],
  isOver: boolean,
): End | null {
  const { where } = unit(scene, mission.convoy);
  const isLost = where.kind === 'captured' || where.kind === 'removed';
  if (isLost || homeOf(scene, mission.convoy) !== mission.by)
    return stopped(scene, mission, playing, 'convoyLost');
  if (isThrough(scene, battle, mission)) return { winner: mission.by, by: 'through' };
  return isOver ? stopped(scene, mission, playing, 'tooLate') : null;
}

/** Whoever is ahead by something that must be more than nothing. */
function leading(sides: readonly SideId[], by: (side: SideId) => number, how: End['by']): End | null {
  const winner = ahead(sides, by);
  return winner !== null && by(winner) > 0 ? { winner, by: how } : null;
}

/**
 * How a battle ends by what it is fought for; null: it goes on. `isRoundOver`: a round has just ended. Of sides that tie nobody has won: without a
 * limit of rounds it goes on, with one for another round.
 */
export function missionEnd(scene: Scene, playing: readonly SideId[], isRoundOver: boolean): End | null {
  const { battle } = scene;
  if (battle === null || playing.length === 0) return null;
  const { mission, goal, round } = battle;
  const reached = (points: (side: SideId) => number, by: End['by']): End | null => {
    const winner = ahead(playing, points);
    return winner !== null && points(winner) >= goal ? { winner, by } : null;
  };
  if (mission === undefined) return reached((side) => victoryPointsOf(scene, side), 'goal');
  if (mission.kind === 'objectives') return reached((side) => forObjectives(scene, side), 'objectives');
  const isOver = isRoundOver && round >= mission.rounds;
  if (mission.kind === 'escort') return escortEnd(scene, battle, mission, playing, isOver);
  if (!isOver) return null;
  return mission.kind === 'grabs'
    ? leading(playing, (side) => securedOf(scene, side), 'grabs')
    : leading(playing, (side) => forObjectives(scene, side), 'held');
}
