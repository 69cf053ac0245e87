import { damageOf, type Numbered, numbersOf } from '../attack/strike.ts';
import { type Through, through } from '../attack/through.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { character, type Scene } from '../scene.ts';
import { critChance, hitChance } from './dice.ts';

/** What one attack may come to. Chances are exact, 0 to 1; reactions, which somebody chooses, are not counted. */
export interface StrikeOdds {
  readonly numbers: Numbered;
  readonly hit: number;
  /** To hit critically: of all attacks, misses counted. */
  readonly crit: number;
  /** HP lost on average, misses counted. */
  readonly hp: number;
  /** To leave the target no HP. */
  readonly fells: number;
}

/** The odds of an attack in the scene as it is. */
export function strikeOdds(scene: Scene, about: AttackAbout): StrikeOdds {
  const numbers = numbersOf(scene, about);
  const hit = hitChance(numbers.aim.total);
  const critical = critChance(numbers.crit.total);
  if (about.kind === 'subdue') return { numbers, hit, crit: 0, hp: 0, fells: 0 };
  const has = character(scene, about.target).battle.hp;
  let [hp, fells] = [0, 0];
  for (const { done, chance } of outcomes(scene, about, numbers, critical)) {
    hp += hit * chance * done.hp;
    if (has > 0 && done.hp === has) fells += hit * chance;
  }
  return { numbers, hit, crit: hit * critical, hp, fells };
}

/** What it counts for that somebody falls, in HP. */
export const felling = 3;

export const meanDamage = (die: number, plus: number): number => plus + (die === 0 ? 0 : (die + 1) / 2);

/** What an attack is worth in one number, HP that it takes: by what whoever makes it may know of its target. */
export function strikeWorth(
  { kind, weapon }: AttackAbout,
  { hit, hp, fells, numbers }: StrikeOdds,
  known: boolean,
): number {
  if (kind === 'subdue') return hit;
  return known ? hp + felling * fells : hit * meanDamage(weapon.damage.die, numbers.damage.total);
}

/** What a hit may do, with the chance of each, critical or not, by each face of its die. */
function outcomes(
  scene: Scene,
  about: AttackAbout,
  numbers: Numbered,
  critical: number,
): readonly { readonly done: Through; readonly chance: number }[] {
  const { die } = about.weapon.damage;
  const faces = die === 0 ? [0] : Array.from({ length: die }, (_, i) => i + 1);
  return [true, false].flatMap((crit) =>
    faces.map((face) => ({
      done: through(scene, damageOf(about, numbers, face, crit)),
      chance: (crit ? critical : 1 - critical) / faces.length,
    })),
  );
}
