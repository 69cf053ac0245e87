import type { Json } from '../../engine/json.ts';
import { pilotWrites } from '../autopilot/keep.ts';
import { turnWaits } from '../clock/waits.ts';
import type {
  Batch,
  CampaignRecord,
  CharacterRecord,
  CharacterWrite,
  EncounterRecord,
  EntryRecord,
  Ids,
  Store,
} from '../ports.ts';
import { type Result, yes } from '../result.ts';
import type { Table } from '../table.ts';
import { keptWrites } from './kept.ts';
import { membershipWrites, sameMembers } from './membership.ts';
import { mayEnter, otherWrites } from './others.ts';
import { campaignAfter, partyWrite } from './party.ts';
import { whyNotKept } from './readable.ts';
import { keepScene } from './stage.ts';
import type { Stage } from './staged.ts';

export interface StateWrites {
  readonly part: Pick<Batch, 'characters' | 'encounter' | 'party' | 'waits'>;
  readonly encounter: EncounterRecord | null; // as it will be
  readonly campaign: CampaignRecord; // the same
}

/**
 * The writes that put a stage into its next state: the stream's own, the party's, and those of characters who come or go, or
 * whom a command outside of fights has changed besides. `rewinds`: something is taken back, or brought back. Refuses what could not be
 * read again.
 */
export async function stateWrites(
  store: Store,
  table: Table,
  stage: Stage,
  after: object,
  at: Date,
  rewinds = false,
): Promise<Result<StateWrites>> {
  const { system } = table;
  const lost = whyNotKept(system, stage.state, after);
  if (lost !== null) return lost;
  const party = partyWrite(table, stage, after);
  const shared = party === null ? {} : { party };
  const campaign = campaignAfter(table.campaign, party);
  if (stage.stream.kind === 'party') {
    const others = await otherWrites(store, table, stage, after);
    if (!others.ok) return others;
    const characters = others.value.length === 0 ? {} : { characters: others.value };
    return yes({ part: { ...shared, ...characters }, encounter: null, campaign });
  }
  if (stage.character !== null) {
    const own = system.charactersIn(after)[stage.stream.id];
    if (own === undefined) throw new Error('a character left its own scene');
    const others = await otherWrites(store, table, stage, after);
    if (!others.ok) return others;
    return yes({
      part: {
        characters: [
          {
            type: 'update',
            id: stage.stream.id,
            expectedVersion: stage.version,
            set: { state: own as Json, schemaVersion: system.revision },
          },
          ...others.value,
        ],
        ...shared,
      },
      encounter: null,
      campaign,
    });
  }
  const { encounter } = stage;
  if (encounter === null) throw new Error('a stage is a character or an encounter');

  const running = encounter.endedAt === null;
  const change = {
    endsNow: running && !system.fights(after),
    startsAgain: !running && system.fights(after), // an end is taken back
  };
  const moved = { encounterId: encounter.id, system, before: stage.state, after, ...change };
  const stays = !change.endsNow && !change.startsAgain && sameMembers(moved);
  const members = membershipWrites({
    ...moved,
    records: stays ? [] : await involved(store, table.campaign.id, change.startsAgain),
  });
  if (!members.ok) return members;
  const free = await mayEnter(store, table, members.value.entering);
  if (!free.ok) return free;

  const kept = await keptWrites(store, table, { encounter, before: stage.state, after, at });
  if (!kept.ok) return kept;
  // Whoever is kept from here on, or no longer, has their own write.
  const own = new Set(kept.value.map((write) => (write.type === 'create' ? write.record.id : write.id)));
  const characters = [
    ...members.value.writes.filter((write) => write.type === 'create' || !own.has(write.id)),
    ...kept.value,
  ];

  keepScene(after);
  const state = after as Json;
  const moving: EncounterRecord = {
    ...encounter,
    version: encounter.version + 1,
    schemaVersion: system.revision,
    state,
    endedAt: change.endsNow ? at : change.startsAgain ? null : encounter.endedAt,
  };
  const piloted = await pilotWrites(store, table, moving, { after, rewinds, at });
  const next = { ...moving, pilots: piloted.pilots ?? moving.pilots };
  // A stage of version 0 is an encounter that is only now beginning.
  const write: Batch['encounter'] =
    encounter.version === 0
      ? { type: 'create', record: next }
      : {
          type: 'update',
          id: encounter.id,
          expectedVersion: encounter.version,
          set: {
            state,
            schemaVersion: next.schemaVersion,
            ...(piloted.pilots === undefined ? {} : { pilots: piloted.pilots }),
            ...(next.endedAt === encounter.endedAt ? {} : { endedAt: next.endedAt }),
          },
        };
  const begins = encounter.version === 0 || change.startsAgain;
  const turns = await turnWaits(
    store,
    table,
    next,
    begins ? null : stage.state,
    next.endedAt === null ? after : null,
    at,
  );
  const waits = [...turns, ...piloted.waits];
  return yes({
    part: {
      encounter: write,
      ...(waits.length > 0 ? { waits } : {}),
      ...(characters.length > 0 ? { characters } : {}),
      ...shared,
    },
    encounter: next,
    campaign,
  });
}

/** The characters whom a change of members may concern: of a fight that is taken up again also those that were put away since. */
async function involved(
  store: Store,
  campaignId: string,
  startsAgain: boolean,
): Promise<readonly CharacterRecord[]> {
  const present = await store.characters(campaignId, { archived: false });
  return startsAgain ? [...present, ...(await store.characters(campaignId, { archived: true }))] : present;
}

/**
 * An entry on the stream of each character whom an entry of another stream has changed: to whom a fight gives their numbers
 * back, or whom somebody else's command outside of fights has reached. What was before it cannot be undone through it.
 */
export function entriesBeside(
  ids: Ids,
  of: EntryRecord,
  writes: readonly CharacterWrite[],
): readonly EntryRecord[] {
  return writes.flatMap((write): readonly EntryRecord[] => {
    if (write.type === 'create' || write.id === of.stream.id) return [];
    const inFight = of.stream.kind === 'encounter';
    if (inFight && write.set.encounterId !== null) return [];
    return [
      {
        ...of,
        id: ids.next(),
        stream: { kind: 'character', id: write.id },
        number: write.expectedVersion + 1,
        kind: inFight ? 'return' : 'shared',
        intent: inFight
          ? { kind: 'return', encounter: of.stream.id }
          : { kind: 'shared', of: of.undoes ?? of.id, by: of.stream.id },
        drawn: null,
        dice: [],
        answers: [],
        rulings: [],
        events: [],
        patches: [],
        inverse: [],
        undoes: null,
        undoneBy: null,
        otherMessages: [],
      },
    ];
  });
}
