import { expect, test } from 'vitest';
import { CAMPAIGN_LIMITS } from '../../src/app/campaign/limits.ts';
import { roomForCampaign } from '../../src/app/campaign/room.ts';
import { CHARACTER_LIMITS } from '../../src/app/character/limits.ts';
import { roomForCharacter } from '../../src/app/character/roomFor.ts';
import { ORDER_LIMITS } from '../../src/app/orders/limits.ts';
import { roomForOrder } from '../../src/app/orders/roomFor.ts';
import type { Limit, Result } from '../../src/app/result.ts';
import { aCampaign, aCharacter, anOrder, NOON } from '../store/records.ts';

const ANA = '100000000000000001';
const times = <T>(many: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: many }, (_, n) => make(n));
const refusedBy = (room: Result<unknown>) => (room.ok ? null : room.refusal.params);

const campaigns = (running: number, archived: number, createdBy = ANA) => ({
  campaignsOf: async () => [
    ...times(running, () => aCampaign({ createdBy })),
    ...times(archived, () => aCampaign({ createdBy, archivedAt: NOON })),
  ],
});

test.each<[number, number, Limit | null]>([
  [199, 300, null],
  [200, 0, CAMPAIGN_LIMITS.running],
  [100, 400, CAMPAIGN_LIMITS.all],
])(
  'Somebody with %i running and %i archived campaigns on a server creates another',
  async (running, archived, limit) => {
    const refused = refusedBy(await roomForCampaign(campaigns(running, archived), '1', ANA));
    expect(refused).toEqual(limit === null ? null : { ...limit, given: null });
  },
);

test("Other people's campaigns do not count", async () => {
  expect(refusedBy(await roomForCampaign(campaigns(300, 300, '2'), '1', ANA))).toBeNull();
});

const campaign = aCampaign();
const caller = {
  userId: ANA,
  guildId: campaign.guildId,
  channelIds: [],
  roleIds: [],
  manages: false,
  interactionId: '1',
};
const characters = (live: number, archived: number, others: number) => ({
  characters: async (_: string, filter: { readonly archived?: boolean } = {}) =>
    filter.archived
      ? times(archived, () => aCharacter(campaign.id, { ownerId: ANA, archivedAt: NOON }))
      : [
          ...times(live, () => aCharacter(campaign.id, { ownerId: ANA })),
          ...times(others, () => aCharacter(campaign.id, { ownerId: '2' })),
        ],
});

test.each<[string, number, number, number, Limit | null]>([
  ['player', 20, 29, 200, null],
  ['player', 20, 30, 0, CHARACTER_LIMITS.player],
  ['GM', 150, 49, 0, null],
  ['GM', 150, 50, 0, CHARACTER_LIMITS.gm],
  ['player', 1, 1, 298, CHARACTER_LIMITS.campaign],
])(
  'A %s with %i characters and %i archived ones makes another, beside %i of others',
  async (who, live, archived, others, limit) => {
    const store = characters(live, archived, others);
    const refused = refusedBy(await roomForCharacter(store, { campaign, caller, gm: who === 'GM' }));
    expect(refused).toEqual(limit === null ? null : { ...limit, given: null });
  },
);

const KIRA = aCharacter(campaign.id);

test('A character has a limited number of standing orders', async () => {
  const store = {
    ordersOf: async () => times(ORDER_LIMITS.orders.most, (n) => anOrder(KIRA, { code: `q${n}` })),
  };
  const order = anOrder(KIRA, { code: 'another' });
  expect(refusedBy(await roomForOrder(store, order))).toMatchObject(ORDER_LIMITS.orders);
});

test('A standing order may be given anew for its question at any number', async () => {
  const store = {
    ordersOf: async () => times(ORDER_LIMITS.orders.most, (n) => anOrder(KIRA, { code: `q${n}` })),
  };
  expect(refusedBy(await roomForOrder(store, anOrder(KIRA, { code: 'q7' })))).toBeNull();
});
