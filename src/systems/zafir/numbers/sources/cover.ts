import { coverOf, type UnitCover } from '../../move/sight.ts';
import type { Scene } from '../../scene.ts';
import type { AttackAbout, Source } from '../about.ts';

/** The cover that counts against an attack: none for who is on the move (A13). */
export const coverAgainst = (scene: Scene, { actor, target, from, moving }: AttackAbout): UnitCover =>
  moving ? { cover: 'none', by: null, how: null } : coverOf(scene, { attacker: actor, target, from });

/** No cover: 2 Aim Dice more; half cover: 1; full cover: none. */
export const coverAim: Source<'aim'> = (scene, about) => {
  const { cover } = coverAgainst(scene, about);
  if (cover === 'full') return [];
  return [cover === 'none' ? { source: 'noCover', amount: 2 } : { source: 'halfCover', amount: 1 }];
};

/** No cover: 2 Crit Dice more. */
export const coverCrit: Source<'crit'> = (scene, about) =>
  coverAgainst(scene, about).cover === 'none' ? [{ source: 'noCover', amount: 2 }] : [];
