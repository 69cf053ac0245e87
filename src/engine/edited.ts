import { type Editable, fieldOf } from './editable.ts';
import { mistyped, type Typed, typed } from './typed.ts';

/** One value of a sheet that changed. */
export interface Changed {
  readonly id: string;
  readonly label: string;
  readonly from: string;
  readonly to: string;
}

/** A sheet that was edited: the value that was meant, and what else changed by it. */
export interface Edited<C> {
  readonly character: C;
  readonly changed: Changed;
  readonly also: readonly Changed[];
}

/**
 * Changes one value of a sheet as it was typed. Takes a field's id or name, and `settle`, by which the rest of the sheet follows; refuses what the
 * field does not take.
 */
export function editedBy<C>(
  fields: readonly Editable<C>[],
  before: C,
  fieldId: string,
  text: string,
  settle: (before: C, after: C) => C = (_, after) => after,
): Typed<Edited<C>> {
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
