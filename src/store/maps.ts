import { z } from 'zod';
import type { BattleMapRecord, MapPicture, Store } from '../app/ports.ts';
import type { BattleMap } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { json } from './rows.ts';
import { upsert } from './sql.ts';
import { transact } from './transaction.ts';

const laid = z.object({
  type: z.enum(['image/png', 'image/jpeg']),
  left: z.number(),
  top: z.number(),
  columns: z.number(),
  rows: z.number(),
});

/** Maps of squares: the one of a campaign's next fight, and those of fights. */
export function maps({ client, driver }: Database) {
  return {
    nextMap: async (campaignId) => {
      const row = await client.battleMap.findUnique({ where: { nextFor: campaignId } });
      return row && mapRecord(row);
    },

    mapOf: async (encounterId) => {
      const row = await client.battleMap.findUnique({ where: { encounterId } });
      return row && mapRecord(row);
    },

    ground: async (of) => {
      const row = await client.battleMap.findUnique({ where: of, omit: { data: true, drawn: true } });
      if (row === null || row.picture === null) return null;
      const { type: _, ...place } = laid.parse(json(row.picture));
      return { ...place, mapId: row.id, changedAt: row.changedAt };
    },

    groundData: async (id) =>
      (await client.battleMap.findUnique({ where: { id }, select: { data: true } }))?.data ?? null,

    saveMap: (record) =>
      transact(driver, [{ statement: upsert('BattleMap', [mapRow(record)], ['id']), taken: 'conflict' }]),
  } satisfies Partial<Store>;
}

export function mapRow({
  id,
  campaignId,
  encounterId,
  drawn,
  picture,
  changedAt,
}: BattleMapRecord): BattleMap {
  const { data = null, ...place } = picture ?? {};
  return {
    id,
    campaignId,
    nextFor: encounterId === null ? campaignId : null,
    encounterId,
    drawn,
    picture: picture === null ? null : JSON.stringify(place),
    data,
    changedAt,
  };
}

export function mapRecord({ nextFor: _, picture, data, ...row }: BattleMap): BattleMapRecord {
  return { ...row, picture: picture === null || data === null ? null : pictureOf(picture, data) };
}

const pictureOf = (place: string, data: string): MapPicture => ({ ...laid.parse(json(place)), data });
