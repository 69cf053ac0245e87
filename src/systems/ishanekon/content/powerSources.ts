import { defineTable, row } from '../../../engine/table.ts';

/** The four power sources (Power Source), the one that counts first where something has several. */
export const powerSources = defineTable(row, [
  { id: 'supernatural', name: 'Supernatural', text: 'Magic, miracles, curses.' },
  { id: 'technology', name: 'Technology', text: 'Gadgets, chemicals, electronics, machines.' },
  { id: 'biology', name: 'Biology', text: 'Superpowers, mutations, natural weapons.' },
  { id: 'technique', name: 'Technique', text: 'Training, talent and skill.' },
]);

export type PowerSourceId = (typeof powerSources)[number]['id'];

/** The power source that counts of several: the first of the hierarchy. Null for none. */
export const countingSource = (ids: readonly PowerSourceId[]): PowerSourceId | null =>
  powerSources.find(({ id }) => ids.includes(id))?.id ?? null;
