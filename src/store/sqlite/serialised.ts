// Prisma's SQLite adapter has one connection for everything: a write beside an open transaction becomes part of
// it, is acknowledged, and vanishes if the transaction is taken back. Here it waits until the transaction is over.
import type {
  IsolationLevel,
  SqlDriverAdapter,
  SqlQuery,
  SqlResultSet,
  Transaction,
} from '@prisma/driver-adapter-utils';

type Release = () => void;

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
  readonly provider;
  readonly adapterName;
  readonly options;

  constructor(inner: Transaction, release: Release) {
    this.#inner = inner;
    this.#release = release;
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

class SerialisedAdapter implements SqlDriverAdapter {
  readonly #inner: SqlDriverAdapter;
  readonly #turnstile = new Turnstile();
  readonly provider;
  readonly adapterName;

  constructor(inner: SqlDriverAdapter) {
    this.#inner = inner;
    this.provider = inner.provider;
    this.adapterName = inner.adapterName;
  }

  queryRaw(query: SqlQuery): Promise<SqlResultSet> {
    return this.#turnstile.pass(() => this.#inner.queryRaw(query));
  }

  executeRaw(query: SqlQuery): Promise<number> {
    return this.#turnstile.pass(() => this.#inner.executeRaw(query));
  }

  executeScript(script: string): Promise<void> {
    return this.#turnstile.pass(() => this.#inner.executeScript(script));
  }

  async startTransaction(isolationLevel?: IsolationLevel): Promise<Transaction> {
    const release = await this.#turnstile.enter();
    try {
      return new SerialisedTransaction(await this.#inner.startTransaction(isolationLevel), release);
    } catch (error) {
      release();
      throw error;
    }
  }

  dispose(): Promise<void> {
    return this.#turnstile.pass(() => this.#inner.dispose());
  }
}

/**
 * The same database where queries outside of an open transaction wait for its end.
 * So nothing may wait, inside of a transaction, for a query outside of it: they would wait for each other.
 */
export function serialised(adapter: SqlDriverAdapter): SqlDriverAdapter {
  return new SerialisedAdapter(adapter);
}
