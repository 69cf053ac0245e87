import type { SheetField } from '../../../engine/creation.ts';
import { type Editable, shownFields } from '../../../engine/editable.ts';
import { type Edited, editedBy } from '../../../engine/edited.ts';
import type { Typed } from '../../../engine/typed.ts';
import { unitFields } from '../army/sheet.ts';
import { creatureFields, heroFields } from './fields/being.ts';
import { objectFields } from './fields/object.ts';
import { settled } from './filled.ts';
import type { Character, Thing } from './schema.ts';

/** A unit of an army has a Level, and nothing of what things have. */
const thingFields = (thing: Thing): readonly Editable<Thing>[] =>
  thing.unit === null ? objectFields() : unitFields();

/** What of somebody or something can be changed by name, with what stands there. */
export function editableFields(character: Character): readonly SheetField[] {
  switch (character.kind) {
    case 'hero':
      return shownFields(heroFields(), character);
    case 'creature':
      return shownFields(creatureFields(), character);
    case 'object':
      return shownFields(thingFields(character), character);
  }
}

/** Changes one value as it was typed. Takes a field's id or name; refuses what the field does not take. */
export function edited(before: Character, fieldId: string, text: string): Typed<Edited<Character>> {
  switch (before.kind) {
    case 'hero':
      return editedBy(heroFields(), before, fieldId, text, settled);
    case 'creature':
      return editedBy(creatureFields(), before, fieldId, text, settled);
    case 'object':
      return editedBy(thingFields(before), before, fieldId, text);
  }
}
