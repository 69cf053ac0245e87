import type { Client } from 'pg';

/** Tables that belong to nobody's game. */
const SHARED = ['Person', 'Fact', 'Receipt'];

/** A channel, and the GM whose campaign is there: ids. */
export interface Table {
  readonly channelId: string;
  readonly gm: string;
}

/**
 * Copies the one campaign of a PostgreSQL database to other tables: all that belongs to it, under ids of its own. Only its
 * players are the same.
 */
export async function copyCampaign(database: Client, from: Table, to: readonly Table[]): Promise<void> {
  const { rows } = await database.query<{ name: string; columns: readonly string[] }>(
    `SELECT table_name AS name, array_agg(column_name::text) AS columns FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name NOT LIKE '\\_%' AND table_name <> ALL ($1) GROUP BY 1`,
    [SHARED],
  );
  const text = new Set(await textColumns(database));
  // Made by hand and in no order: the keys between tables are right in the end.
  await database.query('SET session_replication_role = replica');
  for (const { name, columns } of rows) {
    const copied = columns.map((column) => {
      if (!text.has(`${name}.${column}`)) return `"${column}"`;
      if (column === 'interactionId' || column === 'liveName') return `"${column}" || '-' || n`;
      return `replace(replace(regexp_replace("${column}", '${UUID}', '\\1e' || lpad(to_hex(n), 3, '0') || '\\2', 'g'), $1, channel), $3, gm)`;
    });
    await database.query(
      `INSERT INTO "${name}" (${columns.map((column) => `"${column}"`).join()})
       SELECT ${copied.join()} FROM "${name}", unnest($2::text[], $4::text[]) WITH ORDINALITY AS place (channel, gm, n)
       WHERE $1::text IS NOT NULL AND $3::text IS NOT NULL`,
      [from.channelId, to.map(({ channelId }) => channelId), from.gm, to.map(({ gm }) => gm)],
    );
  }
  await database.query('SET session_replication_role = DEFAULT');
  await database.query('ANALYZE');
}

/** Ids of ours, about the four digits that say which copy it is: an original's begin with a 7, so that it is like no copy. */
const UUID = '([0-9a-f]{8}-[0-9a-f]{4}-)7[0-9a-f]{3}(-[0-9a-f]{4}-[0-9a-f]{12})';

async function textColumns(database: Client): Promise<readonly string[]> {
  const { rows } = await database.query<{ column: string }>(
    `SELECT table_name || '.' || column_name AS column FROM information_schema.columns
     WHERE table_schema = 'public' AND data_type = 'text'`,
  );
  return rows.map(({ column }) => column);
}
