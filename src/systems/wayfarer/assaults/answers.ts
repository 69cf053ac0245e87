import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { answered } from '../answers/answer.ts';
import type { Chance } from '../answers/chances.ts';
import type { Scene } from '../scene.ts';
import { blessedPool, cursedDice } from '../testing/lone.ts';
import { testShown } from '../testing/static.ts';
import { bumpedAgain } from '../testing/throw.ts';
import { type Exchange, otherRole, outcomeOf, type Pool, type Role } from './exchange.ts';
import type { Thrower } from './throwers.ts';

/** Both who fight, once their dice lie. */
export type Both = Readonly<Record<Role, Thrower>>;

/** Whether a pool of one of the two does what it is for, as the dice lie; null: it is compared with nothing. */
function serves(exchange: Exchange, role: Role, pool: Pool): boolean | null {
  const striker = pool === 'offense' ? role : otherRole(role);
  if (exchange[striker].offense === null) return null;
  const isBeaten = outcomeOf(exchange)[otherRole(striker)] === 'defeated';
  return pool === 'offense' ? isBeaten : !isBeaten;
}

const pools: readonly Pool[] = ['offense', 'defense'];

/** What spells can answer of one of the two: blessings where a pool of it fails as the dice lie, curses where one serves. */
function chancesOf(exchange: Exchange, role: Role, { fighting: { unit: whom } }: Thrower): readonly Chance[] {
  const all = pools.map((pool) => serves(exchange, role, pool));
  return [
    ...(all.includes(false) ? [{ to: 'allyTest', whom } as const] : []),
    ...(all.includes(true) ? [{ to: 'enemyTest', whom } as const] : []),
  ];
}

type Cast = Parameters<typeof blessedPool>[1];

/** One of the two with a blessing on a pool: the first by what its player prefers that it turns, else the first that fails. */
function blessed(both: Both, role: Role, came: Cast, lay: (both: Both) => Exchange): Both {
  const begun = lay(both);
  const one = both[role];
  const failing = (begun[role].preference === 'live' ? pools.toReversed() : pools).filter(
    (pool) => serves(begun, role, pool) === false && one[pool] !== null,
  );
  const ways = failing.map((pool): { readonly pool: Pool; readonly both: Both } => {
    const rolled = one[pool];
    if (rolled === null) return { pool, both };
    const better = blessedPool(rolled.pool, came);
    const thrown = bumpedAgain(rolled.thrown, better);
    return { pool, both: { ...both, [role]: { ...one, [pool]: { pool: better, thrown } } } };
  });
  const turning = ways.find((way) => serves(lay(way.both), role, way.pool) === true);
  return (turning ?? ways[0])?.both ?? both;
}

/**
 * Spells that are cast in answer to the dice of an assault, before any is rolled again (L4909, L4949): a blessing is a bump for one of the two,
 * a curse a re-roll of its dice for the other. `roles` are those whose tests are still open. Gives both as they fight on.
 */
export function* answeredDice(
  tx: Tx<Scene>,
  begun: Both,
  lay: (both: Both) => Exchange,
  roles: readonly Role[],
): Rule<Both> {
  let both = begun;
  for (;;) {
    const exchange = lay(both);
    const chances = roles.flatMap((role) => chancesOf(exchange, role, both[role]));
    const came = yield* answered(
      tx,
      { chances, for: 'assault', shows: () => shown(both, exchange) },
      testShown,
    );
    if (came === null) return both;
    if (!came.worked) continue;
    const role: Role = came.whom === both.attacker.fighting.unit ? 'attacker' : 'target';
    if (came.spell.answers === 'allyTest') both = blessed(both, role, came, lay);
    else {
      const other = otherRole(role);
      both = { ...both, [other]: { ...both[other], cursing: both[other].cursing + cursedDice(came) } };
    }
  }
}

/** All dice that are compared, as a question shows them. */
function shown(both: Both, exchange: Exchange) {
  const of = (role: Role) =>
    pools.flatMap((pool) => {
      const lies = exchange[role][pool];
      const isCompared = lies !== null && serves(exchange, role, pool) !== null;
      return isCompared
        ? [{ unit: both[role].fighting.unit, test: pool, dice: [...lies.dice], kickers: [...lies.kickers] }]
        : [];
    });
  return { pools: [...of('attacker'), ...of('target')], dv: null };
}
