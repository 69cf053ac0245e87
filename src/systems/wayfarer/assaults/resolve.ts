import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { aimsPastCover, coverFrom } from '../battle/seeing.ts';
import { type Blow, defeat, toReserves } from '../defeat/defeat.ts';
import type { Moment } from '../effects/moment.ts';
import type { TestPool } from '../effects/pool.ts';
import { type Scene, type SideId, unit, type UnitId } from '../scene.ts';
import { tell } from '../tell.ts';
import type { PoolTold } from '../testing/events.ts';
import { type Thrown, throwPool } from '../testing/throw.ts';
import { afterHeldOff, afterKill, carriedCover, sparesWith, worsens } from './after.ts';
import { type Exchange, type Fighter, type Lying, outcomeOf, type Preference } from './exchange.ts';
import { type Means, meansOf, testsOf } from './means.ts';
import { defenseOf, type Fighting, offenseOf, reserveOf } from './pools.ts';
import { alternate } from './rerolls.ts';

/** An assault that is made: by whom, on whom, with what, and with what the target strikes back. */
export interface Assault {
  readonly attacker: Fighting;
  readonly target: Fighting;
}

/** Everything that one of the two rolls. */
interface Thrower {
  readonly fighting: Fighting;
  readonly side: SideId;
  readonly offense: { readonly pool: TestPool; readonly thrown: Thrown } | null;
  readonly defense: { readonly pool: TestPool; readonly thrown: Thrown } | null;
}

/**
 * The dice of one of the two (L381): Offense where it strikes, Defense where it is struck at. Where nobody strikes back, the attacker's Defense
 * would be compared with nothing, and isn't rolled.
 */
function* throwAll(tx: Tx<Scene>, fighting: Fighting, strikes: boolean, struckAt: boolean): Rule<Thrower> {
  const scene = tx.snapshot();
  const { side } = unit(scene, fighting.unit);
  const { off, def } = testsOf(fighting.kind);
  const attack = strikes ? offenseOf(scene, fighting) : null;
  const guard = struckAt ? defenseOf(scene, fighting) : null;
  return {
    fighting,
    side,
    offense: attack === null ? null : { pool: attack, thrown: yield* throwPool(tx, side, attack, off) },
    defense: guard === null ? null : { pool: guard, thrown: yield* throwPool(tx, side, guard, def) },
  };
}

const nothing: Lying = { dice: [], kickers: [] };

function fighterOf(scene: Scene, { fighting, side, offense, defense }: Thrower): Fighter {
  const prefers = scene.characters[side]?.prefers ?? 'both';
  const preference: Preference = prefers === 'ask' ? 'both' : prefers;
  return {
    offense: offense === null ? null : offense.thrown,
    defense: defense === null ? nothing : defense.thrown,
    reserve: reserveOf(scene, fighting, offense?.pool ?? null, defense?.pool ?? noPool),
    preference,
  };
}

const noPool: TestPool = {
  dice: 0,
  bumps: [],
  betterBumps: 0,
  kickers: [],
  armour: [],
  rolled: [],
  rerolls: 0,
  again: null,
  why: [],
};

/** A pool as it is told: what fell, how it lies in the end. */
function poolTold(
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
function* failsInTheDark(tx: Tx<Scene>, { unit: id, blind }: Fighting): Rule<boolean> {
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
  { attacker, target }: Assault,
): Rule<{ readonly unit: boolean; readonly target: boolean }> {
  const strikesBack = target.means !== null;
  const ours = yield* throwAll(tx, attacker, true, strikesBack);
  const theirs = yield* throwAll(tx, target, strikesBack, true);
  const scene = tx.snapshot();
  const begun: Exchange = { attacker: fighterOf(scene, ours), target: fighterOf(scene, theirs) };
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
  const { off, def } = testsOf(attacker.kind);
  tell(tx, 'assaultRolled', {
    unit: attacker.unit,
    target: target.unit,
    offense: poolTold(attacker.unit, off, ours.offense, exchange.attacker.offense, used.attacker),
    defense: poolTold(target.unit, def, theirs.defense, exchange.target.defense, used.target),
    back: strikesBack
      ? {
          offense: poolTold(target.unit, off, theirs.offense, exchange.target.offense, used.target),
          defense: poolTold(attacker.unit, def, ours.defense, exchange.attacker.defense, used.attacker),
        }
      : null,
    isDefeated,
  });
  const ends = [
    {
      by: ours,
      at: target,
      lies: [exchange.attacker.offense, exchange.target.defense],
      is: isDefeated.target,
    },
    {
      by: theirs,
      at: attacker,
      lies: [exchange.target.offense, exchange.attacker.defense],
      is: isDefeated.unit,
    },
  ] as const;
  // Both were settled by the same dice: what befalls one first takes nothing from what befell the other.
  for (const { by, at, lies, is } of ends) {
    const { means } = by.fighting;
    if (means === null) continue;
    yield* follow(tx, by, at, means, lies, is);
  }
  return isDefeated;
}

const shows = (lying: Lying | null): readonly number[] =>
  lying === null ? [] : [...lying.dice, ...lying.kickers];

/** The best cover that a target of a shot has (L440): of the map, other units, what it carries; a Sharpshooter aims past it. */
const coverOfTarget = (scene: Scene, attacker: UnitId, target: UnitId): number =>
  aimsPastCover(scene, attacker)
    ? 0
    : Math.max(coverFrom(scene, attacker, target), carriedCover(scene, target, meansOf(scene, target)));

/** What follows for one who was struck at: defeat, or what it takes to have survived. */
function* follow(
  tx: Tx<Scene>,
  by: Thrower,
  at: Fighting,
  means: Means,
  [offense, defense]: readonly [Lying | null, Lying],
  isDefeated: boolean,
): Rule<void> {
  const scene = tx.snapshot();
  const moment: Moment = {
    assault: at.kind,
    enemy: by.fighting.unit,
    unarmed: at.means?.unarmed ?? false,
    hitBy: means.types,
    given: at.given,
  };
  const blow: Blow = {
    side: by.side,
    moment,
    cover: at.kind === 'ballistic' ? coverOfTarget(scene, by.fighting.unit, at.unit) : 0,
    worse: worsens(means),
    best: offense === null || offense.dice.length === 0 ? null : Math.max(...offense.dice),
    spares: sparesWith(scene, by.fighting.unit, means),
  };
  if (!isDefeated)
    return yield* afterHeldOff(tx, {
      by: by.fighting.unit,
      unit: at.unit,
      means,
      offense: shows(offense),
      defense: shows(defense),
      blow,
    });
  // A power that sends to reserves is no defeat: nothing saves from it.
  if (means.wins === 'reserves') return toReserves(tx, at.unit, means.id);
  if ((yield* defeat(tx, at.unit, blow)) === 'captured') yield* afterKill(tx, by.fighting.unit, means);
}
