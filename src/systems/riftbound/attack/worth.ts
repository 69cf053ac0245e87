import type { CharacterId, Scene } from '../scene.ts';
import { hitDie, hitRating } from './die.ts';
import { originOf } from './legality.ts';
import { isMelee, type Means } from './means.ts';

const FACES = 6;

/** The chance that a d6 with so much added comes to a number. */
export const chanceOf = (rating: number, modifier: number): number =>
  Math.min(FACES, Math.max(0, FACES + 1 - (rating - modifier))) / FACES;

/** The chance that one shot is a success, Dodge Roll aside. */
export function shotChance(
  scene: Scene,
  actor: CharacterId,
  means: Means,
  target: CharacterId,
  overwatch = false,
): number {
  const from = originOf(scene, actor, means);
  const aimed = { actor, from, target, attack: means.attack, melee: isMelee(scene, means), overwatch };
  return chanceOf(hitRating(scene, actor, means.attack), hitDie(scene, aimed).total);
}

/** Damage of an Attack on average before anybody dodges: what the attacker knows of it. */
export function expected(
  scene: Scene,
  actor: CharacterId,
  means: Means,
  target: CharacterId,
  overwatch = false,
): number {
  const { shots, damage } = means.attack;
  const many = shots.plus + (shots.dice * (FACES + 1)) / 2;
  return many * damage * shotChance(scene, actor, means, target, overwatch);
}
