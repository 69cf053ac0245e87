import { type Modifier, type Sum, sum } from '../../../engine/modifier.ts';
import type { Params } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { lowestRung, rungOf } from '../content/ladder.ts';
import { speeds } from '../content/speeds.ts';
import { damagePowers } from '../powers/modifiers.ts';
import { character, type Scene } from '../scene.ts';
import type { ActorAbout, AttackAbout, NumberName, Numbers, TestAbout } from './about.ts';
import { armourModifiers, attackModifiers, defenceModifiers, isUnaware } from './attack.ts';
import { ownSpeed, speedModifiers } from './speed.ts';
import { difficultyModifiers, poolModifiers } from './test.ts';
import { isRanged, weaponOf } from './weapon.ts';

const sources: { readonly [N in NumberName]: (scene: Scene, about: Numbers[N]) => readonly Modifier[] } = {
  pool: poolModifiers,
  difficulty: difficultyModifiers,
  attackRung: attackModifiers,
  defenceRung: defenceModifiers,
  armour: armourModifiers,
  speed: speedModifiers,
};

/** Everything that changes a number now. What the number is about is what `Numbers` says of it. */
export function modifiers(scene: Scene, number: string, about: Params): readonly Modifier[] {
  if (!isNumber(number)) return [];
  const of = sources[number] as (scene: Scene, about: Params) => readonly Modifier[];
  return of(scene, about);
}

const isNumber = (name: string): name is NumberName => Object.hasOwn(sources, name);

const lowest = 2;
const highest = 6;

/** A difficulty within what a die can show. */
export const possible = (difficulty: number) => Math.min(highest, Math.max(lowest, difficulty));

/** How many dice a Test rolls, and why. Never fewer than none. */
export function poolOf(scene: Scene, about: TestAbout): Sum {
  const pool = sum(character(scene, about.actor).attributes[about.attribute], poolModifiers(scene, about));
  return { ...pool, total: Math.max(0, pool.total) };
}

/** The Difficulty of a Test, and why. */
export function difficultyOf(scene: Scene, base: number, about: TestAbout): Sum {
  const difficulty = sum(base, difficultyModifiers(scene, about));
  return { ...difficulty, total: possible(difficulty.total) };
}

/** The Ladder's part of an attack: both rungs, and the DN that their difference gives. */
export interface AttackDifficulty {
  readonly attack: Sum;
  readonly defence: Sum;
  readonly dn: number;
  /** Whoever is Incapacitated is hit at DN 2, whatever the rungs. */
  readonly helpless: boolean;
  /** Whoever is unaware of the attacker defends as Poor, with nothing of their own (S31). */
  readonly unaware: boolean;
}

export function attackDifficulty(scene: Scene, about: AttackAbout): AttackDifficulty {
  const { ratings } = character(scene, about.actor);
  const own = isRanged(scene, about) ? ratings.accuracy : ratings.melee;
  const attack = sum(rungOf(own), attackModifiers(scene, about));
  const { defence: rating } = character(scene, about.target).ratings;
  const unaware = isUnaware(scene, about);
  const defence = sum(unaware ? lowestRung : rungOf(rating), defenceModifiers(scene, about));
  const helpless = isIncapacitated(scene, about.target);
  return {
    attack,
    defence,
    helpless,
    unaware,
    dn: helpless ? lowest : dnOfSteps(attack.total - defence.total),
  };
}

/** The DN of an attack whose rating stands so many steps above the Defence. */
const dnOfSteps = (steps: number) => possible(4 - steps);

/** What of the target's Armour counts against an attack. */
export function armourOf(scene: Scene, about: AttackAbout): Sum {
  const armour = sum(character(scene, about.target).armour.value, armourModifiers(scene, about));
  return { ...armour, total: Math.max(0, armour.total) };
}

/** What a hit with a weapon deals, before its successes. */
export const weaponDamageOf = (scene: Scene, about: AttackAbout): Sum =>
  sum(weaponOf(scene, about).damage, damagePowers(scene, about));

type Speed = (typeof speeds)[number];

/** How somebody moves now, and why. */
export function speedOf(scene: Scene, about: ActorAbout): { readonly speed: Speed; readonly why: Sum } {
  const why = sum(ownSpeed(scene, about.actor), speedModifiers(scene, about));
  const speed: Speed = speeds[Math.max(0, why.total)] ?? rowOf(speeds, 'slow');
  return { speed, why };
}
