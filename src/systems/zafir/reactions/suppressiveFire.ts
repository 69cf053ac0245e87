import { effectsOf } from '../abilities/effects.ts';
import type { AfterDamage } from '../attack/hooks.ts';
import { strike } from '../attack/strike.ts';
import { weaponOf } from '../attack/weapons.ts';
import type { Source } from '../numbers/about.ts';
import { type CharacterId, type Scene, unitIn, unitsIn } from '../scene.ts';
import { tell } from '../tell.ts';
import { usedThisRound, useThisRound } from '../turn/uses.ts';
import { type Reactor, windows } from './index.ts';
import { answer, answerParams, reactionOf, unitNamed } from './reacting.ts';

const id = 'suppressiveFire';

/** What suppression takes off the aim of whoever is under it. */
export const suppressedAim: Source<'aim'> = (scene, { actor }) =>
  effectsOf(scene, actor, 'suppressed').map(() => ({
    source: 'suppressed',
    amount: -3,
    params: { name: 'Suppressive Fire' },
  }));

const shotOf = (scene: Scene, actor: CharacterId, target: CharacterId) => {
  const [held] = effectsOf(scene, target, 'suppressed').filter(({ by }) => by === actor);
  const weapon = held === undefined ? null : weaponOf(scene, actor, held.means);
  return weapon === null ? null : answer(scene, { actor, target, weapon, reaction: id, moving: true });
};

/** Suppressive Fire: once a round, where the suppressed unit moves, a shot at it, out of cover (A13). */
export const suppressingShot: Reactor = (scene, window, { actor }) => {
  const target = window === windows.unitMoved ? unitNamed(scene, actor) : null;
  if (target === null) return [];
  return effectsOf(scene, target, 'suppressed').flatMap(({ by: owner }) => {
    const about = usedThisRound(scene, owner, id) ? null : shotOf(scene, owner, target);
    if (about === null) return [];
    return reactionOf(
      scene,
      owner,
      id,
      () => answerParams(scene, about),
      function* (tx) {
        const now = shotOf(tx.snapshot(), owner, target);
        if (now === null) return 'goesOn';
        useThisRound(tx, owner, id);
        yield* strike(tx, now);
        return 'goesOn';
      },
      { likely: unitIn(scene, owner)?.concealed !== true },
    );
  });
};

/** Whoever suppresses others and loses HP lets go of them (A14). */
export const suppressionEnds: AfterDamage = (tx, { target }, { hp }) => {
  if (hp === 0 || tx.state.fight === null) return undefined;
  const now = tx.snapshot();
  for (const other of unitsIn(now)) {
    const isTheirs = ({ id: effect, by }: { id: string; by: string }) =>
      effect === 'suppressed' && by === target;
    if (!(unitIn(now, other)?.effects ?? []).some(isTheirs)) continue;
    const unit = tx.state.fight.units[other];
    if (unit === undefined) continue;
    unit.effects = unit.effects.filter((effect) => !isTheirs(effect));
    tell(tx, 'suppressionEnded', { target: other, by: target });
  }
  return undefined;
};
