import { bolt } from '../abilities/magic/arcaneBolt.ts';
import { areaTiles, unitsOn } from '../attack/area.ts';
import { checkStrike } from '../attack/legality.ts';
import { weaponsOf } from '../attack/weapons.ts';
import { strikeOdds, strikeWorth } from '../chances/strike.ts';
import { profileOf } from '../character/profile.ts';
import type { Weapon } from '../character/weapon.ts';
import { has, heldOf } from '../conditions/active.ts';
import { isDown } from '../conditions/can.ts';
import type { AbilityId } from '../content/abilities.ts';
import type { ConditionId } from '../content/conditions.ts';
import { knowsOf } from '../move/free.ts';
import { standingOn } from '../move/reveal.ts';
import {
  areEnemies,
  type CharacterId,
  character,
  characterIn,
  type Scene,
  sideOf,
  unitIn,
} from '../scene.ts';
import { willOf } from '../will/attack.ts';

/** Who would use it, on whom or where, with what. */
interface Use {
  readonly actor: CharacterId;
  readonly target: string;
  readonly means: string | null;
}

/** What an act is worth to somebody, in HP: those that the other side would lose, or that one's own would not. */
export interface Rating {
  readonly on: 'foe' | 'ally';
  worth(scene: Scene, use: Use): number;
}

/** What a power is worth of which nothing else is known: about as much as a blow. */
export const defaultWorth = 2;

const onFoe = (worth: Rating['worth']): Rating => ({ on: 'foe', worth });
const onAlly = (worth: Rating['worth']): Rating => ({ on: 'ally', worth });

/** A condition that an enemy does not have yet. */
const gives = (condition: ConditionId, worth: number): Rating =>
  onFoe((scene, { target }) => (isBeyondCare(scene, target, condition) ? 0 : worth));

/** Who already has it, or can do nothing that it would hinder. */
const isBeyondCare = (scene: Scene, id: CharacterId, condition: ConditionId): boolean =>
  has(scene, id, condition) || isDown(scene, id);

/** An effect that somebody is under for a while, and not twice. */
const underOnce = (on: Rating['on'], effect: string, worth: number): Rating => ({
  on,
  worth: (scene, { target }) => {
    const unit = unitIn(scene, target);
    return unit === null || isDown(scene, target) || unit.effects.some(({ id }) => id === effect) ? 0 : worth;
  },
});

/** Damage that surely comes through, as far as that can be known: HP of the crew alone. */
const damage = (scene: Scene, { target }: Use, amount: number): number => {
  if (isDown(scene, target)) return 0;
  if (sideOf(scene, target) === 'enemies') return amount;
  const has = character(scene, target).battle.hp;
  return Math.min(has, amount) + (amount >= has ? 3 : 0);
};

/** An attack by an ability, with whichever weapon of those it goes with is best. */
const strikes = (ability: AbilityId, fits: (weapon: Weapon) => boolean): Rating =>
  onFoe((scene, { actor, target, means }) =>
    weaponsOf(scene, actor)
      .filter((weapon) => fits(weapon) && (means === null || weapon.id === means))
      .reduce((best, weapon) => Math.max(best, byStrike(scene, { actor, target, weapon, ability })), 0),
  );

function byStrike(
  scene: Scene,
  {
    actor,
    target,
    weapon,
    ability,
  }: {
    readonly actor: CharacterId;
    readonly target: CharacterId;
    readonly weapon: Weapon;
    readonly ability: AbilityId | null;
  },
): number {
  const tried = checkStrike(scene, { actor, target, weapon, way: { subdue: false, from: null } });
  if (!tried.ok) return 0;
  const { about, approach } = tried.placed;
  const there = approach === null ? scene : standingOn(scene, actor, approach.to);
  const made = { ...about, ability };
  return strikeWorth(made, strikeOdds(there, made), sideOf(scene, target) !== 'enemies');
}

/** Everybody whom somebody knows of within so many tiles of a place: enemies count, one's own count twice against it. */
const over =
  (radius: number, each: (scene: Scene, use: Use) => number, harmsAll: boolean): Rating['worth'] =>
  (scene, use) =>
    unitsOn(scene, areaTiles(scene, use.target, radius))
      .filter((id) => knowsOf(scene, use.actor, id) && !isDown(scene, id))
      .reduce((sum, target) => {
        if (areEnemies(scene, use.actor, target)) return sum + each(scene, { ...use, target });
        return harmsAll ? sum - 2 * each(scene, { ...use, target }) : sum;
      }, 0);

