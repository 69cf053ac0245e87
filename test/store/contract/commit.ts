import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Batch, EncounterRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { aBatch, aCharacter, anEntry, aPending, runningEncounter, storedCharacter } from '../records.ts';

/** One action in an encounter that is at `version`: the next state and its entry. */
function anAction(encounter: EncounterRecord, version: number, set: Partial<Batch> = {}): Batch {
  return aBatch({
    encounter: {
      type: 'update',
      id: encounter.id,
      expectedVersion: version,
      set: { state: { round: version + 1 } },
    },
    entries: [anEntry(encounter, version + 1)],
    ...set,
  });
}

export function commitContract(scene: () => Scene): void {
  describe('a commit', () => {
    test('is a duplicate when its interaction comes again', async () => {
      const encounter = await runningEncounter(scene().store);
      const interactionId = randomUUID();
      await scene().store.commit(anAction(encounter, 1, { interactionId }));
      expect(await scene().store.commit(anAction(encounter, 2, { interactionId }))).toBe('duplicate');
    });

    test('is a duplicate even where it would conflict as well', async () => {
      const encounter = await runningEncounter(scene().store);
      const interactionId = randomUUID();
      await scene().store.commit(anAction(encounter, 1, { interactionId }));
      expect(await scene().store.commit(anAction(encounter, 1, { interactionId }))).toBe('duplicate');
    });

    test('may be repeated after a conflict, by the same interaction', async () => {
      const encounter = await runningEncounter(scene().store);
      const interactionId = randomUUID();
      await scene().store.commit(anAction(encounter, 0, { interactionId }));
      expect(await scene().store.commit(anAction(encounter, 1, { interactionId }))).toBe('committed');
    });

    test('of an interaction delivered twice at the same moment applies once', async () => {
      const encounter = await runningEncounter(scene().store);
      const interactionId = randomUUID();
      const answers = await Promise.all(
        [scene().store, scene().other].map((store) =>
          store.commit(anAction(encounter, 1, { interactionId })),
        ),
      );
      expect(answers.sort()).toEqual(['committed', 'duplicate']);
    });

    test('without an interaction has no duplicates', async () => {
      const encounter = await runningEncounter(scene().store);
      await scene().store.commit(anAction(encounter, 1, { interactionId: null }));
      expect(await scene().store.commit(anAction(encounter, 2, { interactionId: null }))).toBe('committed');
    });

    test('conflicts where the number in the stream is taken', async () => {
      const encounter = await runningEncounter(scene().store);
      await scene().store.commit(aBatch({ entries: [anEntry(encounter, 2)] }));
      expect(await scene().store.commit(aBatch({ entries: [anEntry(encounter, 2)] }))).toBe('conflict');
    });

    test('moves an encounter and its characters together', async () => {
      const encounter = await runningEncounter(scene().store);
      const { campaignId } = encounter;
      const kira = await storedCharacter(scene().store, { campaignId });
      const set = { encounterId: encounter.id };
      await scene().store.commit(
        anAction(encounter, 1, {
          characters: [{ type: 'update', id: kira.id, expectedVersion: 1, set }],
          entries: [anEntry(encounter, 2), anEntry(kira, 2)],
        }),
      );
      expect((await scene().store.character(kira.id))?.encounterId).toBe(encounter.id);
    });

    test('of two that write at the same moment lets one through', async () => {
      const encounter = await runningEncounter(scene().store);
      const answers = await Promise.all(
        [scene().store, scene().other].map((store) => store.commit(anAction(encounter, 1))),
      );
      expect(answers.sort()).toEqual(['committed', 'conflict']);
    });

    test('marks the entry that it takes back', async () => {
      const encounter = await runningEncounter(scene().store);
      const [attack, undo] = [anEntry(encounter, 2), anEntry(encounter, 3, { kind: 'undo' })];
      await scene().store.commit(anAction(encounter, 1, { entries: [attack] }));
      await scene().store.commit(
        anAction(encounter, 2, { entries: [undo], undone: [{ entryId: attack.id, by: undo.id }] }),
      );
      expect((await scene().store.entry(attack.id))?.undoneBy).toBe(undo.id);
    });
  });

  describe('a commit that fails on its last part', () => {
    const failing = async () => {
      const encounter = await runningEncounter(scene().store);
      const { campaignId } = encounter;
      const kira = await storedCharacter(scene().store, { campaignId });
      const waiting = aPending(encounter);
      await scene().store.commit(aBatch({ pending: { type: 'open', record: waiting } }));
      const record = aCharacter(campaignId, { nameKey: 'tiz' });
      const entry = anEntry(encounter, 2);
      const batch = anAction(encounter, 1, {
        entries: [entry],
        characters: [
          { type: 'create', record },
          { type: 'update', id: kira.id, expectedVersion: 1, set: { state: { toughness: 0 } } },
        ],
        pending: { type: 'close', id: waiting.id, expectedVersion: 99 },
      });
      const answer = await scene().store.commit(batch);
      return { answer, batch, encounter, kira, record, entry };
    };

    test('is refused', async () => {
      expect((await failing()).answer).toBe('conflict');
    });

    test('leaves the encounter as it was', async () => {
      const { encounter } = await failing();
      expect(await scene().store.encounter(encounter.id)).toEqual(encounter);
    });

    test('leaves the characters as they were', async () => {
      const { kira } = await failing();
      expect(await scene().store.character(kira.id)).toEqual(kira);
    });

    test('creates no character', async () => {
      const { record } = await failing();
      expect(await scene().store.character(record.id)).toBeNull();
    });

    test('leaves no entry', async () => {
      const { entry } = await failing();
      expect(await scene().store.entry(entry.id)).toBeNull();
    });

    test('leaves no receipt', async () => {
      const { batch } = await failing();
      expect(await scene().store.commit(aBatch({ interactionId: batch.interactionId }))).toBe('committed');
    });

    test('leaves nothing where the failure is a bug and thrown', async () => {
      const encounter = await runningEncounter(scene().store);
      const { campaignId } = encounter;
      const activate = { campaignId, userId: '1', characterId: 'nobody' };
      await scene()
        .store.commit(anAction(encounter, 1, { activate }))
        .catch(() => undefined);
      expect(await scene().store.encounter(encounter.id)).toEqual(encounter);
    });

    test('throws where the failure is a bug', async () => {
      const { campaignId } = await runningEncounter(scene().store);
      const activate = { campaignId, userId: '1', characterId: 'nobody' };
      await expect(scene().store.commit(aBatch({ activate }))).rejects.toThrow();
    });
  });
}
