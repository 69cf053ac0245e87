import { setImmediate } from 'node:timers/promises';

/** From where a page goes on: behind the last row of the one before. */
interface From<Key> {
  readonly take: number;
  readonly skip?: number;
  readonly cursor?: Key;
}

/** How a query is read: what tells a row from all others, and what becomes of it. */
interface Reading<Row, Key, Kept> {
  readonly take: number; // rows at a time
  readonly key: (row: Row) => Key;
  readonly record: (row: Row) => Kept;
}

/** All rows of a query as records, some at a time: reading a page stops everybody for as long as it takes. */
export async function paged<Row, Key, Kept>(
  { take, key, record }: Reading<Row, Key, Kept>,
  read: (from: From<Key>) => PromiseLike<readonly Row[]>,
): Promise<readonly Kept[]> {
  const all: Kept[] = [];
  let from: From<Key> = { take };
  for (;;) {
    const page = await read(from);
    for (const row of page) all.push(record(row));
    const last = page.at(-1);
    if (last === undefined || page.length < take) return all;
    from = { take, skip: 1, cursor: key(last) };
    await setImmediate();
  }
}

export const byId = ({ id }: { readonly id: string }) => ({ id });
