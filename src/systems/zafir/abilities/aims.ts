import type { Choice } from '../../../engine/options.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { parseTile, type TileName, tileName } from '../../../engine/space/grid/index.ts';
import { rowOf } from '../../../engine/table.ts';
import { profileOf } from '../character/profile.ts';
import { isOut, isUntargetable } from '../conditions/can.ts';
import { type RangeId, ranges } from '../content/ranges.ts';
import { type UnitTypeId, unitTypes } from '../content/unitTypes.ts';
import { isFree, knowsOf } from '../move/free.ts';
import { isUnnoticed } from '../move/reveal.ts';
import { canSee, distanceBetween, distanceTo } from '../move/sight.ts';
import { areEnemies, type CharacterId, character, type Scene, unitIn, unitsIn } from '../scene.ts';

/** Whom something may be aimed at. */
export interface Aim {
  readonly range: RangeId;
  readonly at: 'enemies' | 'allies' | 'selfAndAllies' | 'anybody';
  /** Of which types they must be; any where it is not said. */
  readonly types?: readonly UnitTypeId[];
  /** Whether the fallen (not those Out of Action) may be meant: they may, unless it is said. */
  readonly needsSight?: boolean;
}

/** How far an ability of a range reaches, in tiles. */
export const reachOf = (range: RangeId): number => rowOf(ranges, range).ability.most;

/** All whom somebody may think of for an ability, each with the reason where it cannot be. Nearest first. */
export function unitsFor(scene: Scene, actor: CharacterId, aim: Aim): readonly Choice[] {
  return unitsIn(scene)
    .filter((id) => isMeant(scene, actor, id, aim) && knowsOf(scene, actor, id) && !isOut(scene, id))
    .map((id) => ({ id, away: distanceBetween(scene, actor, id) }))
    .sort((a, b) => a.away - b.away)
    .map(({ id, away }) => ({
      id,
      name: character(scene, id).name,
      note: id === actor ? 'yourself' : `${away} ${away === 1 ? 'tile' : 'tiles'} away`,
      refused: whyNotAimed(scene, actor, id, aim),
    }));
}

function isMeant(scene: Scene, actor: CharacterId, id: CharacterId, { at }: Aim): boolean {
  if (unitIn(scene, id) === null || isUnnoticed(scene, actor, id)) return false;
  if (id === actor) return at === 'selfAndAllies' || at === 'anybody';
  const enemy = areEnemies(scene, actor, id);
  return at === 'anybody' || (at === 'enemies') === enemy;
}

/** Why somebody cannot be aimed at: too far, out of sight, of another type, not there to be touched. */
export function whyNotAimed(
  scene: Scene,
  actor: CharacterId,
  id: CharacterId,
  { range, types, needsSight = true }: Aim,
): Refusal | null {
  if (isUntargetable(scene, id)) return refusal('untargetable', { target: id });
  const { type } = profileOf(character(scene, id));
  if (types !== undefined && !types.includes(type))
    return refusal('wrongType', { target: id, types: types.map((one) => rowOf(unitTypes, one).name) });
  const away = distanceBetween(scene, actor, id);
  if (away > reachOf(range)) return refusal('outOfRange', { target: id, away, reach: reachOf(range) });
  return !needsSight || id === actor || canSee(scene, actor, id)
    ? null
    : refusal('outOfSight', { target: id });
}

/** Why an enemy is out of a weapon's reach: too far, out of sight, not to be aimed at. */
export function whyNotReached(
  scene: Scene,
  actor: CharacterId,
  id: CharacterId,
  reach: number,
): Refusal | null {
  if (isUntargetable(scene, id)) return refusal('untargetable', { target: id });
  const away = distanceBetween(scene, actor, id);
  if (away > reach) return refusal('outOfRange', { target: id, away, reach });
  return canSee(scene, actor, id) ? null : refusal('outOfSight', { target: id });
}

/** The enemies that somebody knows of and that still stand, or lie there alive: nearest first. */
export const enemiesKnown = (scene: Scene, actor: CharacterId): readonly CharacterId[] =>
  unitIn(scene, actor) === null
    ? []
    : unitsIn(scene)
        .filter(
          (id) =>
            isMeant(scene, actor, id, { range: 'long', at: 'enemies' }) &&
            knowsOf(scene, actor, id) &&
            !isOut(scene, id),
        )
        .map((id) => ({ id, away: distanceBetween(scene, actor, id) }))
        .sort((a, b) => a.away - b.away)
        .map(({ id }) => id);

/** Tiles that an area may be centred on: where those stand who are known of, each once; any other tile may be typed. */
export function centresFor(
  scene: Scene,
  actor: CharacterId,
  range: RangeId,
  over: 'enemies' | 'allies',
): readonly Choice[] {
  const meant = unitsIn(scene).filter(
    (id) =>
      knowsOf(scene, actor, id) && !isOut(scene, id) && (over === 'enemies') === areEnemies(scene, actor, id),
  );
  return meant.map((id) => {
    const tile = unitIn(scene, id)?.at ?? '';
    return {
      id: tile,
      name: `${tile} (${character(scene, id).name})`,
      note: 'centred there; you can type any tile',
      refused: whyNotTile(scene, actor, tile, range),
    };
  });
}

/** A tile of the map as somebody typed it; null where it is none. */
export function tileOnMap({ fight }: Scene, typed: string): TileName | null {
  const at = parseTile(typed);
  if (at === null || fight === null) return null;
  return at.x >= fight.grid.columns || at.y >= fight.grid.rows ? null : tileName(at);
}

/** Reads a tile that somebody typed as the place an ability is used on; null where it is no tile of the map. */
export function tileTyped(scene: Scene, actor: CharacterId, typed: string, range: RangeId): Choice | null {
  const tile = tileOnMap(scene, typed);
  return tile === null ? null : { id: tile, name: tile, refused: whyNotTile(scene, actor, tile, range) };
}

/** Why a tile cannot be used: too far, or out of sight. */
export function whyNotTile(scene: Scene, actor: CharacterId, tile: TileName, range: RangeId): Refusal | null {
  const away = distanceTo(scene, actor, tile);
  if (away > reachOf(range)) return refusal('tileOutOfRange', { tile, away, reach: reachOf(range) });
  return canSee(scene, actor, tile) ? null : refusal('tileOutOfSight', { tile });
}

/** The same for a tile on which something is to stand. */
export const whyNotFreeTile = (
  scene: Scene,
  actor: CharacterId,
  tile: TileName,
  range: RangeId,
): Refusal | null =>
  whyNotTile(scene, actor, tile, range) ?? (isFree(scene, tile) ? null : refusal('tileTaken', { tile }));
