// All of a change or nothing of it, with the refusals as values.
import { setImmediate as othersTurn } from 'node:timers/promises';
import { isDriverAdapterError, type Provider, type SqlDriverAdapter } from '@prisma/driver-adapter-utils';
import { StoreFailure } from '../app/ports.ts';
import { isTrouble } from './failure.ts';
import type { Driver, Outcome, Telling } from './database.ts';
import { type Fragment, name, query, sql, type Table } from './sql.ts';

/** One statement, and what it means when the database says no to it. */
export interface Step<Refusal extends string> {
  readonly statement: Fragment;
  /** A unique constraint was in the way. Without it that is a bug, and thrown. */
  readonly taken?: Refusal;
  /** No row was changed. Without it that is fine. */
  readonly missing?: Refusal;
}

const PATIENCE_MS = 10_000;
const LONGEST_PAUSE_MS = 50;

type Attempt<Refusal extends string> = 'committed' | 'again' | Refusal;

/** Somebody else had the database or the row in their hands: the same steps may well succeed in a moment. */
function isTransient(error: unknown, provider: Provider): boolean {
  if (!isDriverAdapterError(error)) return false;
  if (error.cause.kind === 'TransactionWriteConflict') return true; // PostgreSQL: serialisation failure, deadlock
  return provider === 'sqlite' && error.cause.kind === 'SocketTimeout'; // SQLITE_BUSY by the adapter's name for it
}

async function oneByOne<Refusal extends string>(
  database: SqlDriverAdapter,
  steps: readonly Step<Refusal>[],
): Promise<Attempt<Refusal>> {
  const { provider } = database;
  const plain = (text: string) => ({ sql: text, args: [], argTypes: [] });
  const transaction = await database.startTransaction();
  const takeBack = async () => {
    try {
      await transaction.executeRaw(plain('ROLLBACK'));
    } catch {
      // the connection is gone, or the database took it back by itself: both undo the transaction
    } finally {
      await transaction.rollback();
    }
  };
  let refusal: Refusal | undefined;
  let ends = false;
  try {
    for (const step of steps) {
      refusal = step.taken;
      const changed = await transaction.executeRaw(query(step.statement, provider));
      if (changed === 0 && step.missing !== undefined) {
        await takeBack();
        return step.missing;
      }
    }
    refusal = undefined;
    ends = true;
    await transaction.executeRaw(plain('COMMIT'));
  } catch (error) {
    await takeBack();
    if (isTransient(error, provider)) return 'again';
    const taken = isDriverAdapterError(error) && error.cause.kind === 'UniqueConstraintViolation';
    if (taken && refusal !== undefined) return refusal;
    // Whether a commit that got no answer was done, nobody can say.
    if (ends && isTrouble(error))
      throw new StoreFailure("the database didn't say whether it kept it", {
        cause: error,
        certain: false,
      });
    throw error;
  }
  await transaction.commit();
  return 'committed';
}

/** What the outcome of a transaction in one go means for its steps. */
function meaning<Refusal extends string>(
  outcome: Outcome,
  steps: readonly Step<Refusal>[],
): Attempt<Refusal> {
  switch (outcome.kind) {
    case 'committed':
      return 'committed';
    case 'busy':
      return 'again';
    case 'unchanged':
      return steps[outcome.at]?.missing ?? 'again';
    case 'taken': {
      const taken = steps[outcome.at]?.taken;
      if (taken === undefined) throw outcome.error;
      return taken;
    }
  }
}

async function attempt<Refusal extends string>(
  driver: Driver,
  steps: readonly Step<Refusal>[],
  telling: Telling,
): Promise<Attempt<Refusal>> {
  if (driver.runTogether === undefined) return oneByOne(driver, steps);
  const statements = steps.map(({ statement, missing }) => ({
    query: query(statement, driver.provider),
    mustChange: missing !== undefined,
  }));
  return meaning(await driver.runTogether(statements, telling), steps);
}

/**
 * Runs the steps in one transaction, in order. The first that is refused takes all of it back, and its refusal is
 * the answer. Deadlocks and a busy database are tried again; everything else that goes wrong is thrown. What may be told at once holds up
 * nobody until the disk has it.
 */
export async function transact<Refusal extends string>(
  database: Driver,
  steps: readonly Step<Refusal>[],
  telling: Telling = 'kept',
): Promise<'committed' | Refusal> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const outcome = await attempt(database, steps, telling);
    if (outcome !== 'again') return outcome;
    if (performance.now() > deadline)
      throw new StoreFailure(`the database was busy for ${PATIENCE_MS / 1000} seconds`);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));
  }
}

/** Deletes the rows that a condition holds for, some at a time: others have their turn in between. */
export async function drain(
  driver: Driver,
  table: Table,
  key: string,
  of: Fragment,
  rows: number,
): Promise<void> {
  const some = sql`SELECT ${name(key)} FROM ${name(table)} WHERE ${of} LIMIT ${rows}`;
  const statement = sql`DELETE FROM ${name(table)} WHERE ${name(key)} IN (${some})`;
  while ((await transact(driver, [{ statement, missing: 'empty' as const }])) === 'committed')
    await othersTurn();
}
