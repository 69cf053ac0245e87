import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type Answered, answered } from '../answers/answer.ts';
import type { CastingTest } from '../answers/cast.ts';
import { figureOf } from '../answers/figures.ts';
import { spells } from '../content/spells/index.ts';
import type { TestPool } from '../effects/pool.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { type Face, faces } from '../tests/results.ts';
import { bumpedAgain, rerollFace, shownOf, type Thrown, throwPool } from './throw.ts';

/** A test that no other is rolled against. */
export interface Lone {
  readonly id: UnitId;
  readonly pool: TestPool;
  /** What its roll is called. */
  readonly label: string;
  readonly for: string;
  /** What must be beaten; null: nothing in particular. */
  readonly dv: readonly number[] | null;
  /** How good the dice are as they lie. */
  worth(shown: readonly number[]): number;
  /** The die that is rolled again where there are re-rolls; null: none. */
  again(thrown: Thrown): Face | null;
}

/** How such a test came to lie. */
export interface Rolled {
  readonly thrown: Thrown;
  readonly pool: TestPool;
  /** How many dice its own re-rolls have rolled again. */
  readonly rerolled: number;
}

/** A pool with the bump of a blessing (L4949). */
export const blessedPool = (pool: TestPool, { spell }: Pick<Answered, 'spell'>): TestPool => {
  const by = figureOf(spell, 'bumpAnswered', 'bump');
  return {
    ...pool,
    bumps: [...pool.bumps, by],
    why: [...pool.why, { from: spell.id, what: 'bump', by }],
  };
};

/** The spell that blesses tests of allies. */
const blessing = spells.find(({ answers }) => answers === 'allyTest');

/** How many dice a curse rolls again (L4909). */
export const cursedDice = ({ spell }: Pick<Answered, 'spell'>): number =>
  figureOf(spell, 'rerollAnswered', 'dice');

/** The die whose new throw would be the worst, and how good the dice would be then; null: none falls worse than it lies. */
function worst(thrown: Thrown, { worth }: Lone): Face | null {
  const now = worth(shownOf(thrown));
  const mean = (face: Face): number => {
    const place = thrown.dice.indexOf(face);
    const after = faces.map((falls) => worth([...thrown.dice.with(place, falls), ...thrown.kickers]));
    return after.reduce((sum, one) => sum + one, 0) / after.length;
  };
  const [face] = [...new Set(thrown.dice)]
    .map((one) => ({ one, mean: mean(one) }))
    .filter((one) => one.mean < now)
    .toSorted((one, other) => one.mean - other.mean);
  return face?.one ?? null;
}

const shows =
  (lone: Lone, { dice, kickers }: Thrown) =>
  () => ({
    pools: [{ unit: lone.id, test: lone.label, dice: [...dice], kickers: [...kickers] }],
    dv: lone.dv === null ? null : [...lone.dv],
  });

/** In the bump phase allies who see it may bless it (L4949), where that helps or may. */
function* blessed(tx: Tx<Scene>, lone: Lone, rolled: Rolled, test: CastingTest): Rule<Rolled> {
  let { thrown, pool } = rolled;
  for (;;) {
    const better = bumpedAgain(
      thrown,
      blessing === undefined ? pool : blessedPool(pool, { spell: blessing }),
    );
    const helps = lone.worth(shownOf(better)) > lone.worth(shownOf(thrown));
    if (thrown.roll === null || (!helps && (pool.rerolls === 0 || lone.again(thrown) === null))) break;
    const chances = [{ to: 'allyTest', whom: lone.id }] as const;
    const came = yield* answered(tx, { chances, for: lone.for, shows: shows(lone, thrown) }, test);
    if (came === null) break;
    if (!came.worked) continue;
    pool = blessedPool(pool, came);
    thrown = bumpedAgain(thrown, pool);
  }
  return { ...rolled, thrown, pool };
}

/** Its own re-rolls, as long as there are any and they help. */
function* rolledAgain(tx: Tx<Scene>, lone: Lone, rolled: Rolled): Rule<Rolled> {
  let { thrown, rerolled } = rolled;
  for (; rerolled < rolled.pool.rerolls; rerolled += 1) {
    const face = lone.again(thrown);
    if (face === null) break;
    thrown = yield* rerollFace(tx, thrown, face);
  }
  return { ...rolled, thrown, rerolled };
}

/**
 * A test by itself, from its dice to how they lie in the end (L180 to L200): allies may bless it, it is rolled again, and enemies who see it may
 * curse a die of it in the re-roll phase (L4909), after which it goes on with what re-rolls it has left.
 */
export function* rollLone(tx: Tx<Scene>, lone: Lone, test: CastingTest): Rule<Rolled> {
  const { side } = unit(tx.now, lone.id);
  const thrown = yield* throwPool(tx, side, lone.pool, lone.label);
  let rolled: Rolled = yield* blessed(tx, lone, { thrown, pool: lone.pool, rerolled: 0 }, test);
  for (;;) {
    rolled = yield* rolledAgain(tx, lone, rolled);
    if (worst(rolled.thrown, lone) === null) return rolled;
    const chances = [{ to: 'enemyTest', whom: lone.id }] as const;
    const occasion = { chances, for: lone.for, shows: shows(lone, rolled.thrown) };
    const came = yield* answered(tx, occasion, test);
    if (came === null) return rolled;
    for (let left = came.worked ? cursedDice(came) : 0; left > 0; left -= 1) {
      const face = worst(rolled.thrown, lone);
      if (face !== null) rolled = { ...rolled, thrown: yield* rerollFace(tx, rolled.thrown, face) };
    }
  }
}
