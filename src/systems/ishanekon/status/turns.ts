import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { defend } from '../defence/defend.ts';
import { deal } from '../damage/deal.ts';
import { rollSum } from '../numbers/pool.ts';
import { isCinematic } from '../numbers/ways.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { type Active, activeStatuses } from './held.ts';
import { endStatuses } from './put.ts';
import type { Shaking, Tick, TurnMoment } from './rule.ts';

/** What Status Effects do at the start of each turn of who has them. A boss has several turns in a round, and each counts (Bosses). */
export const statusesAtTurnStart = (tx: Tx<Scene>, actor: CharacterId): Rule<void> =>
  atTurn(tx, actor, 'turn.start');

/** The same at the end of each turn. */
export const statusesAtTurnEnd = (tx: Tx<Scene>, actor: CharacterId): Rule<void> =>
  atTurn(tx, actor, 'turn.end');

function* atTurn(tx: Tx<Scene>, actor: CharacterId, at: TurnMoment): Rule<void> {
  const before = beingIn(tx.snapshot(), actor);
  if (before === null) return;
  for (const active of activeStatuses(before)) {
    const who = beingIn(tx.snapshot(), actor);
    if (who === null || who.dead) return;
    // What came before it may have ended it.
    if (active.held !== null && !who.statuses.some(({ id }) => id === active.held?.id)) continue;
    yield* works(tx, actor, active, at);
  }
}

/** Damage first, then the Defense Roll that ends it; but one that prevents the damage comes before. */
function* works(tx: Tx<Scene>, actor: CharacterId, active: Active, at: TurnMoment): Rule<void> {
  const { tick, shaking } = active.rule;
  const hurts = tick?.at === at;
  if (hurts && !tick.prevented) yield* hurt(tx, actor, active, tick);
  const safe = shaking?.at === at && (yield* shake(tx, actor, active, shaking));
  if (hurts && tick.prevented && !safe) yield* hurt(tx, actor, active, tick);
}

function* hurt(tx: Tx<Scene>, actor: CharacterId, { rule, stacks, held }: Active, tick: Tick): Rule<void> {
  const times = tick.perStack ? stacks : 1;
  const rolled = yield* rollSum(tx, {
    ...{ count: tick.dice * times, sides: tick.sides, label: 'status', by: held?.by ?? actor },
    about: { status: rule.id, target: actor },
  });
  const amount = rolled + tick.plus * times;
  yield* deal(tx, {
    ...{ target: actor, by: held?.by ?? null, cause: 'status', with: rule.name },
    ...{ parts: [{ type: tick.type, amount }], ignores: tick.ignoresDefence ? 'all' : 0 },
  });
}

/** The Defense Roll against a Status Effect that somebody has. Gives whether it succeeds; what has no power can't be resisted. */
function* shake(
  tx: Tx<Scene>,
  actor: CharacterId,
  { rule, held }: Active,
  { stat, ends }: Shaking,
): Rule<boolean> {
  const who = beingIn(tx.now, actor);
  if (held === null || held.power === null || who?.dead !== false || isCinematic(who)) return false;
  const { success, total } = yield* defend(tx, {
    ...{ target: actor, by: held.by, stat, power: held.power, with: rule.name },
  });
  if (ends === 'success' ? success : total >= ends.total)
    endStatuses(tx, actor, ({ id }) => id === held.id, 'resisted');
  return success;
}
