import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Scene } from '../contract.ts';
import { aBatch, aCharacter, NOON, snowflake, startedCampaign, storedCharacter } from '../records.ts';

export function characterContract(scene: () => Scene): void {
  describe('a character', () => {
    test('comes back as it was created', async () => {
      const character = await storedCharacter(scene().store);
      expect(await scene().store.character(character.id)).toEqual(character);
    });

    test('is found by its name', async () => {
      const character = await storedCharacter(scene().store);
      expect(await scene().store.characterNamed(character.campaignId, 'kira')).toEqual(character);
    });

    test('has a name of its own in the campaign', async () => {
      const { campaignId } = await storedCharacter(scene().store);
      const record = aCharacter(campaignId);
      expect(await scene().store.commit(aBatch({ characters: [{ type: 'create', record }] }))).toBe(
        'nameTaken',
      );
    });

    test('does not take the name of another', async () => {
      const kira = await storedCharacter(scene().store);
      const tiz = await storedCharacter(scene().store, {
        campaignId: kira.campaignId,
        name: 'Tiz',
        nameKey: 'tiz',
      });
      const set = { nameKey: 'kira' };
      const batch = aBatch({ characters: [{ type: 'update', id: tiz.id, expectedVersion: 1, set }] });
      expect(await scene().store.commit(batch)).toBe('nameTaken');
    });

    test('changes only what is set, and its version', async () => {
      const character = await storedCharacter(scene().store);
      const set = { state: { toughness: 3 }, encounterId: randomUUID() };
      await scene().store.commit(
        aBatch({ characters: [{ type: 'update', id: character.id, expectedVersion: 1, set }] }),
      );
      expect(await scene().store.character(character.id)).toEqual({ ...character, ...set, version: 2 });
    });

    test('that moved on meanwhile is not changed', async () => {
      const character = await storedCharacter(scene().store, { version: 2 });
      const set = { state: { toughness: 3 } };
      const batch = aBatch({ characters: [{ type: 'update', id: character.id, expectedVersion: 1, set }] });
      expect(await scene().store.commit(batch)).toBe('conflict');
    });

    test('keeps its state letter for letter', async () => {
      const state = {
        zeta: 1,
        alpha: [{ b: null, a: 0.1 }],
        text: 'a\u0000b \ud83d "„ü" 🎲 שלום',
        '10': true,
      };
      const character = await storedCharacter(scene().store, { state });
      const stored = await scene().store.character(character.id);
      expect(JSON.stringify(stored?.state)).toBe(JSON.stringify(state));
    });

    test('is listed with the others of its campaign by name', async () => {
      const { id: campaignId } = await startedCampaign(scene().store);
      for (const nameKey of ['tiz', 'ana', 'kira']) {
        await storedCharacter(scene().store, { campaignId, nameKey });
      }
      const listed = await scene().store.characters(campaignId);
      expect(listed.map((character) => character.nameKey)).toEqual(['ana', 'kira', 'tiz']);
    });

    test('is listed by its owner', async () => {
      const mine = await storedCharacter(scene().store);
      const { campaignId } = mine;
      await storedCharacter(scene().store, { campaignId, nameKey: 'tiz' });
      const listed = await scene().store.characters(campaignId, { ownerId: mine.ownerId ?? '' });
      expect(listed).toEqual([mine]);
    });
  });

  describe('an archived character', () => {
    const archived = async () => {
      const character = await storedCharacter(scene().store);
      const { id } = character;
      const set = { archivedAt: NOON };
      await scene().store.commit(aBatch({ characters: [{ type: 'update', id, expectedVersion: 1, set }] }));
      return character;
    };

    test('is listed apart', async () => {
      const { id, campaignId } = await archived();
      const listed = await scene().store.characters(campaignId, { archived: true });
      expect(listed.map((character) => character.id)).toEqual([id]);
    });

    test('is not listed with the living', async () => {
      const { campaignId } = await archived();
      expect(await scene().store.characters(campaignId)).toEqual([]);
    });

    test('frees its name', async () => {
      const { campaignId } = await archived();
      const record = aCharacter(campaignId);
      expect(await scene().store.commit(aBatch({ characters: [{ type: 'create', record }] }))).toBe(
        'committed',
      );
    });

    test('takes its name again when it comes back', async () => {
      const { id, campaignId } = await archived();
      const set = { archivedAt: null };
      await scene().store.commit(aBatch({ characters: [{ type: 'update', id, expectedVersion: 2, set }] }));
      expect((await scene().store.characterNamed(campaignId, 'kira'))?.id).toBe(id);
    });

    test('may be renamed without a claim to the name', async () => {
      const { id, campaignId } = await archived();
      const set = { name: 'Tiz', nameKey: 'tiz' };
      await scene().store.commit(aBatch({ characters: [{ type: 'update', id, expectedVersion: 2, set }] }));
      expect(await scene().store.characterNamed(campaignId, 'tiz')).toBeNull();
    });
  });

  describe('the active character', () => {
    test('is nobody at first', async () => {
      const { id } = await startedCampaign(scene().store);
      expect(await scene().store.activeCharacter(id, snowflake())).toBeNull();
    });

    test('is the one that was made active last', async () => {
      const user = snowflake();
      const kira = await storedCharacter(scene().store);
      const { campaignId } = kira;
      const tiz = await storedCharacter(scene().store, { campaignId, nameKey: 'tiz' });
      await scene().store.setActiveCharacter(campaignId, user, kira.id);
      await scene().store.setActiveCharacter(campaignId, user, tiz.id);
      expect(await scene().store.activeCharacter(campaignId, user)).toEqual(tiz);
    });

    test('can be made active by the batch that creates it', async () => {
      const { id: campaignId } = await startedCampaign(scene().store);
      const userId = snowflake();
      const record = aCharacter(campaignId, { ownerId: userId });
      const activate = { campaignId, userId, characterId: record.id };
      await scene().store.commit(aBatch({ characters: [{ type: 'create', record }], activate }));
      expect(await scene().store.activeCharacter(campaignId, userId)).toEqual(record);
    });
  });

  describe('a draft', () => {
    const begun = async () => {
      const { id } = await startedCampaign(scene().store);
      const user = snowflake();
      await scene().store.saveDraft(id, user, 0, { step: 'name' }, NOON);
      return { id, user };
    };

    test('begins at version 1', async () => {
      const { id, user } = await begun();
      expect(await scene().store.draft(id, user)).toEqual({ version: 1, state: { step: 'name' } });
    });

    test('goes on from the version that was read', async () => {
      const { id, user } = await begun();
      await scene().store.saveDraft(id, user, 1, { step: 'skills' }, NOON);
      expect(await scene().store.draft(id, user)).toEqual({ version: 2, state: { step: 'skills' } });
    });

    test('that was begun elsewhere is not begun again', async () => {
      const { id, user } = await begun();
      expect(await scene().store.saveDraft(id, user, 0, {}, NOON)).toBe('conflict');
    });

    test('that moved on meanwhile is not overwritten', async () => {
      const { id, user } = await begun();
      await scene().store.saveDraft(id, user, 1, {}, NOON);
      expect(await scene().store.saveDraft(id, user, 1, {}, NOON)).toBe('conflict');
    });

    test('is gone when it is dropped', async () => {
      const { id, user } = await begun();
      await scene().store.dropDraft(id, user);
      expect(await scene().store.draft(id, user)).toBeNull();
    });

    test('is dropped by the batch that makes it a character', async () => {
      const { id: campaignId, user: userId } = await begun();
      const record = aCharacter(campaignId, { ownerId: userId });
      const dropDraft = { campaignId, userId };
      await scene().store.commit(aBatch({ characters: [{ type: 'create', record }], dropDraft }));
      expect(await scene().store.draft(campaignId, userId)).toBeNull();
    });
  });
}
