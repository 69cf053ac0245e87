import type { SpeechRecord, Store, WebhookRecord } from '../../app/ports.ts';
import { webhookName } from '../../view/speech/name.ts';
import { ownWords, withoutName } from '../../view/speech/views.ts';
import type { Channels, Posted } from '../channel.ts';
import type { Trouble } from '../posting/codes.ts';
import { Faces, type Wanted } from './faces.ts';
import { type Asked, type Place, WebhookRoutes } from './webhookRoutes.ts';

const ATTEMPTS = 3;

/** What has become of a speech: the message, and by whom it was said; why not by a webhook, where that is new. */
export type Spoken =
  | {
      readonly ok: true;
      readonly messageId: string;
      readonly webhookId: string | null;
      readonly lacks: Trouble | null;
    }
  | { readonly ok: false; readonly why: Trouble };

type Said = Pick<SpeechRecord, 'channelId' | 'webhookId' | 'name'> & { readonly messageId: string };

/** Lets characters speak in channels, threads and posts, and changes what they said. */
export class Voices {
  readonly #store: Store;
  readonly #routes: WebhookRoutes;
  readonly #faces: Faces;
  readonly #channels: Channels;

  constructor(store: Store, channels: Channels) {
    this.#store = store;
    this.#routes = new WebhookRoutes(channels);
    this.#faces = new Faces(store, this.#routes);
    this.#channels = channels;
  }

  /** Says something as a character; where no webhook can, the bot says it. `after`: an id that is older than what is said. */
  async say(wanted: Wanted, text: string, now: Date, after: string): Promise<Spoken> {
    let why: Trouble = 'webhookGone';
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const face = await this.#faces.of(wanted, now);
      if (!face.ok) {
        why = face.why;
        break;
      }
      const { webhook } = face;
      const said = await this.#routes.say(webhook, wanted.place, webhookName(wanted.name), text, after);
      if (said.ok) return { ok: true, messageId: said.value, webhookId: webhook.id, lacks: null };
      why = said.why;
      if (why !== 'webhookGone') break;
      await this.#faces.forget(webhook); // somebody has deleted it: another is made
    }
    const own = ownWords(wanted.name, text);
    const posted = await this.#channels.post(wanted.place.channelId, own, false, `speech ${after}`);
    return posted.ok
      ? { ok: true, messageId: posted.id, webhookId: null, lacks: why }
      : { ok: false, why: posted.why };
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

  /** Gives what was said other words. Gives why not; null where it has them now. */
  async edit(said: Said, text: string): Promise<Trouble | null> {
    const edited = await this.#edited(said, text);
    return edited.ok ? null : edited.why;
  }

  async #edited(said: Said, text: string): Promise<Posted | Asked<null>> {
    if (said.webhookId === null)
      return this.#channels.edit(said.channelId, said.messageId, ownWords(said.name, text), false);
    const webhook = await this.#store.webhook(said.webhookId);
    if (webhook === null) return { ok: false, why: 'webhookGone' };
    return this.#routes.edit(webhook, placeOf(said, webhook), said.messageId, text);
  }

  /** Whether what was said is there no longer. */
  async remove(said: Said): Promise<boolean> {
    const webhook = said.webhookId === null ? null : await this.#store.webhook(said.webhookId);
    if (webhook !== null) {
      const erased = await this.#routes.erase(webhook, placeOf(said, webhook), said.messageId);
      if (erased.ok || erased.why === 'messageGone' || erased.why === 'channelGone') return true;
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
