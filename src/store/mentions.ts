// Where a person may be named inside of JSON text, beside the columns that say it outright.
import { setImmediate } from 'node:timers/promises';
import type { ContentPack } from '../generated/sqlite/client.ts';
import type { Database } from './database.ts';
import { type Fragment, join, name, sql, type Table, type Tables } from './sql.ts';

/** Every column that holds JSON, and so may name anybody. A test compares this with the models. */
export const jsonColumns = {
  Campaign: ['settings', 'party'],
  Character: ['state'],
  CharacterDraft: ['state'],
  ContentPack: ['pack'],
  Encounter: ['state', 'pilots'],
  Entry: ['intent', 'dice', 'answers', 'rulings', 'events', 'patches', 'inverse'],
  Pending: ['intent', 'dice', 'answers', 'rulings', 'events', 'context', 'given'],
  Decision: ['question'],
  QueuedAct: ['intent', 'terms'],
  Person: ['settings'],
} as const satisfies { readonly [T in keyof Tables]?: readonly (keyof Tables[T])[] };

/** Every column that holds what people wrote, and so may name anybody. Names stand there with what they are found by. */
export const wordColumns = {
  Campaign: ['name', 'nameKey', 'liveName'],
  Character: ['name', 'nameKey', 'liveName'],
  CampaignMacro: ['name', 'nameKey', 'roll'],
  ContentPack: ['name', 'nameKey'],
  BattleMap: ['drawn'],
  Macro: ['name', 'nameKey', 'roll'],
  QueuedAct: ['label'],
  Request: ['what', 'name', 'difficulty', 'note'],
  RequestAnswer: ['reason'],
  Scene: ['name'],
  Speech: ['name'],
  StandingOrder: ['question', 'answer', 'gauge', 'andGauge'],
  TurnCard: ['title', 'called'],
} as const satisfies { readonly [T in keyof Tables]?: readonly (keyof Tables[T])[] };

const inJson = new Map<string, readonly string[]>(Object.entries(jsonColumns));
const inWords = new Map<string, readonly string[]>(Object.entries(wordColumns));

/** The columns of a table that may name anybody. */
export const columnsOf = (table: Table): readonly string[] => [
  ...(inJson.get(table) ?? []),
  ...(inWords.get(table) ?? []),
];

const SNOWFLAKE = /^\d{17,20}$/;

/**
 * The texts that name a person. A Discord id is long enough to mean nobody else wherever it stands; anything
 * shorter counts only as a whole JSON string or as a mention.
 */
export function namesOf(userId: string): readonly string[] {
  return SNOWFLAKE.test(userId) ? [userId] : [JSON.stringify(userId), `<@${userId}>`];
}

/** Where columns of text name a person. */
export const naming = (columns: readonly string[], userId: string): Fragment =>
  join(
    columns.flatMap((column) => namesOf(userId).map((each) => sql`${name(column)} LIKE ${`%${each}%`}`)),
    ' OR ',
  );

/** The packs that name a person, one after the other: they are large. */
export async function* packsNaming(
  client: Database['client'],
  userId: string,
): AsyncGenerator<Pick<ContentPack, 'campaignId' | 'nameKey' | 'name'>> {
  const packs = await client.contentPack.findMany({
    select: { campaignId: true, nameKey: true, name: true },
  });
  const texts = columnsOf('ContentPack').flatMap((column) =>
    namesOf(userId).map((each) => ({ [column]: { contains: each } })),
  );
  for (const { campaignId, nameKey, name } of packs) {
    const where = { campaignId, nameKey, OR: texts };
    const [found] = await client.contentPack.findMany({ where, select: { nameKey: true } });
    if (found !== undefined) yield { campaignId, nameKey, name };
    await setImmediate();
  }
}
