import { isLarger } from '../battle/standing.ts';
import type { Attribute } from '../content/attributes.ts';
import type { Effect } from '../content/effect.ts';
import { actsWithFace, alliesBeside, holds, type Moment } from '../effects/moment.ts';
import { isOn, noPool, poolOf, type TestPool, type Why } from '../effects/pool.ts';
import { hasRule, rulesNamed, sourcesOf } from '../effects/sources.ts';
import { handsOf } from '../content/weapons/weapon.ts';
import { book, gearOf } from '../forces/catalogue.ts';
import { cardOf, isVehicle, type Scene, type UnitId } from '../scene.ts';
import type { Reserve } from './exchange.ts';
import { handsFor } from './hands.ts';
import { effectsOfMeans, hasEffect, meansOf, offenseTest, testsOf } from './means.ts';
import type { Means } from './wielded.ts';

/** One who fights: with what, against whom with what. */
export interface Fighting {
  readonly unit: UnitId;
  /** null: it doesn't strike, and has no weapon at hand for this. */
  readonly means: Means | null;
  readonly enemy: UnitId;
  readonly enemyMeans: Means | null;
  readonly kind: Means['kind'];
  /** Dice that its Offense loses by the distance. */
  readonly lost: number;
  /** It has lost its nerve: a die less in each pool (L1734). */
  readonly shaken: boolean;
  /** Its Defense is halved: it was taken by surprise (L545). */
  readonly halvedDefense: boolean;
  /** It fights in the dark: a die of 1 to 3 and its Offense fails (L478; A57). */
  readonly blind: boolean;
  readonly given: Moment['given'];
  /** Who of its squad has the lowest Defense, and with what it would strike back: that counts for all of them (L5978). */
  readonly weakest?: { readonly unit: UnitId; readonly means: Means | null };
  /** What changes its pools besides: the way in which it fights, what others do for it. */
  readonly changes: readonly Change[];
}

/** Something that changes one of the pools of who fights. */
export interface Change extends Why {
  readonly pool: 'offense' | 'defense';
}

const momentOf = ({ means, enemy, enemyMeans, kind, given }: Fighting): Moment => ({
  assault: kind,
  enemy,
  unarmed: means?.unarmed ?? false,
  hitBy: enemyMeans?.types ?? [],
  given,
});

type EnemyDice = Extract<Effect, { does: 'dice' }>;

/** Dice that an enemy's abilities take from a test of this unit (L1058, L1586). */
function takenByEnemy(scene: Scene, fighting: Fighting, tested: Attribute): readonly Why[] {
  const enemys: Moment = momentOf({
    ...fighting,
    unit: fighting.enemy,
    means: fighting.enemyMeans,
    enemy: fighting.unit,
    enemyMeans: fighting.means,
    given: [],
  });
  return sourcesOf(scene, fighting.enemy).flatMap(({ from, effect }) => {
    const isTaken = (one: Effect): one is EnemyDice => one.does === 'dice' && one.whose === 'enemy';
    return isTaken(effect) &&
      isOn(effect.tests, tested) &&
      effect.when.every((when) => holds(scene, fighting.enemy, enemys, when))
      ? [{ from, what: 'dice' as const, by: effect.by }]
      : [];
  });
}

/** A pool with so many dice more or fewer. */
const withDice = (pool: TestPool, changes: readonly Why[]): TestPool => ({
  ...pool,
  dice: Math.max(0, pool.dice + changes.reduce((sum, { by }) => sum + by, 0)),
  why: [...pool.why, ...changes],
});

/** A pool with what changes it: dice, bumps, kickers, re-rolls. */
function changed(pool: TestPool, changes: readonly Change[], which: Change['pool']): TestPool {
  const own = changes.filter((one) => one.pool === which);
  if (own.length === 0) return pool;
  const by = (what: Why['what']) => own.filter((one) => one.what === what).map((one) => one.by);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    ...pool,
    dice: Math.max(0, pool.dice + sum(by('dice'))),
    bumps: [...pool.bumps, ...by('bump')],
    betterBumps: pool.betterBumps + by('raise').length,
    kickers: [...pool.kickers, ...by('kicker')],
    rerolls: pool.rerolls + sum(by('reroll')),
    why: [...pool.why, ...own.map(({ from, what, by: amount }) => ({ from, what, by: amount }))],
  };
}

