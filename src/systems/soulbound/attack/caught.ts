import type { Tx } from '../../../engine/tx.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { weaponOf } from '../numbers/weapon.ts';
import type { Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import type { ToldSide } from '../told.ts';
import { suffer } from './damage.ts';
import type { Catching } from './events.ts';
import { through } from './through.ts';

/** Somebody who is caught in an attack on another, or on the Zone. */
interface Caught {
  readonly about: AttackAbout; // as if it were aimed at them
  readonly by: Catching;
  readonly damage: number; // before Armour
  /** The Test with which they got out of its way, or did not; null where they may not try. */
  readonly test: ToldSide | null;
  readonly avoided: boolean;
}

/** Somebody suffers what catches them, less their own Armour, or gets out of its way. Counted in the scene as it is `now`. */
export function catchInIt(tx: Tx<Scene>, now: Scene, { about, by, damage, test, avoided }: Caught): void {
  const { actor, target } = about;
  const { armour, harm, dealt, minorOnly } = through(now, about, damage);
  const suffered = avoided ? 0 : dealt;
  tell(tx, 'caught', {
    actor,
    target,
    by,
    weapon: weaponOf(now, about).name,
    damage,
    armour,
    harm,
    dealt: suffered,
    test,
    avoided,
  });
  suffer(tx, target, suffered, minorOnly);
}
