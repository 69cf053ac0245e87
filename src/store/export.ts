import type { Json } from '../app/ports.ts';
import type { PrismaClient } from '../generated/sqlite/client.ts';
import { jsonColumns, namesOf } from './mentions.ts';
import { json } from './rows.ts';

const time = (at: Date) => at.toISOString();

/** The conditions under which one of these columns names the person. */
function naming<Column extends string>(columns: readonly Column[], userId: string) {
  return columns.flatMap((column) => namesOf(userId).map((each) => ({ [column]: { contains: each } })));
}

/** Where somebody else's record names the person: only which, since the rest of it is not theirs to read. */
async function mentions(client: PrismaClient, userId: string) {
  const select = { id: true } as const;
  const ids = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);
  return {
    campaigns: ids(
      await client.campaign.findMany({ where: { OR: naming(jsonColumns.Campaign, userId) }, select }),
    ),
    characters: ids(
      await client.character.findMany({
        where: { OR: naming(jsonColumns.Character, userId), NOT: { ownerId: userId } },
        select,
      }),
    ),
    encounters: ids(
      await client.encounter.findMany({ where: { OR: naming(jsonColumns.Encounter, userId) }, select }),
    ),
    entries: ids(
      await client.entry.findMany({
        where: { OR: naming(jsonColumns.Entry, userId), NOT: { userId } },
        select,
      }),
    ),
    waitingCommands: ids(
      await client.pending.findMany({
        where: { OR: naming(jsonColumns.Pending, userId), NOT: { userId } },
        select,
      }),
    ),
    requests: ids(
      await client.request.findMany({
        where: { OR: naming(['note'], userId), NOT: { userId } },
        select,
      }),
    ),
    requestAnswers: ids(
      await client.requestAnswer.findMany({
        where: { OR: naming(['reason'], userId), NOT: { userId } },
        select,
      }),
    ),
    packs: await client.contentPack.findMany({
      where: { OR: naming(jsonColumns.ContentPack, userId) },
      select: { campaignId: true, name: true },
    }),
    questions: ids(
      await client.decision.findMany({
        where: { OR: [...naming(jsonColumns.Decision, userId)], NOT: { ownerId: userId } },
        select,
      }),
    ),
  };
}

/**
 * Everything that is stored about one person. Left out is what the rules made of their commands (events, patches)
 * and the seeds: they hold the GM's secrets, and a waiting command's dice still to come.
 */
