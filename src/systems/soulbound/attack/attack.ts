import { castDraft } from 'immer';
import type { IntentOf } from '../../../engine/intent.ts';
import type { Rule } from '../../../engine/rule.ts';
import { closeWith } from '../../../engine/space/zones/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilTurnStart } from '../../../engine/uses/index.ts';
import { hasTrait } from '../character/traits.ts';
import { rollTest } from '../checks/rolling.ts';
import type { AttackAbout, TestAbout } from '../numbers/about.ts';
import { armourOf, attackDifficulty } from '../numbers/index.ts';
import { attackSkill, isRanged, weaponOf } from '../numbers/weapon.ts';
import type { CharacterId, Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { payMettle, payMove, takeAction } from '../turn/economy.ts';
import { calledShotEffect } from './calledShot.ts';
import { suffer } from './damage.ts';
import { defenderOf } from './defender.ts';
import { checkAttack } from './legality.ts';

/** An attack from the Ladder to the Wound: pay, go up to the target, roll, place Focus, deal Damage. */
export function* attack(tx: Tx<Scene>, intent: IntentOf<'attack'>): Rule<void> {
  const before = tx.snapshot();
  const checked = checkAttack(before, intent);
  if (!checked.ok) return yield* tx.refuse(checked.refusal.code, checked.refusal.params);
  const { about: wanted, approach, bought, doubled } = checked.attack;
  const { actor } = wanted;

  takeAction(tx, actor, bought);
  if (doubled) payMettle(tx.state, actor, 1);
  const now = staysPut(before, wanted)
    ? before
    : goUpTo(tx, before, actor, wanted.target, approach.takesMove);
  const about = redirected(tx, now, wanted);
  const outcome = yield* strike(tx, now, about, doubled);
  if (outcome.dealt > 0) {
    suffer(tx, about.target, outcome.dealt, outcome.minorOnly);
    yield* calledShotEffect(tx, about);
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
  const closed = closeWith(fight.standing, actor, target);
  if (!closed.ok || closed.standing === fight.standing) return before;
  return { ...before, fight: { ...fight, standing: closed.standing } };
}

/** Whether an attack is made from where one stands: a shot, or with Reach. */
export const staysPut = (scene: Scene, about: AttackAbout): boolean =>
  isRanged(scene, about) || hasTrait(weaponOf(scene, about), 'reach');

/** The Test that an attack is. */
export const attackTest = (scene: Scene, about: AttackAbout, doubled: boolean): TestAbout => ({
  actor: about.actor,
  attribute: 'body',
  skill: attackSkill(scene, about),
  sense: null,
  doubled,
  way: about.way,
  opposedBy: null,
  resists: false,
  edge: null,
  social: false,
});

/** Who defends the target takes the attack in their place. */
function redirected(tx: Tx<Scene>, now: Scene, about: AttackAbout): AttackAbout {
  const defender = defenderOf(now, about);
  if (defender === null) return about;
  tell(tx, 'defended', { actor: about.actor, target: about.target, defender });
  return { ...about, target: defender };
}

/** What an attack came to: the Damage that Armour let through. */
interface Struck {
  readonly dealt: number;
  readonly minorOnly: boolean;
}

function* strike(tx: Tx<Scene>, now: Scene, about: AttackAbout, doubled: boolean): Rule<Struck> {
  const { actor, target, way } = about;
  const ranged = isRanged(now, about);
  const ladder = attackDifficulty(now, about);
  const weapon = weaponOf(now, about);
  const by = ranged ? (about.thrown ? 'throw' : 'shot') : 'melee';
  const rolled = yield* rollTest(tx, now, {
    about: attackTest(now, about, doubled),
    purpose: { kind: 'attack', target, weapon: weapon.name, by, way },
    difficulty: ladder.dn,
    goal: { kind: 'most' },
  });
  const hit = rolled.successes > 0;
  const total = hit ? weapon.damage + rolled.successes : 0;
  const armour = armourOf(now, about);
  const dealt = Math.max(0, total - armour.total);
  if (way === 'charge') charge(tx, actor);
  tell(tx, 'attacked', {
    actor,
    target,
    weapon: weapon.name,
    weaponDamage: weapon.damage,
    ranged,
    thrown: about.thrown,
    way,
    ...ladder,
    ...rolled,
    damage: total,
    armour,
    dealt,
  });
  return { dealt, minorOnly: hasTrait(weapon, 'ineffective') };
}

/** Whoever charges is easier to hit until their next turn. */
function charge(tx: Tx<Scene>, actor: CharacterId): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined) return;
  const others = fighter.effects.filter((effect) => effect.id !== 'charge');
  fighter.effects = [
    ...others,
    castDraft({ id: 'charge' as const, ally: null, zone: null, duration: untilTurnStart(actor) }),
  ];
}
