import type { Rule } from '../../../engine/rule.ts';
import { parseTile, type TileName } from '../../../engine/space/index.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { crowdIn, fieldIn, standing } from '../battle/standing.ts';
import { cover as grades } from '../content/battle.ts';
import type { When } from '../content/effect.ts';
import { noPool } from '../effects/pool.ts';
import { type Scene, type UnitId, unit, unitIn } from '../scene.ts';
import { coverFromTile } from '../space/occupying.ts';
import { tell } from '../tell.ts';
import { rollLone } from '../testing/lone.ts';
import { testShown } from '../testing/static.ts';
import { shownOf, type Thrown, throwPool } from '../testing/throw.ts';
import { strength } from '../tests/results.ts';
import { type Aimed, spentOn, unitsIn } from './area.ts';
import { testNerveOf } from './before.ts';
import { answeredDice, type Both } from './answers.ts';
import { divingIn } from './dive.ts';
import type { Exchange, Fighter } from './exchange.ts';
import { outcomeOf } from './exchange.ts';
import { follow } from './fate.ts';
import { assaultOf } from './fighting.ts';
import { lostDice } from './legality.ts';
import { testsOf } from './means.ts';
import { type Change, defenseOf, type Fighting, offenseOf, reserveOf } from './pools.ts';
import { sweeping } from './powerStrikes.ts';
import { alternate } from './rerolls.ts';
import { failsInTheDark, poolTold } from './resolve.ts';
import { emptied } from './singleShot.ts';
import { spottedFor } from './spotters.ts';
import { cursed, fighterOf, nothing } from './throwers.ts';

interface Taking extends Aimed {
  readonly tiles: readonly TileName[] | null;
  readonly sneaks: boolean;
  readonly changes: readonly Change[];
  readonly given: readonly When[];
}

/** One of those in the area and the attacker, ready for their dice: nobody strikes back (L490). */
function pairOf(scene: Scene, taking: Taking, one: UnitId) {
  const { unit: id, means, hasMoved, sneaks } = taking;
  const changes = taking.changes.map((change) => ({ ...change, of: id }));
  return assaultOf(scene, {
    unit: id,
    target: one,
    means,
    back: null,
    hasMoved,
    shaken: [],
    sneaks,
    given: taking.given,
    changes,
  });
}

/**
 * The Offense of an area: rolled once for all whom it takes (A70), at the distance of its target. Its re-rolls are used before it is compared,
 * on dice under 4: a Burst has those of its values that make no area.
 */
function* rollOffense(
  tx: Tx<Scene>,
  taking: Taking,
): Rule<{ readonly thrown: Thrown; readonly used: number }> {
  const { unit: id, target, means, hasMoved, area, tiles } = taking;
  const scene = tx.snapshot();
  const { attacker } = pairOf(scene, taking, target);
  const left = area.shape === 'connected' && tiles !== null ? area.size - spentOn(scene, target, tiles) : 0;
  const lost =
    means.kind === 'ballistic' ? (lostDice(scene, id, target, means, hasMoved) ?? attacker.lost) : 0;
  const pool = offenseOf(scene, { ...attacker, lost, given: taking.given }) ?? noPool;
  const off = testsOf(means.kind).off;
  const { thrown, rerolled } = yield* rollLone(
    tx,
    {
      id,
      pool: { ...pool, rerolls: pool.rerolls + left },
      label: off,
      for: 'assault',
      dv: null,
      worth: strength,
      again: ({ dice }) => dice.toSorted((one, other) => one - other).find((face) => face < 4) ?? null,
    },
    testShown,
  );
  return { thrown, used: rerolled };
}

/** Cover of who is in an area: from where a blast bursts, from who makes it for all others (S41). */
function coverIn(
  scene: Scene,
  { area, tiles }: Taking,
  middle: string | null,
  one: UnitId,
): number | undefined {
  const [at, body] = [middle === null ? null : parseTile(middle), standing(scene, one)];
  if (area.shape !== 'around' || tiles === null || at === null || body === null) return undefined;
  const found = coverFromTile(fieldIn(scene), crowdIn(scene, null), at, body);
  return found === null ? 0 : rowOf(grades, found.grade).save;
}

