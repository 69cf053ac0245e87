import type { Json } from '../../../engine/json.ts';
import { effectsOf } from '../abilities/effects.ts';
import { aimOf, strike } from '../attack/strike.ts';
import { weaponOf } from '../attack/weapons.ts';
import { dropEffect } from '../conditions/consequences.ts';
import { standingOn } from '../move/reveal.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { ruleOf } from '../party/rules.ts';
import { type CharacterId, type Scene, unitIn, unitsIn } from '../scene.ts';
import { type Reactor, windows } from './index.ts';
import { answer, answerParams, reactionOf, unitNamed } from './reacting.ts';

/** The shot that somebody on overwatch could take at who moves, on the tile they have come to; null where they cannot. */
function shotOf(scene: Scene, actor: CharacterId, target: CharacterId): AttackAbout | null {
  const [watch] = effectsOf(scene, actor, 'overwatch');
  const weapon = watch === undefined ? null : weaponOf(scene, actor, watch.means);
  return weapon === null
    ? null
    : answer(scene, { actor, target, weapon, reaction: 'overwatch', moving: true });
}

/**
 * Whether a shot is worth asking about: the first of a move, or a better one than those that were let go before. `past`: the
 * tiles that the mover has come over.
 */
function isBest(scene: Scene, about: AttackAbout, past: Json | undefined): boolean {
  if (!Array.isArray(past) || past.length === 0) return true;
  const aim = aimOf(scene, about).total;
  // The tile before is the one from which most is the same: as a rule it settles the matter.
  return past.toReversed().every((tile) => {
    const then = typeof tile === 'string' ? standingOn(scene, about.target, tile) : scene;
    const earlier = shotOf(then, about.actor, about.target);
    return earlier === null || aimOf(then, earlier).total < aim;
  });
}

/**
 * Overwatch: whoever watches may shoot at an enemy who moves within range and sight, out of cover, a die worse. Once a move while
 * there is ammo; by a house rule once, and then it is over (A11, A12). A shot gives away who is concealed.
 */
export const overwatchShot: Reactor = function* (scene, window, { actor, past }) {
  const target = window === windows.unitMoved ? unitNamed(scene, actor) : null;
  if (target === null) return;
  for (const owner of unitsIn(scene)) {
    if (scene.fight?.fired.includes(owner) || effectsOf(scene, owner, 'overwatch').length === 0) continue;
    const about = shotOf(scene, owner, target);
    if (about === null || !isBest(scene, about, past)) continue;
    yield reactionOf(
      scene,
      owner,
      'overwatch',
      () => answerParams(scene, about),
      function* (tx) {
        const now = shotOf(tx.snapshot(), owner, target);
        if (now === null) return 'goesOn';
        tx.state.fight?.fired.push(owner);
        if (ruleOf(tx.now.party, 'overwatchShots') === 'once') dropEffect(tx, owner, 'overwatch');
        yield* strike(tx, now);
        return 'goesOn';
      },
      // An action has gone into it; but nobody gives themselves away because they are late to answer.
      { likely: unitIn(scene, owner)?.concealed !== true, pass: 'overwatch.wait' },
    );
  }
};
