// Prisma's SQLite adapter has one connection for everything: a write beside an open transaction becomes part of
// it, is acknowledged, and vanishes if the transaction is taken back. Here it waits until the transaction is over.
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlQuery,
  SqlResultSet,
  Transaction,
} from '@prisma/driver-adapter-utils';
import type { StoreFailure } from '../../app/ports.ts';
import type { Driver, Outcome, Statement, Telling } from '../database.ts';

type Release = () => void;
type Together = (statements: readonly Statement[]) => Outcome;

/** Who wants to know of commits. */
interface Witness {
  committed(telling: Telling): void;
  /** Why nothing here can be trusted any more; null: it can. */
  readonly failure: StoreFailure | null;
  close(): Promise<void>;
}

/** First come, first served; one at a time. */
class Turnstile {
  #last: Promise<void> = Promise.resolve();

  async enter(): Promise<Release> {
    const before = this.#last;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#last = promise;
    await before;
    return resolve;
  }

  async pass<Result>(work: () => Promise<Result>): Promise<Result> {
    const release = await this.enter();
    try {
      return await work();
    } finally {
      release();
    }
  }
}

/** Holds the turnstile from its beginning until it is committed or taken back. */
class SerialisedTransaction implements Transaction {
  readonly #inner: Transaction;
  readonly #release: Release;
  readonly #witness: Witness;
  readonly provider;
  readonly adapterName;
  readonly options;

  constructor(inner: Transaction, release: Release, witness: Witness) {
    this.#inner = inner;
    this.#release = release;
    this.#witness = witness;
    this.provider = inner.provider;
    this.adapterName = inner.adapterName;
    this.options = inner.options;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#inner.queryRaw(query);
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#inner.executeRaw(query);
  }

  async createSavepoint(name: string): Promise<void> {
    await this.#inner.createSavepoint?.(name);
  }

  async rollbackToSavepoint(name: string): Promise<void> {
    await this.#inner.rollbackToSavepoint?.(name);
  }

  async releaseSavepoint(name: string): Promise<void> {
    await this.#inner.releaseSavepoint?.(name);
  }

  async commit(): Promise<void> {
    try {
      await this.#inner.commit();
      this.#witness.committed('kept');
    } finally {
      this.#release();
    }
  }

  async rollback(): Promise<void> {
    try {
      await this.#inner.rollback();
    } finally {
      this.#release();
    }
  }
}

class SerialisedAdapter implements Driver {
  readonly #inner: SqlDriverAdapter;
  readonly #witness: Witness;
  readonly #together: Together;
  readonly #makeRoom: () => Promise<void>;
  readonly #turnstile = new Turnstile();
  readonly provider;
  readonly adapterName;

  constructor(inner: SqlDriverAdapter, together: Together, witness: Witness, makeRoom: () => Promise<void>) {
    this.#makeRoom = makeRoom;
    this.#inner = inner;
    this.#together = together;
    this.#witness = witness;
    this.provider = inner.provider;
    this.adapterName = inner.adapterName;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#pass(() => this.#inner.queryRaw(query));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#writing(() => this.#inner.executeRaw(query));
  }

  executeScript(script: string): Promise<void> {
    return this.#writing(() => this.#inner.executeScript(script));
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    const release = await this.#turnstile.enter();
    try {
      this.#check();
      await this.#makeRoom();
      return new SerialisedTransaction(
        await this.#inner.startTransaction(isolationLevel),
        release,
        this.#witness,
      );
    } catch (error) {
      release();
      throw error;
    }
  }

  runTogether(statements: readonly Statement[], telling: Telling): Promise<Outcome> {
    return this.#pass(async () => {
      await this.#makeRoom();
      const outcome = this.#together(statements);
      if (outcome.kind === 'committed') this.#witness.committed(telling);
      return outcome;
    });
  }

  dispose(): Promise<void> {
    return this.#turnstile.pass(async () => {
      await this.#witness.close();
      await this.#inner.dispose();
    });
  }

  /** A write beside all transactions is one of its own. */
  #writing<Result>(write: () => Promise<Result>): Promise<Result> {
    return this.#pass(async () => {
      await this.#makeRoom();
      const result = await write();
      this.#witness.committed('kept');
      return result;
    });
  }

  #pass<Result>(work: () => Promise<Result>): Promise<Result> {
    return this.#turnstile.pass(() => {
      this.#check();
      return work();
    });
  }

  /** What is read here after the disk has failed may be what it has lost. */
  #check(): void {
    if (this.#witness.failure !== null) throw this.#witness.failure;
  }
}

/**
 * The same database where queries outside of an open transaction wait for its end.
 * So nothing may wait, inside of a transaction, for a query outside of it: they would wait for each other.
 * `together` runs a whole transaction on the same connection. The witness hears of every commit, and is closed before the database is; once
 * it says that the disk has failed, everything is refused. Each write waits for `makeRoom`.
 */
export function serialised(
  adapter: SqlDriverAdapter,
  together: Together,
  witness: Witness,
  makeRoom: () => Promise<void> = () => Promise.resolve(),
): Driver {
  return new SerialisedAdapter(adapter, together, witness, makeRoom);
}
