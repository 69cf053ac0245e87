import type { Modifier } from '../../../engine/modifier.ts';
import { hasTrait } from '../character/traits.ts';
import { blindedBy, conditionStep, has } from '../conditions/active.ts';
import { ranges } from '../content/ranges.ts';
import { rowOf } from '../content/table.ts';
import { ways } from '../content/ways.ts';
import { inZone, zonesApart } from '../fight/zones.ts';
import { areClose, character, fighterIn, type Scene } from '../scene.ts';
import type { AttackAbout } from './about.ts';
import { isRanged, shotRange, weaponOf } from './weapon.ts';

/** Steps on the attacker's Melee or Accuracy. */
export function attackModifiers(scene: Scene, about: AttackAbout): readonly Modifier[] {
  const { actor, target } = about;
  return [
    ...ownSteps(scene, actor),
    conditionStep(scene, actor, 'prone', -1),
    ...targetProne(scene, about),
    { source: 'beyondRange', amount: -zonesBeyond(scene, about), params: { target } },
  ];
}

/** Steps on the target's Defence. */
export function defenceModifiers(scene: Scene, about: AttackAbout): readonly Modifier[] {
  const { target, way } = about;
  const effects = fighterIn(scene, target)?.effects ?? [];
  const defensive = character(scene, target).weapons.some((w) => !w.dropped && hasTrait(w, 'defensive'));
  const shot = isRanged(scene, about);
  const total = shot && inZone(scene, target, 'coverTotal');
  return [
    ...ownSteps(scene, target),
    conditionStep(scene, target, 'stunned', -1),
    { source: 'trait.defensive', amount: defensive ? 1 : 0 },
    { source: 'dodge', amount: effects.some((e) => e.id === 'dodge') ? 1 : 0 },
    { source: 'charge', amount: effects.some((e) => e.id === 'charge') ? -1 : 0 },
    { source: 'coverTotal', amount: total ? 2 : 0 },
    { source: 'coverPartial', amount: shot && !total && inZone(scene, target, 'coverPartial') ? 1 : 0 },
    { source: `way.${way}`, amount: way === null ? 0 : rowOf(ways, way).defence },
  ];
}

/** What the weapon makes of the target's Armour: Ineffective doubles it, then Penetrating ignores a point. */
export function armourModifiers(scene: Scene, about: AttackAbout): readonly Modifier[] {
  const weapon = weaponOf(scene, about);
  const armour = character(scene, about.target).armour.value;
  const doubled = hasTrait(weapon, 'ineffective') ? armour : 0;
  const ignored = hasTrait(weapon, 'penetrating') ? Math.min(1, armour + doubled) : 0;
  return [
    { source: 'trait.ineffective', amount: doubled },
    { source: 'trait.penetrating', amount: -ignored },
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

/** How many Zones the target is outside of the weapon's range. */
function zonesBeyond(scene: Scene, about: AttackAbout): number {
  if (!isRanged(scene, about)) return 0;
  const { zones } = rowOf(ranges, shotRange(scene, about));
  return zones === null ? 0 : Math.max(0, zonesApart(scene, about.actor, about.target) - zones);
}
