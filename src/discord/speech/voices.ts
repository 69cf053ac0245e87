import type { REST } from 'discord.js';
import type { SpeechRecord, Store, WebhookRecord } from '../../app/ports.ts';
import { webhookName } from '../../view/speech/name.ts';
import { ownWords, withoutName } from '../../view/speech/views.ts';
import { Channels } from '../channel.ts';
import { Faces, type Wanted } from './faces.ts';
import { type Place, WebhookRoutes } from './webhookRoutes.ts';

const ATTEMPTS = 3;

/** What has become of a speech: the message, and by whom it was said; why not by a webhook, where that is new. */
export type Spoken =
  | {
      readonly ok: true;
      readonly messageId: string;
      readonly webhookId: string | null;
      readonly lacks: 'permission' | 'room' | null;
    }
  | { readonly ok: false };

type Said = Pick<SpeechRecord, 'channelId' | 'webhookId' | 'name'> & { readonly messageId: string };

/** Lets characters speak in channels, threads and posts, and changes what they said. */
export class Voices {
  readonly #store: Store;
  readonly #routes: WebhookRoutes;
  readonly #faces: Faces;
  readonly #channels: Channels;

  constructor(store: Store, rest: REST) {
    this.#store = store;
    this.#routes = new WebhookRoutes(rest);
    this.#faces = new Faces(store, this.#routes);
    this.#channels = new Channels(rest);
  }

  /** Says something as a character; where no webhook can be had the bot says it. Not ok: nobody may write there. */
  async say(wanted: Wanted, text: string, now: Date): Promise<Spoken> {
    let why: 'forbidden' | 'full' | 'gone' = 'forbidden';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const face = await this.#faces.of(wanted, now);
      if (!face.ok) {
        why = face.why;
        break;
      }
      const { webhook } = face;
      const said = await this.#routes.say(webhook, wanted.place, webhookName(wanted.name), text);
      if (said.ok) return { ok: true, messageId: said.value, webhookId: webhook.id, lacks: null };
      if (said.why !== 'webhookGone') return { ok: false };
      await this.#faces.forget(webhook); // somebody has deleted it: another is made
    }
    const posted = await this.#channels.post(wanted.place.channelId, ownWords(wanted.name, text), false);
    return posted.ok
      ? {
          ok: true,
          messageId: posted.id,
          webhookId: null,
          lacks: why === 'full' ? 'room' : 'permission',
        }
      : { ok: false };
  }

  /** The words of what was said; null where they cannot be had any more. */
  async read(said: Said): Promise<string | null> {
    const webhook = said.webhookId === null ? null : await this.#store.webhook(said.webhookId);
    if (webhook !== null) {
      const read = await this.#routes.read(webhook, placeOf(said, webhook), said.messageId);
      return read.ok ? read.value : null;
    }
    if (said.webhookId !== null) return null;
    const words = await this.#channels.words(said.channelId, said.messageId);
    return words === null ? null : withoutName(said.name, words);
  }

  /** Whether what was said has other words now. */
  async edit(said: Said, text: string): Promise<boolean> {
    if (said.webhookId === null) {
      const edited = await this.#channels.edit(
        said.channelId,
        said.messageId,
        ownWords(said.name, text),
        false,
      );
      return edited.ok;
    }
    const webhook = await this.#store.webhook(said.webhookId);
    return (
      webhook !== null && (await this.#routes.edit(webhook, placeOf(said, webhook), said.messageId, text)).ok
    );
  }

  /** Whether what was said is there no longer. */
  async remove(said: Said): Promise<boolean> {
    const webhook = said.webhookId === null ? null : await this.#store.webhook(said.webhookId);
    if (webhook !== null) {
      const erased = await this.#routes.erase(webhook, placeOf(said, webhook), said.messageId);
      if (erased.ok || erased.why === 'gone') return true;
    }
    // Its webhook is gone: who manages messages may delete it all the same.
    return this.#channels.remove(said.channelId, said.messageId);
  }

  /** No webhook shows a character any more. */
  bare(characterId: string): Promise<void> {
    return this.#faces.bare(characterId);
  }
}

/** Where it was said: in the webhook's channel, or in a thread below. */
const placeOf = ({ channelId }: Said, webhook: WebhookRecord): Place => ({
  channelId,
  parentId: webhook.channelId,
});
