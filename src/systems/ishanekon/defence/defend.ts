import { moment } from '../attack/exchange.ts';
import type { Sum } from '../../../engine/modifier.ts';
import { sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { givesIn } from '../actions/giveIn.ts';
import { coldHinders } from '../checks/check.ts';
import type { StatId } from '../content/stats.ts';
import { coverModifiers } from '../cover/source.ts';
import { edgesOn, settledBy } from '../numbers/ask.ts';
import { type Edge, leaning, type Settled } from '../numbers/edge.ts';
import { mayTurn } from '../numbers/turning.ts';
import { counting, diceOf, rollAgain, rollLeaning } from '../numbers/twice.ts';
import { isCinematic } from '../numbers/ways.ts';
import { beingIn, type CharacterId, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { reachesOut } from '../vehicles/modules.ts';
import { windows } from '../windows.ts';
import { drOf } from './dr.ts';
import { beginDefence, defendingIn, endDefence } from './ongoing.ts';

/** A Defense Roll that somebody forces. */
export interface Forcing {
  readonly target: CharacterId;
  readonly by: CharacterId | null;
  readonly stat: StatId;
  readonly power: number;
  /** Against what, as it is called. */
  readonly with: string;
  /** From where it comes, for cover: absent, it comes from nowhere. */
  readonly from?: CharacterId | null;
  readonly edges?: readonly Edge[];
  readonly modifiers?: Sum['modifiers'];
  /** They fail by choice: what comes is welcome (Defense Rolls). */
  readonly willing?: boolean;
}

/** What a Defense Roll came to. */
export interface Defended {
  readonly success: boolean;
  readonly total: number;
  readonly natural: number | null; // null: none was made
}

/** What somebody would add to a Defense Roll that is forced on them, cover among it (Cover). */
export function defenceBonus(scene: Scene, { target, by, stat, from = null, modifiers = [] }: Forcing): Sum {
  const own = drOf(scene, target, stat, { other: by });
  const cover = from === null ? [] : coverModifiers(scene, from, target, 'dr', reachesOut(scene, from));
  return sum(own.base, [...own.modifiers, ...cover, ...modifiers]);
}

/** What lets a Defense Roll be made twice: what the defender has, and what the one who forces it does to those of others. */
export const defenceEdges = (scene: Scene, { target, by, stat, edges = [] }: Forcing): readonly Edge[] => [
  ...edges,
  ...edgesOn(scene, 'dr', { actor: target, other: by, of: stat }),
  ...(by === null ? [] : edgesOn(scene, 'theirDr', { actor: by, other: target, of: stat })),
];

/** What is sure to come of a Defense Roll, by what the defender has or by what the one who forces it does; null: the dice decide. */
const sureDefence = (scene: Scene, { target, by, stat }: Forcing): Settled | null =>
  settledBy(scene, 'dr', { actor: target, other: by, of: stat }) ??
  (by === null ? null : settledBy(scene, 'theirDr', { actor: by, other: target, of: stat }));

/**
 * Somebody makes a Defense Roll (Defense Rolls): a d20, the Stat's bonus and the Skill Level must reach the power. Objects fail all, and one may fail by
 * choice. Who may react does so before it and once it is known.
 */
export function* defend(tx: Tx<Scene>, forcing: Forcing): Rule<Defended> {
  const { target, by, stat, power, willing = false } = forcing;
  const now = tx.snapshot();
  const who = beingIn(now, target);
  // Nobody makes any with the Cinematic Rules (Cinematic Resources).
  if (who === null || willing || givesIn(now, target, by) || isCinematic(who))
    return without(tx, forcing, false);
  const sure = sureDefence(now, forcing);
  if (sure !== null) return without(tx, forcing, sure === 'success');
  if (yield* coldHinders(tx, target)) return without(tx, forcing, false);
  const id = beginDefence(tx, {
    ...{ actor: target, by, stat, power, settled: null },
    edges: defenceEdges(now, forcing),
  });
  const about = { defence: id, actor: target, by, stat, power };
  yield* moment(tx, windows.defenceAsked, about);
  const made = yield* rolled(tx, forcing, id);
  endDefence(tx, id);
  return made;
}

function* rolled(tx: Tx<Scene>, forcing: Forcing, id: string): Rule<Defended> {
  const { target, by, stat, power } = forcing;
  const bonus = defenceBonus(tx.snapshot(), forcing);
  const needed = power - bonus.total;
  const of = {
    sides: 20,
    label: 'defence',
    by: target,
    about: { defence: id, needed, against: by, leans: leaningOf(tx.now, id) },
  };
  let dice = yield* rollLeaning(tx, of, leaningOf(tx.now, id) === 'none' ? 1 : 2);
  const natural = () => counting(diceOf(tx, dice), leaningOf(tx.now, id));
  yield* mayTurn(tx, {
    ...{ by: target, what: 'defence', twice: dice, leans: leaningOf(tx.now, id) },
    isEnough: (rolled) => rolled >= needed,
  });
  yield* moment(tx, windows.defenceRolled, () => ({
    ...{ defence: id, actor: target, by, stat, power },
    total: natural() + bonus.total,
    success: natural() >= needed,
  }));
  if (leaningOf(tx.now, id) !== 'none' && diceOf(tx, dice).length === 1)
    dice = yield* rollAgain(tx, of, dice);
  const settled = defendingIn(tx.now, id)?.settled ?? null;
  const total = natural() + bonus.total;
  const success = settled === null ? total >= power : settled === 'success';
  tell(tx, 'defended', {
    ...{ actor: target, by, with: forcing.with, stat, power, bonus, total, success },
    dice: diceOf(tx, dice),
    edges: defendingIn(tx.now, id)?.edges ?? [],
  });
  return { success, total, natural: natural() };
}

const leaningOf = (scene: Scene, id: string) => leaning(defendingIn(scene, id)?.edges ?? []);

/** A Defense Roll that nobody rolls. */
function without(
  tx: Tx<Scene>,
  { target, by, stat, power, with: what }: Forcing,
  success: boolean,
): Defended {
  const nothing = sum(0, []);
  tell(tx, 'defended', {
    ...{ actor: target, by, with: what, stat, power, bonus: nothing, total: 0, success },
    ...{ dice: [], edges: [] },
  });
  return { success, total: 0, natural: null };
}
