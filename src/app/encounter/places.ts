import type { Json, Ports } from '../ports.ts';
import type { Table } from '../table.ts';

/** What of the campaign's packs a text about the place of a fight names; null for nothing. */
export async function placeNamed(
  { store }: Ports,
  { system, campaign }: Table,
  text: string,
): Promise<Json | null> {
  const rules = system.packs;
  if (rules?.placeNamed === undefined) return null;
  const packs = (await store.packs(campaign.id)).flatMap(({ pack, schemaVersion }) => {
    const read = rules.read(pack, schemaVersion);
    return read.ok ? [read.pack] : [];
  });
  return rules.placeNamed(packs, text);
}
