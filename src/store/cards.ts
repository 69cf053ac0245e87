import { cardSides, type Store, type TurnCardRecord } from '../app/ports.ts';
import type { TurnCard } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { insert, remove, update } from './sql.ts';
import { transact } from './transaction.ts';

function cardRow({ live, called, ...record }: TurnCardRecord): TurnCard {
  return { ...record, called: called.join(' '), liveFor: live ? record.encounterId : null };
}

function cardRecord({ liveFor, called, ...row }: TurnCard): TurnCardRecord {
  const side = cardSides.find((one) => one === row.side);
  if (side === undefined) throw new Error(`no side of a card: ${row.side}`);
  return { ...row, side, called: called.split(' ').filter((id) => id !== ''), live: liveFor !== null };
}

/** The message of a question that has become a card asks nothing any more. */
const asksNoMore = ({ messageId }: { readonly messageId?: string | null }) =>
  messageId == null ? [] : [{ statement: remove('Settled', { messageId }) }];

/** The messages that tell what happens in fights. */
export function cards({ client, driver }: Database) {
  return {
    liveCard: async (encounterId) => {
      const row = await client.turnCard.findUnique({ where: { liveFor: encounterId } });
      return row && cardRecord(row);
    },

    card: async (id) => {
      const row = await client.turnCard.findUnique({ where: { id } });
      return row && cardRecord(row);
    },

    cardOfMessage: async (messageId) => {
      const row = await client.turnCard.findUnique({ where: { messageId } });
      return row && cardRecord(row);
    },

    // A card begins with what came of the entry before its first, where that passed the turn on.
    cardsTelling: async (encounterId, numbers) => {
      if (numbers.length === 0) return [];
      const rows = await client.turnCard.findMany({
        where: {
          encounterId,
          since: { lte: Math.max(...numbers) },
          OR: [{ until: null }, { until: { gte: Math.min(...numbers) } }],
        },
        orderBy: [{ since: 'asc' }, { madeAt: 'asc' }, { id: 'asc' }],
      });
      return rows
        .map(cardRecord)
        .filter(({ since, until }) =>
          numbers.some((one) => one >= since && (until === null || one <= until)),
        );
    },

    cardsUnfinished: async () => {
      const rows = await client.turnCard.findMany({
        where: {
          OR: [
            { liveFor: null, closed: false },
            { messageId: null, closed: false },
          ],
        },
        orderBy: [{ madeAt: 'asc' }, { id: 'asc' }],
      });
      return rows.map(cardRecord);
    },

    replaceCard: (next, was, goesOn = false) =>
      transact(driver, [
        ...(was === null
          ? []
          : [
              {
                statement: update(
                  'TurnCard',
                  { id: was, liveFor: next.encounterId },
                  { liveFor: null, until: next.since, goesOn: goesOn ? next.id : null },
                ),
                missing: 'conflict' as const,
              },
            ]),
        { statement: insert('TurnCard', [cardRow(next)]), taken: 'conflict' as const },
      ]),

    retireCard: async (id, until) => {
      const set = { liveFor: null, until };
      await transact(driver, [{ statement: update('TurnCard', { id }, set) }], 'atOnce');
    },

    setCard: async (id, set) => {
      await transact(driver, [{ statement: update('TurnCard', { id }, set) }, ...asksNoMore(set)], 'atOnce');
    },

    showCard: (id, was, set) =>
      transact(
        driver,
        [
          { statement: update('TurnCard', { id, shows: was }, set), missing: 'conflict' as const },
          ...asksNoMore(set),
        ],
        'atOnce',
      ),
  } satisfies Partial<Store>;
}