const withBumps = (pool: TestPool, bumps: readonly number[], from: string): TestPool =>
  bumps.length === 0
    ? pool
    : {
        ...pool,
        bumps: [...pool.bumps, ...bumps],
        why: [...pool.why, ...bumps.map((by) => ({ from, what: 'bump' as const, by }))],
      };

const nerve: Why = { from: 'shaken', what: 'dice', by: -1 };

/** A rider's bumps, without its mount's where a face card and practice undo that (Mounted Marksmanship, L2115). */
function onFoot(scene: Scene, { unit, kind }: Fighting, pool: TestPool): TestPool {
  const isPractised =
    kind === 'ballistic' && hasRule(scene, unit, 'noMountPenalty') && actsWithFace(scene, unit);
  const at = isPractised ? pool.bumps.indexOf(mountPenalty) : -1;
  return at === -1 ? pool : { ...pool, bumps: pool.bumps.toSpliced(at, 1) };
}

/** What a mount costs a rider's aim (L2993). */
const mountPenalty = -2;

/** Offense with a weapon. null: who has none strikes with nothing. */
export function offenseOf(scene: Scene, fighting: Fighting): TestPool | null {
  const { unit, means, lost, shaken } = fighting;
  if (means === null) return null;
  const off = offenseTest(means);
  const pool = poolOf(scene, unit, off, momentOf(fighting));
  if (pool === null) return null;
  const away: readonly Why[] = lost === 0 ? [] : [{ from: 'distance', what: 'dice', by: -lost }];
  const armed = withBumps(onFoot(scene, fighting, pool), means.bumps.off, means.id);
  const taken = [...away, ...(shaken ? [nerve] : []), ...takenByEnemy(scene, fighting, off)];
  return changed(withDice(armed, taken), fighting.changes, 'offense');
}

/** Bumps of shields that are carried beside the weapon, with a hand left for each (L4726). */
function shieldBumps(scene: Scene, { unit, means }: Fighting): readonly number[] {
  if (means === null || handsFor(scene, unit) <= handsOf(means)) return [];
  const shield = meansOf(scene, unit).find(
    (one) => one.kind === 'melee' && one.id !== means.id && hasEffect(one, 'defender'),
  );
  return shield?.bumps.def ?? [];
}

/** What a unit is defended with: a vehicle has Ballistic DEF against what is arcane (L5087). */
const defenseTest = (scene: Scene, unit: UnitId, kind: Means['kind']): Attribute =>
  kind === 'arcane' && isVehicle(cardOf(scene, unit)) ? 'ballisticDef' : testsOf(kind).def;

/**
 * Defense, against a weapon that may change one kicker of armour (L4663, L4781) or all (L4788): of one it takes the highest. Whose kind
 * of defence it doesn't have has no dice.
 */
export function defenseOf(scene: Scene, target: Fighting): TestPool {
  const fighting: Fighting = target.weakest === undefined ? target : { ...target, ...target.weakest };
  const { unit, means, kind, halvedDefense, shaken } = fighting;
  const def = defenseTest(scene, unit, kind);
  const found = poolOf(scene, unit, def, momentOf(fighting));
  const pool = asBallistic(scene, fighting, found ?? noPool);
  const own = kind === 'melee' && means !== null ? means.bumps.def : [];
  const shield = kind === 'melee' ? shieldBumps(scene, fighting) : [];
  const armed = withBumps(withBumps(pool, own, means?.id ?? ''), shield, 'defender');
  const taken = withDice(armed, [...(shaken ? [nerve] : []), ...takenByEnemy(scene, fighting, def)]);
  const halved = halvedDefense
    ? withDice(taken, [{ from: 'surprised', what: 'dice', by: Math.floor(taken.dice / 2) - taken.dice }])
    : taken;
  return changed({ ...halved, armour: pierced(scene, fighting, halved.armour) }, fighting.changes, 'defense');
}

