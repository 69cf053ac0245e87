import type { z } from 'zod';
import { attributes, type AttributeId } from '../../../../src/systems/riftbound/content/attributes.ts';
import {
  type Character,
  characterSchema,
  type Item,
  itemSchema,
  type Person,
  type Vehicle,
} from '../../../../src/systems/riftbound/character/schema.ts';
import { findProfile, itemOf } from '../../../../src/systems/riftbound/gear/rows.ts';

type Written = Partial<Omit<Person, 'kind' | 'scores'>> & {
  readonly scores?: Partial<Record<AttributeId, number>>;
};

/** A plain human to change: every Score 0, 12 HP, 2 SP, 4 EHP, nothing in their hands. */
export function person({ scores = {}, ...written }: Written = {}): Person {
  const made: Character = characterSchema.parse({
    kind: 'person',
    name: 'Somebody',
    role: null,
    class: null,
    level: 1,
    size: 'medium',
    scores: { ...Object.fromEntries(attributes.map(({ id }) => [id, 0])), ...scores },
    hp: { now: 12, max: 12 },
    sp: { now: 2, max: 2 },
    ehp: { now: 4, max: 4 },
    ...written,
  });
  if (made.kind !== 'person') throw new Error('no person');
  return made;
}

/** An item of the book by its name, full: `item('Laser Rifle', { charge: 0 })`. */
export function item(name: string, changed: Partial<z.input<typeof itemSchema>> = {}): Item {
  const profile = findProfile(name);
  if (profile === null) throw new Error(`no '${name}' in the book`);
  return itemSchema.parse({ ...itemOf(profile, profile.row), ...changed });
}

/** Somebody with items; those named in `holding` are in their hands. */
export const armed = (items: readonly Item[], written: Written = {}): Person =>
  person({
    items,
    holding: items
      .filter(({ profile }) => profile.hands > 0)
      .map(({ id }) => id)
      .slice(0, 2),
    ...written,
  });

/** Who is where in a vehicle: at terminals by their order, then passengers. */
export const crewed = (
  vehicle: Vehicle,
  pilot: string | null,
  ...passengers: readonly string[]
): Vehicle => ({
  ...vehicle,
  crew: [
    ...(pilot === null ? [] : [{ who: pilot, terminal: 0 }]),
    ...passengers.map((who) => ({ who, terminal: null })),
  ],
});
