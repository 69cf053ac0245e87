import type { Editable } from '../../../../engine/editable.ts';
import { overLimit } from '../../../../engine/limit.ts';
import { findRow } from '../../../../engine/table.ts';
import { mistyped, type Typed, typed } from '../../../../engine/typed.ts';
import { abilities } from '../../content/abilities.ts';
import { attributes } from '../../content/attributes.ts';
import { damageTypes } from '../../content/damageTypes.ts';
import { abilityName } from '../advance.ts';
import { SHEET_LIMITS } from '../limits.ts';
import type { OwnAbility, Person } from '../schema.ts';
import { partsOf, unknownRow } from './list.ts';

/** Reads one Ability as people write it: 'Damage Resist (Heat)', 'Quick'. */
function readOne(text: string): Typed<OwnAbility> {
  const open = text.indexOf('(');
  const whole =
    findRow(abilities, text) ??
    abilities.find(({ also }) => findRow([{ id: '', name: also[0] ?? '' }], text) !== null);
  const row = whole ?? findRow(abilities, open < 0 ? text : text.slice(0, open));
  if (!row) return unknownRow('Abilities', text, abilities);
  if (row.repeatable === null) return typed({ id: row.id, choice: null, cooling: false });
  const said = open < 0 ? '' : text.slice(open + 1).replace(')', '');
  const table = row.repeatable === 'attribute' ? attributes : damageTypes;
  const choice = findRow<{ readonly id: NonNullable<OwnAbility['choice']>; readonly name: string }>(
    table,
    said,
  );
  if (choice === null) return mistyped('abilityWantsChoice', { ability: row.name, of: row.repeatable });
  return typed({ id: row.id, choice: choice.id, cooling: false });
}

function readAll(person: Person, text: string): Typed<Person> {
  const all: OwnAbility[] = [];
  for (const part of partsOf(text)) {
    const read = readOne(part);
    if (!read.ok) return read;
    const { id, choice } = read.value;
    const before = person.abilities.find((one) => one.id === id && one.choice === choice);
    if (all.some((one) => one.id === id && one.choice === choice))
      return mistyped('hasAbility', { ability: abilityName(read.value) });
    all.push(before ?? read.value);
  }
  const { abilities: limit } = SHEET_LIMITS;
  if (all.length > limit.most) return { ok: false, refusal: overLimit(limit, all.length) };
  const robot = all.some(({ id }) => id === 'robotic');
  return typed({ ...person, abilities: all, battery: robot ? (person.battery ?? 100) : null });
}

/** All Abilities, as a GM's word has them: what points buy is `gainAbility`'s. */
export const abilitiesField: Editable<Person> = {
  id: 'abilities',
  label: 'Abilities',
  hint: 'by name, with commas between: Quick, Damage Resist (Heat)',
  write: (person) => person.abilities.map(abilityName).join(', ') || 'none',
  read: readAll,
};

const isUsedUp = ({ id }: OwnAbility): boolean => {
  const row = abilities.find((one) => one.id === id);
  return row?.signature === true || (row?.cooldown ?? null) !== null;
};

/** Those of somebody's Abilities that are on cooldown. */
export const coolingField = ({ abilities: own }: Person): readonly Editable<Person>[] => {
  const able = own.filter(isUsedUp).map((one) => ({ id: one.id, name: abilityName(one) }));
  if (able.length === 0) return [];
  return [
    {
      id: 'cooling',
      label: 'On cooldown',
      hint: 'by name, with commas between; or none',
      choices: able.map(({ name }) => ({ id: name, label: name })),
      several: true,
      group: 'Abilities',
      write: (person) =>
        person.abilities
          .filter(({ cooling }) => cooling)
          .map(abilityName)
          .join(', ') || 'none',
      read: (person, text) => {
        const ids: string[] = [];
        for (const part of partsOf(text)) {
          const found = findRow(able, part);
          if (found === null) return unknownRow('On cooldown', part, able);
          ids.push(found.id);
        }
        return typed({
          ...person,
          abilities: person.abilities.map((one) => ({ ...one, cooling: ids.includes(one.id) })),
        });
      },
    },
  ];
};
