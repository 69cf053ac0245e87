import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { go } from '../moves/move.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { attackMoment } from '../powers/moments.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { payMettle, payMove, takeAction } from '../turn/economy.ts';
import { defenderOf } from './defender.ts';
import { goUpTo, staysPut } from './goUp.ts';
import type { AllowedStrike } from './legality.ts';

/** An attack before its dice fall: who takes it, and the scene as it is `now`, in which it is counted. */
export interface Engaged {
  readonly now: Scene;
  readonly about: AttackAbout;
}

/**
 * The way to an attack on somebody: it is paid for, a Charge or the Move leads into its Zone, the attacker goes up to the target, whom somebody may
 * defend. Null where what lies in wait on the way is the end of it. The chances of an attack are counted at the end of this way.
 */
export function engage(tx: Tx<Scene>, before: Scene, attack: AllowedStrike): Engaged | null {
  const { about: wanted, approach, bought, doubled } = attack;
  const { actor } = wanted;
  takeAction(tx, actor, bought);
  if (doubled) payMettle(tx.state, actor, 1);
  if (approach.way !== null) {
    if (approach.takesMove) payMove(tx.state);
    go(tx, actor, approach.way, approach.takesMove ? 'move' : 'run');
    if (isDown(tx.now, actor)) return null;
  }
  const there = approach.way === null ? before : tx.snapshot();
  const takesMove = approach.takesMove && approach.way === null; // else the way there has taken it
  const now = staysPut(before, wanted) ? there : goUpTo(tx, there, actor, wanted.target, takesMove);
  return { now, about: redirected(tx, now, wanted) };
}

/** An attack is declared, and powers may work. Null where they leave nobody to make it. */
export function* declare(tx: Tx<Scene>, { now, about }: Engaged): Rule<Engaged | null> {
  const then = yield* attackMoment(tx, 'attackDeclared', now, about);
  return isDown(then, about.actor) ? null : { now: then, about };
}

const isDown = (scene: Scene, actor: CharacterId): boolean =>
  character(scene, actor).dead || isIncapacitated(scene, actor);

/** Who defends the target takes the attack in their place. */
function redirected(tx: Tx<Scene>, now: Scene, about: AttackAbout): AttackAbout {
  const defender = defenderOf(now, about);
  if (defender === null) return about;
  tell(tx, 'defended', { actor: about.actor, target: about.target, defender });
  return { ...about, target: defender };
}
