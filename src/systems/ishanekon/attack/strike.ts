import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import { deal } from '../damage/deal.ts';
import { type Dealt, mixed, nothing } from '../damage/harm.ts';
import type { Edge } from '../numbers/edge.ts';
import type { Factor } from '../numbers/factor.ts';
import type { AttackReach, AttackWith } from '../numbers/situation.ts';
import { bonusIn } from '../numbers/statIn.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { windows } from '../windows.ts';
import type { Attacking } from './aiming.ts';
import { type AttackKind, criticalBonus, sparingDice } from './critical.ts';
import { isRanged, type Means } from './means.ts';
import { attackRoll, type Hit } from './roll.ts';

/** So many dice of a size. */
export interface Dice {
  readonly count: number;
  readonly sides: number;
}

/** What goes with a weapon attack: a Maneuver, or a feature that makes it more. */
export interface Rider {
  readonly name: string;
  /** The Tier at which a Maneuver is used; null of what is none. */
  readonly tier: number | null;
  readonly dice: readonly Dice[];
  readonly plus: number;
  readonly ignores: number | 'all';
  readonly factors: readonly Factor[];
  /** What else happens to who is hit, once the damage is dealt. */
  then?(tx: Tx<Scene>, hit: Landed): Rule<void>;
}

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

/** What came of an attack for one. */
export interface Landed extends Hit {
  readonly dealt: Dealt;
}

/** A weapon attack (Attacks; Weapons): one attack roll, and for all who are hit one roll for damage. */
export function* strike(tx: Tx<Scene>, striking: Striking): Rule<readonly Landed[]> {
  const { actor, means, targets, rider = null } = striking;
  const kind = attackKind(striking);
  const how = { attack: withOf(means), reach: reachOf(means) };
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
  const amount = hits.some(({ hit }) => hit) ? yield* rollDamage(tx, striking) : 0;
  const spared = striking.sparing && hits.some(({ hit }) => hit) ? yield* rollSparing(tx, actor, kind) : 0;
  const landed: Landed[] = [];
  for (const hit of hits) {
    const dealt = hit.hit
      ? yield* deal(tx, harmOf(tx.snapshot(), striking, hit, { amount, spared }))
      : nothing(hit.target);
    landed.push({ ...hit, dealt });
    if (hit.hit && rider?.then !== undefined) yield* rider.then(tx, { ...hit, dealt });
  }
  yield* tx.window(windows.attackDone, {
    ...{ ...how, actor, with: means.name },
    others: landed.map(({ target }) => target),
    hits: landed.filter(({ hit }) => hit).map(({ target }) => target),
    critical: landed.some(({ critical }) => critical),
  });
  return landed;
}

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

/** The weapon's dice and those of what goes with it, each kind in a roll of its own. */
function* rollDamage(tx: Tx<Scene>, { actor, means, targets, rider = null }: Striking): Rule<number> {
  const { count, sides, plus } = means.weapon.damage;
  let amount = plus + (rider?.plus ?? 0);
  for (const dice of [{ count, sides }, ...(rider?.dice ?? [])]) {
    if (dice.count < 1) continue;
    const roll = yield* tx.roll({
      ...{ ...dice, label: 'damage', by: actor },
      about: { others: [...targets], with: means.name },
    });
    amount += roll.dice.reduce((all, { value }) => all + value, 0);
  }
  return amount;
}

/** What an attack that shall not kill takes off (Attacks). */
export function* rollSparing(tx: Tx<Scene>, actor: CharacterId, kind: AttackKind): Rule<number> {
  const { dice } = yield* tx.roll({ count: sparingDice(kind), sides: 4, label: 'sparing', by: actor });
  return dice.reduce((all, { value }) => all + value, 0);
}

/** The damage of a hit, as it was rolled. */
export function harmOf(
  scene: Scene,
  striking: Striking,
  { target, critical }: Hit,
  { amount, spared }: { readonly amount: number; readonly spared: number },
) {
  const { actor, means, types, rider = null } = striking;
  const { primary, area } = means.weapon;
  return {
    ...{ target, by: actor, cause: 'attack' as const, with: means.name, critical, area: area !== null },
    ...{ attack: withOf(means), reach: reachOf(means), parts: mixed(types, amount) },
    added: [
      { source: 'primaryStat', amount: bonusIn(scene, actor, primary) },
      ...(critical ? criticalBonus(attackKind(striking)) : []),
      ...(striking.sparing ? [{ source: 'sparing', amount: -spared }] : []),
    ],
    factors: [...(striking.factors ?? []), ...(rider?.factors ?? [])],
    ignores: rider?.ignores ?? 0,
    sparing: striking.sparing ?? false,
    killing: striking.killing ?? false,
  };
}
