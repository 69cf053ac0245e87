import { hasAbility } from '../abilities/owned.ts';
import type { Item, Person } from '../character/schema.ts';
import type { AttributeId } from '../content/attributes.ts';
import type { BenefitOf } from '../gear/profile.ts';
import { type CharacterId, fighterIn, personIn, type Scene, vehicleIn } from '../scene.ts';
import { pilotOf } from '../vehicles/crew.ts';
import { ratingOf } from './score.ts';

/** With what somebody dodges: an attribute's Rating, or that of the armour they wear. */
export interface Dodge {
  readonly rating: number;
  /** Whose Rating it is: a pilot's, of a vehicle. */
  readonly by: CharacterId;
  readonly with: AttributeId | 'armour';
}

/**
 * How somebody makes Dodge Rolls: with AGI, with STR where they have Intercept, or as their armour has it. Of several ways the best; of
 * equal ones that for which they have Prepared. Null: no Dodge Roll at all, as of a vehicle without a pilot (A50).
 */
export function dodgeOf(scene: Scene, id: CharacterId): Dodge | null {
  if (vehicleIn(scene, id) !== null) {
    const pilot = pilotOf(scene, id);
    return pilot === null ? null : { rating: ratingOf(scene, pilot, 'wisdom'), by: pilot, with: 'wisdom' };
  }
  const person = personIn(scene, id);
  if (person === null) return null;
  const prepared = new Set(fighterIn(scene, id)?.prepared.map(({ attribute }) => attribute));
  const isPrepared = (one: Dodge) => one.with !== 'armour' && prepared.has(one.with);
  const [first, ...others] = waysOf(scene, id, person);
  return others.reduce<Dodge | null>(
    (best, one) =>
      best === null || one.rating < best.rating || (one.rating === best.rating && isPrepared(one))
        ? one
        : best,
    first ?? null,
  );
}

export const dodgeRatingOf = (scene: Scene, id: CharacterId): number | null =>
  dodgeOf(scene, id)?.rating ?? null;

/** All the ways somebody could dodge. Heavy armour takes AGI away, but not Intercept's STR (A42). */
function waysOf(scene: Scene, id: CharacterId, person: Person): readonly Dodge[] {
  const armour = armourOf(person);
  const attributes: readonly AttributeId[] = [
    ...(armour?.must === true ? [] : (['agility'] as const)),
    ...(hasAbility(scene, id, 'interceptI') || hasAbility(scene, id, 'interceptII')
      ? (['strength'] as const)
      : []),
  ];
  const own = attributes.map((one): Dodge => ({ rating: ratingOf(scene, id, one), by: id, with: one }));
  return armour === null ? own : [...own, { rating: armour.rating, by: id, with: 'armour' }];
}

/** What armour somebody wears does for Dodge Rolls. */
function armourOf({ items, wearing }: Person): BenefitOf<'dodge'> | null {
  const worn = items.find((item: Item) => item.id === wearing && !item.dropped);
  for (const benefit of worn?.profile.benefits ?? []) if (benefit.kind === 'dodge') return benefit;
  return null;
}
