import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { type At, parseTile, tileName } from '../../../engine/space/index.ts';
import { crowdIn, fieldIn, modelOf } from '../battle/standing.ts';
import { type Activation, isVehicleUnit, type Scene, type UnitId } from '../scene.ts';
import type { WayPath } from '../space/path.ts';
import { type Going, pathBy, pathTo, type Reach, reachOf } from '../space/reach.ts';
import type { Driven } from '../vehicles/driven.ts';
import { adjustedTo, drivenTo, freshDrive, ramsIn } from '../vehicles/driving.ts';
import { gaitOfUnit, incrementsFor } from './gait.ts';
import type { Manner } from './manners.ts';

/** How the unit that acts would go; null off the map. */
export function goingOf(
  scene: Scene,
  { unit: id }: Activation,
  increments: number,
  manner: Manner | null = null,
): Going | null {
  const mover = modelOf(scene, id);
  return mover === null ? null : { mover, gait: gaitOfUnit(scene, id, manner), increments };
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
  driven: Driven | 'adjusts' | null = null,
  manner: Manner | null = null,
): WayPath | Refusal {
  if (isVehicleUnit(scene, running.unit)) return wayDriven(scene, running.unit, tiles, increments, driven);
  const going = goingOf(scene, running, increments, manner);
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

/** The way of a vehicle: it is said where it ends, and which way it faces there; how it gets there is the rules' to find. */
function wayDriven(
  scene: Scene,
  id: UnitId,
  tiles: readonly At[],
  increments: number,
  driven: Driven | 'adjusts' | null,
): WayPath | Refusal {
  if (driven !== null && driven !== 'adjusts' && driven.ram !== null) {
    const ram = ramsIn(scene, id, increments, driven.turns).find(({ target }) => target === driven.ram);
    return ram?.path ?? refusal('noRam', { unit: driven.ram });
  }
  const to = tiles.at(-1);
  if (to === undefined) return refusal('noSuchTile', { tile: null });
  const way =
    driven === 'adjusts'
      ? adjustedTo(scene, id, to)
      : drivenTo(scene, id, to, increments, driven ?? freshDrive(scene, id, null, false));
  return way ?? refusal('noDrive', { unit: id, tile: tileName(to) });
}

export const isWay = (one: WayPath | Refusal): one is WayPath => 'legs' in one;
