import type { Driver } from './database.ts';
import { type Fragment, query } from './sql.ts';

/** What a SELECT of one column finds: ids. */
export async function idsOf(driver: Driver, select: Fragment): Promise<string[]> {
  const { rows } = await driver.queryRaw(query(select, driver.provider));
  return rows.map(([id]) => String(id));
}
