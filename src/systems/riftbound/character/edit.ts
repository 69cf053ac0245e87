import type { SheetField } from '../../../engine/creation.ts';
import { shownFields } from '../../../engine/editable.ts';
import { type Edited, editedBy } from '../../../engine/edited.ts';
import type { Typed } from '../../../engine/typed.ts';
import { settled } from './derive.ts';
import { personFields } from './fields/person.ts';
import { vehicleFields } from './fields/vehicle.ts';
import type { Character } from './schema.ts';

/** What of somebody, or of a vehicle, can be changed by name, with what stands there. */
export const editableFields = (character: Character): readonly SheetField[] =>
  character.kind === 'person'
    ? shownFields(personFields(character), character)
    : shownFields(vehicleFields(character), character);

/** Changes one value as it was typed. Takes a field's id or name; refuses what the field does not take. */
export const edited = (before: Character, fieldId: string, text: string): Typed<Edited<Character>> =>
  before.kind === 'person'
    ? editedBy(personFields(before), before, fieldId, text, settled)
    : editedBy(vehicleFields(before), before, fieldId, text);