export async function everythingAbout(client: PrismaClient, userId: string): Promise<Json> {
  const mine = { where: { userId } };
  const person = await client.person.findUnique(mine);
  const created = await client.campaign.findMany({ where: { createdBy: userId } });
  const gmOf = await client.campaignGm.findMany(mine);
  const characters = await client.character.findMany({ where: { ownerId: userId } });
  const actives = await client.activeCharacter.findMany(mine);
  const drafts = await client.characterDraft.findMany(mine);
  const entries = await client.entry.findMany({ ...mine, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] });
  const pendings = await client.pending.findMany(mine);
  const decisions = await client.decision.findMany({ where: { ownerId: userId } });
  const macros = await client.macro.findMany(mine);
  const requests = await client.request.findMany(mine);
  const answers = await client.requestAnswer.findMany(mine);
  const shared = await client.campaignMacro.findMany({ where: { sharedBy: userId } });
  const portraits = await client.portrait.findMany({ where: { character: { ownerId: userId } } });
  const speeches = await client.speech.findMany({ ...mine, orderBy: { createdAt: 'asc' } });
  const scenes = await client.scene.findMany({ where: { openedBy: userId } });
  const waits = await client.wait.findMany({ where: { ownerId: userId } });
  const orders = await client.standingOrder.findMany(mine);
  const queued = await client.queuedAct.findMany(mine);
  const readyHeroes = await client.readyHero.findMany({ ...mine, include: { ready: true } });
  const readiesOpened = await client.ready.findMany({ where: { openedBy: userId } });
  return {
    userId,
    settings: person && json(person.settings),
    campaignsCreated: created.map(({ id, guildId, name, createdAt }) => ({
      id,
      guildId,
      name,
      createdAt: time(createdAt),
    })),
    gmOf: gmOf.map((gm) => gm.campaignId),
    characters: characters.map((character) => ({
      id: character.id,
      campaignId: character.campaignId,
      name: character.name,
      kind: character.kind,
      state: json(character.state),
      createdAt: time(character.createdAt),
      archivedAt: character.archivedAt && time(character.archivedAt),
    })),
    activeCharacters: actives.map(({ campaignId, characterId }) => ({ campaignId, characterId })),
    portraits: portraits.map((portrait) => ({ ...portrait, changedAt: time(portrait.changedAt) })),
    speeches: speeches.map(({ campaignId, channelId, messageId, characterId, name, createdAt }) => ({
      campaignId,
      channelId,
      messageId,
      characterId,
      name,
      createdAt: time(createdAt),
    })),
    scenesOpened: scenes.map(({ campaignId, channelId, name, openedAt, closedAt }) => ({
      campaignId,
      channelId,
      name,
      openedAt: time(openedAt),
      closedAt: closedAt && time(closedAt),
    })),
    drafts: drafts.map((draft) => ({
      campaignId: draft.campaignId,
      state: json(draft.state),
      updatedAt: time(draft.updatedAt),
    })),
    macros: macros.map(({ name, roll, createdAt }) => ({ name, roll, createdAt: time(createdAt) })),
    macrosShared: shared.map(({ campaignId, name, roll, createdAt }) => ({
      campaignId,
      name,
      roll,
      createdAt: time(createdAt),
    })),
    entries: entries.map((entry) => ({
      id: entry.id,
      campaignId: entry.campaignId,
      channelId: entry.channelId,
      kind: entry.kind,
      characterId: entry.characterId,
      interactionId: entry.interactionId,
      command: json(entry.intent),
      answers: json(entry.answers),
      createdAt: time(entry.createdAt),
    })),
    waitingCommands: pendings.map((pending) => ({
      id: pending.id,
      campaignId: pending.campaignId,
      channelId: pending.channelId,
      characterId: pending.characterId,
      command: json(pending.intent),
      createdAt: time(pending.createdAt),
    })),
    questions: decisions.map((decision) => ({
      id: decision.id,
      channelId: decision.channelId,
      messageId: decision.messageId,
      question: json(decision.question),
      createdAt: time(decision.createdAt),
    })),
    requests: requests.map(({ id, campaignId, channelId, name, difficulty, note, createdAt }) => ({
      id,
      campaignId,
      channelId,
      name,
      difficulty,
      note,
      createdAt: time(createdAt),
    })),
    requestAnswers: answers.map(({ requestId, characterId, state, reason, at }) => ({
      requestId,
      characterId,
      state,
      reason,
      at: at && time(at),
    })),
    waits: waits.map((wait) => ({
      kind: wait.kind,
      campaignId: wait.campaignId,
      characterId: wait.actorId,
      since: time(wait.since),
    })),
    standingOrders: orders.map((order) => ({
      characterId: order.characterId,
      question: order.question,
      answer: order.answer,
      gauge: order.gauge,
      atLeast: order.atLeast,
      createdAt: time(order.createdAt),
    })),
    queuedActs: queued.map((act) => ({
      characterId: act.actorId,
      command: json(act.intent),
      createdAt: time(act.createdAt),
    })),
    readyFights: readyHeroes.map(({ hero, characterId, kept, ready }) => ({
      campaignId: ready.campaignId,
      channelId: ready.channelId,
      fight: ready.fight,
      hero,
      characterId,
      kept,
      createdAt: time(ready.createdAt),
    })),
    readyFightsOpened: readiesOpened.map(({ campaignId, channelId, fight, createdAt }) => ({
      campaignId,
      channelId,
      fight,
      createdAt: time(createdAt),
    })),
    namedIn: await mentions(client, userId),
  };
}
