import { plainRecord } from '../../../engine/json.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Scene, SideId } from '../scene.ts';
import type { Side } from '../side/schema.ts';
import { faceOf } from '../tests/results.ts';
import { type Exchange, otherRole, type Pool, type Reroll, type Role, choose, rerolled } from './exchange.ts';

/** The number of each pool's roll, so that its dice can be rolled again; null where none were. */
export type Rolls = Readonly<Record<Role, Readonly<Record<Pool, number | null>>>>;

export interface Alternated {
  readonly exchange: Exchange;
  /** How many dice each rolled again. */
  readonly used: Readonly<Record<Role, number>>;
}

interface Seated {
  readonly side: SideId;
  readonly prefers: Side['prefers'];
}

/**
 * The re-roll phase of an assault (L196 to L200, A11): sides take turns, the attacker first, until both pass in a row. What each rolls again
 * follows from what it prefers; who prefers to be asked is.
 */
export function* alternate(
  tx: Tx<Scene>,
  begun: Exchange,
  rolls: Rolls,
  seats: Readonly<Record<Role, Seated>>,
): Rule<Alternated> {
  let exchange = begun;
  const used = { attacker: 0, target: 0 };
  let role: Role = 'attacker';
  // Where each die of a pool lies in its roll: those of a face are alike, so the first is as good as any.
  for (let passed = 0; passed < 2; role = otherRole(role)) {
    const best = choose(exchange, role);
    const choice: Reroll | 'pass' =
      seats[role].prefers === 'ask' ? yield* ask(tx, exchange, role, seats[role].side, best) : best;
    if (choice === 'pass') {
      passed += 1;
      continue;
    }
    passed = 0;
    const touched = choice.whose === role ? choice.for : otherPool(choice.for);
    const roll = rolls[choice.whose][touched];
    const place = exchange[choice.whose][touched]?.dice.indexOf(choice.face) ?? -1;
    if (roll === null || place === -1) break;
    const falls = faceOf((yield* tx.reroll(roll, place)).value);
    exchange = rerolled(exchange, role, choice, falls);
    used[role] += 1;
  }
  return { exchange, used };
}

const otherPool = (pool: Pool): Pool => (pool === 'offense' ? 'defense' : 'offense');

/** Everything that a side may roll again on its turn, one of each face. */
export function possible({ attacker, target }: Exchange, role: Role): readonly Reroll[] {
  const own = role === 'attacker' ? attacker : target;
  const enemy = role === 'attacker' ? target : attacker;
  return (['offense', 'defense'] as const).flatMap((pool) => {
    const mine = own[pool]?.dice ?? [];
    const theirs = enemy[otherPool(pool)]?.dice ?? [];
    const { rerolls, enemy: ofEnemy } = own.reserve[pool];
    const counts = own.offense !== null || pool === 'defense';
    return [
      ...(counts && rerolls + own.reserve.either > 0 ? rows(pool, role, mine) : []),
      ...(counts && ofEnemy + own.reserve.eitherEnemy > 0 ? rows(pool, otherRole(role), theirs) : []),
    ];
  });
}

const rows = (pool: Pool, whose: Role, dice: readonly Reroll['face'][]): readonly Reroll[] =>
  [...new Set(dice)].map((face) => ({ for: pool, whose, face }));

const idOf = ({ for: pool, whose, face }: Reroll): string => `${pool}.${whose}.${face}`;

function* ask(
  tx: Tx<Scene>,
  exchange: Exchange,
  role: Role,
  side: SideId,
  best: Reroll | 'pass',
): Rule<Reroll | 'pass'> {
  const all = possible(exchange, role);
  if (all.length === 0) return 'pass';
  const pools = (of: Role) => plainRecord({ offense: exchange[of].offense, defense: exchange[of].defense });
  const choice = yield* tx.ask({
    id: 'reroll',
    asked: side,
    code: 'reroll',
    params: () => ({ role, attacker: pools('attacker'), target: pools('target') }),
    options: [
      ...all.map((one) => ({ id: idOf(one), code: 'reroll.die', params: { ...one, role } })),
      { id: 'pass', code: 'reroll.pass', params: {} },
    ],
    default: best === 'pass' ? 'pass' : idOf(best),
  });
  return all.find((one) => idOf(one) === choice) ?? 'pass';
}
