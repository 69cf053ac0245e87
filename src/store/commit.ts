// A batch as steps: what is written, in which order, and what it means where the database refuses.
import type {
  Batch,
  CharacterWrite,
  Committed,
  DecisionRecord,
  Drawn,
  EncounterWrite,
  PartyWrite,
  PendingWrite,
} from '../app/ports.ts';
import { jsonText } from './jsonText.ts';
import { characterRow, decisionRow, encounterRow, entryRow, pendingRow } from './rows.ts';
import { readySteps } from './readies.ts';
import { requestSteps } from './requests.ts';
import { type Fragment, insert, join, name, remove, sql, update, upsert } from './sql.ts';
import type { Step } from './transaction.ts';
import { waitSteps } from './waits.ts';

export type Refused = Exclude<Committed, 'committed'>;

/** The name under which something is found, while it is not archived: only then is it taken. */
export function liveName(set: {
  readonly nameKey?: string;
  readonly archivedAt?: Date | null;
}): Fragment | undefined {
  if (set.nameKey === undefined && set.archivedAt === undefined) return undefined;
  const key = set.nameKey === undefined ? name('nameKey') : sql`${set.nameKey}`;
  if (set.archivedAt === undefined) return sql`CASE WHEN ${name('archivedAt')} IS NULL THEN ${key} END`;
  return set.archivedAt === null ? key : sql`NULL`;
}

/** First of all: the same interaction a second time is a duplicate whatever else it may be. */
export function receipt(interactionId: string, entryId: string | null, createdAt: Date): Step<'duplicate'> {
  return { statement: insert('Receipt', [{ interactionId, entryId, createdAt }]), taken: 'duplicate' };
}

/** A number is drawn once: it is the next one, of a seed that is still secret. */
function drawStep({ seedId, number }: Drawn): Step<'conflict'> {
  const next = update('Seed', { id: seedId, used: number - 1 }, { used: number });
  return { statement: sql`${next} AND ${name('revealedAt')} IS NULL`, missing: 'conflict' };
}

function characterStep(write: CharacterWrite): Step<Refused> {
  if (write.type === 'create') {
    return { statement: insert('Character', [characterRow(write.record)]), taken: 'nameTaken' };
  }
  const { state, ...columns } = write.set;
  const set = {
    ...columns,
    state: state === undefined ? undefined : jsonText(state),
    liveName: liveName(columns),
    version: write.expectedVersion + 1,
  };
  return {
    statement: update('Character', { id: write.id, version: write.expectedVersion }, set),
    taken: 'nameTaken',
    missing: 'conflict',
  };
}

function encounterStep(write: EncounterWrite): Step<Refused> {
  if (write.type === 'create') {
    return { statement: insert('Encounter', [encounterRow(write.record)]), taken: 'conflict' };
  }
  const { state, pilots, endedAt, restingSince, schemaVersion } = write.set;
  const runs = endedAt === undefined && restingSince === undefined ? undefined : !endedAt && !restingSince;
  const set = {
    schemaVersion,
    state: state === undefined ? undefined : jsonText(state),
    pilots: pilots === undefined ? undefined : pilots === null ? null : jsonText(pilots),
    endedAt,
    restingSince,
    runningIn: runs === undefined ? undefined : runs ? name('channelId') : null,
    version: write.expectedVersion + 1,
  };
  return {
    statement: update('Encounter', { id: write.id, version: write.expectedVersion }, set),
    taken: 'conflict',
    missing: 'conflict',
  };
}

function partyStep({ campaignId, expectedVersion, schemaVersion, state }: PartyWrite): Step<Refused> {
  const set = {
    party: jsonText(state),
    partySchema: schemaVersion,
    partyVersion: expectedVersion + 1,
  };
  return {
    statement: update('Campaign', { id: campaignId, partyVersion: expectedVersion }, set),
    missing: 'conflict',
  };
}

/**
 * Writes down which messages ask what is settled from here on: those of a command's questions, but for some that are still asked. Where
 * somebody is about to note on which message one stands, the first statement has them wait until the question is gone.
 */
function settledSteps(pendingId: string, kept: Fragment | null): readonly Step<Refused>[] {
  const columns = sql`${name('pendingId')}, ${name('channelId')}, ${name('messageId')}`;
  const but = kept === null ? sql`` : sql` AND ${name('id')} NOT IN (${kept})`;
  const posted = sql`${name('pendingId')} = ${pendingId} AND ${name('messageId')} IS NOT NULL`;
  return [
    { statement: update('Decision', { pendingId }, { messageId: name('messageId') }) },
    {
      statement: sql`INSERT INTO ${name('Settled')} (${name('decisionId')}, ${columns}) SELECT ${name('id')}, ${columns} FROM ${name('Decision')} WHERE ${posted}${but}`,
    },
  ];
}

