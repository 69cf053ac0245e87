import type { AnySystem } from '../engine/system.ts';

/** A rulebook before it is opened: what it is called, and how to open it. */
export interface Rulebook {
  readonly id: string;
  readonly name: string;
  /** What it is called where people choose among games, if another game has the same name. */
  readonly title?: string;
  open(): Promise<AnySystem>;
}

/** The rulebooks that campaigns are played by. Each is opened when it is first needed, once: most bots need few of them. */
export class Systems {
  readonly #books: ReadonlyMap<string, Rulebook>;
  readonly #opened = new Map<string, Promise<AnySystem>>();

  constructor(books: readonly Rulebook[]) {
    this.#books = new Map(books.map((book) => [book.id, book]));
  }

  /** What there is, opened or not: each with its title, by which people choose. */
  get catalogue(): readonly Required<Omit<Rulebook, 'open'>>[] {
    return [...this.#books.values()].map(({ id, name, title = name }) => ({ id, name, title }));
  }

  /** What people choose a rulebook by; undefined where there is none of that id. */
  titleOf(id: string): string | undefined {
    const book = this.#books.get(id);
    return book?.title ?? book?.name;
  }

  /**
   * A system by its id, opened; undefined where there is none. Whoever asks while it is being opened waits for the same
   * opening. Rejects where it cannot be opened: that is not remembered, so who asks later may have it.
   */
  async load(id: string): Promise<AnySystem | undefined> {
    const book = this.#books.get(id);
    if (book === undefined) return undefined;
    const opened = this.#opened.get(id);
    if (opened !== undefined) return opened;
    const opening = book.open();
    this.#opened.set(id, opening);
    try {
      return await opening;
    } catch (error) {
      this.#opened.delete(id);
      throw error;
    }
  }
}

// `as` and not a plain assignment: a system is used with its own scenes only, which TypeScript cannot see.
/** Every rulebook there is. The only place that names them. */
export const systems = new Systems([
  {
    id: 'soulbound',
    name: 'Soulbound',
    open: async () => (await import('./soulbound/index.ts')).soulbound as AnySystem,
  },
  {
    id: 'zafir',
    name: 'Zafir',
    open: async () => (await import('./zafir/index.ts')).zafir as AnySystem,
  },
  {
    id: 'riftbound',
    name: 'Riftbound',
    title: 'Riftbound (TTRPG)', // a card game has its name
    open: async () => (await import('./riftbound/index.ts')).riftbound as AnySystem,
  },
  {
    id: 'ishanekon',
    name: 'Ishanekon: World Shapers',
    open: async () => (await import('./ishanekon/index.ts')).ishanekon as AnySystem,
  },
  {
    id: 'wayfarer-tactics',
    name: 'Wayfarer Tactics',
    open: async () => (await import('./wayfarer/index.ts')).wayfarer as AnySystem,
  },
]);
