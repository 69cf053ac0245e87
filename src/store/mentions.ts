// Where a person may be named inside of JSON text, beside the columns that say it outright.
import type { Tables } from './sql.ts';

/** Every column that holds JSON, and so may name anybody. A test compares this with the models. */
export const jsonColumns = {
  Campaign: ['settings', 'party'],
  Character: ['state'],
  CharacterDraft: ['state'],
  ContentPack: ['pack'],
  Encounter: ['state'],
  Entry: ['intent', 'dice', 'answers', 'rulings', 'events', 'patches', 'inverse'],
  Pending: ['intent', 'dice', 'answers', 'rulings', 'events', 'context'],
  Decision: ['question'],
  QueuedAct: ['intent'],
  Person: ['settings'],
} as const satisfies { readonly [T in keyof Tables]?: readonly (keyof Tables[T])[] };

const SNOWFLAKE = /^\d{17,20}$/;

/**
 * The texts that name a person. A Discord id is long enough to mean nobody else wherever it stands; anything
 * shorter counts only as a whole JSON string or as a mention.
 */
export function namesOf(userId: string): readonly string[] {
  return SNOWFLAKE.test(userId) ? [userId] : [JSON.stringify(userId), `<@${userId}>`];
}
