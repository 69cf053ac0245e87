import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Means } from '../character/arms.ts';
import { isCharmedBy } from '../conditions/active.ts';
import { ways } from '../content/ways.ts';
import { isHiddenFrom } from '../fight/hidden.ts';
import { type ZoneId, zoneOfFighter } from '../fight/zones.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { attackSkill, isRanged } from '../numbers/weapon.ts';
import { whyNoSoulfire } from '../party/spend.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene } from '../scene.ts';
import { whyNoAction, whyNoDoubleTraining } from '../turn/economy.ts';
import { isBlast, whyNoBlast } from './blast.ts';
import { meansOf, namedMeans, usualMeans, whyNotMeans } from './means.ts';
import { type Reaching, reachOf, walkTo } from './reach.ts';

/** An attack as somebody wants it. */
export interface Wanted {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly means: string | null;
  readonly way: string | null;
  readonly spend: readonly string[];
}

/** An attack on somebody that is allowed, with what it costs. */
export interface AllowedStrike {
  readonly kind: 'strike';
  readonly about: AttackAbout;
  readonly approach: Reaching;
  readonly bought: boolean; // with an extra Action
  readonly doubled: boolean; // Training, for Mettle
  readonly maximised: boolean; // every die a 6, for Soulfire
  /** The same with the weapon in hand, walking up first: nobody has said that it is to be thrown. */
  readonly instead: AllowedStrike | null;
}

/** A Blast on a Zone that is allowed. */
export interface AllowedBlast {
  readonly kind: 'blast';
  readonly actor: CharacterId;
  readonly means: Means;
  readonly zone: ZoneId;
  readonly bought: boolean;
}

type Checked<A = AllowedStrike | AllowedBlast> =
  | { readonly ok: true; readonly attack: A }
  | { readonly ok: false; readonly refusal: Refusal };

const no = (why: Refusal) => ({ ok: false, refusal: why }) as const;

/** Whether an attack may be made now, or the first reason why not. `options` and `perform` both ask here. */
export function checkAttack(scene: Scene, wanted: Wanted): Checked {
  const { actor, target } = wanted;
  const bought = wanted.spend.includes('extraAction');
  const early = whyNotSpent(wanted.spend) ?? whyNoAction(scene, actor, bought);
  if (early !== null) return no(early);
  if (isZoneAimed(scene, target)) return checkBlast(scene, wanted, target);
  const why = whyNotTarget(scene, actor, target);
  if (why !== null) return no(why);
  const means =
    wanted.means === null ? usualMeans(scene, actor, target) : namedMeans(scene, actor, target, wanted.means);
  if (means === null)
    return no(wanted.means === null ? refusal('noWeapon', { actor }) : unknownWeapon(scene, actor));
  const zone = zoneOfFighter(scene, target);
  // Whoever aims a Blast at somebody means the Zone where they stand.
  if (isBlast(scene, means.weapon) && zone !== null) return checkBlast(scene, wanted, zone);
  return checkStrike(scene, wanted, means);
}

const unknownWeapon = (scene: Scene, actor: CharacterId): Refusal =>
  refusal('unknownWeapon', { actor, weapons: character(scene, actor).weapons.map(({ name }) => name) });

/** Whether what an attack aims at is a Zone of the fight. */
export const isZoneAimed = (scene: Scene, target: string): target is ZoneId =>
  characterIn(scene, target) === null && Object.hasOwn(scene.fight?.map.zones ?? {}, target);

