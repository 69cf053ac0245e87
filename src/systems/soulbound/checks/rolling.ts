import type { Audience } from '../../../engine/event.ts';
import type { Sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { skillOf } from '../character/blank.ts';
import type { TestAbout } from '../numbers/about.ts';
import { poolOf } from '../numbers/index.ts';
import { character, type Scene } from '../scene.ts';
import { afterRoll, type Settled } from './after.ts';
import { askedBoost, type Boost, paySixes } from './boost.ts';
import type { Goal } from './goal.ts';
import { plain } from './placing.ts';
import type { Purpose } from './purpose.ts';

/** A Test as it was rolled: the pool with its reasons, the dice with what was done to them. */
export interface Rolled extends Settled {
  readonly pool: Sum;
  readonly doubledTraining: boolean; // for Mettle
  readonly maximised: boolean; // every die a 6 without a roll, for Soulfire
}

/** A Test that is to be rolled. `difficulty` is what each die must reach; `to` is who may see it, where not everybody. */
export interface Rolling {
  readonly about: TestAbout;
  readonly purpose: Purpose;
  readonly difficulty: number;
  readonly goal: Goal;
  /**
   * Whether every die is to be a 6, which is paid here; 'ask' for a Test that its player did not begin: they are asked
   * what they buy for it. Not, where nothing is said.
   */
  readonly maximised?: boolean | 'ask' | undefined;
  readonly to?: Audience | undefined;
}

/**
 * Rolls the pool of a Test, counted in the scene as it is `now`, and has its dice rolled again and its Focus placed. Help
 * that was waiting for this Test is used up.
 */
export function* rollTest(tx: Tx<Scene>, now: Scene, rolling: Rolling): Rule<Rolled> {
  const { purpose, difficulty, goal, to } = rolling;
  const { actor } = rolling.about;
  const bought = yield* boostOf(tx, now, rolling);
  const about = { ...rolling.about, doubled: bought.doubled };
  const pool = poolOf(now, about);
  const told = { pool, doubledTraining: bought.doubled, maximised: bought.maximised };
  const { focus } = skillOf(character(now, actor), about.skill);
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter !== undefined && fighter.helpers.length > 0) fighter.helpers = [];
  if (bought.maximised) {
    const values = new Array<number>(pool.total).fill(6);
    return { ...told, values, plus: plain(values), doubledFocus: false, successes: pool.total, rerolls: [] };
  }
  const roll = yield* tx.roll({
    count: pool.total,
    sides: 6,
    label: purpose.kind,
    by: actor,
    to: to ?? 'all',
  });
  const onTable = { actor, focus, difficulty, goal, purpose, asked: isAsked(now, rolling), to };
  return { ...told, ...(yield* afterRoll(tx, roll, onTable)) };
}

function* boostOf(tx: Tx<Scene>, now: Scene, rolling: Rolling): Rule<Boost> {
  const { about, maximised = false, to } = rolling;
  if (maximised === 'ask' && isAsked(now, rolling)) return yield* askedBoost(tx, now, rolling);
  if (maximised === 'ask') return { doubled: false, maximised: false };
  if (asksFirst(now, rolling)) return yield* askedBoost(tx, now, rolling);
  if (maximised) paySixes(tx, about.actor, to);
  return { doubled: about.doubled, maximised };
}

/** Whether its player is asked what they spend on it: for a Test that they did not begin, as the campaign has it (S108). */
const isAsked = ({ party }: Scene, { maximised }: Rolling): boolean =>
  maximised !== 'ask' || party.rules.resistersAsked === 'yes';

/**
 * Whether who begins a Test is asked before they roll, as the campaign has it (S108): not where they have said what they
 * spend, nor for a Death Test, which asks for itself.
 */
const asksFirst = ({ party }: Scene, { about, maximised = false, purpose }: Rolling): boolean =>
  party.rules.beginnersAsked === 'yes' && !maximised && !about.doubled && purpose.kind !== 'death';
