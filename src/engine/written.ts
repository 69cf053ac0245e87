/* What the schemas of things that people write by hand are made of. */
import { z } from 'zod';

/** A row of a table, written by its id or by its name whatever its case; read as its id. */
export const rowText = <const Id extends string>(
  table: readonly { readonly id: Id; readonly name: string }[],
  what?: string, // in place of all the names, where they are too many
): z.ZodType<Id> =>
  z.string().transform((text, context): Id => {
    const wanted = plain(text);
    const found = table.find(({ id, name }) => plain(id) === wanted || plain(name) === wanted);
    if (found !== undefined) return found.id;
    const names = table.map((row) => row.name).join(', ');
    context.addIssue({ code: 'custom', message: what ?? `one of ${names}`, input: text });
    return z.NEVER;
  });

const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '');

/** A whole number, both ends included. */
export const within = ([from, to]: readonly [number, number]) => z.number().int().min(from).max(to);

export const shortText = (most: number) => z.string().trim().min(1).max(most);
