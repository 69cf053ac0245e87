import { knows } from '../abilities/limits.ts';
import { whyHelpless } from '../conditions/can.ts';
import { tell } from '../tell.ts';
import { usedThisRound, useThisRound } from '../turn/uses.ts';
import { type Reactor, windows } from './index.ts';
import { reactionOf, unitNamed } from './reacting.ts';

const id = 'distraction';

/** Distraction: the first reaction attack of a round against somebody misses (A38). */
export const distraction: Reactor = (scene, window, { actor, target, reaction, weapon }) => {
  const owner = window === windows.attackMade ? unitNamed(scene, target) : null;
  if (owner === null || reaction === null || reaction === undefined) return [];
  if (!knows(scene, owner, id) || usedThisRound(scene, owner, id) || whyHelpless(scene, owner) !== null)
    return [];
  return [
    reactionOf(scene, owner, id, { weapon: weapon ?? null }, (tx) => {
      useThisRound(tx, owner, id);
      tell(tx, 'distracted', { target: owner, by: unitNamed(tx.now, actor) });
      return 'prevented';
    }),
  ];
};
