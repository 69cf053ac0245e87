import type { Made } from '../../../engine/creation.ts';
import { overLimit } from '../../../engine/limit.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { rowOf } from '../../../engine/table.ts';
import type { AbilityId } from '../abilities/ids.ts';
import { type AbilityRow, abilities, abilityRowOf } from '../content/abilities.ts';
import { attributes } from '../content/attributes.ts';
import { damageTypes } from '../content/damageTypes.ts';
import { type RoleId, type RoleKind, roles } from '../content/roles.ts';
import { LAST_LEVEL } from '../party/party.ts';
import { eachLevelOf, roleKindOf, roleOf, settled } from './derive.ts';
import { SHEET_LIMITS } from './limits.ts';
import { gainedHp, maximumSp } from './maxima.ts';
import type { OwnAbility, Person } from './schema.ts';

/** What a level gives: an Ability of the role's, and Ability Points of the role's and the class's (Appendix, Levelling Up). */
export interface LevelGives {
  readonly ability: AbilityId | null;
  readonly rolePoints: number;
  readonly classPoints: number;
}

/** The table of every role, of a pack's (null) too, which brings its Abilities by itself: a Signature Ability at level 3, role points at 2 and 4, and a class point at 2. */
export function levelGives(role: RoleId | null, level: number): LevelGives {
  const [first = null, signature = null] = role === null ? [] : rowOf(roles, role).abilities;
  return {
    ability: level === 1 ? first : level === 3 ? signature : null,
    rolePoints: level === 2 ? 1 : level === 4 ? 3 : 0,
    classPoints: level === 2 ? 1 : 0,
  };
}

/** Whether the role's point of level 2 buys the role's own Abilities alone: a Captain's, or everybody's by the house's rule (A28). */
const isBound = (role: RoleId | null, ownPoints: boolean): boolean =>
  ownPoints || (role !== null && rowOf(roles, role).ownPointsOnly);

/** Somebody with the Ability Points that a level gives. */
export function withPoints(person: Person, level: number, ownPoints: boolean): Person {
  const role = roleOf(person);
  const { rolePoints, classPoints } = levelGives(role, level);
  const bound = level === 2 && isBound(role, ownPoints) ? rolePoints : 0;
  const { points } = person;
  return {
    ...person,
    points: { role: points.role + bound, free: points.free + classPoints + rolePoints - bound },
  };
}

/** Why somebody cannot rise a level; `reached`: the level of the group, which its GM raises. */
export function whyNotLevelUp(person: Person, reached: number): Refusal | null {
  if (person.role === null || person.class === null) return refusal('noRole');
  if (person.level < reached) return null;
  const isLast = person.level >= LAST_LEVEL;
  return isLast
    ? refusal('lastLevel', { level: person.level })
    : refusal('levelNotReached', { level: reached });
}

/** Somebody a level higher: HP by `dice` (4 at least, of the role's own roll), SP, the level's Ability and its points. */
export function levelled(person: Person, dice: number, ownPoints: boolean): Person {
  const role = roleOf(person);
  const level = person.level + 1;
  const { ability } = levelGives(role, level);
  const risen: Person = {
    ...withPoints(person, level, ownPoints),
    level,
    hpDice: [...person.hpDice.slice(0, person.level - 1), dice],
    abilities:
      ability === null
        ? person.abilities
        : [...person.abilities, { id: ability, choice: null, cooling: false }],
  };
  return role === null ? withLevel(person, risen, dice) : settled(person, risen);
}

/** HP and SP of a level in a role of a pack's. */
function withLevel(before: Person, after: Person, dice: number): Person {
  const { hp, sp, scores, abilities: own } = before;
  const gains = gainedHp(eachLevelOf(before), dice, scores.fortitude, own);
  const more = maximumSp(after.level, scores.will, own) - maximumSp(before.level, scores.will, own);
  return {
    ...after,
    hp: { now: hp.now + gains, max: hp.max + gains },
    sp: { now: sp.now + more, max: sp.max + more },
  };
}

type Choice = NonNullable<OwnAbility['choice']>;

/** What can be chosen for an Ability that can be gained several times. */
const choicesFor = ({
  repeatable,
}: AbilityRow): readonly { readonly id: Choice; readonly name: string }[] => {
  if (repeatable === null) return [];
  return repeatable === 'attribute' ? attributes : damageTypes;
};

