import type { Json } from '../../engine/json.ts';
import { nameKey } from '../names.ts';
import type { CharacterWrite, EncounterRecord, Store } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';

interface Change {
  readonly encounter: EncounterRecord;
  readonly before: object;
  readonly after: object;
  readonly at: Date;
}

/**
 * What it means for the campaign that a GM has kept somebody of a fight: they are a character of it from then on, the GM's own, with the
 * numbers that they have; where that is taken back they are put away. Refuses where their name has gone to somebody else meanwhile, and
 * whom another fight holds.
 */
export async function keptWrites(
  store: Store,
  { system, campaign, caller }: Table,
  { encounter, before, after, at }: Change,
): Promise<Result<readonly CharacterWrite[]>> {
  if (system.remains === undefined) return yes([]);
  const [was, is] = [keptIn(system.remains(before)), keptIn(system.remains(after))];
  const present = system.charactersIn(after);
  const gone = system.leftIn?.(after) ?? {};
  const writes: CharacterWrite[] = [];
  for (const [id, name] of is) {
    if (was.has(id)) continue;
    const state = (present[id] ?? gone[id]) as Json;
    const set = {
      state,
      schemaVersion: system.revision,
      name,
      nameKey: nameKey(name),
      encounterId: system.fights(after) && id in present ? encounter.id : null,
      archivedAt: null,
    };
    const record = await store.character(id);
    const namesake = await store.characterNamed(campaign.id, set.nameKey);
    if (namesake !== null && namesake.id !== id) return no('nameTaken', { name });
    writes.push(
      record === null
        ? {
            type: 'create',
            record: {
              id,
              campaignId: campaign.id,
              ownerId: caller.userId,
              kind: 'npc',
              version: 0,
              createdAt: at,
              ...set,
            },
          }
        : { type: 'update', id, expectedVersion: record.version, set },
    );
  }
  for (const id of was.keys()) {
    const record = is.has(id) ? null : await store.character(id);
    if (record === null) continue;
    if (record.encounterId !== null && record.encounterId !== encounter.id)
      return no('inOtherFight', { name: record.name });
    const set = { encounterId: null, archivedAt: record.archivedAt ?? at };
    writes.push({ type: 'update', id, expectedVersion: record.version, set });
  }
  return yes(writes);
}

const keptIn = (
  all: readonly { readonly id: string; readonly name: string; readonly kept: boolean }[],
): ReadonlyMap<string, string> => new Map(all.filter(({ kept }) => kept).map(({ id, name }) => [id, name]));
