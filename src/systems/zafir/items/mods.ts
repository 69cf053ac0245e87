import type { Modifier } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { dealDamage } from '../attack/damage.ts';
import type { AfterStrike } from '../attack/hooks.ts';
import { isOut } from '../conditions/can.ts';
import { type ModId, mods } from '../content/mods.ts';
import { distanceBetween } from '../move/sight.ts';
import type { AttackAbout, Source } from '../numbers/about.ts';
import { ruleOf } from '../party/rules.ts';
import { type Scene, unitIn } from '../scene.ts';

/** Whether an attack is made with a weapon that has a mod on it. */
const isMadeWith = ({ weapon, kind }: AttackAbout, mod: ModId): boolean =>
  kind !== 'subdue' && weapon.mods.includes(mod);

const by = (mod: ModId, amount: number): Modifier => ({
  source: mod,
  amount,
  params: { name: rowOf(mods, mod).name },
});

const adjacent = 1.5;
const near = [2, 5] as const;

/** Reflex Sight: 2 Crit Dice more against who is adjacent, one at 2 to 5 tiles. */
export const reflexSightCrit: Source<'crit'> = (scene, about) => {
  if (!isMadeWith(about, 'reflexSight')) return [];
  const away = distanceBetween(scene, about.actor, about.target, about.from);
  if (away <= adjacent) return [by('reflexSight', 2)];
  return away >= near[0] && away <= near[1] ? [by('reflexSight', 1)] : [];
};

/** Suppressor: out of concealment an Aim Die and a point of damage more. */
const suppressed = (scene: Scene, about: AttackAbout): readonly Modifier[] =>
  isMadeWith(about, 'suppressor') && unitIn(scene, about.actor)?.concealed === true
    ? [by('suppressor', 1)]
    : [];

export const suppressorAim: Source<'aim'> = suppressed;
export const suppressorDamage: Source<'damage'> = suppressed;

/** Grip: a shot that misses still deals 1 damage past armour; one that a reaction made miss does where the crew plays it so (A58). */
export const gripGrazes: AfterStrike = function* (tx, about, { hit, prevented }) {
  const { actor, target, weapon, kind } = about;
  if (hit || kind !== 'ranged' || !isMadeWith(about, 'grip') || isOut(tx.now, target)) return;
  if (prevented && ruleOf(tx.now.party, 'gripDodged') !== 'yes') return;
  yield* dealDamage(tx, {
    target,
    amount: 1,
    damageType: weapon.damageType,
    by: actor,
    what: rowOf(mods, 'grip').name,
    attack: true,
    ignoresArmour: true,
  });
};