/** Against some spells the bumps and kickers of Ballistic DEF help as well (L4986). */
function asBallistic(scene: Scene, fighting: Fighting, pool: TestPool): TestPool {
  if (fighting.enemyMeans?.power?.asBallistic !== true) return pool;
  const other = poolOf(scene, fighting.unit, 'ballisticDef', momentOf(fighting));
  if (other === null) return pool;
  return {
    ...pool,
    bumps: [...pool.bumps, ...other.bumps],
    kickers: [...pool.kickers, ...other.kickers],
    armour: [...pool.armour, ...other.armour],
    rolled: [...pool.rolled, ...other.rolled],
  };
}

/** Kickers of armour as an enemy's weapon leaves them. */
function pierced(scene: Scene, { unit, enemyMeans }: Fighting, armour: readonly number[]): readonly number[] {
  if (enemyMeans === null) return armour;
  const rules = effectsOfMeans(enemyMeans).flatMap((one) =>
    one.does === 'rule' && one.rule === 'armourKicker' ? [one.figures] : [],
  );
  if (rules.some(({ ignored }) => ignored === true)) return [];
  if (isImpenetrable(scene, unit)) return armour;
  let kickers = armour;
  for (const { halved, by } of rules) {
    const highest = Math.max(0, ...kickers);
    if (highest === 0) break;
    const left = halved === true ? Math.floor(highest / 2) : highest + Number(by ?? 0);
    const at = kickers.indexOf(highest);
    kickers = left <= 0 ? kickers.toSpliced(at, 1) : kickers.with(at, left);
  }
  return kickers;
}

/** Whether nothing pierces a unit's armour (L4758). */
const isImpenetrable = (scene: Scene, unit: UnitId): boolean => {
  const card = cardOf(scene, unit);
  return (
    !isVehicle(card) &&
    card.gear.some((worn) => {
      const gear = gearOf(book, worn);
      return gear?.kind === 'armour' && gear.thing.has.some(({ effect }) => effect === 'impenetrable');
    })
  );
};

/** What may be rolled again: by abilities, support, size (L472 to L487). */
export function reserveOf(
  scene: Scene,
  fighting: Fighting,
  offense: TestPool | null,
  defense: TestPool,
): Reserve {
  const { unit, enemy, kind } = fighting;
  const moment = momentOf(fighting);
  const ofEnemy = sourcesOf(scene, unit).flatMap(({ effect }) =>
    effect.does === 'rerollEnemy' && effect.when.every((when) => holds(scene, unit, moment, when))
      ? [effect.dice]
      : [],
  );
  const times = (dice: string) => ofEnemy.filter((one) => one === dice).length;
  const support = kind === 'melee' ? supportOf(scene, unit, enemy) : { own: 0, beside: 0, both: 0 };
  const larger = kind === 'melee' && isLarger(scene, unit, enemy) ? 1 : 0;
  const higher = moment.given.includes('higherGround') ? 1 : 0;
  return {
    offense: { rerolls: (offense?.rerolls ?? 0) + support.beside, enemy: times('def') },
    defense: { rerolls: defense.rerolls + support.own, enemy: times('off') + resisted(scene, fighting) },
    either: support.both + larger + higher,
    eitherEnemy: times('either'),
  };
}

/** Dice of an Arcane OFF that its Arcane DEF has rolled again (Magical Resistance, L944). */
const resisted = (scene: Scene, { unit, kind }: Fighting): number =>
  kind === 'arcane' ? rulesNamed(scene, unit, 'rerollEnemyOffWithArcaneDef').length : 0;

/**
 * Allies in melee (L481 to L487): each beside oneself re-rolls a DEF die, each beside the enemy an OFF die, who is beside both either.
 * Against a Crowd Fighter nobody has any (L2354).
 */
export function supportOf(
  scene: Scene,
  unit: UnitId,
  enemy: UnitId,
): { readonly own: number; readonly beside: number; readonly both: number } {
  if (hasRule(scene, enemy, 'noSupportAgainst')) return { own: 0, beside: 0, both: 0 };
  const own = alliesBeside(scene, unit, unit);
  const beside = alliesBeside(scene, unit, enemy);
  const both = own.filter((ally) => beside.includes(ally)).length;
  return { own: own.length - both, beside: beside.length - both, both };
}
