import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { Attribute } from '../content/attributes.ts';
import { noPool } from '../effects/pool.ts';
import { hasRule } from '../effects/sources.ts';
import { type Scene, type UnitId, unit } from '../scene.ts';
import { tell } from '../tell.ts';
import type { PoolTold } from '../testing/events.ts';
import { throwAgain, throwPool } from '../testing/throw.ts';
import { faceOf } from '../tests/results.ts';
import { answeredDice, type Both } from './answers.ts';
import { type Exchange, type Lying, outcomeOf } from './exchange.ts';
import { follow } from './fate.ts';
import { fallenOf } from './losses.ts';
import { offenseTest, testsOf } from './means.ts';
import { defenseOf, type Fighting, offenseOf } from './pools.ts';
import { divingIn } from './dive.ts';
import { comingToBlows } from './powerStrikes.ts';
import { alternate } from './rerolls.ts';
import { fighterOf, type Thrower } from './throwers.ts';
import type { Sides } from './sides.ts';
import { emptied } from './singleShot.ts';
import { helped } from './spotters.ts';

/** An assault that is made: by whom, on whom, with what, and with what the target strikes back. */
export interface Assault {
  readonly attacker: Fighting;
  readonly target: Fighting;
  /** All who take part, and those of them who are struck at and strike back. */
  readonly sides: Sides & { readonly answering: readonly UnitId[] };
}

const offOf = ({ means, kind }: Fighting): Attribute =>
  means === null ? testsOf(kind).off : offenseTest(means);

/**
 * The dice of one of the two (L381): Offense where it strikes, Defense where it is struck at. Where nobody strikes back, the attacker's Defense
 * would be compared with nothing, and isn't rolled.
 */
function* throwAll(tx: Tx<Scene>, fighting: Fighting, strikes: boolean, struckAt: boolean): Rule<Thrower> {
  const scene = tx.snapshot();
  const { side } = unit(scene, fighting.unit);
  const { def } = testsOf(fighting.kind);
  const attack = strikes ? offenseOf(scene, fighting) : null;
  const guard = struckAt ? defenseOf(scene, fighting) : null;
  const offense =
    attack === null ? null : { pool: attack, thrown: yield* throwPool(tx, side, attack, offOf(fighting)) };
  const defense = guard === null ? null : { pool: guard, thrown: yield* throwPool(tx, side, guard, def) };
  return yield* raged(tx, { fighting, side, offense, defense, cursing: 0 });
}

/**
 * In a rage a Defense die is given up, the lowest, and all Offense dice fall once more (L2469): where the Offense lies badly, another die of
 * Defense is left, and its player doesn't rather live.
 */
function* raged(tx: Tx<Scene>, thrower: Thrower): Rule<Thrower> {
  const { fighting, side, offense, defense } = thrower;
  const scene = tx.snapshot();
  const isRaging = fighting.kind === 'melee' && hasRule(scene, fighting.unit, 'rage');
  if (!isRaging || offense === null || defense === null || defense.thrown.dice.length < 2) return thrower;
  const isBad = Math.max(0, ...offense.thrown.dice) <= 4;
  if (!isBad || scene.characters[side]?.prefers === 'live') return thrower;
  const least = Math.min(...defense.thrown.dice);
  const at = defense.thrown.dice.indexOf(faceOf(least));
  const [kept, fell] = [defense.thrown.dice.toSpliced(at, 1), defense.thrown.fell.toSpliced(at, 1)];
  tell(tx, 'raged', { unit: fighting.unit });
  return {
    ...thrower,
    offense: { ...offense, thrown: yield* throwAgain(tx, offense.thrown, offense.pool) },
    defense: { ...defense, thrown: { ...defense.thrown, dice: kept, fell } },
  };
}

/** A pool as it is told: what fell, how it lies in the end. */
export function poolTold(
  id: UnitId,
  test: PoolTold['test'],
  one: Thrower['offense'],
  lies: Lying | null,
  rerolled: number,
): PoolTold {
  const { pool, thrown } = one ?? { pool: noPool, thrown: null };
  return {
    unit: id,
    test,
    fell: thrown?.fell ?? [],
    dice: lies?.dice ?? [],
    kickers: lies?.kickers ?? [],
    bumps: thrown?.bumps ?? [],
    rerolled,
    why: pool.why,
  };
}

