import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { FIGHT_LIMITS } from '../../src/app/encounter/limits.ts';
import type { CampaignRecord } from '../../src/app/ports.ts';
import { REQUEST_LIMITS } from '../../src/app/requests/limits.ts';
import { SCENE_LIMITS } from '../../src/app/scenes/limits.ts';
import { snowflake } from '../store/records.ts';
import { type Room, useTable } from './support/room.ts';

const { now, room } = useTable();

const store = () => now().turnkeeper.app.ports.store;

async function campaignOf(here: Room): Promise<CampaignRecord> {
  const channel = now().playground.world.channel(here.channel);
  const campaign = await store().campaignIn([channel.id]);
  if (campaign === null) throw new Error('no campaign is played there');
  return campaign;
}

test('A campaign has a limited number of open scenes', async () => {
  const here = await room();
  const { id } = await campaignOf(here);
  const at = new Date();
  for (let n = 0; n < SCENE_LIMITS.open.most; n++)
    await store().beginScene({
      id: randomUUID(),
      interactionId: randomUUID(),
      campaignId: id,
      channelId: snowflake(),
      parentId: snowflake(),
      name: `Scene ${n}`,
      hidden: false,
      openedBy: snowflake(),
      openedAt: at,
      closedAt: null,
      cast: [],
    });
  await here.hero('Ana', 'Kira');
  expect(await here.use('Ana', 'scene open', { name: 'One more' })).toBe(
    'A campaign can have at most 100 open scenes. Close one first: `/scene close`.',
  );
});

test('A campaign has a limited number of open requests', async () => {
  const here = await room();
  await here.hero('Ana', 'Kira');
  const { id } = await campaignOf(here);
  const [kira] = await store().characters(id, { archived: false });
  const at = new Date();
  for (let n = 0; n < REQUEST_LIMITS.open.most; n++) {
    const requestId = randomUUID();
    await store().commit({
      interactionId: randomUUID(),
      at,
      requests: [
        {
          type: 'create',
          record: {
            id: requestId,
            campaignId: id,
            channelId: snowflake(),
            messageId: null,
            userId: snowflake(),
            kind: 'roll',
            what: '2d6',
            name: '2d6',
            difficulty: null,
            hidesDifficulty: false,
            together: false,
            secret: false,
            note: null,
            createdAt: at,
            shownAt: null,
            closedAt: null,
            toldAt: null,
            answers: [
              {
                id: randomUUID(),
                requestId,
                characterId: kira?.id ?? '',
                version: 1,
                state: 'open',
                pendingId: null,
                entryId: null,
                userId: null,
                reason: null,
                at: null,
              },
            ],
          },
        },
      ],
    });
  }
  expect(await here.use('Mia', 'request roll', { what: '2d6' })).toBe(
    'A campaign can have at most 50 open requests. End one first: `/request close`.',
  );
});

test('A campaign has a limited number of GMs by name', async () => {
  const here = await room();
  const { id, gms } = await campaignOf(here);
  const others = Array.from({ length: 19 }, () => snowflake());
  await store().updateCampaign(id, { gms: [...gms, ...others] });
  expect(await here.use('Mia', 'campaign settings', { 'add-gm': here.person('Ana').id })).toContain(
    'A campaign can have at most 20 GMs by name.',
  );
});

test('A fight has a limited number of characters and foes', async () => {
  const here = await room();
  await here.use('Mia', 'encounter start');
  for (let left = FIGHT_LIMITS.there.most; left > 0; left -= 20)
    await here.use('Mia', 'encounter add', { who: 'Raider', count: 20 });
  expect(await here.use('Mia', 'encounter add', { who: 'Raider' })).toBe(
    'A fight can have at most 100 characters and foes. This has 101. Take some out first (`/encounter remove`), or bring in fewer.',
  );
});
