import type { Sum } from '../../../engine/modifier.ts';
import { hasTrait } from '../character/traits.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { armourOf } from '../numbers/index.ts';
import { weaponOf } from '../numbers/weapon.ts';
import { harmOf, kindsOf } from '../powers/guards.ts';
import type { Scene } from '../scene.ts';

/** What becomes of Damage on its way to somebody. */
export interface Through {
  readonly armour: Sum;
  /** What Armour lets through, and what powers make of that kind of Damage. */
  readonly harm: Sum;
  /** What they suffer of it. */
  readonly dealt: number;
  /** No Wound of it is more than Minor. */
  readonly minorOnly: boolean;
}

/** What somebody's Armour lets through of so much Damage by a weapon. */
export function through(scene: Scene, about: AttackAbout, damage: number): Through {
  const armour = armourOf(scene, about);
  const weapon = weaponOf(scene, about);
  const harm = harmOf(scene, about.target, kindsOf(weapon), Math.max(0, damage - armour.total));
  return {
    armour,
    harm,
    dealt: harm.total,
    minorOnly: hasTrait(weapon, 'ineffective'),
  };
}
