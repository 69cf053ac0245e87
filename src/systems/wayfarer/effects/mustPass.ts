import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Effect } from '../content/effect.ts';
import type { Scene, UnitId } from '../scene.ts';
import { testMorale, testStatic } from '../testing/static.ts';
import { type Moment, plainTest } from './moment.ts';
import { poolOf } from './pool.ts';
import { sourcesOf } from './sources.ts';

export type MustPass = Extract<Effect, { does: 'mustPass' }> & { readonly from: string };

/** What of a unit has somebody pass a test at a moment. */
export const mustPassAt = (scene: Scene, id: UnitId, at: string): readonly MustPass[] =>
  sourcesOf(scene, id).flatMap(({ from, effect }) =>
    effect.does === 'mustPass' && effect.at === at ? [{ ...effect, from }] : [],
  );

/** Of several attributes that a test may be of, the one with the most dice (L2485). */
function bestOf(
  scene: Scene,
  id: UnitId,
  { tests }: MustPass,
  moment: Moment,
): 'arcaneDef' | 'technicalDef' | 'meleeDef' {
  const can = (['arcaneDef', 'technicalDef', 'meleeDef'] as const).filter((one) => tests.includes(one));
  const dice = (one: (typeof can)[number]) => poolOf(scene, id, one, moment)?.dice ?? -1;
  return can.toSorted((one, other) => dice(other) - dice(one))[0] ?? 'arcaneDef';
}

/** Has a unit pass a test that an ability asks for. Gives whether it does. */
export function* passesTest(tx: Tx<Scene>, id: UnitId, must: MustPass): Rule<boolean> {
  if (must.morale) return yield* testMorale(tx, id, must.dv, must.from);
  return yield* testStatic(tx, id, bestOf(tx.snapshot(), id, must, plainTest), [must.dv], must.from);
}
