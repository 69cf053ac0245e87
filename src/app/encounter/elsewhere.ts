import { here } from '../caller.ts';
import type { CharacterRecord, Store } from '../ports.ts';
import { type No, no } from '../result.ts';
import type { Table } from '../table.ts';

/** Why nothing can be done in a fight here: there is none, or it rests. */
export async function noneRuns(store: Store, table: Table): Promise<No> {
  const resting = await store.restingEncounters(table.campaign.id);
  const since = resting.find(({ channelId }) => channelId === here(table.caller))?.restingSince ?? null;
  return since === null ? no('noEncounter') : no('fightRests', { since: since.getTime() / 1000 });
}

/** Why somebody cannot come into a fight: they are in another one, which has to end first, and may rest. */
export async function inOtherFight(store: Store, { name, encounterId }: CharacterRecord): Promise<No> {
  const other = encounterId === null ? null : await store.encounter(encounterId);
  const since = other?.restingSince ?? null;
  return no('inOtherFight', {
    name,
    channel: other?.channelId ?? null,
    restingSince: since === null ? null : since.getTime() / 1000,
  });
}
