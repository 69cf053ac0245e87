import type { RollRequest } from '../../../engine/roll.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { coldHinders } from '../checks/check.ts';
import { deal } from '../damage/deal.ts';
import { mixed, nothing } from '../damage/harm.ts';
import type { Part } from '../damage/part.ts';
import type { Edge } from '../numbers/edge.ts';
import type { Factor } from '../numbers/factor.ts';
import { rollSum } from '../numbers/pool.ts';
import type { AttackReach, AttackWith } from '../numbers/situation.ts';
import { activeRiders } from '../language/use/riders.ts';
import { bonusIn } from '../numbers/statIn.ts';
import { type CharacterId, fightersIn, type Scene } from '../scene.ts';
import { reachedInMind } from '../space/inMind.ts';
import { windows } from '../windows.ts';
import type { Attacking } from './aiming.ts';
import { type AttackKind, criticalBonus, sparingDice } from './critical.ts';
import type { Means } from './wielded.ts';
import { isRanged } from './means.ts';
import { aheadOf, exchanged, moment } from './exchange.ts';
import { attackRoll, type Hit } from './roll.ts';
import type { Dice, Landed, Rider } from './rider.ts';

/** A weapon attack that may be made, whole and paid for. */
export interface Striking {
  readonly actor: CharacterId;
  readonly means: Means;
  /** One, or all whom an area reaches. */
  readonly targets: readonly CharacterId[];
  readonly types: readonly DamageTypeId[];
  /** It shall not kill (Attacks). */
  readonly sparing?: boolean;
  /** Holy damage kills, too. */
  readonly killing?: boolean;
  /** It misses by choice. */
  readonly pulled?: boolean;
  readonly edges?: readonly Edge[];
  readonly factors?: readonly Factor[];
  readonly rider?: Rider | null;
}

/** A weapon attack (Attacks; Weapons): one attack roll, and for all who are hit one roll for damage. */
export function* strike(tx: Tx<Scene>, striking: Striking): Rule<readonly Landed[]> {
  const targets = yield* inTheArea(tx, striking);
  return yield* exchanged(tx, targets, struck(tx, { ...striking, targets }));
}

/** Whom an area reaches: where no map shows it, the GM says (Weapons). */
function* inTheArea(tx: Tx<Scene>, { actor, means, targets }: Striking): Rule<readonly CharacterId[]> {
  const { area } = means.weapon;
  const [first] = targets;
  if (area === null || first === undefined) return targets;
  const others = fightersIn(tx.now).filter((id) => id !== actor);
  return yield* reachedInMind(tx, { actor, target: first, with: means.name, others, usual: targets });
}

function* struck(tx: Tx<Scene>, striking: Striking): Rule<readonly Landed[]> {
  const { actor, means, targets } = striking;
  // A cold lets the weapon attack fail before it is rolled (Diseases).
  if (yield* coldHinders(tx, actor)) return [];
  const kind = attackKind(striking);
  const how = { attack: withOf(means), reach: reachOf(means) };
  const riders = ridersOf(tx.snapshot(), striking);
  const hits = yield* attackRoll(tx, {
    ...how,
    ...{
      actor,
      means,
      targets,
      with: means.name,
      edges: striking.edges ?? [],
      pulled: striking.pulled ?? false,
    },
  });
  const parts = hits.some(({ hit }) => hit) ? yield* rollDamage(tx, striking, riders) : [];
  const spared = striking.sparing && hits.some(({ hit }) => hit) ? yield* rollSparing(tx, actor, kind) : 0;
  const landed: Landed[] = [];
  aheadOf(
    tx,
    hits.filter(({ hit }) => hit).map(({ target }) => target),
  );
  for (const hit of hits) {
    const crash = hit.hit ? yield* moved(tx, riders, hit) : [];
    const rolled = { parts: [...parts, ...crash], riders, spared };
    const dealt = hit.hit
      ? yield* deal(tx, harmOf(tx.snapshot(), striking, hit, rolled))
      : nothing(hit.target);
    landed.push({ ...hit, dealt });
    for (const one of riders) if (hit.hit && one.after !== undefined) yield* one.after(tx, { ...hit, dealt });
  }
  aheadOf(tx, []);
  yield* moment(tx, windows.attackDone, {
    ...{ ...how, actor, with: means.name, item: means.item },
    others: landed.map(({ target }) => target),
    hits: landed.filter(({ hit }) => hit).map(({ target }) => target),
    critical: landed.some(({ critical }) => critical),
  });
  return landed;
}

