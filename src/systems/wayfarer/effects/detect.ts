import { remembered } from '../../../engine/remembered.ts';
import { distanceOf } from '../battle/standing.ts';
import { lastingOn } from '../lasting/lasting.ts';
import { cardOf, isVehicle, type Scene, type UnitId, unit } from '../scene.ts';
import { rulesNamed } from './sources.ts';

/** Bumps of an attribute that a unit has for a while. */
export const lastingBumps = (
  scene: Scene,
  id: UnitId,
  attribute: 'detect' | 'athletics',
): readonly number[] =>
  lastingOn(scene, id).flatMap(({ effects }) =>
    effects.flatMap((one) =>
      one.does === 'bump' && one.when.length === 0 && one.tests.includes(attribute) ? [one.by] : [],
    ),
  );

/** A unit's Detect range: Detect with its bumps (L500 to L507). */
export const detectRange = remembered((scene: Scene, id: UnitId): number => {
  const detect = cardOf(scene, id).attributes.detect;
  if (detect === null) return 0;
  const bumps = [...detect.bumps, ...lastingBumps(scene, id, 'detect')];
  return Math.max(
    0,
    bumps.reduce((sum, bump) => sum + bump, detect.dice),
  );
});

/** Whether somebody is in the Detect range of a unit itself, whoever is with it. */
export const inOwnDetectRange = (scene: Scene, of: UnitId, whom: UnitId): boolean =>
  (distanceOf(scene, of, whom) ?? Number.POSITIVE_INFINITY) <= detectRange(scene, of);

/** Whether two share Detect range wherever they are: by what both carry (L4509), or by a link to who has Arcane OFF (L1624). */
export function areLinked(scene: Scene, one: UnitId, other: UnitId): boolean {
  if (unit(scene, one).side !== unit(scene, other).side) return false;
  const links = (id: UnitId, to: UnitId) =>
    rulesNamed(scene, id, 'sharesDetect').some(({ figures }) =>
      figures.with === 'arcaneOff'
        ? arcaneDice(scene, to) > 0
        : rulesNamed(scene, to, 'sharesDetect').some((its) => its.figures.with === figures.with),
    );
  return links(one, other) || links(other, one);
}

function arcaneDice(scene: Scene, id: UnitId): number {
  const card = cardOf(scene, id);
  return isVehicle(card) ? 0 : (card.attributes.arcaneOff?.dice ?? 0);
}
