import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ERASED_USER, type Store } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import {
  aBatch,
  aCampaignMacro,
  aDecision,
  aMacro,
  anEncounter,
  anEntry,
  aPending,
  NOON,
  runningEncounter,
  snowflake,
  startedCampaign,
  storedCharacter,
  waitingCommand,
  asTheyWere,
} from '../records.ts';
import { everythingAbout } from '../../support/everythingAbout.ts';

/** Somebody who did everything that leaves a trace: created, played, waited, was asked, and was named by others. */
async function busyPerson(store: Store) {
  const user = snowflake();
  const named = { by: user, text: `<@${user}> dodges`, [user]: 1 };
  const campaign = await startedCampaign(store, {
    createdBy: user,
    gms: [user],
    settings: { gm: user },
  });
  const kira = await storedCharacter(store, {
    campaignId: campaign.id,
    ownerId: user,
    state: named,
  });
  await store.setActiveCharacter(campaign.id, user, kira.id);
  await store.saveDraft(campaign.id, user, 0, named, NOON);
  await store.saveMacro(user, aMacro('Attack'));
  await store.saveCampaignMacro({ ...aCampaignMacro(campaign.id, 'Parry'), sharedBy: user });
  await store.setPersonSettings(user, { colour: 'red' });
  await store.setPersonSettings(snowflake(), { friends: [user] });
  await store.putWaits([
    {
      type: 'put',
      record: {
        id: `away/${campaign.id}/${user}`,
        kind: 'away',
        campaignId: campaign.id,
        channelId: snowflake(),
        encounterId: null,
        decisionId: null,
        actorId: null,
        ownerId: user,
        since: NOON,
        step: 0,
        stepAt: NOON,
        dueAt: null,
      },
    },
  ]);
  const encounter = anEncounter(campaign, { state: named });
  const pending = aPending(encounter, {
    userId: user,
    intent: named,
    dice: [named],
    answers: [named],
    rulings: [named],
    events: [named],
    context: named,
  });
  const decision = aDecision(pending.id, { ownerId: user, question: named });
  const entry = anEntry(encounter, 2, {
    userId: user,
    intent: named,
    dice: [named],
    answers: [named],
    rulings: [named],
    events: [named],
    patches: [named],
    inverse: [named],
  });
  await store.commit(
    aBatch({
      encounter: { type: 'create', record: encounter },
      entries: [entry],
      pending: { type: 'open', record: { ...pending, decisions: [decision] } },
    }),
  );
  return { user, campaign, kira, encounter, pending, decision, entry };
}

