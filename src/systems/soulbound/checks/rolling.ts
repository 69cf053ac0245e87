import type { Audience } from '../../../engine/event.ts';
import type { Sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { skillOf } from '../character/blank.ts';
import type { TestAbout } from '../numbers/about.ts';
import { poolOf } from '../numbers/index.ts';
import { character, type Scene } from '../scene.ts';
import { type Goal, type Placed, placeFocus } from './focus.ts';

/** A Test as it was rolled: the pool with its reasons, the dice with their Focus. */
export interface Rolled extends Placed {
  readonly pool: Sum;
}

/**
 * Rolls the pool of a Test, counted in the scene as it is `now`, and has its Focus placed. Help that was waiting for
 * this Test is used up. `difficulty` is what each die must reach.
 */
export function* rollTest(
  tx: Tx<Scene>,
  now: Scene,
  label: string,
  about: TestAbout,
  difficulty: number,
  goal: Goal,
  to?: Audience,
): Rule<Rolled> {
  const { actor } = about;
  const pool = poolOf(now, about);
  const { focus } = skillOf(character(now, actor), about.skill);
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter !== undefined && fighter.helpers.length > 0) fighter.helpers = [];
  const roll = yield* tx.roll({
    count: pool.total,
    sides: 6,
    label,
    by: actor,
    ...(to === undefined ? {} : { to }),
  });
  const placed = yield* placeFocus(tx, roll, {
    actor,
    focus,
    difficulty,
    goal,
    ...(to === undefined ? {} : { to }),
  });
  return { ...placed, pool };
}