/** What moves who is hit does so first: what a crash does to them is added to the damage, and not dealt by itself. */
function* moved(tx: Tx<Scene>, riders: readonly Rider[], hit: Hit): Rule<readonly Part[]> {
  let amount = 0;
  for (const one of riders) if (one.moves !== undefined) amount += yield* one.moves(tx, hit);
  return amount > 0 ? [{ type: 'physical', amount }] : [];
}

/** All that goes with a weapon attack: a Maneuver, and what features and Abilities make of it. */
export const ridersOf = (
  scene: Scene,
  { actor, means, targets, rider = null }: Striking,
): readonly Rider[] => [
  ...(rider === null ? [] : [rider]),
  ...activeRiders(scene, {
    ...{ actor, attack: withOf(means), reach: reachOf(means) },
    ...{ other: targets[0] ?? null, item: means.item, mounted: means.mounted === true },
  }),
];

/** What is the same of it whoever is aimed at. */
export const attackingOf = ({ actor, means }: Striking): Attacking => ({
  actor,
  means,
  attack: withOf(means),
  reach: reachOf(means),
});

const withOf = ({ unarmed }: Means): AttackWith => (unarmed ? 'unarmed' : 'weapon');
export const reachOf = (means: Means): AttackReach => (isRanged(means) ? 'ranged' : 'melee');

/** What kind of attack it is, for its critical hit. */
export function attackKind({ rider = null }: Striking): AttackKind {
  return rider === null || rider.tier === null ? { kind: 'weapon' } : { kind: 'maneuver', tier: rider.tier };
}

/** The weapon's dice and those of what goes with it, each kind in a roll of its own; what has no type of its own is of the weapon's. */
function* rollDamage(tx: Tx<Scene>, striking: Striking, riders: readonly Rider[]): Rule<readonly Part[]> {
  const { actor, means, targets, types } = striking;
  const { count, sides, plus } = means.weapon.damage;
  const rolling = {
    ...{ by: actor, label: 'damage', about: { others: [...targets], with: means.name } },
    factors: factorsOf(striking, riders),
  };
  let amount = plus + (yield* rolled(tx, [{ count, sides }], rolling));
  const parts: Part[] = [];
  for (const rider of riders) {
    const more = rider.plus + (yield* rolled(tx, rider.dice, rolling));
    if (rider.types === undefined) amount += more;
    else parts.push(...mixed(rider.types, more));
  }
  return [...mixed(types, amount), ...parts];
}

/** What multiplies the damage of an attack, whoever is hit. */
export const factorsOf = ({ factors = [] }: Striking, riders: readonly Rider[]): readonly Factor[] => [
  ...factors,
  ...riders.flatMap((rider) => rider.factors),
];

interface RollingDamage extends Omit<RollRequest, 'count' | 'sides'> {
  readonly factors: readonly Factor[];
}

function* rolled(tx: Tx<Scene>, all: readonly Dice[], { factors, ...request }: RollingDamage): Rule<number> {
  let amount = 0;
  for (const dice of all) amount += yield* rollSum(tx, { ...request, ...dice }, { factors, own: 'damage' });
  return amount;
}

/** What an attack that shall not kill takes off (Attacks). */
export const rollSparing = (tx: Tx<Scene>, actor: CharacterId, kind: AttackKind): Rule<number> =>
  rollSum(tx, { count: sparingDice(kind), sides: 4, label: 'sparing', by: actor });

/** What was rolled for damage. */
export interface Rolled {
  readonly parts: readonly Part[];
  readonly riders: readonly Rider[];
  readonly spared: number;
}

/** As much Armor as the one that ignores most. */
const ignoredBy = (riders: readonly Rider[]): number | 'all' =>
  riders.reduce<number | 'all'>(
    (most, { ignores }) => (most === 'all' || ignores === 'all' ? 'all' : Math.max(most, ignores)),
    0,
  );

/** The damage of a hit, as it was rolled. */
export function harmOf(
  scene: Scene,
  striking: Striking,
  { target, critical }: Hit,
  { parts, riders, spared }: Rolled,
) {
  const { actor, means } = striking;
  const { primary, area } = means.weapon;
  return {
    ...{
      target,
      by: actor,
      cause: 'attack' as const,
      with: means.name,
      item: means.item,
      critical,
      area: area !== null,
    },
    mounted: means.mounted === true,
    ...{ attack: withOf(means), reach: reachOf(means), parts },
    added: [
      { source: 'primaryStat', amount: bonusIn(scene, actor, primary) },
      ...(critical ? criticalBonus(attackKind(striking)) : []),
      ...(striking.sparing ? [{ source: 'sparing', amount: -spared }] : []),
    ],
    factors: factorsOf(striking, riders),
    ignores: ignoredBy(riders),
    sparing: striking.sparing ?? false,
    killing: striking.killing ?? false,
  };
}
