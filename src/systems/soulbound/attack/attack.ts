import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isCharmedBy, isIncapacitated } from '../conditions/active.ts';
import { zoneOfFighter } from '../fight/zones.ts';
import { go } from '../moves/move.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { weaponOf } from '../numbers/weapon.ts';
import { attackMoment, attackOver } from '../powers/moments.ts';
import { character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { payMettle, takeAction } from '../turn/economy.ts';
import { charged, consequences, giveAway, spend } from './after.ts';
import { blast, blasted, blastOf } from './blast.ts';
import { catchInIt } from './caught.ts';
import { defenderOf } from './defender.ts';
import { goUpTo, staysPut } from './goUp.ts';
import { type AllowedBlast, type AllowedStrike, checkAttack } from './legality.ts';
import { strike } from './strike.ts';

/** An attack: on somebody, or with Blast on a Zone. */
export function* attack(tx: Tx<Scene>, intent: IntentOf<'attack'>): Rule<void> {
  const before = tx.snapshot();
  const checked = checkAttack(before, intent);
  if (!checked.ok) return yield* tx.refuse(checked.refusal.code, checked.refusal.params);
  takeAction(tx, intent.actor, checked.attack.bought);
  if (checked.attack.kind === 'blast') blastZone(tx, before, checked.attack);
  else yield* strikeAt(tx, before, checked.attack);
  attackOver(tx, before);
}

/** A Blast, and what is left of the weapon and of being hidden. */
function blastZone(tx: Tx<Scene>, before: Scene, attack: AllowedBlast): void {
  const { actor, means, zone } = attack;
  const used = { actor, weapon: means.weapon.id, thrown: means.thrown };
  const there = blasted(before, zone);
  blast(tx, before, attack);
  spend(tx, before, used, zone);
  giveAway(tx, before, used, there);
}

/** An attack on somebody, from the Ladder to the Wound: go up to the target, roll, place Focus, deal Damage. */
function* strikeAt(tx: Tx<Scene>, before: Scene, attack: AllowedStrike): Rule<void> {
  const { about: wanted, approach, doubled, maximised } = attack;
  const { actor } = wanted;
  if (doubled) payMettle(tx.state, actor, 1);
  if (approach.way !== null) {
    go(tx, actor, approach.way, 'run');
    // What lies in wait there may be the end of it.
    if (character(tx.now, actor).dead || isIncapacitated(tx.now, actor)) return;
  }
  const there = approach.way === null ? before : tx.snapshot();
  const now = staysPut(before, wanted) ? there : goUpTo(tx, there, actor, wanted.target, approach.takesMove);
  const about = redirected(tx, now, wanted);
  const then = yield* attackMoment(tx, 'attackDeclared', now, about);
  if (character(then, actor).dead || isIncapacitated(then, actor)) return;
  const struck = yield* strike(tx, then, about, { doubled, maximised });
  if (about.way === 'charge') charged(tx, actor);
  yield* consequences(tx, then, about, struck);
  if (struck.successes > 0) burst(tx, then, about);
  spend(tx, then, about, zoneOfFighter(then, about.target));
  giveAway(tx, then, about, [about.target]);
}

/**
 * Blast with a Test, where a group plays it so: the target takes what the attack deals, and a hit makes all others in
 * its Zone suffer the figure in brackets, but for who charmed the attacker (S50).
 */
function burst(tx: Tx<Scene>, now: Scene, about: AttackAbout): void {
  const damage = blastOf(weaponOf(now, about));
  const zone = zoneOfFighter(now, about.target);
  if (damage === 0 || zone === null) return;
  const others = blasted(now, zone).filter((id) => id !== about.target && !isCharmedBy(now, about.actor, id));
  for (const target of others) {
    const own = { ...about, target, way: null };
    catchInIt(tx, now, { about: own, by: 'blast', damage, test: null, avoided: false });
  }
}

/** Who defends the target takes the attack in their place. */
function redirected(tx: Tx<Scene>, now: Scene, about: AttackAbout): AttackAbout {
  const defender = defenderOf(now, about);
  if (defender === null) return about;
  tell(tx, 'defended', { actor: about.actor, target: about.target, defender });
  return { ...about, target: defender };
}
