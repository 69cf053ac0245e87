import { type Batch, type ReadyRecord, readyStates, type Store, type TakenHero } from '../app/ports.ts';
import type { Ready, ReadyHero } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { insert, remove, update } from './sql.ts';
import { type Step, transact } from './transaction.ts';

const include = { heroes: { orderBy: { hero: 'asc' } } } as const;

type Row = Ready & { readonly heroes: readonly ReadyHero[] };

function readyRecord({ openIn: _, state, heroes, ...row }: Row): ReadyRecord {
  const known = readyStates.find((one) => one === state);
  if (known === undefined) throw new Error(`no state of a ready fight: ${state}`);
  return { ...row, state: known, heroes: heroes.map(takenHero) };
}

const takenHero = ({ readyId: _, ...row }: ReadyHero): TakenHero => row;

const rowOf = ({ heroes: _, ...record }: ReadyRecord): Ready => ({
  ...record,
  openIn: record.state === 'open' || record.state === 'making' ? record.channelId : null,
});

/** Ready fights, from their lobby until their heroes are kept or deleted. */
export function readies({ client, driver }: Database) {
  return {
    ready: async (id) => {
      const row = await client.ready.findUnique({ where: { id }, include });
      return row && readyRecord(row);
    },

    openReady: async (openIn) => {
      const row = await client.ready.findUnique({ where: { openIn }, include });
      return row && readyRecord(row);
    },

    readyOf: async (encounterId) => {
      const row = await client.ready.findUnique({ where: { encounterId }, include });
      return row && readyRecord(row);
    },

    readiesUnfinished: async () => {
      const rows = await client.ready.findMany({
        where: {
          campaign: { archivedAt: null },
          OR: [{ state: { in: ['making', 'fighting'] } }, { state: 'over', messageId: null }],
        },
        include,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(readyRecord);
    },

    setReadyMessage: async (id, messageId) => {
      await transact(driver, [{ statement: update('Ready', { id }, { messageId }) }], 'atOnce');
    },
  } satisfies Partial<Store>;
}

/** What a batch changes of a ready fight. */
export function readySteps({ ready }: Batch): readonly Step<'conflict'>[] {
  if (ready === undefined) return [];
  const { record } = ready;
  const heroes = record.heroes.map((one): ReadyHero => ({ ...one, readyId: record.id }));
  const theirs = heroes.length === 0 ? [] : [{ statement: insert('ReadyHero', heroes) }];
  if (ready.type === 'create')
    return [{ statement: insert('Ready', [rowOf(record)]), taken: 'conflict' }, ...theirs];
  const { messageId: _, ...row } = rowOf(record);
  const set = {
    ...row,
    ...(record.messageId === null ? { messageId: null } : {}),
    version: ready.expectedVersion + 1,
  };
  return [
    {
      statement: update('Ready', { id: record.id, version: ready.expectedVersion }, set),
      missing: 'conflict',
    },
    { statement: remove('ReadyHero', { readyId: record.id }) },
    ...theirs,
  ];
}
