import type { AbilityId } from '../../../../src/systems/riftbound/abilities/ids.ts';
import type { Item, Person, Vehicle } from '../../../../src/systems/riftbound/character/schema.ts';
import { item } from '../support/people.ts';

/** With an Ability, where they haven't got it. */
const able = (who: Person, id: AbilityId): Person =>
  who.abilities.some((own) => own.id === id)
    ? who
    : { ...who, abilities: [...who.abilities, { id, choice: null, cooling: false }] };

const carrying = (who: Person, ...items: readonly Item[]): Person => ({
  ...who,
  items: [...who.items, ...items.map((one, n) => ({ ...one, id: `own${n}` }))],
});

/** Somebody with a blade in their hand who Charges. */
export const charger = (who: Person): Person => ({
  ...carrying(able(who, 'charge'), item('Simple Shortsword')),
  holding: ['own0'],
});

/** Whose Signature Vehicle it is: they can operate it, have Ammo for its guns, and can have it fire by itself. */
export const owner = (who: Person, id: string, { group }: Vehicle): Person => ({
  ...carrying(able(who, 'backup'), item('Rifle Magazine (12)'), item('Tank Magazine (6)')),
  vehicle: id,
  skilled: group === null ? who.skilled : [...new Set([...who.skilled, group])],
});
