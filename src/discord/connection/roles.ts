import type { APIInteraction } from 'discord-api-types/v10';

const MOST = 10_000;

/** The roles of whoever acts, as Discord sends them with each interaction: kept from the packet until the library hands it on. */
export class RolesSent {
  readonly #sent = new Map<string, readonly string[]>();

  /** Takes note of a packet. */
  note({ id, member }: Pick<APIInteraction, 'id' | 'member'>): void {
    this.#sent.set(id, member?.roles ?? []);
    if (this.#sent.size <= MOST) return;
    const [oldest] = this.#sent.keys(); // the library has dropped it
    this.#sent.delete(oldest ?? '');
  }

  /** The roles that came with an interaction; they are handed out once. */
  take(id: string): readonly string[] {
    const roles = this.#sent.get(id) ?? [];
    this.#sent.delete(id);
    return roles;
  }
}
