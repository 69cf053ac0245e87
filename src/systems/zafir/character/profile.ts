import { isDraft } from 'immer';
import { snapshotOf } from '../../../engine/snapshot.ts';
import { asWeapon } from './arms.ts';
import { heroProfile } from './derive.ts';
import type { Character, Enemy } from './schema.ts';
import type { Profile } from './unitProfile.ts';

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