export function peopleContract(scene: () => Scene): void {
  describe("a person's settings", () => {
    test('are none at first', async () => {
      expect(await scene().store.personSettings(snowflake())).toBeNull();
    });

    test('are what was set last', async () => {
      const user = snowflake();
      await scene().store.setPersonSettings(user, { text: true });
      await scene().store.setPersonSettings(user, { text: false });
      expect(await scene().store.personSettings(user)).toEqual({ text: false });
    });
  });

  describe('a fact of the installation', () => {
    test('is unknown at first', async () => {
      expect(await scene().store.factsFrom(randomUUID())).toEqual([]);
    });

    test('is what was set last', async () => {
      const key = randomUUID();
      await scene().store.setFact(key, 'old');
      await scene().store.setFact(key, 'new');
      expect(await scene().store.factsFrom(key)).toEqual([[key, 'new']]);
    });

    test('is found by how its key begins', async () => {
      const key = randomUUID();
      await scene().store.setFact(`${key}:a`, '1');
      await scene().store.setFact(`${key}:b`, '2');
      await scene().store.setFact(`not:${key}`, '3');
      expect(await scene().store.factsFrom(`${key}:`)).toEqual([
        [`${key}:a`, '1'],
        [`${key}:b`, '2'],
      ]);
    });
  });

  describe('a person who asks for everything about them', () => {
    const exported = async () => {
      const person = await busyPerson(scene().store);
      return {
        ...person,
        everything: JSON.parse(JSON.stringify(await everythingAbout(scene().store, person.user))),
      };
    };

    test('gets their settings', async () => {
      expect((await exported()).everything.settings).toEqual({ colour: 'red' });
    });

    test('gets the campaigns they made', async () => {
      const { everything, campaign } = await exported();
      expect(everything.campaignsCreated[0].id).toBe(campaign.id);
    });

    test('gets the campaigns they lead', async () => {
      const { everything, campaign } = await exported();
      expect(everything.gmOf).toEqual([campaign.id]);
    });

    test('gets their characters whole', async () => {
      const { everything, kira } = await exported();
      expect(everything.characters[0].state).toEqual(kira.state);
    });

    test('gets who acts for them', async () => {
      const { everything, kira, campaign } = await exported();
      expect(everything.activeCharacters).toEqual([{ campaignId: campaign.id, characterId: kira.id }]);
    });

    test('gets their drafts', async () => {
      const { everything, campaign } = await exported();
      expect(everything.drafts[0].campaignId).toBe(campaign.id);
    });

    test('gets what they did', async () => {
      const { everything, entry } = await exported();
      expect(everything.entries[0].command).toEqual(entry.intent);
    });

    test('gets what they wait for', async () => {
      const { everything, pending } = await exported();
      expect(everything.waitingCommands[0].id).toBe(pending.id);
    });

    test('gets what they are asked', async () => {
      const { everything, decision } = await exported();
      expect(everything.questions[0].question).toEqual(decision.question);
    });

    test('gets their macros', async () => {
      const { everything } = await exported();
      expect(everything.macros[0]).toMatchObject({ name: 'Attack', roll: '1d20+$1:5' });
    });

    test('gets the macros they shared', async () => {
      const { everything, campaign } = await exported();
      expect(everything.macrosShared[0]).toMatchObject({ campaignId: campaign.id, name: 'Parry' });
    });

    test('gets where others name them', async () => {
      const { everything, encounter } = await exported();
      expect(everything.namedInEncounters).toEqual([encounter.id]);
    });

    test('does not get the seed of dice still to come', async () => {
      const person = await waitingCommand(scene().store, { seed: 'secret-seed' });
      expect(JSON.stringify(await everythingAbout(scene().store, person.userId))).not.toContain(
        'secret-seed',
      );
    });
  });

  describe('a person who is erased', () => {
    const erased = async () => {
      const person = await busyPerson(scene().store);
      await scene().store.erasePerson(person.user, asTheyWere);
      return person;
    };

    /** The process dies after so many parts. */
    const erasedUpTo = async (part: number) => {
      const person = await busyPerson(scene().store);
      let passed = 0;
      const dying = () => {
        passed += 1;
        if (passed === part) throw new Error('killed');
      };
      await expect(scene().store.erasePerson(person.user, asTheyWere, dying)).rejects.toThrow('killed');
      return person;
    };

    test('is named nowhere in the database', async () => {
      const { user } = await erased();
      const { engine, url } = scene();
      expect(JSON.stringify(await engine.rows(url))).not.toContain(user);
    });

    test('has nothing left to export', async () => {
      const { user } = await erased();
      const nobody = await everythingAbout(scene().store, snowflake());
      expect(await everythingAbout(scene().store, user)).toEqual({ ...Object(nobody), userId: user });
    });

    test('leaves their characters to the GM', async () => {
      const { kira } = await erased();
      expect((await scene().store.character(kira.id))?.ownerId).toBeNull();
    });

    test('leaves their questions to the GM', async () => {
      const { decision } = await erased();
      expect((await scene().store.decision(decision.id))?.ownerId).toBeNull();
    });

    test('leaves what they did, by nobody', async () => {
      const { entry } = await erased();
      expect((await scene().store.entry(entry.id))?.userId).toBe(ERASED_USER);
    });

    test('leaves the macros they shared, by nobody', async () => {
      const { campaign } = await erased();
      const [left] = await scene().store.campaignMacros(campaign.id);
      expect(left?.sharedBy).toBe(ERASED_USER);
    });

    test('leaves a state that says the same about everything else', async () => {
      const { encounter } = await erased();
      expect((await scene().store.encounter(encounter.id))?.state).toEqual({
        by: ERASED_USER,
        text: `<@${ERASED_USER}> dodges`,
        [ERASED_USER]: 1,
      });
    });

    test('takes nothing of anybody else along', async () => {
      const other = await busyPerson(scene().store);
      const before = await everythingAbout(scene().store, other.user);
      await erased();
      expect(await everythingAbout(scene().store, other.user)).toEqual(before);
    });

    test('is named nowhere, though somebody has written what they read before', async () => {
      const { store, engine, url } = scene();
      const { user, campaign } = await busyPerson(store);
      let late: Promise<unknown> | undefined;
      await store.erasePerson(user, asTheyWere, () => {
        late ??= store.updateCampaign(campaign.id, { settings: { gm: user } });
      });
      await late;
      expect(JSON.stringify(await engine.rows(url))).not.toContain(user);
    });

    test.each([1, 2, 5, 9])(
      'by a process that died after part %d of it is known at the next start',
      async (part) => {
        const { user } = await erasedUpTo(part);
        expect(await scene().store.unfinishedErasures()).toContain(user);
        await scene().store.erasePerson(user, asTheyWere);
      },
    );

    test.each([1, 2, 5, 9])('is named nowhere once what ended after part %d is done again', async (part) => {
      const { user } = await erasedUpTo(part);
      const { store, engine, url } = scene();
      await store.erasePerson(user, asTheyWere);
      expect([
        await store.unfinishedErasures(),
        JSON.stringify(await engine.rows(url)).includes(user),
      ]).toEqual([[], false]);
    });

    test('with a short id is not mistaken for a part of a word', async () => {
      const encounter = await runningEncounter(scene().store, { state: { owner: 'ana', fruit: 'banana' } });
      await scene().store.erasePerson('ana', asTheyWere);
      expect((await scene().store.encounter(encounter.id))?.state).toEqual({
        owner: ERASED_USER,
        fruit: 'banana',
      });
    });
  });
}
