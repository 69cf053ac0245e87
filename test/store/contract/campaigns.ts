import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CampaignRecord, Store } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { aCampaign, aSeed, NOON, snowflake, startedCampaign, storedCharacter } from '../records.ts';

export function campaignContract(scene: () => Scene): void {
  const create = (campaign: CampaignRecord, interaction: string = randomUUID()) =>
    scene().store.createCampaign(campaign, aSeed(campaign.id), interaction);

  describe("somebody's campaigns", () => {
    const ids = async (userId: string) => (await scene().store.campaignsWith(userId)).map(({ id }) => id);

    test('are those that they lead', async () => {
      const gm = snowflake();
      const campaign = await startedCampaign(scene().store, { gms: [gm] });
      expect(await ids(gm)).toEqual([campaign.id]);
    });

    test('are those in which a character is theirs, on any server', async () => {
      const player = snowflake();
      const [one, other] = [await startedCampaign(scene().store), await startedCampaign(scene().store)];
      for (const { id } of [one, other])
        await storedCharacter(scene().store, { campaignId: id, ownerId: player });
      expect((await ids(player)).sort()).toEqual([one.id, other.id].sort());
    });

    test('are those whose settings name them', async () => {
      const standIn = snowflake();
      const campaign = await startedCampaign(scene().store, { settings: { absences: [{ standIn }] } });
      expect(await ids(standIn)).toEqual([campaign.id]);
    });

    test('are none that is put away', async () => {
      const gm = snowflake();
      await startedCampaign(scene().store, { gms: [gm], archivedAt: NOON });
      expect(await ids(gm)).toEqual([]);
    });

    test('are none in which their character is put away', async () => {
      const player = snowflake();
      const { id } = await startedCampaign(scene().store);
      await storedCharacter(scene().store, { campaignId: id, ownerId: player, archivedAt: NOON });
      expect(await ids(player)).toEqual([]);
    });
  });

  describe('a campaign', () => {
    test('comes back as it was created', async () => {
      const campaign = await startedCampaign(scene().store);
      expect(await scene().store.campaign(campaign.id)).toEqual(campaign);
    });

    test('is not there before it is created', async () => {
      expect(await scene().store.campaign(randomUUID())).toBeNull();
    });

    test('has a name of its own in its guild', async () => {
      const first = await startedCampaign(scene().store);
      const second = aCampaign({ guildId: first.guildId });
      expect(await create(second)).toBe('nameTaken');
    });

    test('may be called like one in another guild', async () => {
      await startedCampaign(scene().store);
      expect(await create(aCampaign())).toBe('committed');
    });

    test('has its channels for itself', async () => {
      const first = await startedCampaign(scene().store);
      const second = aCampaign({ channels: first.channels });
      expect(await create(second)).toBe('channelTaken');
    });

    test('refused for its channel leaves nothing', async () => {
      const first = await startedCampaign(scene().store);
      const second = aCampaign({ channels: first.channels });
      await create(second);
      expect(await scene().store.campaign(second.id)).toBeNull();
    });

    test('is created once by one interaction', async () => {
      const interaction = randomUUID();
      await create(aCampaign(), interaction);
      expect(await create(aCampaign(), interaction)).toBe('duplicate');
    });

    test('changes only what is set', async () => {
      const campaign = await startedCampaign(scene().store);
      await scene().store.updateCampaign(campaign.id, { settings: { text: false } });
      expect(await scene().store.campaign(campaign.id)).toEqual({ ...campaign, settings: { text: false } });
    });

    test('takes another name with its key', async () => {
      const campaign = await startedCampaign(scene().store);
      const renamed = { name: 'Dawn', nameKey: 'dawn' };
      await scene().store.updateCampaign(campaign.id, renamed);
      expect(await scene().store.campaign(campaign.id)).toEqual({ ...campaign, ...renamed });
    });

    test('does not take the name of another', async () => {
      const first = await startedCampaign(scene().store);
      const second = await startedCampaign(scene().store, { guildId: first.guildId, nameKey: 'dawn' });
      expect(await scene().store.updateCampaign(second.id, { nameKey: first.nameKey })).toBe('nameTaken');
    });

    test('changes its GMs all at once', async () => {
      const campaign = await startedCampaign(scene().store);
      const gms = [snowflake(), snowflake()].sort();
      await scene().store.updateCampaign(campaign.id, { gms });
      expect((await scene().store.campaign(campaign.id))?.gms).toEqual(gms);
    });

    test('takes one channel more', async () => {
      const campaign = await startedCampaign(scene().store);
      const channels = [...campaign.channels, snowflake()].sort();
      await scene().store.updateCampaign(campaign.id, { channels });
      expect((await scene().store.campaign(campaign.id))?.channels).toEqual(channels);
    });

    test('does not take the channel of another', async () => {
      const first = await startedCampaign(scene().store);
      const second = await startedCampaign(scene().store);
      const { channels } = first;
      expect(await scene().store.updateCampaign(second.id, { channels })).toBe('channelTaken');
    });

    test('that is not there cannot be changed', async () => {
      expect(await scene().store.updateCampaign(randomUUID(), { name: 'Dawn' })).toBe('conflict');
    });

    test('is found by its channel', async () => {
      const campaign = await startedCampaign(scene().store);
      expect(await scene().store.campaignIn([snowflake(), ...campaign.channels])).toEqual(campaign);
    });

    test('of the thread comes before the one of its parent', async () => {
      const parent = await startedCampaign(scene().store);
      const thread = await startedCampaign(scene().store);
      const path = [...thread.channels, ...parent.channels];
      expect((await scene().store.campaignIn(path))?.id).toBe(thread.id);
    });

    test('is found in its guild, the oldest first', async () => {
      const old = await startedCampaign(scene().store);
      const createdAt = new Date(NOON.getTime() + 1);
      const young = aCampaign({ guildId: old.guildId, nameKey: 'dawn', createdAt });
      await create(young);
      const found = await scene().store.campaignsOf(old.guildId);
      expect(found.map((campaign) => campaign.id)).toEqual([old.id, young.id]);
    });
  });

  describe('an archived campaign', () => {
    test('is no longer found in its channel', async () => {
      const campaign = await startedCampaign(scene().store);
      await scene().store.updateCampaign(campaign.id, { archivedAt: NOON });
      expect(await scene().store.campaignIn(campaign.channels)).toBeNull();
    });

    test('frees its name and its channels', async () => {
      const campaign = await startedCampaign(scene().store);
      await scene().store.updateCampaign(campaign.id, { archivedAt: NOON });
      const { guildId, channels } = campaign;
      const next = aCampaign({ guildId, channels });
      expect(await create(next)).toBe('committed');
    });

    test('stays away from a name that was given away', async () => {
      const campaign = await startedCampaign(scene().store);
      await scene().store.updateCampaign(campaign.id, { archivedAt: NOON });
      await startedCampaign(scene().store, { guildId: campaign.guildId });
      expect(await scene().store.updateCampaign(campaign.id, { archivedAt: null })).toBe('nameTaken');
    });

    test('stays away from a channel that was given away', async () => {
      const campaign = await startedCampaign(scene().store);
      await scene().store.updateCampaign(campaign.id, { archivedAt: NOON });
      await startedCampaign(scene().store, { channels: campaign.channels });
      expect(await scene().store.updateCampaign(campaign.id, { archivedAt: null })).toBe('channelTaken');
    });

    test('is found in its channel again when it goes on', async () => {
      const campaign = await startedCampaign(scene().store);
      await scene().store.updateCampaign(campaign.id, { archivedAt: NOON });
      await scene().store.updateCampaign(campaign.id, { archivedAt: null });
      expect(await scene().store.campaignIn(campaign.channels)).toEqual(campaign);
    });

    test('keeps its settings where somebody else has changed them since they were read', async () => {
      const { id, settings } = await startedCampaign(scene().store);
      const change = (store: Store, text: boolean) =>
        store.updateCampaign(id, { settings: { text, pings: false } }, settings);
      const changes = await Promise.all([change(scene().store, true), change(scene().other, false)]);
      expect(changes.sort()).toEqual(['committed', 'conflict']);
    });
  });
}
