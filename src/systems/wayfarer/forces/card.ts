import { type Attribute, perAttribute } from '../content/attributes.ts';
import type { Effect, Tests } from '../content/effect.ts';
import type { Size } from '../content/species/species.ts';
import { laid } from './open.ts';
import type { Parts } from './parts.ts';
import type { UnitPlan } from './plan.ts';
import { type SaveDie, type UnitCard, type Value, victoryPoints } from './unit.ts';

/** Everything a unit has that does something, with what it is: traits, skills, things carried and worn. */
export function effectsOf(parts: Parts): readonly { readonly from: string; readonly effect: Effect }[] {
  const has = [
    ...parts.own,
    ...parts.given,
    ...parts.bought,
    ...parts.skills,
    ...parts.gear.map(({ thing }) => thing),
  ];
  return has.flatMap(({ id, effects }) => effects.map((effect) => ({ from: id, effect })));
}

/** Effects that always hold, of one attribute: they stand in its box. Others are for the moment that asks. */
const standing = (tests: readonly Tests[], when: readonly string[], attribute: Attribute): boolean =>
  when.length === 0 && tests.includes(attribute);

const worn = (bump: number): readonly number[] => (bump === 0 ? [] : [bump]);

function boxOf(plan: UnitPlan, parts: Parts, attribute: Attribute): Value | null {
  const species = parts.species.bumps[attribute];
  if (species === null) return null;
  const armour = parts.gear.flatMap((one) => (one.kind === 'armour' ? [one.thing] : []));
  const effects = effectsOf(parts).map(({ effect }) => effect);
  const kickers = armour.flatMap((one) =>
    attribute === 'meleeDef' || attribute === 'ballisticDef' ? [one[attribute]] : [],
  );
  return {
    dice: plan.dice[attribute] ?? 0,
    bumps: [
      ...species,
      ...worn(plan.bumps[attribute] ?? 0),
      ...armour.flatMap((one) =>
        attribute === 'athletics' || attribute === 'detect' ? worn(one[attribute]) : [],
      ),
      ...effects.flatMap((one) =>
        one.does === 'bump' && standing(one.tests, one.when, attribute) ? [one.by] : [],
      ),
    ],
    kickers: [
      ...kickers.flatMap((one) => (typeof one === 'number' && one > 0 ? [one] : [])),
      ...effects.flatMap((one) =>
        one.does === 'kicker' && standing(one.tests, one.when, attribute) ? [one.value] : [],
      ),
    ],
    rolled: kickers.flatMap((one) => (typeof one === 'number' ? [] : [one])),
  };
}

const saveDiceOf = (parts: Parts): readonly SaveDie[] =>
  effectsOf(parts).flatMap(({ from, effect }) =>
    effect.does === 'saveDie' && effect.when.length === 0
      ? [{ value: effect.value, ablative: effect.ablative, from }]
      : [],
  );

/** Types of species, templates, occupation and gear (L1665, step 9), and Minion by its skill (L1776). */
export function typesOf(plan: UnitPlan, { species, occupation, skills, gear }: Parts): readonly string[] {
  const taken = new Set(plan.templates.flatMap((template) => laid[template].takes));
  const all = [
    species.id,
    ...species.types.filter((type) => !taken.has(type)),
    ...plan.templates.flatMap((template) => laid[template].adds),
    ...(occupation === null ? [] : [occupation.id]),
    ...gear.flatMap((one) => (one.kind === 'armour' ? one.thing.types : [])),
    ...skills.flatMap(({ id }) => (id === 'minion' ? ['minion'] : [])),
  ];
  return [...new Set(all)];
}

/** The size of a unit: chosen or its species', and what its armour adds to both values. */
export function sizeOf(plan: UnitPlan, { species, gear }: Parts): Size {
  const { wide, long } = plan.size ?? species.size;
  const more = gear.reduce((sum, one) => sum + (one.kind === 'armour' ? one.thing.size : 0), 0);
  return { wide: wide + more, long: long + more };
}

/** Puts a unit's card together. `value` is its price, its mount's not counted. */
export function cardOf(plan: UnitPlan, parts: Parts, value: number, mount: UnitCard | null): UnitCard {
  const alone: UnitCard = {
    name: plan.name,
    rank: plan.rank,
    species: parts.species.id,
    occupation: parts.occupation?.id ?? null,
    types: typesOf(plan, parts),
    size: sizeOf(plan, parts),
    attributes: perAttribute((attribute) => boxOf(plan, parts, attribute)),
    saveDice: saveDiceOf(parts),
    hands:
      2 +
      effectsOf(parts).filter(({ effect }) => effect.does === 'rule' && effect.rule === 'extraArm').length,
    traits: [...parts.own, ...parts.given, ...parts.bought].map(({ id }) => id),
    skills: parts.skills.map(({ id }) => id),
    spells: parts.spells.map(({ id }) => id),
    gear: parts.gear.map(({ thing }) => thing.id),
    value,
    vp: victoryPoints(value),
    mount: null,
  };
  return mount === null ? alone : saddled(alone, mount);
}

/**
 * A rider on a mount is one unit (L2978 to L3000): the mount's Athletics and size, the bumps of both species in Melee OFF, Melee DEF and
 * Ballistic DEF, and a bump of -2 in Ballistic OFF.
 */
function saddled(rider: UnitCard, mount: UnitCard): UnitCard {
  const combined = new Set<Attribute>(['meleeOff', 'meleeDef', 'ballisticDef']);
  const value = rider.value + mount.value;
  const of = (attribute: Attribute): Value | null => {
    const own = rider.attributes[attribute];
    const its = mount.attributes[attribute];
    if (attribute === 'athletics') return its;
    if (own === null) return null;
    if (attribute === 'ballisticOff') return { ...own, bumps: [...own.bumps, -2] };
    return combined.has(attribute) ? { ...own, bumps: [...own.bumps, ...(its?.bumps ?? [])] } : own;
  };
  return { ...rider, attributes: perAttribute(of), size: mount.size, value, vp: victoryPoints(value), mount };
}
