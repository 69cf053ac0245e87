// Somebody is forgotten in parts, so that others have their turn in between. A note says so until all is done: whoever dies on the way
// goes on at the next start. Each part may be done again.
import { setImmediate } from 'node:timers/promises';
import { ERASED_USER, type Json } from '../app/ports.ts';
import type { Database } from './database.ts';
import { columnsOf, naming, namesOf, packsNaming } from './mentions.ts';
import { json } from './rows.ts';
import { scrubDue } from './scrubDue.ts';
import { type Fragment, join, name, remove, sql, type Table, update, upsert } from './sql.ts';
import { swept, type WithId } from './sweep.ts';
import { drain, type Step, transact } from './transaction.ts';

/** How the notes begin that say whose erasure is not done yet. */
const ERASING = 'erasing/';

/**
 * All tables whose rows have an id and stay: which column says whose a record is, and what stands there afterwards. Characters and questions
 * become the GM's, what they did is nobody's. A test compares these, those below and the packs with all columns that may name anybody.
 */
export const STAYING = [
  ['Campaign', 'createdBy', ERASED_USER],
  ['Character', 'ownerId', null],
  ['Decision', 'ownerId', null],
  ['Wait', 'ownerId', null], // their absences are gone
  ['Ready', 'openedBy', ERASED_USER],
  ['Encounter', null, null],
  ['Pending', 'userId', ERASED_USER],
  ['Entry', 'userId', ERASED_USER],
  ['Request', 'userId', ERASED_USER],
  ['RequestAnswer', 'userId', ERASED_USER],
  ['Scene', 'openedBy', ERASED_USER],
  ['Speech', 'userId', ERASED_USER],
  ['TurnCard', null, null],
  ['BattleMap', null, null],
  ['QueuedAct', null, null], // theirs are gone
  ['StandingOrder', null, null], // theirs are gone
] as const satisfies readonly (readonly [WithId, string | null, typeof ERASED_USER | null])[];

/** Tables of few and short texts: each is done at once. */
export const SHORT = ['CharacterDraft', 'Person', 'CampaignMacro', 'Macro'] as const;

const done = (statement: Fragment): Step<never> => ({ statement });

/** Takes a person out of the texts of a table, in the rows that a condition holds for. */
function unnamed(table: Table, userId: string, condition: Fragment): readonly Step<never>[] {
  const columns = columnsOf(table);
  if (columns.length === 0) return [];
  const names = namesOf(userId);
  const erased = namesOf(ERASED_USER);
  const replaced = (column: string) =>
    names.reduce<Fragment>(
      (text, each, index) =>
        sql`REPLACE(${text}, ${each}, ${names.length === 1 ? ERASED_USER : (erased[index] ?? '')})`,
      name(column),
    );
  const changes = columns.map((column) => sql`${name(column)} = ${replaced(column)}`);
  return [done(sql`UPDATE ${name(table)} SET ${join(changes, ', ')} WHERE ${condition}`)];
}

/** What they alone have is deleted: there is little of it. */
const deleted = (userId: string): readonly Step<never>[] =>
  [
    remove('Person', { userId }),
    remove('Macro', { userId }),
    remove('CharacterDraft', { userId }),
    remove('ActiveCharacter', { userId }),
    remove('CampaignGm', { userId }),
    remove('Wait', { kind: 'away', ownerId: userId }),
    remove('StandingOrder', { userId }),
    remove('QueuedAct', { userId }),
    remove('ReadyHero', { userId }),
  ].map(done);

interface Erasing {
  readonly database: Database;
  readonly userId: string;
  readonly forget: (settings: Json) => Json;
  readonly passed: () => void;
}

/** Takes what somebody has said out of the settings of a campaign. */
async function forgetIn({ database: { client, driver }, forget }: Erasing, id: string): Promise<void> {
  for (;;) {
    const row = await client.campaign.findUnique({ where: { id }, select: { settings: true } });
    if (row === null) return;
    const without = JSON.stringify(forget(json(row.settings)));
    const statement = update('Campaign', { id, settings: row.settings }, { settings: without });
    if ((await transact(driver, [{ statement, missing: 'changed' }])) === 'committed') return;
  }
}

/** Goes through a table whose rows have ids. Gives whether they were found in it. */
async function through(
  erasing: Erasing,
  [table, own, afterwards]: (typeof STAYING)[number],
): Promise<boolean> {
  const { database, userId, passed } = erasing;
  const { driver } = database;
  const columns = columnsOf(table);
  const theirs = own === null ? [] : [sql`COALESCE(${name(own)}, '') = ${userId}`]; // COALESCE: see `swept`
  const named = columns.length === 0 ? [] : [naming(columns, userId)];
  let found = false;
  for await (const ids of swept(driver, table, join([...theirs, ...named], ' OR '))) {
    found = true;
    if (table === 'Campaign') for (const id of ids) await forgetIn(erasing, id);
    const these = sql`${name('id')} IN (${join(ids, ', ')})`;
    const disowned = theirs.map(
      (is) => sql`UPDATE ${name(table)} SET ${name(own ?? '')} = ${afterwards} WHERE ${these} AND ${is}`,
    );
    await transact(driver, [...disowned.map(done), ...unnamed(table, userId, these)]);
    passed();
    await setImmediate();
  }
  return found;
}

/** Goes through everything once. Gives whether they were found anywhere. */
async function once(erasing: Erasing): Promise<boolean> {
  const { database, userId, passed } = erasing;
  const { client, driver } = database;
  let found = false;
  await transact(driver, deleted(userId));
  const theirs = sql`${name('Character')}.${name('id')} = ${name('characterId')} AND ${name('ownerId')} = ${userId}`;
  await drain(
    driver,
    'Portrait',
    'characterId',
    sql`EXISTS (SELECT 1 FROM ${name('Character')} WHERE ${theirs})`,
    2,
  );
  passed();
  for (const staying of STAYING) found = (await through(erasing, staying)) || found;
  for await (const { campaignId, nameKey } of packsNaming(client, userId)) {
    found = true;
    const same = sql`${name('campaignId')} = ${campaignId} AND ${name('nameKey')} = ${nameKey}`;
    await transact(driver, unnamed('ContentPack', userId, same));
    passed();
  }
  for (const table of SHORT) {
    await transact(driver, unnamed(table, userId, naming(columnsOf(table), userId)));
    await setImmediate();
  }
  await transact(driver, [done(update('CampaignMacro', { sharedBy: userId }, { sharedBy: ERASED_USER }))]);
  passed();
  return found;
}

/** So often everything is gone through at most: somebody who goes on playing meanwhile is found for ever. */
const ROUNDS = 3;

/**
 * Forgets a person. What they alone had is deleted, their characters' portraits too; what belongs to the table's common story stays, without
 * them. `passed` is called after each part: what was read before may name them still, and what was worked out from it may have been
 * written since. So all is gone through again until they are found nowhere.
 */
export async function erase(erasing: Erasing): Promise<void> {
  const { driver, scrub } = erasing.database;
  const key = `${ERASING}${erasing.userId}`;
  await transact(driver, [done(upsert('Fact', [{ key, value: '' }], ['key']))]);
  for (let round = 0; round < ROUNDS && (await once(erasing)); round += 1);
  await transact(driver, [done(remove('Fact', { key })), ...(scrub === undefined ? [] : [done(scrubDue())])]);
}

/** Whose erasure was begun and is not done. */
export async function unfinished({ client }: Database): Promise<readonly string[]> {
  const notes = await client.fact.findMany({ where: { key: { startsWith: ERASING } } });
  return notes.map(({ key }) => key.slice(ERASING.length));
}
