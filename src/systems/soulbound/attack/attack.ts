import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { isCharmedBy } from '../conditions/active.ts';
import { zoneOfFighter } from '../fight/zones.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { weaponOf } from '../numbers/weapon.ts';
import { attackOver } from '../powers/moments.ts';
import type { Scene } from '../scene.ts';
import { takeAction } from '../turn/economy.ts';
import { charged, consequences, giveAway, spend } from './after.ts';
import { blast, blasted, blastOf } from './blast.ts';
import { catchInIt } from './caught.ts';
import { declare, engage } from './engage.ts';
import { type AllowedBlast, type AllowedStrike, checkAttack } from './legality.ts';
import { strike } from './strike.ts';
import { throwOrWalk } from './throwOrWalk.ts';

/** An attack: on somebody, or with Blast on a Zone. */
export function* attack(tx: Tx<Scene>, intent: IntentOf<'attack'>): Rule<void> {
  const before = tx.snapshot();
  const checked = checkAttack(before, intent);
  if (!checked.ok) return yield* tx.refuse(checked.refusal.code, checked.refusal.params);
  if (checked.attack.kind === 'blast') blastZone(tx, before, checked.attack);
  else yield* strikeAt(tx, before, checked.attack);
  attackOver(tx, before);
}

/** A Blast, and what is left of the weapon and of being hidden. */
function blastZone(tx: Tx<Scene>, before: Scene, attack: AllowedBlast): void {
  const { actor, means, zone, bought } = attack;
  takeAction(tx, actor, bought);
  const used = { actor, weapon: means.weapon.id, thrown: means.thrown };
  const there = blasted(before, zone);
  blast(tx, before, attack);
  spend(tx, before, used, zone);
  giveAway(tx, before, used, there);
}

/** An attack on somebody, how it is meant first, then from the Ladder to the Wound: go up to the target, roll, place Focus, deal Damage. */
function* strikeAt(tx: Tx<Scene>, before: Scene, wanted: AllowedStrike): Rule<void> {
  const attack = yield* throwOrWalk(tx, before, wanted);
  const engaged = engage(tx, before, attack);
  const declared = engaged === null ? null : yield* declare(tx, engaged);
  if (declared === null) return;
  const { now, about } = declared;
  const struck = yield* strike(tx, now, about, attack);
  if (about.way === 'charge') charged(tx, about.actor);
  yield* consequences(tx, now, about, struck);
  if (struck.successes > 0) burst(tx, now, about);
  spend(tx, now, about, zoneOfFighter(now, about.target));
  giveAway(tx, now, about, [about.target]);
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
