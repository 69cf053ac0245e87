import { rowOf } from '../../../engine/table.ts';
import type { AttributeId } from '../content/attributes.ts';
import { species } from '../content/species.ts';
import { chairOf, effective } from './disabled.ts';
import { armsOf, equippedWeapons, sumOfMods, workingMods, wornArmour } from './gear.ts';
import type { Hero } from './schema.ts';
import type { DodgeDice, Profile } from './unitProfile.ts';

/** Agility Points of a hover-wheelchair, whatever the Agility. */
const hoverPoints = 3;
/** How far a hero notices who hides: the same as any unit that says nothing else. */
const detection = 5;

/** An attribute with what disabilities take from it: never below zero. */
export function attributeOf(hero: Hero, id: AttributeId): number {
  const lost = effective(hero).reduce((all, row) => all + row[id], 0);
  return Math.max(0, hero.attributes[id] + lost);
}

/** 2 + half the level, rounded down + Toughness + body armour + mods. */
export const maxHpOf = (hero: Hero): number =>
  2 +
  Math.floor(hero.level / 2) +
  attributeOf(hero, 'toughness') +
  (wornArmour(hero)?.row.maxHp ?? 0) +
  sumOfMods(workingMods(hero), 'maxHp');

/** 6 + twice the Agility + what is made to be light + mods, less what a disability takes. */
function speedOf(hero: Hero): number {
  const properties = [
    ...equippedWeapons(hero).flatMap(({ row }) => [...row.properties]),
    ...(wornArmour(hero)?.row.properties ?? []),
  ];
  const light = properties.reduce((all, { id, number = 0 }) => all + (id === 'lightweight' ? number : 0), 0);
  const lost = effective(hero).reduce((all, { speed }) => all + speed, 0);
  const speed = 6 + 2 * attributeOf(hero, 'agility') + light + sumOfMods(workingMods(hero), 'speed') + lost;
  return Math.max(0, speed);
}

function dodgeOf(hero: Hero): readonly DodgeDice[] {
  const own: DodgeDice[] = [
    ...(hero.abilities.includes('dodge')
      ? [{ versus: null, dice: attributeOf(hero, 'agility'), from: 'dodge' }]
      : []),
    ...(hero.abilities.includes('blastTraining')
      ? [{ versus: 'explosive' as const, dice: 2, from: 'blastTraining' }]
      : []),
  ];
  const byMods = workingMods(hero).flatMap(({ id, dodge }) =>
    dodge === null ? [] : [{ ...dodge, from: id }],
  );
  return [...own, ...byMods];
}

/** Will more when making Will Attacks: what a resonator in the hand gives. */
function willAttackOf(hero: Hero): number {
  const properties = equippedWeapons(hero).flatMap(({ row }) => [...row.properties]);
  return properties.reduce((all, { id, number = 0 }) => all + (id === 'improvedResonator' ? number : 0), 0);
}

/**
 * What a hero is on the battlefield: base attributes, level, gear with its mods, disabilities, Blast Training and Dodge. Abilities
 * that change one attack or another (Breaker, Trench Fighting) are told with their source when it is made.
 */
export function heroProfile(hero: Hero): Profile {
  const installed = workingMods(hero);
  const armour = wornArmour(hero);
  const chair = chairOf(hero);
  const agility = attributeOf(hero, 'agility');
  const blocked = effective(hero).some(({ noAgilityMoves }) => noAgilityMoves);
  const isPowered = armour?.row.properties.every(({ id }) => id !== 'powered') ?? true;
  return {
    type: 'living',
    tags: [rowOf(species, hero.origin.species).name],
    maxHp: maxHpOf(hero),
    armourPoints:
      (armour?.row.armourPoints ?? 0) +
      sumOfMods(installed, 'armourPoints') +
      (hero.abilities.includes('blastTraining') ? 1 : 0),
    shieldPoints:
      armour !== null && (isPowered || hero.equipment.armour?.powered === true) ? armour.row.shieldPoints : 0,
    speed: speedOf(hero),
    agility,
    agilityPoints:
      (chair === 'hoverWheelchair' ? hoverPoints : agility) + sumOfMods(installed, 'agilityPoints'),
    nimble: !blocked && chair !== 'wheelchair',
    wheels: chair,
    aim: attributeOf(hero, 'accuracy'),
    will: attributeOf(hero, 'discipline') + sumOfMods(installed, 'will'),
    willAttack: willAttackOf(hero),
    resist: sumOfMods(installed, 'resist'),
    weapons: armsOf(hero),
    abilities: hero.abilities.filter((id) => !hero.powers.some(({ replaces }) => replaces === id)),
    // A power that takes an ability's place is for who knows that.
    powers: hero.powers.filter(({ replaces }) => replaces === null || hero.abilities.includes(replaces)),
    mods: installed.map(({ id }) => id),
    headgear: hero.equipment.headgear,
    dodge: dodgeOf(hero),
    immuneDamage: [],
    immuneConditions: effective(hero).some(({ id }) => id === 'hardened') ? ['panic'] : [],
    vulnerable: [],
    detection,
  };
}