function checkStrike(scene: Scene, wanted: Wanted, means: Means): Checked<AllowedStrike> {
  const { actor, target } = wanted;
  const bought = wanted.spend.includes('extraAction');
  const doubled = wanted.spend.includes('doubleTraining');
  const maximised = wanted.spend.includes('maximise');
  const way = wanted.way === null ? null : (ways.find((row) => row.id === wanted.way)?.id ?? undefined);
  if (way === undefined)
    return no(refusal('unknownWay', { way: wanted.way, ways: ways.map(({ name }) => name) }));
  const unusable = whyNotMeans(scene, actor, means);
  if (unusable !== null) return no(unusable);
  const about = { actor, target, weapon: means.weapon.id, thrown: means.thrown, way };
  if (way === 'charge' && isRanged(scene, about) && scene.party.rules.chargeWith === 'melee')
    return no(refusal('chargeInMelee', { actor }));
  const skill = attackSkill(scene, about);
  const double = doubled ? whyNoDoubleTraining(scene, actor, skill, bought ? 2 : 1) : null;
  const soulfire = maximised ? whyNoSoulfire(scene, actor) : null;
  const spends = double ?? soulfire;
  if (spends !== null) return no(spends);
  const approach = reachOf(scene, about);
  if (approach.refused !== null) return no(approach.refused);
  const stunned = approach.takesMove && whyNotBoth(scene, actor);
  if (stunned) return no(stunned);
  const instead = wanted.means === means.id ? null : inHand(scene, about, doubled, bought);
  const paid = { bought, doubled, maximised };
  return {
    ok: true,
    attack: {
      kind: 'strike',
      about,
      approach,
      ...paid,
      instead: instead === null ? null : { kind: 'strike', ...instead, ...paid, instead: null },
    },
  };
}

/** A throw made with the weapon in hand instead, where one can walk up to the target; null where one can't. */
function inHand(
  scene: Scene,
  thrown: AttackAbout,
  doubled: boolean,
  bought: boolean,
): Pick<AllowedStrike, 'about' | 'approach'> | null {
  if (!thrown.thrown) return null;
  const { actor, target } = thrown;
  const about = { ...thrown, thrown: false };
  if (doubled && whyNoDoubleTraining(scene, actor, attackSkill(scene, about), bought ? 2 : 1) !== null)
    return null;
  const charge = reachOf(scene, about);
  const approach = charge.refused === null ? charge : walkTo(scene, actor, target);
  return approach === null ? null : { about, approach };
}

function checkBlast(scene: Scene, wanted: Wanted, zone: ZoneId): Checked<AllowedBlast> {
  const { actor } = wanted;
  const all = meansOf(scene, actor).filter(({ weapon }) => isBlast(scene, weapon));
  const usable = all.find((one) => whyNotMeans(scene, actor, one) === null);
  const named = meansOf(scene, actor).find(({ id }) => id === wanted.means);
  if (wanted.means !== null && named === undefined) return no(unknownWeapon(scene, actor));
  const means = wanted.means === null ? (usable ?? all[0]) : named;
  if (means === undefined) return no(refusal('noBlast', { actor, zone }));
  if (!isBlast(scene, means.weapon)) return no(refusal('notABlast', { weapon: means.weapon.name, zone }));
  if (wanted.way !== null) return no(refusal('blastPlainly', { weapon: means.weapon.name }));
  if (wanted.spend.some((id) => id !== 'extraAction'))
    return no(refusal('blastWithoutTest', { weapon: means.weapon.name }));
  const why = whyNotMeans(scene, actor, means) ?? whyNoBlast(scene, actor, means, zone);
  if (why !== null) return no(why);
  const bought = wanted.spend.includes('extraAction');
  return { ok: true, attack: { kind: 'blast', actor, means, zone, bought } };
}

const known = ['extraAction', 'doubleTraining', 'maximise'];

/** Why something cannot be spent on an attack or action: unknown, or named twice. */
export function whyNotSpent(spend: readonly string[], allowed: readonly string[] = known): Refusal | null {
  const unknown = spend.find((id, at) => !allowed.includes(id) || spend.indexOf(id) !== at);
  return unknown === undefined ? null : refusal('unknownSpend', { spend: unknown });
}

/** Why somebody cannot be attacked. */
export function whyNotTarget(scene: Scene, actor: CharacterId, target: CharacterId): Refusal | null {
  if (characterIn(scene, target) === null) return refusal('unknownTarget');
  if (fighterIn(scene, target) === null) return refusal('targetNotInFight', { target });
  if (target === actor) return refusal('targetSelf', { actor });
  if (character(scene, target).dead) return refusal('targetDead', { target });
  if (isHiddenFrom(scene, target, actor)) return refusal('hiddenFromYou', { actor, target });
  return isCharmedBy(scene, actor, target) ? refusal('charmed', { actor, target }) : null;
}

/** Who is Stunned cannot both go up to somebody, where that takes the Move, and attack. */
function whyNotBoth(scene: Scene, actor: CharacterId): Refusal | null {
  const stunned = character(scene, actor).conditions.some((held) => held.id === 'stunned');
  return stunned ? refusal('stunnedEither', { actor }) : null;
}
