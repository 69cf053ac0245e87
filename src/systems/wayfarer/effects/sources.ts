import { remembered } from '../../../engine/remembered.ts';
import { rowOf } from '../../../engine/table.ts';
import { bump, type Effect } from '../content/effect.ts';
import { equipmentEffects } from '../content/equipmentEffects.ts';
import { skills } from '../content/skills/index.ts';
import { traits } from '../content/traits/index.ts';
import type { Has } from '../content/weapons/weapon.ts';
import { book, byId, gearOf } from '../forces/catalogue.ts';
import type { UnitCard, VehicleCard } from '../forces/unit.ts';
import { vehicleEffects } from '../forces/vehicle.ts';
import { lastingOn } from '../lasting/lasting.ts';
import { cardOf, isVehicle, type Scene, type UnitId, vehicleOf } from '../scene.ts';

/** Something that an ability or a thing of a unit does; `from` is its id. */
export interface Source {
  readonly from: string;
  readonly effect: Effect;
  /** It is armour's: weapons that pierce it change its kickers. */
  readonly isArmour: boolean;
  /** It holds for a while: the boxes of the card know nothing of it. */
  readonly isLasting: boolean;
}

type RuleOf = Extract<Effect, { does: 'rule' }>;

/** What effects of a thing do for who carries it, used or not: Arcane Foci (L4656), Life Support (L4766). All others are of how it's used. */
export const carriedEffects = (thing: {
  readonly id: string;
  readonly has?: readonly Has[];
}): readonly Effect[] =>
  (thing.has ?? [])
    .flatMap(({ effect }) => rowOf(equipmentEffects, effect).effects)
    .filter(({ does }) => does === 'reroll' || does === 'immune');

const carried = (thing: { readonly id: string; readonly has?: readonly Has[] }): readonly Source[] =>
  carriedEffects(thing).map((effect) => ({ from: thing.id, effect, isArmour: false, isLasting: false }));

const sourcesOfCard = remembered((card: UnitCard | VehicleCard, _all: null): readonly Source[] => {
  const of = (row: { readonly id: string; readonly effects: readonly Effect[] } | null, isArmour = false) =>
    row === null ? [] : row.effects.map((effect) => ({ from: row.id, effect, isArmour, isLasting: false }));
  if (isVehicle(card)) {
    const row = byId(book.vehicles, card.vehicle);
    if (row === null) return [];
    const own = vehicleEffects(row).map((effect) => ({
      from: row.id,
      effect,
      isArmour: false,
      isLasting: false,
    }));
    return [...own, ...row.devices.flatMap((id) => of(gearOf(book, id)?.thing ?? null))];
  }
  return [
    ...card.traits.flatMap((id) => of(byId(traits, id))),
    ...card.skills.flatMap((id) => of(byId(skills, id))),
    ...card.gear.flatMap((id) => {
      const gear = gearOf(book, id);
      return gear === null ? [] : [...of(gear.thing, gear.kind === 'armour'), ...carried(gear.thing)];
    }),
    // A rider and its mount are one unit (L2978): what the mount has, it has.
    ...(card.mount === null ? [] : sourcesOfCard(card.mount, null)),
  ];
});

/**
 * What a vehicle does for who is in it: its lights (L5356), the array that aims its guns (L5378), and bumps in Detect, for better and for
 * worse (L5153).
 */
const lentByVehicle = remembered((card: UnitCard | VehicleCard, _all: null): readonly Source[] => {
  if (!isVehicle(card)) return [];
  const lent = sourcesOfCard(card, null).filter(
    ({ effect }) =>
      (effect.does === 'immune' && effect.to === 'darkness') ||
      (effect.does === 'dice' && effect.whose === 'enemy'),
  );
  const bumps = card.attributes.detect.bumps.map((by) => ({
    from: card.vehicle,
    effect: bump(by, 'detect'),
    isArmour: false,
    isLasting: true,
  }));
  return [...lent, ...bumps];
});

/** Everything that a unit has that does something, what holds of it for a while, and what the vehicle that it is in does for it. */
export function sourcesOf(scene: Scene, unit: UnitId): readonly Source[] {
  const vehicle = vehicleOf(scene, unit);
  const itself = sourcesOfCard(cardOf(scene, unit), null);
  const own = vehicle === null ? itself : [...itself, ...lentByVehicle(cardOf(scene, vehicle), null)];
  const lasting = lastingOn(scene, unit);
  if (lasting.length === 0) return own;
  const loses = lasting.some(({ takes }) => takes === 'equipment');
  return [
    ...(loses ? own.filter(({ from }) => gearOf(book, from) === null) : own),
    ...lasting.flatMap(({ from, effects }) =>
      effects.map((effect) => ({ from, effect, isArmour: false, isLasting: true })),
    ),
  ];
}

/** What a unit has of a rule that the book says once, with its figures: one for each time that it has it. */
export const rulesNamed = (scene: Scene, unit: UnitId, rule: string): readonly RuleOf[] =>
  sourcesOf(scene, unit).flatMap(({ effect }) =>
    effect.does === 'rule' && effect.rule === rule ? [effect] : [],
  );

export const hasRule = (scene: Scene, unit: UnitId, rule: string): boolean =>
  rulesNamed(scene, unit, rule).length > 0;

/** Whether a unit has a skill or a trait by its id. */
export function hasAbility(scene: Scene, unit: UnitId, id: string): boolean {
  const card = cardOf(scene, unit);
  return !isVehicle(card) && (card.skills.includes(id) || card.traits.includes(id));
}

/** Whether a unit is of a type: what it is, its species, its occupation. */
export const isOfType = (scene: Scene, unit: UnitId, type: string): boolean =>
  cardOf(scene, unit).types.includes(type) ||
  lastingOn(scene, unit).some(({ types }) => types.includes(type));

/** Whether nothing of a kind touches a unit: Morale, darkness, bad air. */
export const isImmune = (scene: Scene, unit: UnitId, to: 'morale' | 'darkness' | 'atmosphere'): boolean =>
  sourcesOf(scene, unit).some(({ effect }) => effect.does === 'immune' && effect.to === to);
