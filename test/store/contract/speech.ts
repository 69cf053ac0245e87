import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { PortraitRecord, SceneRecord, SpeechRecord, WebhookRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { NOON, startedCampaign, storedCharacter, asTheyWere } from '../records.ts';
import { everythingAbout } from '../../support/everythingAbout.ts';

const LATER = new Date(NOON.getTime() + 60_000);

async function characterOf(scene: () => Scene, ownerId: string): Promise<string> {
  const { store } = scene();
  const campaign = await startedCampaign(store);
  return (await storedCharacter(store, { campaignId: campaign.id, ownerId })).id;
}

export function speechContract(scene: () => Scene): void {
  describe('webhooks', () => {
    const hook = (set: Partial<WebhookRecord> = {}): WebhookRecord => ({
      id: randomUUID(),
      channelId: randomUUID(),
      face: '',
      token: 'secret',
      shows: null,
      usedAt: NOON,
      ...set,
    });
    const kept = async (set: Partial<WebhookRecord> = {}) => {
      const record = hook(set);
      await scene().store.addWebhook(record);
      return record;
    };

    test('come back as they were kept', async () => {
      const record = await kept({ face: 'kira', shows: NOON });
      expect(await scene().other.webhooks(record.channelId)).toEqual([record]);
    });

    test('are one a channel and face, whichever process is first', async () => {
      const { channelId } = await kept();
      expect(await scene().other.addWebhook(hook({ channelId }))).toBe('conflict');
    });

    test('come the least recently used first', async () => {
      const late = await kept({ usedAt: LATER });
      const early = await kept({ channelId: late.channelId, face: 'kira' });
      expect((await scene().store.webhooks(late.channelId)).map(({ id }) => id)).toEqual([early.id, late.id]);
    });

    test('change where they still have the face', async () => {
      const record = await kept({ face: 'kira' });
      await scene().store.changeWebhook(record, { face: 'tiz', shows: LATER });
      expect(await scene().store.webhook(record.id)).toEqual({ ...record, face: 'tiz', shows: LATER });
    });

    test('do not change for who comes second', async () => {
      const record = await kept({ face: 'kira' });
      await scene().store.changeWebhook(record, { face: 'tiz' });
      expect(await scene().other.changeWebhook(record, { face: 'orla' })).toBe('missing');
    });

    test('take no face that another has', async () => {
      const record = await kept({ face: 'kira' });
      const other = await kept({ channelId: record.channelId, face: 'tiz' });
      expect(await scene().store.changeWebhook(other, { face: 'kira' })).toBe('conflict');
    });

    test('are found by their face', async () => {
      const record = await kept({ face: randomUUID() });
      expect(await scene().store.webhooksOf(record.face)).toEqual([record]);
    });

    test('are forgotten', async () => {
      const record = await kept();
      await scene().store.dropWebhook(record.id);
      expect(await scene().store.webhook(record.id)).toBeNull();
    });
  });

  describe('speech', () => {
    const begun = async (set: Partial<SpeechRecord> = {}): Promise<SpeechRecord> => {
      const { id } = await startedCampaign(scene().store);
      const record: SpeechRecord = {
        id: randomUUID(),
        interactionId: randomUUID(),
        campaignId: id,
        channelId: randomUUID(),
        messageId: null,
        webhookId: null,
        characterId: null,
        name: 'Kira',
        userId: randomUUID(),
        createdAt: NOON,
        ...set,
      };
      await scene().store.beginSpeech(record);
      return record;
    };

    test('is said once, however often its interaction comes', async () => {
      const record = await begun();
      expect(await scene().other.beginSpeech({ ...record, id: randomUUID() })).toBe('duplicate');
    });

    test('is found by its message', async () => {
      const record = await begun();
      const said = { messageId: randomUUID(), webhookId: 'hook' };
      await scene().store.setSpoken(record.id, said);
      expect(await scene().other.speechOfMessage(said.messageId)).toEqual({ ...record, ...said });
    });

    test('counts in its channel once it is said', async () => {
      const { channelId } = await begun();
      expect(await scene().store.speechesIn(channelId)).toEqual([]);
    });

    test('is among those of its campaign once it is said', async () => {
      const [first, second] = [await begun(), await begun()];
      expect(second.campaignId).not.toBe(first.campaignId);
      const said = { messageId: randomUUID(), webhookId: 'hook' };
      await scene().store.setSpoken(first.id, said);
      expect([
        await scene().other.speechesOf(first.campaignId),
        await scene().other.speechesOf(second.campaignId),
      ]).toEqual([[{ ...first, ...said }], []]);
    });

    test('is remembered where the bot had to say it', async () => {
      const { id, channelId, userId } = await begun();
      await scene().store.setSpoken(id, { messageId: randomUUID(), webhookId: null });
      expect(await scene().store.hadSaid(channelId, userId)).toBe(true);
    });

    test('names nobody who has been forgotten', async () => {
      const { id, userId } = await begun();
      await scene().store.erasePerson(userId, asTheyWere);
      expect((await scene().store.speech(id))?.userId).toBe('erased');
    });

    test('is exported to who said it', async () => {
      const { userId, channelId } = await begun();
      expect(await everythingAbout(scene().store, userId)).toMatchObject({
        speeches: [{ channelId, name: 'Kira' }],
      });
    });

    test('is exported without the token of a webhook', async () => {
      const { userId, channelId } = await begun({ webhookId: 'hook' });
      await scene().store.addWebhook({
        id: 'hook',
        channelId,
        face: '',
        token: 'a-secret-token',
        shows: null,
        usedAt: NOON,
      });
      expect(JSON.stringify(await everythingAbout(scene().store, userId))).not.toContain('a-secret-token');
    });
  });

  describe('a portrait', () => {
    const owner = randomUUID();
    const kept = async (): Promise<PortraitRecord> => {
      const character = await characterOf(scene, owner);
      const record = {
        characterId: character,
        type: 'image/png',
        data: 'iVBORw0KGgo=',
        changedAt: NOON,
      } as const;
      await scene().store.savePortrait(record);
      return record;
    };

    test('comes back as it was kept', async () => {
      const record = await kept();
      expect(await scene().other.portrait(record.characterId)).toEqual(record);
    });

    test('replaces the one before', async () => {
      const record = await kept();
      const newer = { ...record, type: 'image/gif', changedAt: LATER } as const;
      await scene().store.savePortrait(newer);
      expect(await scene().store.portrait(record.characterId)).toEqual(newer);
    });

    test('says when it was set', async () => {
      const { characterId } = await kept();
      expect(await scene().store.portraitSet(characterId)).toEqual(NOON);
    });

    test('is taken away once', async () => {
      const { characterId } = await kept();
      await scene().store.dropPortrait(characterId);
      expect(await scene().other.dropPortrait(characterId)).toBe('missing');
    });

    test('is exported to who plays the character', async () => {
      const { characterId, data } = await kept();
      expect(await everythingAbout(scene().store, owner)).toMatchObject({
        portraits: expect.arrayContaining([expect.objectContaining({ characterId, data })]),
      });
    });

    test('goes with whoever is forgotten', async () => {
      const { characterId } = await kept();
      await scene().store.erasePerson(owner, asTheyWere);
      expect(await scene().store.portrait(characterId)).toBeNull();
    });
  });

  describe('a scene', () => {
    const begun = async (set: Partial<SceneRecord> = {}): Promise<SceneRecord> => {
      const character = await characterOf(scene, randomUUID());
      const campaignId = (await scene().store.character(character))?.campaignId ?? '';
      const record: SceneRecord = {
        id: randomUUID(),
        interactionId: randomUUID(),
        campaignId,
        channelId: null,
        parentId: randomUUID(),
        name: 'The cellar',
        hidden: true,
        openedBy: randomUUID(),
        openedAt: NOON,
        closedAt: null,
        cast: [character],
        ...set,
      };
      await scene().store.beginScene(record);
      return record;
    };
    const open = async (set: Partial<SceneRecord> = {}) => {
      const record = await begun(set);
      const channelId = randomUUID();
      await scene().store.setSceneThread(record.id, channelId);
      return { ...record, channelId };
    };

    test('is opened once, however often its interaction comes', async () => {
      const record = await begun();
      expect(await scene().other.beginScene({ ...record, id: randomUUID() })).toBe('duplicate');
    });

    test('is found by its thread', async () => {
      const record = await open();
      expect(await scene().other.sceneIn(record.channelId)).toEqual(record);
    });

    test('is the newest of its thread', async () => {
      const old = await open();
      await scene().store.closeScene(old.id, LATER);
      const newer = await begun({ channelId: old.channelId, openedAt: LATER });
      expect((await scene().store.sceneIn(old.channelId))?.id).toBe(newer.id);
    });

    test('is among the open ones once it has a thread', async () => {
      const { campaignId } = await begun();
      expect(await scene().store.openScenes(campaignId)).toEqual([]);
    });

    test('is among the open ones until it is closed', async () => {
      const { id, campaignId } = await open();
      await scene().store.closeScene(id, LATER);
      expect(await scene().store.openScenes(campaignId)).toEqual([]);
    });

    test('is among all of its campaign, closed or not', async () => {
      const record = await open();
      await scene().store.closeScene(record.id, LATER);
      expect(await scene().other.scenesOf(record.campaignId)).toEqual([{ ...record, closedAt: LATER }]);
    });

    test.for([true, false])(
      'is among the private ones of its campaign, closed or not: %s',
      async (hidden) => {
        const record = await open({ hidden });
        await scene().store.closeScene(record.id, LATER);
        expect(await scene().other.privateScenes(record.campaignId)).toEqual(
          hidden ? [{ ...record, closedAt: LATER }] : [],
        );
      },
    );

    test('is closed once', async () => {
      const { id } = await open();
      await scene().store.closeScene(id, LATER);
      expect(await scene().other.closeScene(id, LATER)).toBe('missing');
    });

    test('has the cast that it was given last', async () => {
      const { id, channelId } = await open();
      await scene().store.setSceneCast(id, []);
      expect((await scene().store.sceneIn(channelId))?.cast).toEqual([]);
    });

    test('names nobody who has been forgotten', async () => {
      const { openedBy, channelId } = await open();
      await scene().store.erasePerson(openedBy, asTheyWere);
      expect((await scene().store.sceneIn(channelId))?.openedBy).toBe('erased');
    });
  });
}
