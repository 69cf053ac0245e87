import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import { armourOf, shieldOf } from '../character/defence.ts';
import { profileOf } from '../character/profile.ts';
import type { Character } from '../character/schema.ts';
import { has } from '../conditions/active.ts';
import { type DamageTypeId, damageTypes } from '../content/damageTypes.ts';
import type { Party } from '../party/party.ts';
import { ruleOf } from '../party/rules.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';

/** Damage as it comes to somebody: rolled, and added up on the side of whoever deals it. */
export interface Damage {
  readonly target: CharacterId;
  /** Base damage, critical damage and all that the attacker adds but what stands in `adds`. */
  readonly amount: number;
  /** What is added by name, where no sentence of an attack names it. */
  readonly adds?: readonly Modifier[];
  readonly damageType: DamageTypeId | null;
  /** Dealt with a Melee Weapon, whatever its type: Melee Damage as well (A23). */
  readonly melee?: boolean;
  readonly by: CharacterId | null;
  /** What does it, by name: a weapon, an ability, a condition. */
  readonly what: string;
  /** By an attack or an ability rather than by a condition, the ground or a fall. */
  readonly attack: boolean;
  readonly magic?: boolean;
  readonly critical?: boolean;
  readonly piercing?: number;
  readonly breaking?: number;
  /** Breaks armour even where shields take all of it: grenades (A09). */
  readonly breaksAlways?: boolean;
  readonly ignoresArmour?: boolean;
  readonly ignoresShields?: boolean;
  /** The sentence of the attack tells what got through, so that of the damage need not. */
  readonly told?: boolean;
}

/** What becomes of damage on its way to somebody's HP. */
export interface Through {
  /** All of it, with what the target's state adds. */
  readonly total: Sum;
  readonly immune: boolean;
  /** How much of it the shields took, and how many Shield Points that cost (lightning: two a point). */
  readonly absorbed: number;
  readonly shields: number;
  /** How much of it the armour took. */
  readonly armour: number;
  /** What gets through to the HP, however few are left. */
  readonly through: number;
  /** HP lost. */
  readonly hp: number;
  /** Armor Points broken. */
  readonly broken: number;
}

/** How much more somebody takes of a type of damage that they are vulnerable to. */
export const vulnerability = 3;

/**
 * What damage would do, in the book's order: what adds to it, immunity, shields, armour with piercing (a hit does at least 1,
 * unless the shields took it all, A09), then breaking.
 */
export function through(scene: Scene, damage: Damage): Through {
  const target = character(scene, damage.target);
  const shattered = damage.attack && has(scene, damage.target, 'shattered');
  const immune = isImmune(scene, damage);
  const total = sum(
    damage.amount,
    immune
      ? []
      : [
          ...(damage.adds ?? []),
          ...vulnerabilities(target, damage),
          ...(shattered ? [{ source: 'shattered', amount: 1 }] : []),
        ],
  );
  const dealt = immune ? 0 : Math.max(1, total.total);
  const stack = damage.ignoresShields ? 0 : shieldOf(target);
  const drain = damage.damageType === 'lightning' ? 2 : 1;
  const absorbed = Math.min(dealt, Math.ceil(stack / drain));
  const left = dealt - absorbed;
  const stopped = stack > 0 && left === 0;
  const bare =
    damage.ignoresArmour === true || (!damage.attack && ruleOf(scene.party, 'conditionArmour') === 'ignored');
  const points = bare ? 0 : Math.max(0, armourOf(target) - (damage.piercing ?? 0));
  const got = left === 0 ? 0 : Math.max(1, left - points);
  const breaking = (damage.breaking ?? 0) + (shattered ? 1 : 0);
  return {
    total,
    immune,
    absorbed,
    shields: Math.min(stack, absorbed * drain),
    armour: left - got,
    through: got,
    hp: Math.min(target.battle.hp, got),
    broken: stopped && !damage.breaksAlways ? 0 : Math.min(armourOf(target), breaking),
  };
}

/** Whether it is magical damage: a magic ability deals it, or it is of a type that is magic by itself. */
export function isMagic(party: Party, { magic, damageType }: Pick<Damage, 'magic' | 'damageType'>): boolean {
  const type = damageTypes.find(({ id }) => id === damageType)?.magic;
  const byType = type === 'yes' || (type === 'house' && ruleOf(party, 'magicFire') === 'always');
  return magic ?? byType;
}

const typesOf = ({ damageType, melee }: Damage): readonly DamageTypeId[] =>
  [...new Set([damageType, ...(melee ? ['melee' as const] : [])])].filter((type) => type !== null);

function isImmune(scene: Scene, damage: Damage): boolean {
  const { immuneDamage } = profileOf(character(scene, damage.target));
  return (
    has(scene, damage.target, 'etherealSuspension') ||
    typesOf(damage).some((type) => immuneDamage.includes(type))
  );
}

const vulnerabilities = (target: Character, damage: Damage): readonly Modifier[] =>
  typesOf(damage)
    .filter((type) => profileOf(target).vulnerable.includes(type))
    .map((type) => ({ source: 'vulnerable', amount: vulnerability, params: { damageType: type } }));
