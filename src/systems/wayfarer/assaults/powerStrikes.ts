import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { answered } from '../answers/answer.ts';
import { figureOf } from '../answers/figures.ts';
import type { Scene, UnitId } from '../scene.ts';
import { testShown } from '../testing/static.ts';
import type { Change, Fighting } from './pools.ts';
import type { Means } from './wielded.ts';

/** Someone's blow that a spell in answer has made stronger. */
interface Strengthened {
  readonly whom: UnitId;
  readonly change: Change;
}

/** Spells that are cast as units come to blows (Power Strike, L5000), before the dice. Gives what each does to whose Offense. */
function* strengthenedBy(tx: Tx<Scene>, ids: readonly UnitId[]): Rule<readonly Strengthened[]> {
  const found: Strengthened[] = [];
  for (;;) {
    const chances = ids.map((whom) => ({ to: 'meleeAssault', whom }) as const);
    const came = yield* answered(tx, { chances, for: 'melee' }, testShown);
    if (came === null) return found;
    const by = figureOf(came.spell, 'kickerAnswered', 'value');
    if (came.worked)
      found.push({
        whom: came.whom,
        change: { pool: 'offense', from: came.spell.id, what: 'kicker', by },
      });
  }
}

/** A weapon whose blow is magic as well. */
const magical = (means: Means): Means => ({
  ...means,
  types: [...new Set([...means.types, 'magic' as const])],
});

/** Both who come to blows, with the spells that are cast for their strikes. */
export function* comingToBlows(
  tx: Tx<Scene>,
  attacker: Fighting,
  target: Fighting,
): Rule<readonly [attacker: Fighting, target: Fighting]> {
  if (attacker.kind !== 'melee') return [attacker, target];
  const strikes = [attacker, target].filter(({ means }) => means !== null).map(({ unit }) => unit);
  const all = yield* strengthenedBy(tx, strikes);
  if (all.length === 0) return [attacker, target];
  const changed = (one: Fighting): Fighting => {
    const own = all.filter(({ whom }) => whom === one.unit).map(({ change }) => change);
    const isMet = all.some(({ whom }) => whom === one.enemy);
    return {
      ...one,
      means: own.length === 0 || one.means === null ? one.means : magical(one.means),
      enemyMeans: isMet && one.enemyMeans !== null ? magical(one.enemyMeans) : one.enemyMeans,
      changes: [...one.changes, ...own],
    };
  };
  return [changed(attacker), changed(target)];
}

/** The same of who strikes at all in reach: with what it strikes, and what changes its Offense. */
export function* sweeping(
  tx: Tx<Scene>,
  id: UnitId,
  means: Means,
): Rule<{ readonly means: Means; readonly changes: readonly Change[] }> {
  const all = means.kind === 'melee' ? yield* strengthenedBy(tx, [id]) : [];
  return all.length === 0
    ? { means, changes: [] }
    : { means: magical(means), changes: all.map(({ change }) => change) };
}
