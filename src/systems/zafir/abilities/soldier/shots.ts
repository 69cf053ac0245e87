import type { Act } from '../../acts/act.ts';
import type { AfterStrike } from '../../attack/hooks.ts';
import { isOut } from '../../conditions/can.ts';
import { gain } from '../../conditions/change.ts';
import { ability } from '../ability.ts';
import { attacking, gunCost, isPrimaryGun } from './guns.ts';

/** Kill Shot: a shot of the primary weapon, a die worse and 3 damage more. */
export const killShot: Act = ability(
  'killShot',
  attacking('killShot', { fits: isPrimaryGun, none: 'noPrimaryGun', cost: gunCost }),
);

/** Quickdraw: a free shot with the secondary weapon. */
export const quickdraw: Act = ability(
  'quickdraw',
  attacking('quickdraw', {
    fits: ({ slot, kind }) => kind === 'ranged' && (slot === 'secondary' || slot === 'own'),
    none: 'noSidearm',
  }),
);

/** Scorpion Strike: a melee attack, its free move and all, a die better; who is hit is Poisoned. */
export const scorpionStrike: Act = ability(
  'scorpionStrike',
  attacking('scorpionStrike', { fits: ({ kind }) => kind === 'melee', none: 'noMeleeWeapon' }),
);

export const scorpionSting: AfterStrike = (tx, { actor, target, ability: by }, { hit }) => {
  if (by === 'scorpionStrike' && hit && !isOut(tx.now, target))
    gain(tx, target, 'poisoned', { source: actor, from: 'ability' });
  return undefined;
};
