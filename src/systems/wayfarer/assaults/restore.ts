import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn, standing } from '../battle/standing.ts';
import { isOfType } from '../effects/sources.ts';
import { cardOf, type Scene, type UnitId, unit, unitIn, unitsOf } from '../scene.ts';
import { placesBeside } from '../space/arrive.ts';
import { tell } from '../tell.ts';

/** Save dice of a unit that were turned down, by their places. */
const worn = (scene: Scene, id: UnitId): readonly number[] =>
  cardOf(scene, id).saveDice.flatMap(({ value }, at) =>
    (unit(scene, id).saveDice[at] ?? 0) < value ? [at] : [],
  );

/** Captives of its own side, living or undead, for whom there is room beside it. */
function captives(scene: Scene, id: UnitId): readonly UnitId[] {
  return unitsOf(scene, unit(scene, id).side).filter(
    (one) =>
      unit(scene, one).where.kind === 'captured' &&
      (isOfType(scene, one, 'living') || isOfType(scene, one, 'undead')) &&
      placeBeside(scene, id, one) !== null,
  );
}

const placeBeside = (scene: Scene, id: UnitId, other: UnitId) => {
  const body = standing(scene, id);
  if (body === null) return null;
  return placesBeside(fieldIn(scene), crowdIn(scene, null), cardOf(scene, other).size, body)[0] ?? null;
};

/** Life that was taken gives a save die its value again, or a captive its freedom (Syphon Life, L4931). */
export function* restore(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  if (unitIn(scene, id)?.where.kind !== 'map') return;
  const [die] = worn(scene, id);
  const freed = captives(scene, id).slice(0, 24);
  const options = [
    ...freed.map((one) => ({ id: one, code: 'restore.unit', params: { unit: one } })),
    ...(die === undefined ? [] : [{ id: 'die', code: 'restore.die', params: {} }]),
  ];
  const [first] = options;
  if (first === undefined) return;
  const choice = yield* tx.ask({
    id: 'restore',
    asked: unit(scene, id).side,
    code: 'restore',
    params: { unit: id },
    options,
    default: first.id,
  });
  const drafted = tx.state.battle?.units[id];
  if (choice === 'die' && die !== undefined && drafted !== undefined) {
    drafted.saveDice[die] = cardOf(scene, id).saveDice[die]?.value ?? 0;
    return;
  }
  const body = placeBeside(tx.snapshot(), id, choice);
  if (body === null) return;
  stand(tx, choice, body);
  tell(tx, 'recalled', { unit: choice, why: 'syphonLife' });
}
