import type { PortraitRecord, Store, WebhookRecord } from '../../app/ports.ts';
import { webhookName } from '../../view/speech/name.ts';
import type { Trouble } from '../posting/codes.ts';
import type { Place, WebhookRoutes } from './webhookRoutes.ts';

/** Whose face a webhook has that shows no portrait: of all who have none. */
const PLAIN = '';
const PLAIN_NAME = 'Turnkeeper';

/** Webhooks of ours that a channel may have: Discord allows 15 in all, and other bots want some. */
const MOST = 10;
const ATTEMPTS = 5;

export type Face =
  | { readonly ok: true; readonly webhook: WebhookRecord }
  | { readonly ok: false; readonly why: Trouble };

/** What a webhook is wanted for. */
export interface Wanted {
  readonly place: Place;
  readonly characterId: string | null;
  readonly name: string;
  readonly mayMake: boolean; // whether the bot has Manage Webhooks there
}

type Needs = Pick<
  Store,
  'webhooks' | 'webhooksOf' | 'addWebhook' | 'changeWebhook' | 'dropWebhook' | 'portrait' | 'portraitSet'
>;

/**
 * The webhooks through which characters speak: in each channel one for every character that has a portrait, which is its
 * picture, and one for all others. Where a channel has enough of them, the one that was not used for longest gets another face.
 */
export class Faces {
  readonly #store: Needs;
  readonly #routes: WebhookRoutes;

  constructor(store: Needs, routes: WebhookRoutes) {
    this.#store = store;
    this.#routes = routes;
  }

  /** The webhook for a character, made or changed where it has to be. */
  async of(wanted: Wanted, now: Date): Promise<Face> {
    const set = wanted.characterId === null ? null : await this.#store.portraitSet(wanted.characterId);
    const face = set === null ? PLAIN : (wanted.characterId ?? PLAIN);
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const all = await this.#store.webhooks(wanted.place.parentId);
      const own = all.find((one) => one.face === face);
      const found = own ?? (all.length < MOST ? null : oldest(all));
      const tried =
        found === null
          ? await this.#make(wanted, face, now, all)
          : await this.#dressed(found, face, set, now);
      if (tried !== 'again') return tried;
    }
    return { ok: false, why: 'webhookGone' };
  }

  /** Forgets a webhook that somebody has deleted. */
  forget({ id }: Pick<WebhookRecord, 'id'>): Promise<void> {
    return this.#store.dropWebhook(id);
  }

  /** No webhook shows a character any more: their portrait has been taken away. */
  async bare(characterId: string): Promise<void> {
    for (const webhook of await this.#store.webhooksOf(characterId)) {
      const shown = await this.#routes.show(webhook, null);
      if (shown.ok) await this.#store.changeWebhook(webhook, { shows: null });
      else if (shown.why === 'webhookGone') await this.#store.dropWebhook(webhook.id);
    }
  }

  /** One that is there, with the face and the portrait it should have. */
  async #dressed(webhook: WebhookRecord, face: string, set: Date | null, now: Date): Promise<Face | 'again'> {
    const right = webhook.face === face && webhook.shows?.getTime() === set?.getTime();
    if (right) {
      const kept = await this.#store.changeWebhook(webhook, { usedAt: now });
      return kept === 'committed' ? { ok: true, webhook } : 'again';
    }
    // First it is ours, by whoever of several is first, then Discord is told.
    const before = { ...webhook, face };
    const taken = await this.#store.changeWebhook(webhook, { face, shows: null, usedAt: now });
    if (taken !== 'committed') return 'again';
    const portrait = face === PLAIN ? null : await this.#store.portrait(face);
    const shown = await this.#routes.show(webhook, portrait);
    if (!shown.ok) {
      if (shown.why !== 'webhookGone') return { ok: false, why: shown.why };
      await this.forget(webhook);
      return 'again';
    }
    await this.#store.changeWebhook(before, { shows: portrait?.changedAt ?? null });
    return { ok: true, webhook: { ...before, shows: portrait?.changedAt ?? null } };
  }

  /** A new one. Where another process has made the same at once, this one goes and that one stays. */
  async #make(
    { place, name, mayMake }: Wanted,
    face: string,
    now: Date,
    others: readonly WebhookRecord[],
  ): Promise<Face | 'again'> {
    if (!mayMake) return this.#instead(others, face, now, 'noPermission');
    const portrait: PortraitRecord | null = face === PLAIN ? null : await this.#store.portrait(face);
    const made = await this.#routes.create(
      place.parentId,
      face === PLAIN ? PLAIN_NAME : webhookName(name),
      portrait,
    );
    if (!made.ok) return this.#instead(others, face, now, made.why);
    const shows = portrait?.changedAt ?? null;
    const webhook = { ...made.value, channelId: place.parentId, face, shows, usedAt: now };
    if ((await this.#store.addWebhook(webhook)) === 'committed') return { ok: true, webhook };
    await this.#routes.remove(webhook);
    return 'again';
  }

  /** Where none can be made: the one of ours that was not used for longest, if there is any. */
  async #instead(
    others: readonly WebhookRecord[],
    face: string,
    now: Date,
    why: Trouble,
  ): Promise<Face | 'again'> {
    const found = oldest(others);
    if (found === null) return { ok: false, why };
    return this.#dressed(found, face, face === PLAIN ? null : await this.#store.portraitSet(face), now);
  }
}

const oldest = ([first]: readonly WebhookRecord[]): WebhookRecord | null => first ?? null;
