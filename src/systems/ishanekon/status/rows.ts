import { findRow } from '../../../engine/table.ts';
import { statuses } from '../content/statuses.ts';
import type { StatusRule } from './rule.ts';

const byId = new Map(statuses.map((row) => [row.id, row]));

/** The Status Effect of an id; null for one that nobody knows, such as one of a pack that is gone. */
export const statusRule = (id: string): StatusRule | null => byId.get(id) ?? null;

/** A Status Effect by its id or name, as people type it. */
export const findStatus = (text: string): StatusRule | null => findRow(statuses, text);
