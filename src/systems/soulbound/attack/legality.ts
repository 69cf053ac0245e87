import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { isCharmedBy } from '../conditions/active.ts';
import { ways } from '../content/ways.ts';
import { isHiddenFrom } from '../fight/hidden.ts';
import type { AttackAbout } from '../numbers/about.ts';
import { attackSkill } from '../numbers/weapon.ts';
import { type CharacterId, character, characterIn, fighterIn, type Scene } from '../scene.ts';
import { whyNoAction, whyNoDoubleTraining } from '../turn/economy.ts';
import { type Means, namedMeans, usualMeans } from './means.ts';
import { type Approach, reachOf } from './reach.ts';

/** An attack as somebody wants it. */
export interface Wanted {
  readonly actor: CharacterId;
  readonly target: CharacterId;
  readonly means: string | null;
  readonly way: string | null;
  readonly spend: readonly string[];
}

/** An attack that is allowed, with what it costs. */
export interface Allowed {
  readonly about: AttackAbout;
  readonly approach: Approach;
  readonly bought: boolean; // with an extra Action
  readonly doubled: boolean; // Training, for Mettle
}

type Checked =
  | { readonly ok: true; readonly attack: Allowed }
  | { readonly ok: false; readonly refusal: Refusal };

/** Whether an attack may be made now, or the first reason why not. `options` and `perform` both ask here. */
export function checkAttack(scene: Scene, wanted: Wanted): Checked {
  const { actor, target } = wanted;
  const no = (why: Refusal): Checked => ({ ok: false, refusal: why });
  const bought = wanted.spend.includes('extraAction');
  const doubled = wanted.spend.includes('doubleTraining');
  const spends = whyNotSpent(wanted.spend);
  if (spends !== null) return no(spends);
  const early = whyNoAction(scene, actor, bought) ?? whyNotTarget(scene, actor, target);
  if (early !== null) return no(early);
  const means =
    wanted.means === null ? usualMeans(scene, actor, target) : namedMeans(scene, actor, target, wanted.means);
  if (means === null)
    return no(wanted.means === null ? refusal('noWeapon', { actor }) : refusal('unknownWeapon', { actor }));
  const way = wanted.way === null ? null : (ways.find((row) => row.id === wanted.way)?.id ?? undefined);
  if (way === undefined) return no(refusal('unknownWay', { way: wanted.way }));
  const unusable = whyNotMeans(actor, means);
  if (unusable !== null) return no(unusable);
  const about = { actor, target, weapon: means.weapon.id, thrown: means.thrown, way };
  const skill = attackSkill(scene, about);
  const double = doubled ? whyNoDoubleTraining(scene, actor, skill, bought ? 2 : 1) : null;
  if (double !== null) return no(double);
  const approach = reachOf(scene, about);
  if (approach.refused !== null) return no(approach.refused);
  const stunned = approach.takesMove && whyNotBoth(scene, actor);
  if (stunned) return no(stunned);
  return { ok: true, attack: { about, approach, bought, doubled } };
}

const known = ['extraAction', 'doubleTraining'];

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

/** Why a weapon cannot be used. */
function whyNotMeans(actor: CharacterId, { weapon }: Means): Refusal | null {
  return weapon.dropped ? refusal('weaponDropped', { actor, weapon: weapon.name }) : null;
}

/** Who is Stunned cannot both go up to somebody, where that takes the Move, and attack. */
function whyNotBoth(scene: Scene, actor: CharacterId): Refusal | null {
  const stunned = character(scene, actor).conditions.some((held) => held.id === 'stunned');
  return stunned ? refusal('stunnedEither', { actor }) : null;
}
