import { type Editable as EditableOf, number as numberOf } from '../../../engine/editable.ts';
import type { Character } from './schema.ts';

export { between, type Span } from '../../../engine/editable.ts';

/** A value of the sheet that can be changed. */
export type Editable = EditableOf<Character>;

export const number = numberOf<Character>;
