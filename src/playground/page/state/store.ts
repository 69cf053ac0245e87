// Holds the state, tells the view when it changes, and says things to the server.
import type { FromPage, ToPage } from '../../protocol.ts';
import { isThread } from './channels.ts';
import { type Connection, connect } from './connection.ts';
import { reduce } from './reduce.ts';
import { emptyState, type Interaction, type State, withEntry } from './state.ts';

type Listener = (state: State) => void;

let count = 0;

/** A name for a request, used once. */
export function newNonce(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count.toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
}

export class Store {
  state: State = emptyState;
  readonly #listeners = new Set<Listener>();
  readonly #hearers = new Set<(word: ToPage) => void>();
  /** Requests whose failure whoever asked tells in their own place. */
  readonly #asked = new Set<string>();
  /** The name of the thread that was just begun here and has not come yet. */
  #begun: string | null = null;
  #connection: Connection | null = null;

  /** Opens the socket as the given person and keeps it open. */
  start(person: string | null, channel: string | null): void {
    this.update({ current: channel });
    const as = person === null ? '' : `?as=${encodeURIComponent(person)}`;
    const { protocol, host } = window.location;
    this.#connection = connect(`${protocol === 'https:' ? 'wss' : 'ws'}://${host}/people${as}`, {
      word: (word) => this.#hear(word),
      lost: () => this.update({ connection: 'lost' }),
      refused: (refusal) => this.update({ refusal }),
    });
  }

  /** Calls back after every change. */
  subscribe(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Calls back for every word of the server, after it has changed the state. */
  listen(hearer: (word: ToPage) => void): void {
    this.#hearers.add(hearer);
  }

  update(change: Partial<State>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener(this.state);
  }

  /** @returns false where there is no connection */
  send(word: FromPage): boolean {
    return this.#connection?.send(word) ?? false;
  }

  /** Sends an interaction and remembers it until it is answered. */
  interact(word: FromPage & { readonly nonce: string }, interaction: Omit<Interaction, 'nonce'>): boolean {
    const sent = this.send(word);
    if (sent) {
      const known = withEntry(this.state.interactions, word.nonce, { ...interaction, nonce: word.nonce });
      this.update({ interactions: known });
    }
    return sent;
  }

  /** Sends a request whose answer only the listeners care for. */
  ask(word: FromPage & { readonly nonce: string }): boolean {
    this.#asked.add(word.nonce);
    return this.send(word);
  }

  forget(nonce: string): void {
    this.update({ interactions: withEntry(this.state.interactions, nonce, undefined) });
  }

  /** Begins a thread or a post, and shows it once it is there. */
  begin(word: FromPage & { readonly type: 'thread' | 'post' }): void {
    if (this.send(word)) this.#begun = word.name;
    else this.update({ notice: 'Not connected just now: try again in a moment.' });
  }

  /** Shows a channel, asking for its history where it has not come yet. */
  open(channel: string): void {
    this.update({ current: channel, unread: withEntry(this.state.unread, channel, undefined) });
    if (!this.state.loaded.has(channel)) this.send({ type: 'open', channel });
  }

  /** The reader is looking at the current channel. */
  markRead(): void {
    const { current, unread } = this.state;
    if (current !== null && unread.has(current))
      this.update({ unread: withEntry(unread, current, undefined) });
  }

  #hear(word: ToPage): void {
    const attentive = document.visibilityState === 'visible' && document.hasFocus();
    const ownAnswer = word.type === 'failed' && this.#asked.delete(word.nonce);
    const before = this.state.current;
    if (!ownAnswer) this.update(reduce(this.state, word, attentive));
    if (word.type === 'channel' && this.#begun === word.channel.name && isThread(word.channel)) {
      this.#begun = null;
      this.update({ current: word.channel.id });
    }
    const { current } = this.state;
    if (current !== null && (word.type === 'hello' || current !== before)) this.open(current);
    for (const hearer of this.#hearers) hearer(word);
  }
}
