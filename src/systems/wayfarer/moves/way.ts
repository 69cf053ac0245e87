import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type At, parseTile } from '../../../engine/space/index.ts';
import { crowdIn, fieldIn, modelOf } from '../battle/standing.ts';
import type { Activation, Scene } from '../scene.ts';
import type { WayPath } from '../space/path.ts';
import { type Going, pathBy, pathTo, type Reach, reachOf } from '../space/reach.ts';
import { gaitOfUnit, incrementsFor } from './gait.ts';

/** How the unit that acts would go; null off the map. */
export function goingOf(scene: Scene, running: Activation, increments: number): Going | null {
  const mover = modelOf(scene, running.unit);
  return mover === null ? null : { mover, gait: gaitOfUnit(scene, running.unit), increments };
}

/** Where the unit that acts can get by a move, or by the run of a rush. */
export function reachIn(scene: Scene, running: Activation): Reach | null {
  const going = goingOf(scene, running, incrementsFor(scene, running, running.rushed));
  return going === null ? null : reachOf(fieldIn(scene), crowdIn(scene, null), going);
}

/** Tiles as people type them: one to go to, or several to go by. */
export function tilesTyped(text: string | null): readonly At[] | Refusal {
  const words = (text ?? '').split(/[\s,>]+/).filter((word) => word !== '');
  const tiles = words.flatMap((word) => parseTile(word) ?? []);
  return tiles.length === 0 || tiles.length < words.length ? refusal('noSuchTile', { tile: text }) : tiles;
}

/** The way that a unit goes to a tile, or by several; or why it can't. */
export function wayOf(
  scene: Scene,
  running: Activation,
  tiles: readonly At[],
  increments: number,
): WayPath | Refusal {
  const going = goingOf(scene, running, increments);
  if (going === null) return refusal('notOnMap', { unit: running.unit });
  const [field, crowd] = [fieldIn(scene), crowdIn(scene, null)];
  const [only, another] = tiles;
  if (only !== undefined && another === undefined) {
    const found = pathTo(reachOf(field, crowd, going), only);
    if (found !== null) return found;
  }
  const found = pathBy(field, crowd, going, tiles);
  return found.ok ? found.path : refusal(found.code, found.params);
}

export const isWay = (one: WayPath | Refusal): one is WayPath => 'legs' in one;
