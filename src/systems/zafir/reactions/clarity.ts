import { untilEncounterEnd } from '../../../engine/uses/index.ts';
import { addEffect, effectsOf } from '../abilities/effects.ts';
import { has, limitOf } from '../abilities/limits.ts';
import { whyHelpless } from '../conditions/can.ts';
import { ruleOf } from '../party/rules.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { grantNextTurn } from '../turn/granted.ts';
import { useUp, whyUsedUp } from '../turn/uses.ts';
import { type Reactor, windows } from './index.ts';
import { reactionOf, unitNamed } from './reacting.ts';

const id = 'clarityInTheChaos';
const name = 'Clarity in the Chaos';

/** Whether somebody can still have it: once an encounter, and by the charge of its row once a mission, unless a crew plays it otherwise (A07). */
function isOpen(scene: Scene, owner: CharacterId): boolean {
  if (!has(scene, owner, id) || effectsOf(scene, owner, 'clarity').length > 0) return false;
  if (ruleOf(scene.party, 'clarity') === 'encounter') return true;
  const { use, limit } = limitOf(scene, owner, id);
  return whyUsedUp(scene, owner, use, limit, name) === null;
}

/** Clarity in the Chaos: a ranged attack on somebody gives them an action more on their next turn. */
export const clarity: Reactor = (scene, window, { target, kind }) => {
  const owner = window === windows.attackMade && kind === 'ranged' ? unitNamed(scene, target) : null;
  if (owner === null || whyHelpless(scene, owner) !== null || !isOpen(scene, owner)) return [];
  return [
    reactionOf(scene, owner, id, { rule: ruleOf(scene.party, 'clarity') }, (tx) => {
      if (ruleOf(tx.now.party, 'clarity') === 'mission') {
        const { use, limit } = limitOf(tx.snapshot(), owner, id);
        useUp(tx, owner, use, limit);
      }
      addEffect(tx, owner, { id: 'clarity', by: owner, duration: untilEncounterEnd });
      grantNextTurn(tx, owner, name);
      return 'goesOn';
    }),
  ];
};
