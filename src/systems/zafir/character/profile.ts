import { isDraft } from 'immer';
import { snapshotOf } from '../../../engine/snapshot.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { ConditionId } from '../content/conditions.ts';
import type { DamageTypeId } from '../content/damageTypes.ts';
import type { HeadgearId } from '../content/headgear.ts';
import type { ModId } from '../content/mods.ts';
import type { ProficiencyId } from '../content/proficiencies.ts';
import type { RangeId } from '../content/ranges.ts';
import type { UnitTypeId } from '../content/unitTypes.ts';
import type { WeaponPropertyId } from '../content/weaponProperties.ts';
import type { Power } from '../powers/schema.ts';
import { asWeapon } from './arms.ts';
import { heroProfile } from './derive.ts';
import type { Character, Enemy, EnemyAttack } from './schema.ts';

/** A weapon as an attack uses it: a hero's with its mods counted in, an enemy's attack, or what an ability throws. */
export interface Weapon {
  /** 'primary', 'secondary', 'bayonet', an enemy's attack by its id, an ability by its id. */
  readonly id: string;
  readonly name: string;
  readonly slot: 'primary' | 'secondary' | 'own' | 'ability';
  readonly kind: 'ranged' | 'melee';
  readonly range: RangeId;
  readonly aim: number;
  readonly crit: number;
  readonly damage: { readonly die: 0 | 2 | 3 | 6; readonly plus: number };
  readonly critDamage: number;
  readonly breaking: number;
  readonly piercing: number;
  readonly damageType: DamageTypeId;
  /** What it takes to use it: a Melee Weapon deals Melee Damage besides its own (A23). */
  readonly proficiency: ProficiencyId | null;
  /** A critical hit deals what the damage die shows at most, instead of adding to it (Arcane Bolt). */
  readonly critIsMaximum?: boolean;
  /** Shots before a reload; null: not counted. */
  readonly ammo: number | null;
  readonly properties: readonly { readonly id: WeaponPropertyId; readonly number?: number | undefined }[];
  readonly mods: readonly ModId[];
  readonly gives: EnemyAttack['gives'];
}

/** Dice to dodge with, and against what. */
export interface DodgeDice {
  readonly versus: 'melee' | 'ranged' | 'explosive' | null;
  readonly dice: number;
  readonly from: string; // the ability or mod
}

/** What somebody is on the battlefield, conditions and effects aside: the numbers of their sheet with gear and passive abilities counted in. */
export interface Profile {
  readonly type: UnitTypeId;
  readonly tags: readonly string[];
  readonly maxHp: number;
  readonly armourPoints: number;
  readonly shieldPoints: number;
  readonly speed: number;
  readonly agility: number;
  /** Agility Points a turn: Agility and what gear adds to it. */
  readonly agilityPoints: number;
  /** False where no Agility Moves can be made at all. */
  readonly nimble: boolean;
  /** The chair they move in. A wheelchair takes no stairs, ladders or ledges; a hover-wheelchair takes stairs and ledges. */
  readonly wheels: 'wheelchair' | 'hoverWheelchair' | null;
  readonly aim: number;
  readonly will: number;
  /** Will more when making Will Attacks, and dice more when resisting them. */
  readonly willAttack: number;
  readonly resist: number;
  readonly weapons: readonly Weapon[];
  readonly abilities: readonly AbilityId[];
  /** What they can do besides: of packs, of their own. */
  readonly powers: readonly Power[];
  readonly mods: readonly ModId[];
  readonly headgear: HeadgearId | null;
  readonly dodge: readonly DodgeDice[];
  readonly immuneDamage: readonly DamageTypeId[];
  readonly immuneConditions: readonly ConditionId[];
  readonly vulnerable: readonly DamageTypeId[];
  readonly detection: number;
}

// By gear, which is the same object as long as nothing of it changes: of those who have it mostly the last is asked about again.
const profiles = new WeakMap<object, { readonly who: Character; readonly profile: Profile }>();

/** Somebody's profile. It goes by all of the sheet but what a mission changes, and is worked out once. */
export function profileOf(asked: Character): Profile {
  const who = isDraft(asked) ? snapshotOf(asked) : asked;
  const gear = who.kind === 'hero' ? who.equipment : who.attacks;
  const known = profiles.get(gear);
  if (known !== undefined && isSameButBattle(known.who, who)) return known.profile;
  const profile = made(who);
  profiles.set(gear, { who, profile });
  return profile;
}

function isSameButBattle(one: Character, other: Character): boolean {
  if (one === other) return true;
  for (const part in other) {
    const key = part as keyof Character;
    if (key !== 'battle' && one[key] !== other[key]) return false;
  }
  return true;
}

const made = (who: Character): Profile => (who.kind === 'hero' ? heroProfile(who) : enemyProfile(who));

function enemyProfile(enemy: Enemy): Profile {
  return {
    type: enemy.type,
    tags: enemy.tags,
    maxHp: enemy.hp,
    armourPoints: enemy.armourPoints,
    shieldPoints: enemy.shieldPoints,
    speed: enemy.speed,
    agility: enemy.agility,
    agilityPoints: enemy.agility,
    nimble: true,
    wheels: null,
    aim: enemy.aim,
    will: enemy.will,
    willAttack: 0,
    resist: 0,
    weapons: enemy.attacks.map((attack) => asWeapon(attack, 'own')),
    powers: enemy.powers,
    abilities: enemy.abilities,
    mods: [],
    headgear: null,
    dodge: [
      ...(enemy.abilities.includes('dodge') ? [{ versus: null, dice: enemy.agility, from: 'dodge' }] : []),
      // Its Armor Point is on an enemy's sheet already.
      ...(enemy.abilities.includes('blastTraining')
        ? [{ versus: 'explosive' as const, dice: 2, from: 'blastTraining' }]
        : []),
    ],
    immuneDamage: enemy.immune.damage,
    immuneConditions: enemy.immune.conditions,
    vulnerable: enemy.vulnerable,
    detection: enemy.detection,
  };
}
