// Discord's routes for webhooks. Their addresses have the token in them: no error that leaves here has an address.
import { DiscordAPIError, type REST, Routes } from 'discord.js';
import type { PortraitRecord, WebhookRecord } from '../../app/ports.ts';

const UNKNOWN_MESSAGE = 10008;
const UNKNOWN_CHANNEL = 10003;
const UNKNOWN_WEBHOOK = 10015;
const INVALID_TOKEN = 50027;
const MISSING_ACCESS = 50001;
const MISSING_PERMISSIONS = 50013;
const TOO_MANY = 30007;
const THREAD_ARCHIVED = 50083;
const THREAD_LOCKED = 160005;

/** Why Discord says no: the webhook is gone; what it should speak in or change is; the bot may not; the channel is full. */
export type WebhookTrouble = 'webhookGone' | 'gone' | 'forbidden' | 'full';

export type Asked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly why: WebhookTrouble };

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

  constructor(rest: REST) {
    this.#rest = rest;
  }

  create(channelId: string, name: string, portrait: PortraitRecord | null): Promise<Asked<Key>> {
    return asked(async () => {
      const body = { name, avatar: portrait && pictureOf(portrait) };
      const made = (await this.#rest.post(Routes.channelWebhooks(channelId), { body })) as Key;
      return { id: made.id, token: made.token };
    });
  }

  /** Gives a webhook another picture; by its token, which needs no permission. */
  show({ id, token }: Key, portrait: PortraitRecord | null): Promise<Asked<null>> {
    return asked(async () => {
      const body = { avatar: portrait && pictureOf(portrait) };
      await this.#rest.patch(Routes.webhook(id, token), { body, auth: false });
      return null;
    });
  }

  remove({ id, token }: Key): Promise<Asked<null>> {
    return asked(async () => {
      await this.#rest.delete(Routes.webhook(id, token), { auth: false });
      return null;
    });
  }

  /** Says something under a name; gives the message's id. */
  say({ id, token }: Key, place: Place, username: string, text: string): Promise<Asked<string>> {
    return asked(async () => {
      const at = query(place);
      at.set('wait', 'true');
      const said = (await this.#rest.post(Routes.webhook(id, token), {
        query: at,
        body: { ...words(text), username },
        auth: false,
      })) as { readonly id: string };
      return said.id;
    });
  }

  /** The words of a message that a webhook said. */
  read({ id, token }: Key, place: Place, messageId: string): Promise<Asked<string>> {
    return asked(async () => {
      const route = Routes.webhookMessage(id, token, messageId);
      const found = (await this.#rest.get(route, { query: query(place), auth: false })) as {
        readonly content: string;
      };
      return found.content;
    });
  }

  edit({ id, token }: Key, place: Place, messageId: string, text: string): Promise<Asked<null>> {
    return asked(async () => {
      const route = Routes.webhookMessage(id, token, messageId);
      await this.#rest.patch(route, { query: query(place), body: words(text), auth: false });
      return null;
    });
  }

  erase({ id, token }: Key, place: Place, messageId: string): Promise<Asked<null>> {
    return asked(async () => {
      const route = Routes.webhookMessage(id, token, messageId);
      await this.#rest.delete(route, { query: query(place), auth: false });
      return null;
    });
  }
}

const pictureOf = ({ type, data }: PortraitRecord): string => `data:${type};base64,${data}`;

async function asked<T>(work: () => Promise<T>): Promise<Asked<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw new Error(`a webhook could not be asked: ${named(error)}`);
    const why = troubleOf(error.code);
    // The error of the library carries the address it asked.
    if (why === null) throw new Error(`Discord refuses what a webhook should do (${error.code})`);
    return { ok: false, why };
  }
}

const named = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');

function troubleOf(code: string | number): WebhookTrouble | null {
  switch (code) {
    case UNKNOWN_WEBHOOK:
    case INVALID_TOKEN:
      return 'webhookGone';
    case UNKNOWN_MESSAGE:
    case UNKNOWN_CHANNEL:
      return 'gone';
    case MISSING_ACCESS:
    case MISSING_PERMISSIONS:
    case THREAD_ARCHIVED:
    case THREAD_LOCKED:
      return 'forbidden';
    case TOO_MANY:
      return 'full';
    default:
      return null;
  }
}
