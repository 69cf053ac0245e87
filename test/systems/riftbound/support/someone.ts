import type { AbilityId } from '../../../../src/systems/riftbound/abilities/ids.ts';
import type { Person } from '../../../../src/systems/riftbound/character/schema.ts';
import type { AttributeId } from '../../../../src/systems/riftbound/content/attributes.ts';
import type { DamageTypeId } from '../../../../src/systems/riftbound/content/damageTypes.ts';
import { type GearId, itemOf, profileOf } from '../../../../src/systems/riftbound/gear/rows.ts';
import { person } from './people.ts';

type Gauge = number | readonly [now: number, max: number];

/** What a test says of somebody in a fight: as `person`, in fewer words. */
export interface Said extends Partial<Omit<Person, 'kind' | 'scores' | 'abilities' | 'hp' | 'sp' | 'ehp'>> {
  readonly scores?: Partial<Readonly<Record<AttributeId, number>>>;
  readonly abilities?: readonly (AbilityId | readonly [AbilityId, AttributeId | DamageTypeId])[];
  readonly hp?: Gauge;
  readonly sp?: Gauge;
  readonly ehp?: Gauge;
  /** What they hold, by its row: it is among their items under the same id. */
  readonly hands?: readonly GearId[];
  readonly wears?: GearId;
}

function gauge(said: Gauge | undefined, usual: number) {
  const [now, max] = typeof said === 'object' ? said : [said ?? usual, said ?? usual];
  return { now, max };
}

/** 20 HP, 4 SP, and what is said. */
export function someone(said: Said = {}): Person {
  const { abilities = [], hp, sp, ehp, hands = [], wears, items = [], ...rest } = said;
  const own = [...hands, ...(wears === undefined ? [] : [wears])].map((row) => itemOf(profileOf(row), row));
  return person({
    holding: hands,
    wearing: wears ?? null,
    ...rest,
    hp: gauge(hp, 20),
    sp: gauge(sp, 4),
    ehp: gauge(ehp, 4),
    abilities: abilities.map((one) => {
      const [id, choice] = typeof one === 'string' ? [one, null] : one;
      return { id, choice, cooling: false };
    }),
    items: [...own, ...items],
  });
}
