import { type At, parseTile, type TileName, tileName, tilesOf } from '../../../engine/space/index.ts';
import { allOnMap, crowdIn, distanceOf, fieldIn, standing } from '../battle/standing.ts';
import { enemiesOf } from '../effects/moment.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { blast, burstOver, nearestTile, stream, withinArea } from '../space/areas.ts';
import { isFor, isHarmless, reaches } from './legality.ts';
import type { Area, Means } from './wielded.ts';

/** An assault on an area: by whom, with what, and who is in the middle of it. */
export interface Aimed {
  readonly unit: UnitId;
  readonly target: UnitId;
  readonly means: Means;
  readonly area: Area;
  readonly hasMoved: boolean;
}

/** The tile that an area spreads from: the target's nearest. */
export function middleOf(scene: Scene, { unit: id, target }: Pick<Aimed, 'unit' | 'target'>): At | null {
  const [own, other] = [standing(scene, id), standing(scene, target)];
  return own === null || other === null ? null : nearestTile(other, own);
}

/** The tiles of an area, from its middle; null: it is none of tiles, but of whoever is in reach. */
export function tilesFrom(scene: Scene, aimed: Aimed, middle: At): readonly At[] | null {
  const { unit: id, target, area } = aimed;
  const [own, other] = [standing(scene, id), standing(scene, target)];
  if (own === null || other === null) return [];
  const field = fieldIn(scene);
  switch (area.shape) {
    case 'around':
      return blast(field, middle, area.size);
    case 'line':
      return stream(field, own, middle, area.size);
    case 'connected':
      return burstOver(field, own, other, othersFor(scene, aimed), area.size);
    case 'allInReach':
    case 'nearest':
      return null;
  }
}

/** Enemies whom a burst could take in besides: those it reaches. */
const othersFor = (scene: Scene, { unit: id, target, means, hasMoved }: Aimed) =>
  enemiesOf(scene, id)
    .filter((one) => one !== target && reaches(scene, id, one, means, hasMoved))
    .flatMap((one) => standing(scene, one) ?? []);

/**
 * Whom an area assault is made on (L488): whoever is on one of its tiles, friend and foe; of those without tiles, all in reach but
 * the one who makes it, or the target and the enemies nearest to it. Whom it does no harm is left out.
 */
export function unitsIn(scene: Scene, aimed: Aimed, tiles: readonly TileName[] | null): readonly UnitId[] {
  const { unit: id, means } = aimed;
  const all = tiles === null ? inReach(scene, aimed) : onTiles(scene, tiles);
  return all.filter(
    (one) => isFor(scene, one, means) && !isHarmless(scene, one, means) && (tiles !== null || one !== id),
  );
}

function onTiles(scene: Scene, tiles: readonly TileName[]): readonly UnitId[] {
  const ats = tiles.flatMap((tile) => parseTile(tile) ?? []);
  return withinArea(fieldIn(scene), crowdIn(scene, null), ats).map(({ id }) => id);
}

function inReach(scene: Scene, { unit: id, target, means, area, hasMoved }: Aimed): readonly UnitId[] {
  const isIn = (one: UnitId) => one !== id && reaches(scene, id, one, means, hasMoved);
  if (area.shape !== 'nearest') return allOnMap(scene).filter(isIn);
  const others = enemiesOf(scene, id)
    .filter((one) => one !== target && isIn(one))
    .toSorted((a, b) => (distanceOf(scene, target, a) ?? 0) - (distanceOf(scene, target, b) ?? 0));
  const first = unit(scene, target).where.kind === 'map' && isIn(target) ? [target] : [];
  return [...first, ...others].slice(0, area.size);
}

/** Names of the tiles of an area; null where it is none of tiles. */
export function tilesNamed(scene: Scene, aimed: Aimed, middle: At): readonly TileName[] | null {
  return tilesFrom(scene, aimed, middle)?.map(tileName) ?? null;
}

/** How many increments a burst has beyond its target's (L4677): each takes one of its values. */
export function spentOn(scene: Scene, target: UnitId, tiles: readonly TileName[]): number {
  const body = standing(scene, target);
  if (body === null) return 0;
  const own = tilesOf(body).map(tileName);
  return tiles.filter((tile) => !own.includes(tile)).length;
}
