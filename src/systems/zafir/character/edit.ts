import type { SheetField } from '../../../engine/creation.ts';
import { type Editable, fieldOf, shownFields } from '../../../engine/editable.ts';
import { mistyped, type Typed, typed } from '../../../engine/typed.ts';
import { maxHpOf } from './derive.ts';
import { enemyFields } from './fields/enemy.ts';
import { heroFields } from './fields/hero.ts';
import { orderFields } from './fields/shared.ts';
import { profileOf } from './profile.ts';
import type { Character, Hero } from './schema.ts';

const ofHero = (hero: Hero): readonly Editable<Hero>[] => [...heroFields, ...orderFields(hero)];

/** What of somebody can be changed by name, with what stands there. */
export const editableFields = (character: Character): readonly SheetField[] =>
  character.kind === 'hero'
    ? shownFields(ofHero(character), character)
    : shownFields([...enemyFields, ...orderFields(character)], character);

/** One value of a sheet that changed. */
export interface Changed {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** A sheet that was edited: the value that was meant, and what else changed by it. */
export interface Edited {
  readonly character: Character;
  readonly changed: Changed;
  readonly also: readonly Changed[];
}

/** Changes one value as it was typed. Takes a field's id or name; refuses what the field does not take. */
export function edited(before: Character, fieldId: string, text: string): Typed<Edited> {
  return before.kind === 'hero'
    ? changed(ofHero(before), before, fieldId, text, settled)
    : changed([...enemyFields, ...orderFields(before)], before, fieldId, text, (_, after) => withAmmo(after));
}

function changed<C extends Character>(
  fields: readonly Editable<C>[],
  before: C,
  fieldId: string,
  text: string,
  settle: (before: C, after: C) => C,
): Typed<Edited> {
  const field = fieldOf(fields, fieldId);
  if (field === null) return mistyped('noSuchField', { text: fieldId });
  const read = field.read(before, text);
  if (!read.ok) return read;
  const after = settle(before, read.value);
  const change = ({ id, label, write }: Editable<C>): Changed => ({
    id,
    label,
    from: write(before),
    to: write(after),
  });
  const also = fields
    .filter((one) => one !== field)
    .map(change)
    .filter(({ from, to }) => from !== to);
  return typed({ character: after, changed: change(field), also });
}

/** Nobody has fired more shots than what they carry now holds. */
function withAmmo<C extends Character>(who: C): C {
  const most = new Map(profileOf(who).weapons.map(({ id, ammo }) => [id, ammo ?? 0]));
  const { shots } = who.battle;
  if (Object.entries(shots).every(([id, fired]) => fired <= (most.get(id) ?? 0))) return who;
  const fired = Object.entries(shots).map(([id, count]) => [id, Math.min(count, most.get(id) ?? 0)] as const);
  return { ...who, battle: { ...who.battle, shots: Object.fromEntries(fired) } };
}

/** Who was whole stays whole when their Max HP changes; nobody has more than that, nor has shot more than they could. */
export function settled(before: Hero, changed: Hero): Hero {
  const after = withAmmo(changed);
  const [most, was] = [maxHpOf(after), maxHpOf(before)];
  const isWhole = before.battle.hp === was && after.battle.hp === before.battle.hp;
  const hp = isWhole ? most : Math.min(after.battle.hp, most);
  return hp === after.battle.hp ? after : { ...after, battle: { ...after.battle, hp } };
}
