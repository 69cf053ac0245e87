// What a client shows as chosen in its selects: it sends nothing where the same is chosen again.
import type { Interaction } from '../interactions/book.ts';
import type { Component } from './component.ts';
import { Refused } from './refused.ts';

interface Chosen {
  /** The select as it was: where a message brings another one, what was chosen in it gives way to what that says. */
  readonly select: string;
  readonly values: ReadonlySet<string>;
  /** Where it failed, nothing counts as chosen. */
  readonly sent: Interaction;
}

const remembered = 1000;

/** The selects of one client, from when it was loaded. */
export class Selections {
  readonly #chosen = new Map<string, Chosen>();

  /** Refuses what the select shows already. */
  check(messageId: string, select: Component, values: readonly string[]): void {
    const shown = this.#shown(messageId, select);
    if (values.length > 0 && values.length === shown.size && values.every((value) => shown.has(value)))
      throw new Refused(`'${values.join(', ')}' is chosen there already: the client sends nothing.`);
  }

  /** What was chosen is shown from now on. */
  note(messageId: string, select: Component, values: readonly string[], sent: Interaction): void {
    const key = keyOf(messageId, select);
    this.#chosen.delete(key);
    this.#chosen.set(key, { select: JSON.stringify(select), values: new Set(values), sent });
    if (this.#chosen.size <= remembered) return;
    for (const oldest of this.#chosen.keys()) {
      this.#chosen.delete(oldest);
      break;
    }
  }

  clear(): void {
    this.#chosen.clear();
  }

  #shown(messageId: string, select: Component): ReadonlySet<string> {
    const chosen = this.#chosen.get(keyOf(messageId, select));
    return chosen && chosen.sent.failure === null && chosen.select === JSON.stringify(select)
      ? chosen.values
      : new Set(defaultsOf(select));
  }
}

const keyOf = (messageId: string, select: Component): string => `${messageId} ${select.custom_id ?? ''}`;

function defaultsOf({ options = [], default_values: others = [] }: Component): string[] {
  return [
    ...options.filter((option) => option.default).map((option) => option.value),
    ...others.map((one) => one.id),
  ];
}
