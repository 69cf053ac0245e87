import type { SceneRecord, Store } from '../app/ports.ts';
import type { Scene, SceneMember } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { insert, name, remove, sql, update } from './sql.ts';
import { type Step, transact } from './transaction.ts';

const withCast = { include: { members: { orderBy: { characterId: 'asc' } } } } as const;

/** Scenes, and who is in them. */
export function scenes({ client, driver }: Database) {
  return {
    beginScene: ({ cast, ...scene }) =>
      transact(driver, [
        { statement: insert('Scene', [scene]), taken: 'duplicate' },
        ...membersOf(scene.id, cast),
      ]),

    setSceneThread: async (id, channelId) => {
      await transact(driver, [{ statement: update('Scene', { id }, { channelId }) }]);
    },

    dropScene: async (id) => {
      await transact(driver, [{ statement: remove('Scene', { id }) }]);
    },

    setSceneCast: async (sceneId, cast) => {
      await transact(driver, [
        { statement: remove('SceneMember', { sceneId }) },
        ...membersOf(sceneId, cast),
      ]);
    },

    closeScene: (id, closedAt) =>
      transact(driver, [
        {
          statement: sql`UPDATE ${name('Scene')} SET ${name('closedAt')} = ${closedAt} WHERE ${name('id')} = ${id} AND ${name('closedAt')} IS NULL`,
          missing: 'missing',
        },
      ]),

    sceneIn: async (channelId) => {
      const row = await client.scene.findFirst({
        where: { channelId },
        orderBy: [{ openedAt: 'desc' }, { id: 'desc' }],
        ...withCast,
      });
      return row && sceneRecord(row);
    },

    openScenes: async (campaignId) => {
      const rows = await client.scene.findMany({
        where: { campaignId, closedAt: null, NOT: { channelId: null } },
        orderBy: [{ openedAt: 'asc' }, { id: 'asc' }],
        ...withCast,
      });
      return rows.map(sceneRecord);
    },

    scenesOf: async (campaignId) => {
      const rows = await client.scene.findMany({
        where: { campaignId, NOT: { channelId: null } },
        orderBy: [{ openedAt: 'asc' }, { id: 'asc' }],
        ...withCast,
      });
      return rows.map(sceneRecord);
    },

    privateScenes: async (campaignId) => {
      const rows = await client.scene.findMany({
        where: { campaignId, hidden: true, NOT: { channelId: null } },
        orderBy: [{ openedAt: 'asc' }, { id: 'asc' }],
        ...withCast,
      });
      return rows.map(sceneRecord);
    },
  } satisfies Partial<Store>;
}

const membersOf = (sceneId: string, cast: readonly string[]): readonly Step<never>[] =>
  cast.length === 0
    ? []
    : [
        {
          statement: sql`${insert(
            'SceneMember',
            cast.map((characterId) => ({ sceneId, characterId })),
          )} ON CONFLICT DO NOTHING`,
        },
      ];

const sceneRecord = ({
  members,
  ...scene
}: Scene & { readonly members: readonly SceneMember[] }): SceneRecord => ({
  ...scene,
  cast: members.map(({ characterId }) => characterId),
});
