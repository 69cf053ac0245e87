import { setImmediate } from 'node:timers/promises';
import type { Json, PersonPart } from '../app/ports.ts';
import type { Database } from './database.ts';
import { jsonColumns, naming, packsNaming } from './mentions.ts';
import { json } from './rows.ts';
import { name, sql } from './sql.ts';
import { swept, type WithId } from './sweep.ts';

const time = (at: Date) => at.toISOString();

const SOME = 10; // records read at once

/** Rows of these ids, as each table is asked for them. */
interface These {
  readonly where: { readonly id: { in: string[] } };
  readonly orderBy: { readonly id: 'asc' };
}

/** A list of what is somebody's: read a few records at a time, as nobody else has a turn while they are read. */
class Mine {
  readonly #database: Database;
  readonly #userId: string;

  constructor(database: Database, userId: string) {
    this.#database = database;
    this.#userId = userId;
  }

  /** The ids of what is theirs in a table. COALESCE: see `swept`. */
  ids(table: WithId, column: string): AsyncGenerator<string[]> {
    return swept(this.#database.driver, table, sql`COALESCE(${name(column)}, '') = ${this.#userId}`);
  }

  async *list<Row>(
    key: string,
    [table, column]: readonly [table: WithId, column: string],
    read: (these: These) => PromiseLike<readonly Row[]>,
    told: (row: Row) => Json,
  ): AsyncGenerator<PersonPart> {
    yield { key, records: [] };
    for await (const ids of this.ids(table, column))
      for (let at = 0; at < ids.length; at += SOME) {
        const rows = await read({
          where: { id: { in: ids.slice(at, at + SOME) } },
          orderBy: { id: 'asc' },
        });
        yield { key, records: rows.map(told) };
        await setImmediate();
      }
  }
}

/** Where other people's records may name somebody: in which columns, and whose a record is. */
const MENTIONS = [
  ['Campaigns', 'Campaign', jsonColumns.Campaign, null],
  ['Characters', 'Character', jsonColumns.Character, 'ownerId'],
  ['Encounters', 'Encounter', jsonColumns.Encounter, null],
  ['Entries', 'Entry', jsonColumns.Entry, 'userId'],
  ['WaitingCommands', 'Pending', jsonColumns.Pending, 'userId'],
  ['Requests', 'Request', ['note'], 'userId'],
  ['RequestAnswers', 'RequestAnswer', ['reason'], 'userId'],
  ['Questions', 'Decision', jsonColumns.Decision, 'ownerId'],
] as const satisfies readonly (readonly [string, WithId, readonly string[], string | null])[];

/** Where somebody else's record names the person: only which, since the rest of it is not theirs to read. */
async function* mentions({ client, driver }: Database, userId: string): AsyncGenerator<PersonPart> {
  for (const [what, table, columns, owner] of MENTIONS) {
    const named = naming(columns, userId);
    const condition = owner === null ? named : sql`COALESCE(${name(owner)}, '') <> ${userId} AND (${named})`;
    const key = `namedIn${what}`;
    yield { key, records: [] };
    for await (const records of swept(driver, table, condition)) yield { key, records };
  }
  const key = 'namedInPacks';
  yield { key, records: [] };
  for await (const { campaignId, name } of packsNaming(client, userId))
    yield { key, records: [{ campaignId, name }] };
}

/** What has no id of its own: a person has few of these. */
async function* few(client: Database['client'], userId: string): AsyncGenerator<PersonPart> {
  const mine = { where: { userId } };
  const person = await client.person.findUnique(mine);
  yield { key: 'settings', value: person && json(person.settings) };
  const gmOf = await client.campaignGm.findMany(mine);
  yield { key: 'gmOf', records: gmOf.map((gm) => gm.campaignId) };
  const actives = await client.activeCharacter.findMany(mine);
  yield {
    key: 'activeCharacters',
    records: actives.map(({ campaignId, characterId }) => ({ campaignId, characterId })),
  };
  const drafts = await client.characterDraft.findMany(mine);
  yield {
    key: 'drafts',
    records: drafts.map(({ campaignId, state, updatedAt }) => ({
      campaignId,
      state: json(state),
      updatedAt: time(updatedAt),
    })),
  };
  const macros = await client.macro.findMany(mine);
  yield {
    key: 'macros',
    records: macros.map(({ name, roll, createdAt }) => ({ name, roll, createdAt: time(createdAt) })),
  };
  const shared = await client.campaignMacro.findMany({ where: { sharedBy: userId } });
  yield {
    key: 'macrosShared',
    records: shared.map(({ campaignId, name, roll, createdAt }) => ({
      campaignId,
      name,
      roll,
      createdAt: time(createdAt),
    })),
  };
  const heroes = await client.readyHero.findMany({ ...mine, include: { ready: true } });
  yield {
    key: 'readyFights',
    records: heroes.map(({ hero, characterId, kept, ready }) => ({
      campaignId: ready.campaignId,
      channelId: ready.channelId,
      fight: ready.fight,
      hero,
      characterId,
      kept,
      createdAt: time(ready.createdAt),
    })),
  };
}

/**
 * Everything that is stored about one person, part by part: others have their turn in between. Left out is what the rules made of their
 * commands (events, patches) and the seeds: they hold the GM's secrets, and a waiting command's dice still to come.
 */
export async function* everythingAbout(database: Database, userId: string): AsyncGenerator<PersonPart> {
  const { client } = database;
  const mine = new Mine(database, userId);
  yield { key: 'userId', value: userId };
  yield* few(client, userId);
  yield* mine.list(
    'campaignsCreated',
    ['Campaign', 'createdBy'],
    (these) => client.campaign.findMany(these),
    ({ id, guildId, name, createdAt }) => ({ id, guildId, name, createdAt: time(createdAt) }),
  );
  yield* mine.list(
    'characters',
    ['Character', 'ownerId'],
    (these) => client.character.findMany(these),
    ({ id, campaignId, name, kind, state, createdAt, archivedAt }) => ({
      id,
      campaignId,
      name,
      kind,
      state: json(state),
      createdAt: time(createdAt),
      archivedAt: archivedAt && time(archivedAt),
    }),
  );
  yield* mine.list(
    'speeches',
    ['Speech', 'userId'],
    (these) => client.speech.findMany(these),
    ({ campaignId, channelId, messageId, characterId, name, createdAt }) => ({
      campaignId,
      channelId,
      messageId,
      characterId,
      name,
      createdAt: time(createdAt),
    }),
  );
  yield* mine.list(
    'scenesOpened',
    ['Scene', 'openedBy'],
    (these) => client.scene.findMany(these),
    ({ campaignId, channelId, name, openedAt, closedAt }) => ({
      campaignId,
      channelId,
      name,
      openedAt: time(openedAt),
      closedAt: closedAt && time(closedAt),
    }),
  );
  yield* mine.list(
    'entries',
    ['Entry', 'userId'],
    (these) => client.entry.findMany(these),
    ({ id, campaignId, channelId, kind, characterId, interactionId, intent, answers, createdAt }) => ({
      id,
      campaignId,
      channelId,
      kind,
      characterId,
      interactionId,
      command: json(intent),
      answers: json(answers),
      createdAt: time(createdAt),
    }),
  );
  yield* mine.list(
    'waitingCommands',
    ['Pending', 'userId'],
    (these) => client.pending.findMany(these),
    ({ id, campaignId, channelId, characterId, intent, createdAt }) => ({
      id,
      campaignId,
      channelId,
      characterId,
      command: json(intent),
      createdAt: time(createdAt),
    }),
  );
  yield* mine.list(
    'questions',
    ['Decision', 'ownerId'],
    (these) => client.decision.findMany(these),
    ({ id, channelId, messageId, question, createdAt }) => ({
      id,
      channelId,
      messageId,
      question: json(question),
      createdAt: time(createdAt),
    }),
  );
  yield* mine.list(
    'requests',
    ['Request', 'userId'],
    (these) => client.request.findMany(these),
    ({ id, campaignId, channelId, name, difficulty, note, createdAt }) => ({
      id,
      campaignId,
      channelId,
      name,
      difficulty,
      note,
      createdAt: time(createdAt),
    }),
  );
  yield* mine.list(
    'requestAnswers',
    ['RequestAnswer', 'userId'],
    (these) => client.requestAnswer.findMany(these),
    ({ requestId, characterId, state, reason, at }) => ({
      requestId,
      characterId,
      state,
      reason,
      at: at && time(at),
    }),
  );
  yield* mine.list(
    'waits',
    ['Wait', 'ownerId'],
    (these) => client.wait.findMany(these),
    ({ kind, campaignId, actorId, since }) => ({
      kind,
      campaignId,
      characterId: actorId,
      since: time(since),
    }),
  );
  yield* mine.list(
    'standingOrders',
    ['StandingOrder', 'userId'],
    (these) => client.standingOrder.findMany(these),
    ({ characterId, question, answer, gauge, atLeast, andGauge, andAtLeast, createdAt }) => ({
      characterId,
      question,
      answer,
      gauge,
      atLeast,
      andGauge,
      andAtLeast,
      createdAt: time(createdAt),
    }),
  );
  yield* mine.list(
    'queuedActs',
    ['QueuedAct', 'userId'],
    (these) => client.queuedAct.findMany(these),
    ({ actorId, intent, createdAt }) => ({
      characterId: actorId,
      command: json(intent),
      createdAt: time(createdAt),
    }),
  );
  yield* mine.list(
    'readyFightsOpened',
    ['Ready', 'openedBy'],
    (these) => client.ready.findMany(these),
    ({ campaignId, channelId, fight, createdAt }) => ({
      campaignId,
      channelId,
      fight,
      createdAt: time(createdAt),
    }),
  );
  yield* portraits(database, mine);
  yield* mentions(database, userId);
}

/** One at a time: they are large. */
async function* portraits({ client }: Database, mine: Mine): AsyncGenerator<PersonPart> {
  const key = 'portraits';
  yield { key, records: [] };
  for await (const ids of mine.ids('Character', 'ownerId')) {
    const have = await client.portrait.findMany({
      where: { characterId: { in: ids } },
      select: { characterId: true },
    });
    for (const where of have) {
      const portrait = await client.portrait.findUnique({ where });
      if (portrait !== null) yield { key, records: [{ ...portrait, changedAt: time(portrait.changedAt) }] };
      await setImmediate();
    }
  }
}
