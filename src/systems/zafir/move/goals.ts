import type { Choice } from '../../../engine/options.ts';
import { distanceBetween as between, type TileName } from '../../../engine/space/grid/index.ts';
import { isOut } from '../conditions/can.ts';
import {
  areEnemies,
  type CharacterId,
  character,
  footprintOf,
  type Scene,
  unitIn,
  unitsIn,
} from '../scene.ts';
import { coverBeside } from './coverBeside.ts';
import { knowsOf } from './free.ts';
import { type Reachable, reachable } from './prospect.ts';
import { remembered } from '../../../engine/remembered.ts';
import { distanceBetween, placedOn } from './sight.ts';
import { metric, terrainFor } from './terrain.ts';

/** How many enemies and how many pieces of cover are named as goals of a move. */
const most = { enemies: 3, cover: 1 } as const;

/** Beside somebody, in tiles. */
const beside = 1.5;

/**
 * Where one would most probably go, by tile: up to the nearest enemies that one knows of, or as far towards the nearest as the move leads,
 * away from it, and into cover. Only by ways that take no more than steps.
 */
export const goalsOf = remembered((scene: Scene, actor: CharacterId): ReadonlyMap<TileName, string> => {
  const goals = new Map<TileName, string>();
  if (unitIn(scene, actor) === null) return goals;
  const tiles = reachable(scene, actor).filter(({ kind }) => kind === 'plain');
  const note = (tile: TileName | undefined, goal: string) => {
    if (tile !== undefined && !goals.has(tile)) goals.set(tile, goal);
  };
  const terrain = terrainFor(scene, actor);
  const covered = nearestFirst(tiles.filter(({ tile }) => coverBeside(terrain, tile) !== null));
  const enemies = knownEnemies(scene, actor).slice(0, most.enemies);
  const standing = tiles.map((one) => ({ ...one, on: placedOn(scene, actor, one.tile) }));
  /** How far an enemy is from each tile. */
  const from = (id: CharacterId) => {
    const there = footprintOf(scene, id);
    return standing.map((one) => ({ ...one, away: between(metric, one.on, there) }));
  };
  for (const [n, id] of enemies.entries()) {
    if (distanceBetween(scene, actor, id) <= beside) continue;
    const close = first(from(id), (one, other) => one.away - other.away || one.cost - other.cost);
    if (close === undefined) continue;
    const { name } = character(scene, id);
    if (close.away <= beside) note(close.tile, `to ${name}`);
    else if (n === 0) note(close.tile, `towards ${name}, as far as ${close.tile}`);
  }
  for (const { tile } of covered.slice(0, most.cover)) note(tile, `into cover at ${tile}`);
  const [nearest] = enemies;
  if (nearest !== undefined) {
    const far = first(from(nearest), (one, other) => other.away - one.away || one.cost - other.cost);
    if (far !== undefined && far.away > distanceBetween(scene, actor, nearest))
      note(far.tile, `away from ${character(scene, nearest).name}, to ${far.tile}`);
  }
  return goals;
});

/** A place to go, with why one would go there. */
export function withGoal(scene: Scene, actor: CharacterId, choice: Choice): Choice {
  const goal = goalsOf(scene, actor).get(choice.id);
  return goal === undefined ? choice : { ...choice, goal };
}

/** The one that would come first if they were sorted. */
const first = <T>(all: readonly T[], order: (one: T, other: T) => number): T | undefined =>
  all.reduce<T | undefined>(
    (best, one) => (best === undefined || order(one, best) < 0 ? one : best),
    undefined,
  );

const nearestFirst = (tiles: readonly Reachable[]): readonly Reachable[] =>
  [...tiles].sort((a, b) => a.cost - b.cost);

/** Enemies that somebody knows of and that still stand, nearest first. */
const knownEnemies = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  unitsIn(scene)
    .filter((id) => areEnemies(scene, actor, id) && knowsOf(scene, actor, id) && !isOut(scene, id))
    .map((id) => ({ id, away: distanceBetween(scene, actor, id) }))
    .sort((a, b) => a.away - b.away)
    .map(({ id }) => id);
