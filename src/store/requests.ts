import type { Batch, RequestAnswerRecord, RequestRecord, RequestWrite, Store } from '../app/ports.ts';
import type { Prisma, Request, RequestAnswer } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { oneOf } from './rows.ts';
import { insert, name, sql, update } from './sql.ts';
import { type Step, transact } from './transaction.ts';

const withAnswers = { answers: { orderBy: { place: 'asc' } } } satisfies Prisma.RequestInclude;
const oldestFirst = [
  { createdAt: 'asc' },
  { id: 'asc' },
] as const satisfies Prisma.RequestOrderByWithRelationInput[];

const MISSING = ['open', 'rolling'] satisfies RequestAnswerRecord['state'][];

/** Requests that wait for somebody: not closed, and somebody's answer is missing. */
const waits = {
  closedAt: null,
  answers: { some: { state: { in: MISSING } } },
  campaign: { archivedAt: null },
} satisfies Prisma.RequestWhereInput;

/** What a GM asks of several characters at once, and their answers. */
export function requests({ client, driver }: Database) {
  const found = async (where: Prisma.RequestWhereInput) => {
    const rows = await client.request.findMany({
      where,
      include: withAnswers,
      orderBy: [...oldestFirst],
    });
    return rows.map(requestRecord);
  };
  return {
    request: async (id) => {
      const row = await client.request.findUnique({ where: { id }, include: withAnswers });
      return row && requestRecord(row);
    },

    requestOfAnswer: async (id) => {
      const row = await client.request.findFirst({
        where: { answers: { some: { id } } },
        include: withAnswers,
      });
      return row && requestRecord(row);
    },

    requestAnswer: async (of) => {
      const row = await client.requestAnswer.findFirst({ where: of });
      return row && answerRecord(row);
    },

    openRequests: (campaignId) => found({ ...waits, campaignId }),

    requestsWaitingFor: (ownerId) =>
      found({ ...waits, answers: { some: { state: 'open', character: { ownerId, archivedAt: null } } } }),

    requestsToShow: () => found({ toldAt: null, campaign: { archivedAt: null } }),

    setRequestMessage: async (id, messageId) => {
      await transact(driver, [{ statement: update('Request', { id }, { messageId }) }], 'atOnce');
    },

    tellRequest: (id, at) => {
      const told = sql`${update('Request', { id }, { toldAt: at })} AND ${name('toldAt')} IS NULL`;
      return transact(driver, [{ statement: told, missing: 'conflict' }]);
    },
  } satisfies Partial<Store>;
}

/** What a batch changes of requests: lines before requests, each in the order of their ids, so that two never wait crosswise. */
export function requestSteps({
  answers = [],
  requests: writes = [],
  at,
}: Batch): readonly Step<'conflict'>[] {
  const idOf = (write: RequestWrite) => (write.type === 'create' ? write.record.id : write.id);
  const lines = answers
    .toSorted((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, expectedVersion, set }): Step<'conflict'> => {
      const next = { ...set, version: expectedVersion + 1 };
      return {
        statement: update('RequestAnswer', { id, version: expectedVersion }, next),
        missing: 'conflict',
      };
    });
  const sorted = writes.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
  return [...lines, ...sorted.flatMap((write) => writeSteps(write, at))];
}

function writeSteps(write: RequestWrite, at: Date): readonly Step<'conflict'>[] {
  switch (write.type) {
    case 'create': {
      const { answers, ...row } = write.record;
      return [
        { statement: insert('Request', [row]) },
        {
          statement: insert(
            'RequestAnswer',
            answers.map((one, place) => ({ ...one, place })),
          ),
        },
      ];
    }
    case 'show': {
      const shown = update('Request', { id: write.id }, { shownAt: at });
      return [{ statement: sql`${shown} AND ${name('shownAt')} IS NULL`, missing: 'conflict' }];
    }
    case 'close': {
      // Whoever has read a line before comes too late.
      const touched = { version: sql`${name('version')} + 1` };
      const closed = update('Request', { id: write.id }, { closedAt: at });
      return [
        { statement: update('RequestAnswer', { requestId: write.id, state: 'open' }, touched) },
        { statement: sql`${closed} AND ${name('closedAt')} IS NULL`, missing: 'conflict' },
      ];
    }
    case 'again':
      return [{ statement: update('Request', { id: write.id }, { toldAt: null }) }];
  }
}

const requestKind = oneOf<RequestRecord['kind']>('Request.kind', { check: true, roll: true });
const answerState = oneOf<RequestAnswerRecord['state']>('RequestAnswer.state', {
  open: true,
  rolling: true,
  done: true,
  passed: true,
});

const requestRecord = ({
  answers,
  ...row
}: Request & { readonly answers: readonly RequestAnswer[] }): RequestRecord => ({
  ...row,
  kind: requestKind(row.kind),
  answers: answers.map(answerRecord),
});

const answerRecord = ({ place: _, ...row }: RequestAnswer): RequestAnswerRecord => ({
  ...row,
  state: answerState(row.state),
});
