import { distanceBetween } from '../../move/sight.ts';
import type { Source } from '../about.ts';

/** A weapon's own Aim Dice; a subdue is made with the body alone. */
export const weaponAim: Source<'aim'> = (_scene, { weapon, kind }) =>
  kind === 'subdue' ? [] : [{ source: 'weapon', amount: weapon.aim, params: { name: weapon.name } }];

/** Within this many tiles a Point Blank weapon is at its deadliest. */
const pointBlankRange = 1.5;

export const pointBlankAim: Source<'aim'> = (scene, { weapon, kind, actor, target, from }) =>
  kind !== 'subdue' &&
  weapon.properties.some(({ id }) => id === 'pointBlank') &&
  distanceBetween(scene, actor, target, from) <= pointBlankRange
    ? [{ source: 'pointBlank', amount: 1 }]
    : [];

/** A shot out of Overwatch is a hasty one. */
export const overwatchAim: Source<'aim'> = (_scene, { reaction }) =>
  reaction === 'overwatch' ? [{ source: 'overwatch', amount: -1 }] : [];
