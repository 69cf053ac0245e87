import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { hasTrait } from '../character/traits.ts';
import { isIncapacitated } from '../conditions/active.ts';
import { closedWith } from '../fight/together.ts';
import { zoneOfFighter } from '../fight/zones.ts';
import { go } from '../moves/move.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { isRanged, weaponOf } from '../numbers/weapon.ts';
import { attackMoment, attackOver } from '../powers/moments.ts';
import { type CharacterId, character, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { payMettle, payMove, takeAction } from '../turn/economy.ts';
import { charged, consequences, giveAway, spend } from './after.ts';
import { blast, blasted, blastOf } from './blast.ts';
import { catchInIt } from './caught.ts';
import { defenderOf } from './defender.ts';
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
  attackOver(tx);
}

/** A Blast, and what is left of the weapon and of being hidden. */
function blastZone(tx: Tx<Scene>, before: Scene, attack: AllowedBlast): void {
  const { actor, means, zone } = attack;
  const used = { actor, weapon: means.weapon.id, thrown: means.thrown };
  const there = blasted(before, zone);
  blast(tx, before, attack);
  spend(tx, used);
  giveAway(tx, used, there);
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
  spend(tx, about);
  giveAway(tx, about, [about.target]);
}

/**
 * Blast with a Test, where a group plays it so: the target takes what the attack deals, and a hit makes all others in
 * its Zone suffer the figure in brackets (S50).
 */
function burst(tx: Tx<Scene>, now: Scene, about: AttackAbout): void {
  const damage = blastOf(weaponOf(now, about));
  const zone = zoneOfFighter(now, about.target);
  if (damage === 0 || zone === null) return;
  for (const target of blasted(now, zone).filter((id) => id !== about.target)) {
    const own = { ...about, target, way: null };
    catchInIt(tx, now, { about: own, by: 'blast', damage, test: null, avoided: false });
  }
}

/**
 * Comes within Close Range of somebody in the same Zone. Takes the scene before it, and gives the scene as it is for
 * whatever is counted next: with the new standing, before anything was paid.
 */
export function goUpTo(
  tx: Tx<Scene>,
  before: Scene,
  actor: CharacterId,
  target: CharacterId,
  takesMove: boolean,
): Scene {
  const closed = upClose(before, actor, target);
  if (closed === before || closed.fight === null || tx.state.fight === null) return before;
  if (takesMove) payMove(tx.state);
  // Only who is close to whom has changed: the rest of the standing need not be in the entry.
  tx.state.fight.standing.knots = castDraft(closed.fight.standing.knots);
  tell(tx, 'cameClose', { actor, target, takesMove });
  return closed;
}

/** A scene in which somebody has gone up to another; the same one where nothing changes by it. */
export function upClose(before: Scene, actor: CharacterId, target: CharacterId): Scene {
  const { fight } = before;
  if (fight === null) return before;
  const closed = closedWith(before, actor, target);
  if (closed === null) return before;
  return { ...before, fight: { ...fight, standing: closed } };
}

/** Whether an attack is made from where one stands: a shot, or with Reach. */
export const staysPut = (scene: Scene, about: AttackAbout): boolean =>
  isRanged(scene, about) || hasTrait(weaponOf(scene, about), 'reach');

/** Who defends the target takes the attack in their place. */
function redirected(tx: Tx<Scene>, now: Scene, about: AttackAbout): AttackAbout {
  const defender = defenderOf(now, about);
  if (defender === null) return about;
  tell(tx, 'defended', { actor: about.actor, target: about.target, defender });
  return { ...about, target: defender };
}
