import type { Audience } from '../../../engine/event.ts';
import type { Sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { skillOf } from '../character/blank.ts';
import type { TestAbout } from '../numbers/about.ts';
import { poolOf } from '../numbers/index.ts';
import { character, type Scene } from '../scene.ts';
import { type Goal, type Placed, type Purpose, placeFocus } from './focus.ts';

/** A Test as it was rolled: the pool with its reasons, the dice with their Focus. */
export interface Rolled extends Placed {
  readonly pool: Sum;
  readonly doubledTraining: boolean; // for Mettle
}

/** A Test that is to be rolled. `difficulty` is what each die must reach; `to` is who may see it, where not everybody. */
interface Rolling {
  readonly about: TestAbout;
  readonly purpose: Purpose;
  readonly difficulty: number;
  readonly goal: Goal;
  readonly to?: Audience | undefined;
}

/**
 * Rolls the pool of a Test, counted in the scene as it is `now`, and has its Focus placed. Help that was waiting for
 * this Test is used up.
 */
export function* rollTest(tx: Tx<Scene>, now: Scene, rolling: Rolling): Rule<Rolled> {
  const { about, purpose, difficulty, goal, to } = rolling;
  const { actor } = about;
  const pool = poolOf(now, about);
  const { focus } = skillOf(character(now, actor), about.skill);
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter !== undefined && fighter.helpers.length > 0) fighter.helpers = [];
  const roll = yield* tx.roll({
    count: pool.total,
    sides: 6,
    label: purpose.kind,
    by: actor,
    ...(to === undefined ? {} : { to }),
  });
  const placed = yield* placeFocus(tx, roll, {
    actor,
    focus,
    difficulty,
    goal,
    purpose,
    ...(to === undefined ? {} : { to }),
  });
  return { ...placed, pool, doubledTraining: about.doubled };
}
