import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import { rowOf } from '../../../engine/table.ts';
import type { Tx } from '../../../engine/tx.ts';
import { untilRemoved, untilTurnStart } from '../../../engine/uses/index.ts';
import { hasTrait } from '../character/traits.ts';
import { addCondition } from '../conditions/change.ts';
import { ranges } from '../content/ranges.ts';
import { letFall } from '../fight/ground.ts';
import { reveal } from '../fight/hidden.ts';
import { type ZoneId, zonesApart } from '../fight/zones.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { weaponOf } from '../numbers/weapon.ts';
import { type CharacterId, character, fighterIn, fightersIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { calledShotEffect } from './calledShot.ts';
import { suffer } from './damage.ts';
import { cleave, rend } from './sixes.ts';
import { spread } from './spread.ts';
import type { Struck } from './strike.ts';

/**
 * What an attack does once it is rolled, in the scene as it was `now`: Damage and what comes of it, what the weapon's
 * traits do to the target, then to those around.
 */
export function* consequences(tx: Tx<Scene>, now: Scene, about: AttackAbout, struck: Struck): Rule<void> {
  const { target } = about;
  const weapon = weaponOf(now, about);
  if (struck.dealt > 0) {
    const hurts = !character(now, target).lastStand;
    suffer(tx, target, struck.dealt, struck.minorOnly);
    if (hurts && !character(tx.now, target).dead) yield* calledShotEffect(tx, about);
  }
  if (struck.successes === 0) return;
  if (hasTrait(weapon, 'restraining')) restrain(tx, about);
  if (hasTrait(weapon, 'rend')) rend(tx, target, struck.sixes);
  if (hasTrait(weapon, 'spread')) yield* spread(tx, now, about, struck);
  if (hasTrait(weapon, 'cleave')) cleave(tx, about, struck.sixes);
}

/** Restraining binds with any hit (S55), until somebody breaks free. */
function restrain(tx: Tx<Scene>, { actor, target }: AttackAbout): void {
  if (character(tx.now, target).dead) return;
  addCondition(tx, target, {
    id: 'restrained',
    source: actor,
    cause: 'restraining',
    duration: untilRemoved,
  });
}

/** A weapon that was used, hit or not. */
type Used = Pick<AttackAbout, 'actor' | 'weapon' | 'thrown'>;

/** A weapon with Reload is empty after an attack; one that was thrown may stay in the Zone that it was thrown into (S58). */
export function spend(tx: Tx<Scene>, now: Scene, used: Used, zone: ZoneId | null): void {
  const { actor, thrown } = used;
  const weapon = weaponOf(now, used);
  if (hasTrait(weapon, 'reload')) {
    const emptied = tx.state.characters[actor]?.weapons.find(({ id }) => id === weapon.id);
    if (emptied !== undefined) emptied.loaded = false;
  }
  if (!thrown || weapon.natural || now.party.rules.thrown === 'atHand') return;
  letFall(tx, actor, weapon.id, zone);
  const named = zone === null ? null : (tx.now.fight?.map.zones[zone]?.name ?? null);
  tell(tx, 'thrownAway', { actor, weapon: weapon.name, zone: named });
}

/**
 * A Loud weapon alerts everybody within Long Range of the attacker, hit or not. An attack gives away who was hidden: to the
 * target and to those in its Zone and the attacker's; with a Loud weapon to all whom it alerts (S52). `targets` are those it
 * was aimed at.
 */
export function giveAway(tx: Tx<Scene>, now: Scene, used: Used, targets: readonly CharacterId[]): void {
  const { actor } = used;
  const weapon = weaponOf(now, used);
  const isLoud = hasTrait(weapon, 'loud');
  if (isLoud) tell(tx, 'alerted', { actor, weapon: weapon.name });
  if ((fighterIn(now, actor)?.hidden ?? null) === null) return;
  const near = (id: CharacterId, zones: number, to: CharacterId) => zonesApart(now, id, to) <= zones;
  const see = (id: CharacterId) => near(id, 0, actor) || targets.some((target) => near(id, 0, target));
  reveal(tx, actor, 'attacked', fightersIn(now).filter(see));
  if (!isLoud) return;
  const far = rowOf(ranges, 'long').zones ?? 0;
  reveal(
    tx,
    actor,
    'loud',
    fightersIn(now).filter((id) => near(id, far, actor)),
  );
}

/** Whoever charges is easier to hit until their next turn. */
export function charged(tx: Tx<Scene>, actor: CharacterId): void {
  const fighter = tx.state.fight?.fighters[actor];
  if (fighter === undefined) return;
  const others = fighter.effects.filter((effect) => effect.id !== 'charge');
  fighter.effects = [
    ...others,
    castDraft({ id: 'charge' as const, ally: null, zone: null, duration: untilTurnStart(actor) }),
  ];
}
