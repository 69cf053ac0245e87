import { z } from 'zod';
import { nearest } from './names.ts';

/** What every row of a table has: an id that states keep, the name players know, one line of what it does. */
export const row = z.object({
  id: z.string().regex(/^[a-z][A-Za-z]*$/),
  name: z.string().min(1).max(40),
  text: z.string().max(100),
});
const anyRow = row.loose();

// A table is checked once: code made for its schema would cost more time and memory than it saves.
const once = { jitless: true } as const;

/** Checks a table once, when it is loaded: the shape of each row, and that no id stands twice. Gives the rows as they are. */
export function defineTable<const Row extends z.input<Schema>, Schema extends z.ZodType>(
  schema: Schema,
  rows: readonly Row[],
): readonly Row[] {
  const seen = new Set<unknown>();
  for (const entry of rows) {
    const { id } = anyRow.parse(schema.parse(entry, once));
    if (seen.has(id)) throw new Error(`the id '${id}' stands twice in a table`);
    seen.add(id);
  }
  return rows;
}

/** Looks a row up by its id, or by its name whatever its case; null where there is none. */
export function findRow<Row extends { readonly id: string; readonly name: string }>(
  table: readonly Row[],
  text: string,
): Row | null {
  const wanted = plainName(text);
  return table.find((r) => plainName(r.id) === wanted || plainName(r.name) === wanted) ?? null;
}

/** The name of the row that was probably meant, where none is called so; null where none is near. */
export const nearestRow = (table: readonly { readonly name: string }[], text: string): string | null =>
  nearest(
    text,
    table.map(({ name }) => name),
  );

/** The row of an id that is known to be in the table. */
export function rowOf<Row extends { readonly id: string }>(table: readonly Row[], id: Row['id']): Row {
  const found = table.find((r) => r.id === id);
  if (found === undefined) throw new Error(`no row '${id}'`);
  return found;
}

const plainName = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');
