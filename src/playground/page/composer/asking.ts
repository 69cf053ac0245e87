// Asks the bot for the choices of an option while it is typed: not at every key, and only the newest answer counts.
import type { APIApplicationCommandOptionChoice as Choice } from 'discord-api-types/v10';
import type { ToPage, TypedOption } from '../../protocol.ts';
import type { Offer } from '../command/complete.ts';
import { newNonce, type Store } from '../state/store.ts';

export interface Question {
  readonly channel: string;
  readonly command: string;
  readonly options: readonly TypedOption[];
}

const pause = 120;

export class Asking {
  readonly #store: Store;
  readonly #changed: () => void;
  #key = '';
  #optionKey = '';
  #nonce = '';
  #timer: ReturnType<typeof setTimeout> | undefined;
  choices: readonly Choice[] = [];
  status: 'idle' | 'asking' | 'failed' = 'idle';

  constructor(store: Store, changed: () => void) {
    this.#store = store;
    this.#changed = changed;
    store.listen((word) => this.#hear(word));
  }

  /** @param option which option of which command: choices of another one are dropped at once */
  ask(option: string, question: Question): void {
    const key = JSON.stringify(question);
    if (key === this.#key) return;
    if (option !== this.#optionKey) this.choices = [];
    this.#optionKey = option;
    this.#key = key;
    this.status = 'asking';
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#nonce = newNonce();
      if (!this.#store.ask({ type: 'autocomplete', nonce: this.#nonce, ...question })) this.status = 'failed';
    }, pause);
  }

  get offer(): Offer {
    return { choices: this.choices, fresh: this.status === 'idle' };
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#key = '';
    this.#optionKey = '';
    this.#nonce = '';
    this.choices = [];
    this.status = 'idle';
  }

  #hear(word: ToPage): void {
    if (word.type === 'choices' && word.nonce === this.#nonce) {
      this.choices = word.choices;
      this.status = 'idle';
      this.#changed();
    } else if (word.type === 'failed' && word.nonce === this.#nonce) {
      this.choices = [];
      this.status = 'failed';
      this.#changed();
    }
  }
}