/** An Ability to be gained, with what is chosen for it. `id` names both: 'damageResist.heat'. */
export interface Gain {
  readonly id: string;
  readonly name: string;
  readonly row: AbilityRow;
  readonly choice: Choice | null;
}

/** Every Ability that points can buy, once for each thing that may be chosen for it. */
export const gains: readonly Gain[] = abilities
  .filter(({ cost }) => cost !== null)
  .flatMap((row): readonly Gain[] => {
    const choices = choicesFor(row);
    if (choices.length === 0) return [{ id: row.id, name: row.name, row, choice: null }];
    return choices.map(({ id, name }) => ({
      id: `${row.id}.${id}`,
      name: `${row.name} (${name})`,
      row,
      choice: id,
    }));
  });

/** What an Ability is called on a sheet: 'Damage Resist (Heat)'. */
export function abilityName({ id, choice }: Pick<OwnAbility, 'id' | 'choice'>): string {
  const row = abilityRowOf(id);
  if (row === null) return id;
  const chosen = choicesFor(row).find((one) => one.id === choice);
  return chosen === undefined ? row.name : `${row.name} (${chosen.name})`;
}

/** What a kind of role is called where an Ability is for it. */
export const kindName = (kind: RoleKind): string =>
  ({ damage: 'a Damage Role', support: 'a Support Role', defense: 'a Defense Role' })[kind];

/** Whether an Ability is for somebody's role: any of what it is Limited to is enough. */
const isFor = (row: AbilityRow, person: Person): boolean => {
  if (row.limited.length === 0) return true;
  return row.limited.some((limit) =>
    'role' in limit ? limit.role === roleOf(person) : limit.kind === roleKindOf(person),
  );
};

const limitsOf = (row: AbilityRow): readonly string[] =>
  row.limited.map((limit) => ('role' in limit ? rowOf(roles, limit.role).name : kindName(limit.kind)));

/** Points that could pay for an Ability: free ones, and the role's for an Ability of its own. */
function pointsFor({ points }: Person, row: AbilityRow, role: RoleId | null): number {
  return points.free + (role !== null && row.tags.includes(role) ? points.role : 0);
}

/** Why somebody cannot gain an Ability for Ability Points (keywords Cost, Limited, Locked, Innate, Repeatable). */
export function whyNotGain(person: Person, { row, choice, name }: Gain): Refusal | null {
  const role = roleOf(person);
  const owned = person.abilities.filter(({ id }) => id === row.id);
  if (row.innate) return refusal('innateLater', { ability: name });
  if (row.cost === null) return refusal('abilityLocked', { ability: name });
  if (row.repeatable === null ? owned.length > 0 : owned.some((one) => one.choice === choice))
    return refusal('hasAbility', { ability: name });
  if (!isFor(row, person)) return refusal('abilityLimited', { ability: name, to: [...limitsOf(row)] });
  if (row.replaces !== null && !person.abilities.some(({ id }) => id === row.replaces))
    return refusal('abilityNeeds', {
      ability: name,
      needs: abilityRowOf(row.replaces)?.name ?? row.replaces,
    });
  const has = pointsFor(person, row, role);
  if (has < row.cost) {
    const all = person.points.free + person.points.role;
    return all >= row.cost
      ? refusal('pointsOfRole', {
          ability: name,
          role: role === null ? '' : rowOf(roles, role).name.replace(/^The /, ''),
        })
      : refusal('tooFewPoints', { ability: name, cost: row.cost, has: all });
  }
  if (row.replaces === null && person.abilities.length >= SHEET_LIMITS.abilities.most)
    return overLimit(SHEET_LIMITS.abilities);
  return null;
}

/** Somebody with an Ability that they pay for: the role's points first, where they can. What it replaces goes. */
export function gained(person: Person, gain: Gain): Made<Person> {
  const why = whyNotGain(person, gain);
  if (why !== null) return { ok: false, refusal: why };
  const { row, choice } = gain;
  const role = roleOf(person);
  const cost = row.cost ?? 0;
  const ofRole = role !== null && row.tags.includes(role) ? Math.min(cost, person.points.role) : 0;
  const after: Person = {
    ...person,
    abilities: [
      ...person.abilities.filter(({ id }) => id !== row.replaces),
      { id: row.id, choice, cooling: false },
    ],
    points: { role: person.points.role - ofRole, free: person.points.free - (cost - ofRole) },
  };
  return { ok: true, value: settled(person, after) };
}
