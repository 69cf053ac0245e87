import type { KnownError } from './errors.ts';

/** A failure that tests order: the next `times` requests that match are delayed, or answered with a status. */
export interface Fault {
  /** `POST /channels/:channel/messages`, or `*`. */
  readonly route: string;
  readonly status?: number;
  /** One of Discord's own refusals instead of a bare status. */
  readonly error?: KnownError;
  /** With the status 429: how many seconds the bot is told to wait. */
  readonly retryAfter?: number;
  /** Milliseconds of real time. */
  readonly delay?: number;
  readonly times?: number;
  /** Cuts the connection instead of answering. */
  readonly cut?: boolean;
  /** Where the request is carried out, and only its answer is lost. */
  readonly afterwards?: boolean;
}

export class Faults {
  #ordered: { readonly fault: Fault; left: number }[] = [];

  order(fault: Fault): void {
    this.#ordered.push({ fault, left: fault.times ?? 1 });
  }

  clear(): void {
    this.#ordered = [];
  }

  take(route: string): Fault | undefined {
    if (this.#ordered.length === 0) return undefined;
    const entry = this.#ordered.find(({ fault }) => fault.route === '*' || fault.route === route);
    if (!entry) return undefined;
    entry.left--;
    if (entry.left <= 0) this.#ordered = this.#ordered.filter((other) => other !== entry);
    return entry.fault;
  }
}
