// Discord's routes for webhooks. Their addresses have the token in them: no error that leaves here has an address.
import { type REST, Routes } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import type { PortraitRecord, WebhookRecord } from '../../app/ports.ts';
import type { Channels } from '../channel.ts';
import { refusedBy, type Trouble } from '../posting/codes.ts';
import type { OldEdits } from '../posting/oldEdits.ts';
import { sentOnce } from '../posting/unsure.ts';
import { onceOf } from '../posting/wires.ts';

export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: Trouble };

type Key = Pick<WebhookRecord, 'id' | 'token'>;

/** Where something is said: in the webhook's channel, or in a thread of it. */
export interface Place {
  readonly channelId: string;
  readonly parentId: string; // the channel that has the webhooks: the same, but for a thread
}

/** Text that a webhook says: nobody is pinged by it, whatever it has in it. */
const words = (content: string) => ({ content, allowed_mentions: { parse: [] } });

const query = ({ channelId, parentId }: Place): URLSearchParams =>
  new URLSearchParams(channelId === parentId ? {} : { thread_id: channelId });

export class WebhookRoutes {
  readonly #rest: REST;
  readonly #oldEdits: OldEdits;
  readonly #refused: Channels['refused'];

  constructor(channels: Channels) {
    this.#rest = channels.rest;
    this.#oldEdits = channels.oldEdits;
    this.#refused = (refused) => channels.refused(refused);
  }

  /** A webhook of a channel's. Where Discord does not say whether it was made, none is: a second would be nobody's. */
  create(channelId: string, name: string, portrait: PortraitRecord | null): Promise<Asked<Key>> {
    return this.#asked(async () => {
      const body = { name, avatar: portrait && pictureOf(portrait) };
      const made = (await onceOf(this.#rest).post(Routes.channelWebhooks(channelId), { body })) as Key;
      return { id: made.id, token: made.token };
    });
  }

  /** Gives a webhook another picture; by its token, which needs no permission. */
  show({ id, token }: Key, portrait: PortraitRecord | null): Promise<Asked<null>> {
    return this.#asked(async () => {
      const body = { avatar: portrait && pictureOf(portrait) };
      await this.#rest.patch(Routes.webhook(id, token), { body, auth: false });
      return null;
    });
  }

  remove({ id, token }: Key): Promise<Asked<null>> {
    return this.#asked(async () => {
      await this.#rest.delete(Routes.webhook(id, token), { auth: false });
      return null;
    });
  }

  /** Says something under a name, once; gives the message's id. `after`: an id that is older than what is said. */
  say(key: Key, place: Place, username: string, text: string, after: string): Promise<Asked<string>> {
    const at = query(place);
    at.set('wait', 'true');
    const said = { query: at, body: { ...words(text), username }, auth: false };
    return this.#asked(() =>
      sentOnce(
        async () => {
          const message = await onceOf(this.#rest).post(Routes.webhook(key.id, key.token), said);
          return (message as { readonly id: string }).id;
        },
        () => this.#said(key, place, text, after),
      ),
    );
  }

  /** What a webhook has said already: the bot sees that it has said something, and the webhook what. */
  async #said(key: Key, place: Place, text: string, after: string): Promise<string | null> {
    const page = new URLSearchParams({ after, limit: '100' });
    const route = Routes.channelMessages(place.channelId);
    const messages = (await this.#rest.get(route, { query: page })) as readonly APIMessage[];
    for (const message of messages) {
      if (message.webhook_id !== key.id) continue;
      const there = await this.#words(key, place, message.id);
      if (there.trim() === text.trim()) return message.id;
    }
    return null;
  }

  async #words({ id, token }: Key, place: Place, messageId: string): Promise<string> {
    const route = Routes.webhookMessage(id, token, messageId);
    const found = await this.#rest.get(route, { query: query(place), auth: false });
    return (found as { readonly content: string }).content;
  }

  /** The words of a message that a webhook said. */
  read(key: Key, place: Place, messageId: string): Promise<Asked<string>> {
    return this.#asked(() => this.#words(key, place, messageId));
  }

  edit({ id, token }: Key, place: Place, messageId: string, text: string): Promise<Asked<null>> {
    return this.#asked(async () => {
      const route = Routes.webhookMessage(id, token, messageId);
      const data = { query: query(place), body: words(text), auth: false };
      await this.#oldEdits.send(place.channelId, messageId, route, data, this.#rest);
      return null;
    });
  }

  erase({ id, token }: Key, place: Place, messageId: string): Promise<Asked<null>> {
    return this.#asked(async () => {
      const route = Routes.webhookMessage(id, token, messageId);
      await this.#rest.delete(route, { query: query(place), auth: false });
      return null;
    });
  }

  /** What Discord refuses is an answer. Any other error is told without its address. */
  async #asked<T>(work: () => Promise<T>): Promise<Asked<T>> {
    try {
      return { ok: true, value: await work() };
    } catch (error) {
      const refused = refusedBy(error);
      if (refused === null) throw new Error(`a webhook could not be asked: ${named(error)}`);
      this.#refused(refused);
      return { ok: false, why: refused.trouble };
    }
  }
}

const pictureOf = ({ type, data }: PortraitRecord): string => `data:${type};base64,${data}`;

const named = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
