import type { Params } from '../../../engine/refusal.ts';
import type { Reaction } from '../../../engine/ruleset.ts';
import { knows } from '../abilities/limits.ts';
import { strike } from '../attack/strike.ts';
import { weaponsOf } from '../attack/weapons.ts';
import type { Weapon } from '../character/weapon.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { type CharacterId, type Scene, unitIn } from '../scene.ts';
import { usedThisRound, useThisRound } from '../turn/uses.ts';
import { type Reactor, windows } from './index.ts';
import { answer, answerParams, reactionOf, unitNamed } from './reacting.ts';

/** What strikes back, and with what. */
interface Back {
  readonly id: 'returnFire' | 'riposte';
  readonly after: (kind: Params[string] | undefined) => boolean;
  readonly with: (weapon: Weapon) => boolean;
}

/** The first weapon that will do against whoever attacked. */
function shotOf(scene: Scene, back: Back, actor: CharacterId, target: CharacterId): AttackAbout | null {
  for (const weapon of weaponsOf(scene, actor).filter(back.with)) {
    const about = answer(scene, { actor, target, weapon, reaction: back.id, moving: false });
    if (about !== null) return about;
  }
  return null;
}

/** Once a round, after an attack of a kind on somebody, hit or miss: a free attack on whoever made it. */
const strikingBack =
  (back: Back): Reactor =>
  (scene, window, { actor, target, kind }) => {
    const owner = window === windows.attackOver && back.after(kind) ? unitNamed(scene, target) : null;
    const foe = unitNamed(scene, actor);
    if (owner === null || foe === null || !knows(scene, owner, back.id)) return [];
    const about = usedThisRound(scene, owner, back.id) ? null : shotOf(scene, back, owner, foe);
    return about === null ? [] : [struckBack(scene, back, about)];
  };

const struckBack = (scene: Scene, back: Back, about: AttackAbout): Reaction<Scene> =>
  reactionOf(
    scene,
    about.actor,
    back.id,
    () => answerParams(scene, about),
    function* (tx) {
      const now = shotOf(tx.snapshot(), back, about.actor, about.target);
      if (now === null) return 'goesOn';
      useThisRound(tx, about.actor, back.id);
      yield* strike(tx, now);
      return 'goesOn';
    },
    // It is free; but nobody gives themselves away because they are late to answer.
    { likely: unitIn(scene, about.actor)?.concealed !== true },
  );

/** Return Fire: after a ranged attack, with the secondary weapon; of enemies with whatever they shoot with. */
export const returnFire = strikingBack({
  id: 'returnFire',
  after: (kind) => kind === 'ranged',
  with: ({ slot, kind }) => kind === 'ranged' && (slot === 'secondary' || slot === 'own'),
});

/** Riposte: after a melee attack, where the attacker is within reach of a melee weapon. */
export const riposte = strikingBack({
  id: 'riposte',
  after: (kind) => kind === 'melee' || kind === 'subdue',
  with: ({ kind }) => kind === 'melee',
});
