import { rowOf } from '../../../engine/table.ts';
import { cover as grades } from '../content/battle.ts';
import { type At, parseTile } from '../../../engine/space/index.ts';
import { hasRule, isImmune, rulesNamed } from '../effects/sources.ts';
import { type Scene, type UnitId, vehicleOf } from '../scene.ts';
import { isDarkTile, isInDarkness, type Light } from '../space/light.ts';
import { isUnderRoof, occupies } from '../space/occupying.ts';
import { coverOf, inSight } from '../space/sight.ts';
import { allOnMap, crowdIn, fieldIn, standing } from './standing.ts';

/** Whether a line can be drawn from one unit to another (L7160). */
export function sees(scene: Scene, id: UnitId, other: UnitId): boolean {
  const [own, its] = [standing(scene, id), standing(scene, other)];
  return own !== null && its !== null && inSight(fieldIn(scene), own, its);
}

/** The save die that cover gives a unit from somebody who shoots (L438 to L470); 0: none. */
export function coverFrom(scene: Scene, attacker: UnitId, target: UnitId): number {
  const [own, its] = [standing(scene, attacker), standing(scene, target)];
  if (own === null || its === null) return 0;
  const [from, inside] = [vehicleOf(scene, attacker), vehicleOf(scene, target)];
  const themselves = [attacker, target, ...[from, inside].filter((one) => one !== null)];
  const found = coverOf(fieldIn(scene), crowdIn(scene, null), own, its, themselves);
  const cover = found === null ? 0 : rowOf(grades, found.grade).save;
  // Who is in an open vehicle has its sides for cover (L5340).
  const sides = inside === null ? [] : rulesNamed(scene, inside, 'occupantsOpen');
  return Math.max(cover, ...sides.map(({ figures }) => Number(figures.save)));
}

/** What units have that negates darkness: around them (L4752), or on an increment that they light (L4507). */
function lightsIn(scene: Scene): readonly Light[] {
  return allOnMap(scene).flatMap((id) => [...carriedBy(scene, id), ...pointedBy(scene, id)]);
}

function carriedBy(scene: Scene, id: UnitId): readonly Light[] {
  const body = standing(scene, id);
  if (body === null) return [];
  return rulesNamed(scene, id, 'light').map(({ figures }) => ({ from: body, radius: Number(figures.rank) }));
}

const pointedBy = (scene: Scene, id: UnitId): readonly Light[] =>
  rulesNamed(scene, id, 'lights').flatMap(({ figures: { tile } }) => {
    const at = typeof tile === 'string' ? parseTile(tile) : null;
    return at === null ? [] : [{ from: { at }, radius: 0 }];
  });

/** Whether an increment lies in darkness. */
export const isTileDark = (scene: Scene, at: At): boolean =>
  isDarkTile(fieldIn(scene), { at }, lightsIn(scene));

/** Whether a unit is in conditions of darkness; who sees in the dark suffers nothing by them. */
export function isInTheDark(scene: Scene, id: UnitId): boolean {
  const body = standing(scene, id);
  return body !== null && isInDarkness(fieldIn(scene), body, lightsIn(scene));
}

export const suffersDarkness = (scene: Scene, id: UnitId): boolean =>
  isInTheDark(scene, id) && !isImmune(scene, id, 'darkness');

/** Whether a unit stands on earth or natural stone (L1028). */
export function isOnEarth(scene: Scene, id: UnitId): boolean {
  const body = standing(scene, id);
  return body !== null && occupies(fieldIn(scene), body, 'earth');
}

/** Whether a unit stands in water (L4999). */
export function isOnWater(scene: Scene, id: UnitId): boolean {
  const body = standing(scene, id);
  return body !== null && occupies(fieldIn(scene), body, 'water');
}

/** Whether something that comes down from above reaches a unit from another: no roof is above either (L4874). */
export function isUnderOpenSky(scene: Scene, ...ids: readonly UnitId[]): boolean {
  return ids.every((id) => {
    const body = standing(scene, id);
    return body !== null && !isUnderRoof(fieldIn(scene), body);
  });
}

/** Whether who shoots aims past cover (Sharpshooter, L2160). */
export const aimsPastCover = (scene: Scene, id: UnitId): boolean => hasRule(scene, id, 'sharpshooter');
