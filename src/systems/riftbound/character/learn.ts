import type { Made } from '../../../engine/creation.ts';
import { overLimit } from '../../../engine/limit.ts';
import { no, yes } from '../../../engine/made.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import { roles } from '../content/roles.ts';
import type { CarriedOf } from '../packs/carried.ts';
import { idOf } from '../packs/names.ts';
import { kindName } from './advance.ts';
import { roleKindOf, roleOf } from './derive.ts';
import { SHEET_LIMITS } from './limits.ts';
import type { Person } from './schema.ts';

type Ability = CarriedOf<'power'>;

/** 'The Lancer' is 'lancer'. */
const plainRole = (name: string): string => idOf(name.replace(/^the /iu, ''));

function isFor(person: Person, { role: wanted, kind }: NonNullable<Ability['limited']>): boolean {
  const role = roleOf(person);
  const name = role === null ? person.role : rowOf(roles, role).name;
  const isRole = wanted !== null && name !== null && plainRole(name) === plainRole(wanted);
  return isRole || (kind !== null && roleKindOf(person) === kind);
}

const limitsOf = ({ role, kind }: NonNullable<Ability['limited']>): readonly string[] => [
  ...(role === null ? [] : [role]),
  ...(kind === null ? [] : [kindName(kind)]),
];

/** Why somebody can't have an Ability of a pack, whoever pays. */
export function whyNotTaught(person: Person, { power, limited }: Ability): Refusal | null {
  const ability = power.name;
  if (person.powers.some(({ id }) => id === power.id)) return refusal('hasAbility', { ability });
  if (person.powers.length >= SHEET_LIMITS.powers.most) return overLimit(SHEET_LIMITS.powers);
  if (limited !== null && !isFor(person, limited))
    return refusal('abilityLimited', { ability, to: [...limitsOf(limited)] });
  return null;
}

/** Somebody with an Ability of a pack, as it is given. */
export const taught = (person: Person, { power }: Ability): Person => ({
  ...person,
  powers: [...person.powers, power],
});

/** Somebody with an Ability of a pack that they pay for with Ability Points, those of the role first where it is the role's. */
export function learned(person: Person, ability: Ability): Made<Person> {
  const why = whyNotTaught(person, ability);
  if (why !== null) return { ok: false, refusal: why };
  const { power, cost, limited } = ability;
  if (cost === null) return no('powerNotBought', { power: power.name });
  const { points } = person;
  const ofRole = limited === null ? 0 : Math.min(cost, points.role);
  if (cost - ofRole > points.free)
    return no('tooFewPoints', { ability: power.name, cost, has: points.free + ofRole });
  return yes({
    ...taught(person, ability),
    points: { role: points.role - ofRole, free: points.free - (cost - ofRole) },
  });
}
