import type { Rule } from '../../../engine/rule.ts';
import { parseTile, tilesOf } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { die } from '../assaults/scatter.ts';
import { allOnMap, crowdIn, distanceOf, fieldIn, standing } from '../battle/standing.ts';
import type { DamageType } from '../content/damageTypes.ts';
import type { Figures } from '../content/effect.ts';
import { defeat } from '../defeat/defeat.ts';
import { toReserves } from '../defeat/reserves.ts';
import { detectRange } from '../effects/detect.ts';
import { enemiesOf, inDetectRange, plainTest } from '../effects/moment.ts';
import { isOfType } from '../effects/sources.ts';
import { cardOf, type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import { awayFrom, nearestTile, stream, withinArea } from '../space/areas.ts';
import { testMorale, testShown, testStatic } from '../testing/static.ts';
import { squareUnder } from './aims.ts';
import { shove } from './hands.ts';

/** A unit is defeated by a spell without an assault: its saves are rolled. */
export function* struckBy(
  tx: Tx<Scene>,
  caster: UnitId,
  id: UnitId,
  hitBy: readonly DamageType[],
): Rule<void> {
  const { side } = unit(tx.now, caster);
  const moment = { ...plainTest, hitBy };
  yield* defeat(tx, id, { side, moment, cover: 0, worse: 0, best: null, shown: [], spares: false });
}

const isThere = (tx: Tx<Scene>, id: UnitId): boolean => unitIn(tx.now, id)?.where.kind === 'map';

/** Enemies whom dread of a unit is for: of a spell those who have it in their Detect range, of the skill those in its own. */
export const dreading = (scene: Scene, caster: UnitId, isSkill: boolean): readonly UnitId[] =>
  enemiesOf(scene, caster).filter((id) =>
    isSkill ? inDetectRange(scene, caster, id) : inDetectRange(scene, id, caster),
  );

/**
 * Enemies near beat a roll of Arcane OFF or go to reserves (Wave of Dread, L4936; Phantasmal Horror, L5067, by what its casting test showed;
 * Empathic Dread, L2562). Of the spells those who have the caster in their Detect range are meant, of the skill those in its own.
 */
export function* dread(
  tx: Tx<Scene>,
  caster: UnitId,
  why: string,
  morale: boolean,
  casting: readonly number[],
  isSkill = false,
): Rule<void> {
  const scene = tx.snapshot();
  const shown = casting.length > 0 ? casting : (yield* testShown(tx, caster, 'arcaneOff', [1], why)).shown;
  for (const id of dreading(scene, caster, isSkill)) {
    const holds = morale
      ? yield* testMorale(tx, id, shown, why)
      : yield* testStatic(tx, id, 'arcaneDef', shown, why);
    if (!holds && isThere(tx, id)) yield* toReserves(tx, id, why);
  }
}

/** All that lives in a unit's Detect range, friend and foe. */
export const livingNear = (scene: Scene, caster: UnitId): readonly UnitId[] =>
  allOnMap(scene).filter(
    (id) => id !== caster && isOfType(scene, id, 'living') && inDetectRange(scene, caster, id),
  );

/** All that lives near and is of one type passes Arcane DEF or falls (Bane Plague, L4906). */
export function* plague(tx: Tx<Scene>, caster: UnitId, dv: number): Rule<void> {
  const scene = tx.snapshot();
  const near = livingNear(scene, caster);
  const types = [...new Set(near.flatMap((id) => cardOf(scene, id).types))].slice(0, 25);
  const [first] = types;
  if (first === undefined) return;
  const type = yield* tx.ask({
    id: 'plague',
    asked: unit(scene, caster).side,
    code: 'plague',
    params: { unit: caster },
    options: types.map((one) => ({ id: one, code: 'chooseType.type', params: { type: one } })),
    default: first,
  });
  for (const id of near.filter((one) => isOfType(scene, one, type)))
    if (isThere(tx, id) && !(yield* testStatic(tx, id, 'arcaneDef', [dv], 'banePlague')))
      yield* struckBy(tx, caster, id, ['magic']);
}

/** Whom a Gust towards somebody would blow away, friend and foe: the farthest first. */
export function blownBy(scene: Scene, caster: UnitId, target: UnitId): readonly UnitId[] {
  const [own, other] = [standing(scene, caster), standing(scene, target)];
  if (own === null || other === null) return [];
  const tiles = stream(fieldIn(scene), own, nearestTile(other, own), detectRange(scene, caster));
  return withinArea(fieldIn(scene), crowdIn(scene, null), tiles)
    .map(({ id }) => id)
    .filter((id) => id !== caster)
    .toSorted((a, b) => (distanceOf(scene, caster, b) ?? 0) - (distanceOf(scene, caster, a) ?? 0));
}

/** All on a line as long as Detect are blown back as far, and pass Ballistic DEF or fall (Gust, L5031). */
export function* gust(tx: Tx<Scene>, caster: UnitId, target: UnitId, dv: number): Rule<void> {
  const far = detectRange(tx.snapshot(), caster);
  const caught = blownBy(tx.snapshot(), caster, target);
  for (const id of caught) {
    const [from, body] = [standing(tx.snapshot(), caster), standing(tx.snapshot(), id)];
    if (from === null || body === null) continue;
    const facing = awayFrom(from, body);
    if (facing !== null) yield* shove(tx, id, facing, far, 'gust');
    if (isThere(tx, id) && !(yield* testStatic(tx, id, 'ballisticDef', [dv], 'gust')))
      yield* struckBy(tx, caster, id, ['magic']);
  }
}

/** Who stands on the earth that would swallow somebody, friend and foe. */
export function swallowedWith(scene: Scene, caster: UnitId, target: UnitId): readonly UnitId[] {
  const square = squareUnder(scene, caster, target);
  const at = square === null ? null : parseTile(square);
  if (at === null) return [];
  const tiles = tilesOf({ at, size: 2 });
  return withinArea(fieldIn(scene), crowdIn(scene, null), tiles).map(({ id }) => id);
}

/** Earth swallows those on two by two increments who fail Athletics: on a die of 1 or 2 they come out in reserves (L5017). */
export function* embrace(tx: Tx<Scene>, caster: UnitId, target: UnitId, figures: Figures): Rule<void> {
  for (const id of swallowedWith(tx.snapshot(), caster, target)) {
    if (!isThere(tx, id) || (yield* testStatic(tx, id, 'athletics', [Number(figures.dv)], 'earthsEmbrace')))
      continue;
    const rolled = yield* die(tx, id, 6, 'earthsEmbrace');
    if (rolled <= Number(figures.reservesUpTo)) yield* toReserves(tx, id, 'earthsEmbrace');
    else yield* struckBy(tx, caster, id, ['magic']);
  }
}
