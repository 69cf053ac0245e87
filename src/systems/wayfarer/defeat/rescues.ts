import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isAdjacentTo, onMap } from '../battle/standing.ts';
import { inDetectRange, type Moment } from '../effects/moment.ts';
import { poolOf } from '../effects/pool.ts';
import { isOfType, rulesNamed } from '../effects/sources.ts';
import { type Scene, unit, type UnitId } from '../scene.ts';
import { tell } from '../tell.ts';
import { type Lone, rollLone } from '../testing/lone.ts';
import { testShown, testStatic } from '../testing/static.ts';

/**
 * Who dodges defeat (Acrobatic, L2001): so many dice of Athletics as high as the enemy's best Offense die, against the kinds of assault that it
 * dodges. Gives whether it does.
 */
export function* dodges(tx: Tx<Scene>, id: UnitId, { assault }: Moment, best: number): Rule<boolean> {
  for (const { figures } of rulesNamed(tx.snapshot(), id, 'dodge')) {
    const { test, dice, from } = figures;
    const tested = test === 'athletics' || test === 'maneuverability' ? test : null;
    const isFrom = Array.isArray(from) && from.some((kind) => kind === assault);
    const pool = tested === null ? null : poolOf(tx.snapshot(), id, tested, { ...noMoment, given: [] });
    if (!isFrom || pool === null) continue;
    const isPassed = (shown: readonly number[]) =>
      shown.filter((face) => face >= best).length >= Number(dice);
    const lone: Lone = {
      id,
      // Dice alone count here (L2001).
      pool: { ...pool, kickers: [], armour: [] },
      label: 'dodge',
      for: 'dodge',
      dv: null,
      worth: (shown) => Number(isPassed(shown)),
      again: () => null,
    };
    const { thrown } = yield* rollLone(tx, lone, testShown);
    const passed = isPassed(thrown.dice);
    tell(tx, 'dodged', { unit: id, dice: thrown.dice, best, passed });
    if (passed) return true;
  }
  return false;
}

const noMoment: Moment = { assault: null, enemy: null, unarmed: false, hitBy: [], given: [] };

/** Whether an ally's kit or skill is for a unit, and the unit near enough: beside it or itself, or in its Detect range. */
function isFor(scene: Scene, ally: UnitId, id: UnitId, within: unknown, who: unknown): boolean {
  const isKind = who === 'any' || (typeof who === 'string' && isOfType(scene, id, who));
  const isNear =
    within === 'adjacent'
      ? ally === id || isAdjacentTo(scene, ally, id)
      : ally !== id && inDetectRange(scene, ally, id);
  return isKind && isNear;
}

/** Allies who may save a unit for the reserves (Medic, L1844; Med Kit, Repair Kit): each tries once. Gives whether one succeeds. */
export function* isRescued(tx: Tx<Scene>, id: UnitId): Rule<boolean> {
  const { side } = unit(tx.now, id);
  for (const ally of onMap(tx.snapshot(), side))
    for (const { figures } of rulesNamed(tx.snapshot(), ally, 'rescue')) {
      if (!isFor(tx.snapshot(), ally, id, figures.within, figures.who)) continue;
      if (yield* testStatic(tx, ally, 'technicalOff', [Number(figures.dv)], 'rescue')) return true;
    }
  return false;
}