/** A question that was already posted stays where it is, though the record was read before it was posted. */
function decisionSteps(pendingId: string, decisions: readonly DecisionRecord[]): readonly Step<Refused>[] {
  if (decisions.length === 0)
    return [...settledSteps(pendingId, null), { statement: remove('Decision', { pendingId }) }];
  const kept = join(
    decisions.map((decision) => decision.id),
    ', ',
  );
  const posted = sql`COALESCE(${name('Decision')}.${name('messageId')}, ${name('excluded')}.${name('messageId')})`;
  return [
    ...settledSteps(pendingId, kept),
    { statement: sql`${remove('Decision', { pendingId })} AND ${name('id')} NOT IN (${kept})` },
    {
      statement: upsert('Decision', decisions.map(decisionRow), ['id'], { messageId: posted }),
      taken: 'conflict',
    },
  ];
}

function pendingSteps(write: PendingWrite): readonly Step<Refused>[] {
  switch (write.type) {
    case 'open': {
      const { record } = write;
      return [
        { statement: insert('Pending', [pendingRow(record)]), taken: 'conflict' },
        ...(record.decisions.length > 0
          ? [{ statement: insert('Decision', record.decisions.map(decisionRow)) }]
          : []),
      ];
    }
    case 'advance': {
      // Where it is shown is not the command's to change: it may have been read before it was shown.
      const { id, shownIn: _, ...row } = pendingRow(write.record);
      const set = { ...row, version: write.expectedVersion + 1 };
      return [
        ...decisionSteps(id, write.record.decisions), // first, as where it is closed: two never wait crosswise
        {
          statement: update('Pending', { id, version: write.expectedVersion }, set),
          missing: 'conflict',
        },
      ];
    }
    case 'close':
      return [
        ...settledSteps(write.id, null),
        {
          statement: remove('Pending', { id: write.id, version: write.expectedVersion }),
          missing: 'conflict',
        },
      ];
  }
}

/** The steps of a batch. Characters are locked in the order of their ids, so that two batches never wait crosswise. */
export function commitSteps(batch: Batch): readonly Step<Refused>[] {
  const idOf = (write: CharacterWrite) => (write.type === 'create' ? write.record.id : write.id);
  const characters = (batch.characters ?? []).toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  const entries = batch.entries ?? [];
  const steps: Step<Refused>[] = [];
  if (batch.interactionId !== null) {
    steps.push(receipt(batch.interactionId, entries[0]?.id ?? null, batch.at));
  }
  if (batch.drawn) steps.push(drawStep(batch.drawn)); // early: who comes second should know before all the rest
  steps.push(...characters.map(characterStep));
  if (batch.encounter) steps.push(encounterStep(batch.encounter));
  if (batch.party) steps.push(partyStep(batch.party));
  if (entries.length > 0) {
    steps.push({ statement: insert('Entry', entries.map(entryRow)), taken: 'conflict' });
  }
  if (batch.pending) steps.push(...pendingSteps(batch.pending));
  steps.push(...requestSteps(batch), ...readySteps(batch));
  for (const { entryId, by } of batch.undone ?? []) {
    steps.push({ statement: update('Entry', { id: entryId }, { undoneBy: by }), missing: 'conflict' });
  }
  if (batch.unqueue !== undefined) {
    steps.push({ statement: remove('QueuedAct', { id: batch.unqueue }), missing: 'conflict' });
  }
  if (batch.hold !== undefined) {
    const at = { ...batch.hold, soon: true, held: 'no' };
    steps.push({ statement: update('QueuedAct', at, { held: 'calledOff' }) });
  }
  if (batch.encounter?.type === 'update' && batch.encounter.set.endedAt != null) {
    const ended = { encounterId: batch.encounter.id };
    steps.push({ statement: remove('QueuedAct', ended) }, { statement: remove('StandingOrder', ended) });
  }
  steps.push(...waitSteps(batch.waits ?? []));
  if (batch.activate) {
    steps.push({
      statement: upsert('ActiveCharacter', [batch.activate], ['campaignId', 'userId']),
    });
  }
  if (batch.dropDraft) steps.push({ statement: remove('CharacterDraft', batch.dropDraft) });
  return steps;
}
