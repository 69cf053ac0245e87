import { freeName } from '../borne.ts';
import { nameKey } from '../names.ts';
import type { Ports } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';

/** So many numbers are tried behind a name that somebody else has: 'Kira 2'. */
const NUMBERS = 20;

/** What somebody new is called whom nobody has named: as they are, with a number behind it where somebody else is called so. */
export async function nameFor(
  ports: Ports,
  table: Table,
  { name }: { readonly name: string },
  ownerId: string | null,
  taken: readonly string[],
): Promise<Result<string>> {
  for (let n = 1; n <= NUMBERS; n++) {
    const called = n === 1 ? name : `${name} ${n}`;
    const key = nameKey(called);
    if (taken.includes(key) || (await ports.store.characterNamed(table.campaign.id, key)) !== null) continue;
    if ((await freeName(ports, table, called, ownerId)).ok) return yes(called);
  }
  return no('nameTaken', { name });
}
