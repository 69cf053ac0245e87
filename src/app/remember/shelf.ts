type Loader<T> = () => Promise<T>;

/** Answers that are remembered until something is written that could change them. */
export class Shelf<T> {
  readonly #known = new Map<string, Promise<T>>();
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get(key: string, load: Loader<T>): Promise<T> {
    const known = this.#known.get(key);
    if (known !== undefined) {
      this.#known.delete(key); // and in again as the last: the first is the one longest unasked for
      this.#known.set(key, known);
      return known;
    }
    const loading = load();
    this.set(key, loading);
    return loading;
  }

  /** What could not be read is not remembered either. */
  set(key: string, value: Promise<T>): void {
    this.#known.delete(key);
    if (this.#known.size >= this.#limit) this.#known.delete(this.#known.keys().next().value ?? '');
    this.#known.set(key, value);
    value.catch(() => {
      if (this.#known.get(key) === value) this.#known.delete(key);
    });
  }

  /** Changes what is remembered, where it is. */
  change(key: string, change: (value: T) => T | Promise<T>): void {
    const known = this.#known.get(key);
    if (known !== undefined) this.set(key, known.then(change));
  }

  clear(): void {
    this.#known.clear();
  }
}
