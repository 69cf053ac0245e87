import type { Sum } from '../../../engine/modifier.ts';
import { sum } from '../../../engine/modifier.ts';
import { rememberedOfTwo } from '../../../engine/remembered.ts';
import { coverOf } from '../cover/cover.ts';
import { coverModifiers } from '../cover/source.ts';
import { evasionOf } from '../defence/evasionOf.ts';
import { changes, edgesOn, numberOf, settledBy } from '../numbers/ask.ts';
import type { Edge, Settled } from '../numbers/edge.ts';
import type { AttackReach, AttackWith, Situation } from '../numbers/situation.ts';
import { knowsWeapons } from '../numbers/trained.ts';
import { areEnemies, beingIn, type CharacterId, fightersIn, type Scene } from '../scene.ts';
import { metresBetween } from '../space/distance.ts';
import { isDown } from '../status/held.ts';
import { reachesOut } from '../vehicles/modules.ts';
import { primaryIn, secondaryIn, weaponStatsIn } from '../vehicles/numbers.ts';
import { hitBonus } from './hitBonus.ts';
import { has } from './means.ts';
import type { Means } from './wielded.ts';

/** What is the same whoever is aimed at. */
export interface Attacking {
  readonly actor: CharacterId;
  readonly attack: AttackWith;
  readonly reach: AttackReach;
  /** The weapon; null of Abilities. */
  readonly means: Means | null;
}

const about = ({ actor, attack, reach, means }: Attacking, target: CharacterId): Situation => ({
  actor,
  other: target,
  attack,
  reach,
  item: means?.item ?? null,
  mounted: means?.mounted === true,
});

/** What is added to an attack roll: the weapon's hit bonus, or the Ability hit bonus by the attacker's own Stats (Attacks). */
export function hitBonusOf(scene: Scene, attacking: Attacking, target: CharacterId): Sum {
  const { actor, means } = attacking;
  const [first, second] =
    means === null
      ? [primaryIn(scene, actor), secondaryIn(scene, actor)]
      : weaponStatsIn(scene, actor, means.weapon);
  return hitBonus(
    first.total,
    second.total,
    changes(scene, means === null ? 'abilityHit' : 'hit', about(attacking, target)),
  );
}

/** The Evasion that an attack must reach, with cover against ranged ones (Cover). */
export function evasionAgainst(scene: Scene, attacking: Attacking, target: CharacterId): Sum {
  const { actor, attack, reach } = attacking;
  const own = evasionOf(scene, target, { other: actor, attack, reach });
  const cover =
    reach === 'ranged' ? coverModifiers(scene, actor, target, 'evasion', isPastOwn(scene, attacking)) : [];
  return sum(own.base, [...own.modifiers, ...cover]);
}

/** Whether the attacker's own vehicle isn't in the way: a module's weapon, or Abilities from an Empowered Platform. */
const isPastOwn = (scene: Scene, { actor, means }: Attacking): boolean =>
  means === null ? reachesOut(scene, actor) : means.mounted === true;

/** What lets an attack roll be made twice. */
export const attackEdges = (scene: Scene, attacking: Attacking, target: CharacterId): readonly Edge[] => [
  ...(attacking.means === null ? [] : weaponEdges(scene, attacking.actor, attacking.means, target)),
  ...crowded(scene, attacking),
  ...edgesOn(scene, 'attack', about(attacking, target)),
  ...edgesOn(scene, 'attacked', {
    ...about(attacking, target),
    actor: target,
    other: attacking.actor,
    item: null,
  }),
];

/** What is sure to come of an attack on somebody: by what the attacker has, or the target; null: the dice decide. */
export const sureAttack = (scene: Scene, attacking: Attacking, target: CharacterId): Settled | null =>
  settledBy(scene, 'attack', about(attacking, target)) ??
  settledBy(scene, 'attacked', {
    ...about(attacking, target),
    actor: target,
    other: attacking.actor,
    item: null,
  });

/** Without proficiency one attacks with disadvantage, and so at a weapon's ineffective range (Weapons). A body's own need none. */
function weaponEdges(scene: Scene, actor: CharacterId, means: Means, target: CharacterId): readonly Edge[] {
  const { category, reach } = means.weapon;
  const trained = means.item === null || knowsWeapons(scene, actor, category);
  const far =
    reach.kind === 'ranged' && metresBetween(scene, actor, target) > effectiveRange(scene, actor, means);
  return [
    ...(trained ? [] : [{ source: 'notProficient', edge: 'disadvantage' } as const]),
    ...(far ? [{ source: 'farAway', edge: 'disadvantage' } as const] : []),
  ];
}

/** With an enemy within 1 m a ranged attack has disadvantage, but for Flexible weapons (Attacks; Weapons; A24). Who is down hinders nobody. */
function crowded(scene: Scene, { actor, reach, means }: Attacking): readonly Edge[] {
  if (reach === 'melee' || scene.fight === null || (means !== null && has(means, 'flexible'))) return [];
  const isNear = (id: CharacterId) => {
    const who = beingIn(scene, id);
    if (who === null || who.dead || isDown(who) || !areEnemies(scene, actor, id)) return false;
    return metresBetween(scene, actor, id) <= 1;
  };
  return fightersIn(scene).some(isNear) ? [{ source: 'enemyClose', edge: 'disadvantage' }] : [];
}

/** How far a melee weapon reaches, in metres: a big body farther (Creature Size). */
export function meleeReach(scene: Scene, actor: CharacterId, { weapon, item }: Means): number {
  const base = weapon.reach.kind === 'melee' ? weapon.reach.metres : 1;
  return numberOf(scene, 'reach', base, { actor, reach: 'melee', item }).total;
}

/** Up to where a ranged weapon is shot without disadvantage. */
export function effectiveRange(scene: Scene, actor: CharacterId, { weapon, item }: Means): number {
  const base = weapon.reach.kind === 'ranged' ? weapon.reach.effective : 0;
  return numberOf(scene, 'range', base, { actor, reach: 'ranged', item }).total;
}

/** How far a weapon can be used at all. */
export const longestReach = rememberedOfTwo((scene: Scene, actor: CharacterId, means: Means): number => {
  const { reach } = means.weapon;
  return reach.kind === 'melee'
    ? meleeReach(scene, actor, means)
    : numberOf(scene, 'range', reach.ineffective, { actor, reach: 'ranged', item: means.item }).total;
});

/** From which natural roll on an attack is a critical hit: 20, or less by what changes it (Attacks). */
export const criticalFrom = (scene: Scene, attacking: Attacking, target: CharacterId): number =>
  Math.max(
    2,
    20 - changes(scene, 'critical', about(attacking, target)).reduce((all, { amount }) => all + amount, 0),
  );

/** Whom a miss hits instead: who stands in front of the target, or the one on whom they have climbed (Cover; Advanced Actions: Climb). */
export function behindWhom(scene: Scene, attacking: Attacking, target: CharacterId): CharacterId | null {
  const { actor, reach } = attacking;
  const mount = scene.fight?.fighters[target]?.states.find(({ id }) => id === 'climbed')?.by ?? null;
  if (mount !== null && mount !== actor) return mount;
  return reach === 'ranged' ? coverOf(scene, actor, target, isPastOwn(scene, attacking)).creature : null;
}
