import { ERASED_USER } from '../app/ports.ts';
import { jsonColumns, namesOf, wordColumns } from './mentions.ts';
import { type Fragment, join, name, remove, sql, update } from './sql.ts';
import type { Step } from './transaction.ts';

/** Replaces the person in these columns of a table, in all rows that name them. */
function unnamed(table: string, columns: readonly string[], userId: string): Fragment {
  const names = namesOf(userId);
  const erased = namesOf(ERASED_USER);
  const replaced = (column: string) =>
    names.reduce<Fragment>(
      (text, each, index) =>
        sql`REPLACE(${text}, ${each}, ${names.length === 1 ? ERASED_USER : (erased[index] ?? '')})`,
      name(column),
    );
  const changes = columns.map((column) => sql`${name(column)} = ${replaced(column)}`);
  const naming = columns.flatMap((column) => names.map((each) => sql`${name(column)} LIKE ${`%${each}%`}`));
  return sql`UPDATE ${name(table)} SET ${join(changes, ', ')} WHERE ${join(naming, ' OR ')}`;
}

/**
 * The steps that forget a person. What they alone had is deleted, their characters' portraits too; what belongs to the table's common story stays,
 * without them: their characters and questions become the GM's, their entries somebody's.
 */
export function erasure(userId: string): readonly Step<never>[] {
  const statements = [
    remove('Person', { userId }),
    remove('Macro', { userId }),
    remove('CharacterDraft', { userId }),
    remove('ActiveCharacter', { userId }),
    remove('CampaignGm', { userId }),
    sql`DELETE FROM ${name('Portrait')} WHERE ${name('characterId')} IN (SELECT ${name('id')} FROM ${name('Character')} WHERE ${name('ownerId')} = ${userId})`,
    update('Speech', { userId }, { userId: ERASED_USER }),
    update('Scene', { openedBy: userId }, { openedBy: ERASED_USER }),
    update('Campaign', { createdBy: userId }, { createdBy: ERASED_USER }),
    update('CampaignMacro', { sharedBy: userId }, { sharedBy: ERASED_USER }),
    update('Character', { ownerId: userId }, { ownerId: null }),
    update('Decision', { ownerId: userId }, { ownerId: null }),
    update('Request', { userId }, { userId: ERASED_USER }),
    update('RequestAnswer', { userId }, { userId: ERASED_USER }),
    remove('Wait', { kind: 'away', ownerId: userId }),
    update('Wait', { ownerId: userId }, { ownerId: null }),
    remove('StandingOrder', { userId }),
    remove('QueuedAct', { userId }),
    remove('ReadyHero', { userId }),
    update('Ready', { openedBy: userId }, { openedBy: ERASED_USER }),
    update('Pending', { userId }, { userId: ERASED_USER }),
    update('Entry', { userId }, { userId: ERASED_USER }),
    ...[...Object.entries(jsonColumns), ...Object.entries(wordColumns)].map(([table, columns]) =>
      unnamed(table, columns, userId),
    ),
  ];
  return statements.map((statement) => ({ statement }));
}