/** In the dark a die of 1 to 3 and an Offense that would have won fails (L478). */
export function* failsInTheDark(tx: Tx<Scene>, { unit: id, blind }: Fighting): Rule<boolean> {
  if (!blind) return false;
  const { dice } = yield* tx.roll({
    count: 1,
    sides: 6,
    label: 'darkness',
    by: unit(tx.now, id).side,
    to: 'all',
  });
  const rolled = dice[0]?.value ?? 6;
  tell(tx, 'inTheDark', { unit: id, rolled, failed: rolled <= 3 });
  return rolled <= 3;
}

/**
 * What is rolled, rolled again and compared; then what becomes of both (L379 to L389): the target's fate first, then the attacker's. Gives whose
 * Defense was beaten.
 */
export function* resolve(
  tx: Tx<Scene>,
  { attacker: begins, target: meets, sides }: Assault,
): Rule<{ readonly unit: boolean; readonly target: boolean }> {
  const strikesBack = meets.means !== null;
  const [striker, struck] = yield* comingToBlows(tx, begins, meets);
  const attacker = yield* helped(tx, strikesBack ? yield* divingIn(tx, striker) : striker);
  const target = yield* divingIn(tx, struck);
  emptied(tx, sides.attackers, attacker.means);
  emptied(tx, sides.answering, target.means);
  const thrown: Both = {
    attacker: yield* throwAll(tx, attacker, true, strikesBack),
    target: yield* throwAll(tx, target, strikesBack, true),
  };
  const laid = (both: Both): Exchange => ({
    attacker: fighterOf(tx.snapshot(), both.attacker),
    target: fighterOf(tx.snapshot(), both.target),
  });
  const both = yield* answeredDice(tx, thrown, laid, ['attacker', 'target']);
  const { attacker: ours, target: theirs } = both;
  const scene = tx.snapshot();
  const begun = laid(both);
  const rolls = (one: Thrower) => ({
    offense: one.offense?.thrown.roll ?? null,
    defense: one.defense?.thrown.roll ?? null,
  });
  const seat = ({ side }: Thrower) => ({ side, prefers: scene.characters[side]?.prefers ?? 'both' });
  const { exchange, used } = yield* alternate(
    tx,
    begun,
    { attacker: rolls(ours), target: rolls(theirs) },
    { attacker: seat(ours), target: seat(theirs) },
  );
  const outcome = outcomeOf(exchange);
  const isDefeated = {
    unit: strikesBack && outcome.attacker === 'defeated' && !(yield* failsInTheDark(tx, target)),
    target: outcome.target === 'defeated' && !(yield* failsInTheDark(tx, attacker)),
  };
  const { def } = testsOf(attacker.kind);
  tell(tx, 'assaultRolled', {
    unit: attacker.unit,
    target: target.unit,
    offense: poolTold(attacker.unit, offOf(attacker), ours.offense, exchange.attacker.offense, used.attacker),
    defense: poolTold(target.unit, def, theirs.defense, exchange.target.defense, used.target),
    back: strikesBack
      ? {
          offense: poolTold(target.unit, offOf(target), theirs.offense, exchange.target.offense, used.target),
          defense: poolTold(attacker.unit, def, ours.defense, exchange.attacker.defense, used.attacker),
        }
      : null,
    isDefeated,
  });
  const ends = [
    {
      by: ours,
      at: target,
      of: sides.targets,
      enemies: sides.attackers.length,
      lies: [exchange.attacker.offense, exchange.target.defense],
      is: isDefeated.target,
    },
    {
      by: theirs,
      at: attacker,
      of: sides.attackers,
      enemies: sides.answering.length,
      lies: [exchange.target.offense, exchange.attacker.defense],
      is: isDefeated.unit,
    },
  ] as const;
  // Both were settled by the same dice: what befalls one first takes nothing from what befell the other.
  for (const { by, at, lies, is, of, enemies } of ends) {
    const { means, unit: striker } = by.fighting;
    if (means === null) continue;
    const fallen = is ? yield* fallenOf(tx, { at: at.unit, of, by: striker, enemies }) : [at.unit];
    for (const one of fallen)
      yield* follow(tx, {
        by: striker,
        side: by.side,
        at: { ...at, unit: one },
        means,
        lies,
        isDefeated: is,
      });
  }
  return isDefeated;
}