/** What healing so much does for somebody: most for who lies there. */
const healing = (scene: Scene, id: CharacterId, amount: number): number => {
  const who = characterIn(scene, id);
  if (who === null) return 0;
  const lacks = profileOf(who).maxHp - who.battle.hp;
  const mended = Math.min(lacks, amount);
  if (isDown(scene, id)) return mended > 0 ? mended + 4 : 0;
  return mended < Math.min(2, amount) ? 0 : mended * (who.battle.hp <= lacks ? 1 : 0.6);
};

const isLiving = (scene: Scene, id: CharacterId): boolean =>
  profileOf(character(scene, id)).type === 'living';

const isGun = ({ kind, slot }: Weapon) => kind === 'ranged' && (slot === 'primary' || slot === 'own');
const isSidearm = ({ kind, slot }: Weapon) => kind === 'ranged' && (slot === 'secondary' || slot === 'own');
const isMelee = ({ kind }: Weapon) => kind === 'melee';

/** What abilities are worth. Those that are not here are left to people. */
export const ratings: { readonly [act: string]: Rating } = {
  // Attacks of their own kind.
  killShot: strikes('killShot', isGun),
  quickdraw: strikes('quickdraw', isSidearm),
  scorpionStrike: strikes('scorpionStrike', isMelee),
  charge: strikes('charge', () => true),
  arcaneBolt: onFoe((scene, { actor, target }) =>
    byStrike(scene, { actor, target, weapon: bolt, ability: 'arcaneBolt' }),
  ),
  lightningStrike: onFoe((scene, use) => damage(scene, use, 3)),
  daevicClaws: onFoe((scene, use) => damage(scene, use, willOf(scene, use.actor).total + 1)),
  soulRend: onFoe((scene, use) => damage(scene, use, 2) + (has(scene, use.target, 'panic') ? 0 : 1.5)),
  fireball: onFoe(over(1.5, (scene, use) => damage(scene, use, 3.5), true)),

  // What weighs on enemies.
  ignite: gives('burning', 2.5),
  terrorize: gives('panic', 2),
  mindFlay: gives('disoriented', 1.5),
  blindingSunlight: gives('disoriented', 1),
  foeShatter: gives('shattered', 1.2),
  lethargy: onFoe(
    over(
      2,
      (scene, { target }) => (!isLiving(scene, target) || has(scene, target, 'exhausted') ? 0 : 0.6),
      false,
    ),
  ),
  disruptArtifact: gives('stunned', 2.5),
  controlArtifact: gives('mindControlled', 3),
  curse: underOnce('foe', 'curse', 1),
  suppressiveFire: underOnce('foe', 'suppressed', 1.2),
  spotter: onFoe((scene, { actor, target }) =>
    isDown(scene, target) || heldOf(characterIn(scene, target), 'marked')?.source === actor ? 0 : 0.7,
  ),

  // What helps one's own.
  healWounds: onAlly((scene, { actor, target }) => healing(scene, target, 2 + willOf(scene, actor).total)),
  healingFountain: onAlly((scene, { actor, target }) =>
    unitsOn(scene, areaTiles(scene, target, 2))
      .filter((id) => !areEnemies(scene, actor, id))
      .reduce((sum, id) => sum + 2 * healing(scene, id, willOf(scene, actor).total), 0),
  ),
  arcaneDefenses: underOnce('ally', 'arcaneDefenses', 0.9),
  mirage: underOnce('ally', 'mirage', 0.9),
  guidance: underOnce('ally', 'guidance', 0.9),
  encourage: onAlly((scene, { target }) => (isDown(scene, target) ? 0 : 1.5)),
};

/** Of those on enemies, what takes a blow. */
const blows: readonly string[] = ['scorpionStrike', 'charge'];

/** Whether somebody has a gun, or an ability of those that harm or hinder enemies from where they stand. */
export const harmsFromAfar = (scene: Scene, actor: CharacterId): boolean =>
  weaponsOf(scene, actor).some(({ kind }) => kind === 'ranged') ||
  profileOf(character(scene, actor)).abilities.some(
    (ability) => ratings[ability]?.on === 'foe' && !blows.includes(ability),
  );
