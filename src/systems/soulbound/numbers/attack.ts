import type { Modifier } from '../../../engine/modifier.ts';
import { rowOf } from '../../../engine/table.ts';
import { armourLeft } from '../character/protection.ts';
import { hasTrait } from '../character/traits.ts';
import { blindedBy, conditionStep, has } from '../conditions/active.ts';
import { ways } from '../content/ways.ts';
import { isHiddenFrom } from '../fight/hidden.ts';
import { inZone, zonesApart } from '../fight/zones.ts';
import { armourPowers, attackPowers, defencePowers } from '../powers/modifiers.ts';
import { areClose, type CharacterId, character, fighterIn, type Scene } from '../scene.ts';
import type { AttackAbout } from './about.ts';
import { closeLoss, isRanged, weaponOf, zonesBeyond } from './weapon.ts';

/** Steps on the attacker's Melee or Accuracy. */
export function attackModifiers(scene: Scene, about: AttackAbout): readonly Modifier[] {
  const { actor, target } = about;
  return [
    ...ownSteps(scene, actor),
    conditionStep(scene, actor, 'prone', -1),
    { source: 'lastStand', amount: character(scene, actor).lastStand ? 1 : 0 },
    ...targetProne(scene, about),
    { source: 'closeShot', amount: -closeLoss(scene, about) },
    { source: 'beyondRange', amount: -zonesBeyond(scene, about), params: { target } },
    ...attackPowers(scene, about),
  ];
}

/** Whether the target does not know of the attacker, who hides from them. */
export const isUnaware = (scene: Scene, { actor, target }: Pick<AttackAbout, 'actor' | 'target'>): boolean =>
  isHiddenFrom(scene, actor, target);

/** Steps on the target's Defence. For who is unaware nothing of their own counts (S31), but what is aimed at may (S47). */
export function defenceModifiers(scene: Scene, about: AttackAbout): readonly Modifier[] {
  const { target, way } = about;
  const aimed = { source: `way.${way}`, amount: way === null ? 0 : rowOf(ways, way).defence };
  if (isUnaware(scene, about)) return scene.party.rules.hiddenCalledShot === 'adds' ? [aimed] : [];
  const effects = fighterIn(scene, target)?.effects ?? [];
  const shot = isRanged(scene, about);
  const total = shot && inZone(scene, target, 'coverTotal');
  return [
    ...ownSteps(scene, target),
    conditionStep(scene, target, 'stunned', -1),
    { source: 'trait.defensive', amount: defensiveSteps(scene, target) },
    { source: 'dodge', amount: effects.some((e) => e.id === 'dodge') ? 1 : 0 },
    { source: 'charge', amount: effects.some((e) => e.id === 'charge') ? -1 : 0 },
    { source: 'coverTotal', amount: total ? 2 : 0 },
    { source: 'coverPartial', amount: shot && !total && inZone(scene, target, 'coverPartial') ? 1 : 0 },
    ...defencePowers(scene, about),
    aimed,
  ];
}

/** Defensive counts once or for each weapon, shield and armour that has it and is not dropped (S56). */
function defensiveSteps(scene: Scene, id: CharacterId): number {
  const { weapons, shield, armour } = character(scene, id);
  const held = [...weapons, ...(shield === null ? [] : [shield])].filter((item) => !item.dropped);
  const count = [...held, armour].filter((item) => hasTrait(item, 'defensive')).length;
  return scene.party.rules.defensive === 'each' ? count : Math.min(1, count);
}

/**
 * What the attack makes of the target's Armour: what Rend tore off is gone, Ineffective doubles the rest, then
 * Penetrating ignores a point (S13); an attacker in a Last Stand ignores all of it.
 */
export function armourModifiers(scene: Scene, about: AttackAbout): readonly Modifier[] {
  const weapon = weaponOf(scene, about);
  const { armour } = character(scene, about.target);
  const left = armourLeft({ armour });
  const doubled = hasTrait(weapon, 'ineffective') ? left : 0;
  const ignored = hasTrait(weapon, 'penetrating') ? Math.min(1, left + doubled) : 0;
  const powers = armourPowers(scene, about.target, about);
  const desperate = character(scene, about.actor).lastStand;
  const counts = left + doubled - ignored + powers.reduce((total, { amount }) => total + amount, 0);
  return [
    { source: 'torn', amount: left - armour.value },
    { source: 'trait.ineffective', amount: doubled },
    { source: 'trait.penetrating', amount: -ignored },
    ...powers,
    { source: 'lastStand', amount: desperate ? -Math.max(0, counts) : 0 },
  ];
}

/** What takes a step from Melee, Accuracy and Defence alike. */
function ownSteps(scene: Scene, id: string): readonly Modifier[] {
  const blind = blindedBy(scene, id);
  return [
    blind === 'obscuredHeavily' ? { source: blind, amount: -1 } : conditionStep(scene, id, 'blinded', -1),
    conditionStep(scene, id, 'restrained', -1),
  ];
}

/** Close by, whoever lies is easier to hit; from further off harder, by a step for each Zone between. */
function targetProne(scene: Scene, about: AttackAbout): readonly Modifier[] {
  const { actor, target } = about;
  if (!has(scene, target, 'prone')) return [];
  if (areClose(scene, actor, target)) return [{ source: 'targetProne', amount: 1 }];
  return [
    { source: 'targetProneFar', amount: isRanged(scene, about) ? -zonesApart(scene, actor, target) : 0 },
  ];
}
