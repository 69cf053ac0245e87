import { randomUUID } from 'node:crypto';
import { type Fragment, upsert } from './sql.ts';

/** What says, from the commit of a deletion on, that the files of the database are still to be scrubbed. */
export const SCRUB_DUE = 'scrub due';

/** Notes it, in the transaction that deletes. The next deletion's note is another, so that nobody takes it for done. */
export const scrubDue = (): Fragment => upsert('Fact', [{ key: SCRUB_DUE, value: randomUUID() }], ['key']);