/** How the Offense of all lies against one: with kickers that are for it alone, and re-rolls of its dice. */
function attackerAgainst(scene: Scene, fighting: Fighting, thrown: Thrown, cursing: number): Fighter {
  const pool = offenseOf(scene, fighting) ?? noPool;
  const reserve = reserveOf(scene, fighting, null, noPool);
  return {
    offense: { dice: thrown.dice, kickers: pool.kickers },
    defense: nothing,
    reserve: {
      ...cursed(reserve, cursing),
      offense: { rerolls: 0, enemy: reserve.offense.enemy },
      either: 0,
    },
    preference: 'both',
  };
}

function* strike(
  tx: Tx<Scene>,
  taking: Taking,
  one: UnitId,
  thrown: Thrown,
  middle: string | null,
): Rule<boolean> {
  const scene = tx.snapshot();
  const { means } = taking;
  const { attacker, target: meets } = pairOf(scene, taking, one);
  const target = yield* divingIn(tx, meets);
  const { off, def } = testsOf(means.kind);
  const { side } = unit(scene, one);
  const guard = defenseOf(scene, target);
  const ours = unit(scene, taking.unit).side;
  const laid = (both: Both): Exchange => ({
    attacker: attackerAgainst(scene, attacker, thrown, both.attacker.cursing),
    target: fighterOf(tx.snapshot(), both.target),
  });
  const striking = { fighting: attacker, side: ours, offense: null, defense: null, cursing: 0 };
  const guarding = { pool: guard, thrown: yield* throwPool(tx, side, guard, def) };
  const struck = { fighting: target, side, offense: null, defense: guarding, cursing: 0 };
  // The Offense of all was answered as it was rolled.
  const both = yield* answeredDice(tx, { attacker: striking, target: struck }, laid, ['target']);
  const theirs = both.target;
  const begun = laid(both);
  const prefers = (who: string) => scene.characters[who]?.prefers ?? 'both';
  const { exchange, used } = yield* alternate(
    tx,
    begun,
    {
      attacker: { offense: thrown.roll, defense: null },
      target: { offense: null, defense: theirs.defense?.thrown.roll ?? null },
    },
    { attacker: { side: ours, prefers: prefers(ours) }, target: { side, prefers: prefers(side) } },
  );
  const isBeaten = outcomeOf(exchange).target === 'defeated' && !(yield* failsInTheDark(tx, attacker));
  const told = { pool: offenseOf(scene, attacker) ?? noPool, thrown };
  tell(tx, 'assaultRolled', {
    unit: taking.unit,
    target: one,
    offense: poolTold(taking.unit, off, told, exchange.attacker.offense, 0),
    defense: poolTold(one, def, theirs.defense, exchange.target.defense, used.target),
    back: null,
    isDefeated: { unit: false, target: isBeaten },
  });
  const cover = coverIn(scene, taking, middle, one);
  const lies = [exchange.attacker.offense, exchange.target.defense] as const;
  yield* follow(tx, {
    by: taking.unit,
    side: ours,
    at: target,
    means,
    lies,
    isDefeated: isBeaten,
    ...(cover === undefined ? {} : { cover }),
  });
  return isBeaten;
}

/**
 * An area assault (L488 to L496): whoever is in it rolls Defense against one Offense, and nobody strikes back. Those in it are known by the time
 * the dice fall: who has stepped out isn't touched.
 */
export function* takeArea(tx: Tx<Scene>, aimed: Taking, middle: string | null): Rule<void> {
  const units = unitsIn(tx.snapshot(), aimed, aimed.tiles);
  tell(tx, 'areaTaken', { unit: aimed.unit, units, tiles: aimed.tiles });
  emptied(tx, [aimed.unit], aimed.means);
  if (units.length === 0) return;
  const spotted = yield* spottedFor(tx, aimed.unit, aimed.target, aimed.means);
  const swept = yield* sweeping(tx, aimed.unit, aimed.means);
  const { means } = swept;
  const taking = { ...aimed, means, changes: [...aimed.changes, ...spotted, ...swept.changes] };
  const { thrown, used } = yield* rollOffense(tx, taking);
  if (shownOf(thrown).length === 0 && used === 0) return;
  for (const one of units) {
    if (unitIn(tx.now, one)?.where.kind !== 'map') continue;
    if ((yield* testNerveOf(tx, taking.unit, one)) === 'lost') continue;
    yield* strike(tx, taking, one, thrown, middle);
  }
}
