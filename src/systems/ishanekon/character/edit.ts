import type { SheetField } from '../../../engine/creation.ts';
import { type Editable, fieldOf, shownFields } from '../../../engine/editable.ts';
import { mistyped, type Typed, typed } from '../../../engine/typed.ts';
import { creatureFields, heroFields } from './fields/being.ts';
import { objectFields } from './fields/object.ts';
import { settled } from './filled.ts';
import type { Character } from './schema.ts';

/** What of somebody or something can be changed by name, with what stands there. */
export function editableFields(character: Character): readonly SheetField[] {
  switch (character.kind) {
    case 'hero':
      return shownFields(heroFields(), character);
    case 'creature':
      return shownFields(creatureFields(), character);
    case 'object':
      return shownFields(objectFields(), character);
  }
}

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
  switch (before.kind) {
    case 'hero':
      return changed(heroFields(), before, fieldId, text, settled);
    case 'creature':
      return changed(creatureFields(), before, fieldId, text, settled);
    case 'object':
      return changed(objectFields(), before, fieldId, text, (_, after) => after);
  }
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
