import type { App } from '../../app/index.ts';
import type { TurnCardRecord } from '../../app/ports.ts';
import type { View } from '../../view/message.ts';
import { cardNote } from '../../view/troubles.ts';
import type { Channels, Posted } from '../channel.ts';
import { isGone } from '../posting/codes.ts';
import type { Questions } from '../questions/questions.ts';
import type { Voice } from '../voice.ts';
import { drawCard, hashOf, type Moment } from './facts.ts';
import { PLAIN, pressedIn, type Wish } from './wish.ts';

/** Puts cards where they are seen: as an answer, by changing the message that was pressed, or as messages of our own. */
export class Writing {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #questions: Pick<Questions, 'called'>;
  readonly #troubles = new Map<string, string>(); // fight → why its card was not posted

  constructor(app: App, channels: Channels, questions: Pick<Questions, 'called'>) {
    this.#app = app;
    this.#channels = channels;
    this.#questions = questions;
  }

  /** The card that can be acted on, as it is now. */
  drawn(at: Moment, card: TurnCardRecord, pings: readonly string[] = []): Promise<View> {
    const { pending, campaign } = at;
    const owners = [...new Set((pending?.decisions ?? []).map(({ ownerId }) => ownerId))];
    const asked = owners.map((owner) =>
      owner === null
        ? 'the GM'
        : this.#questions
            .called(campaign, owner)
            .map((id) => `<@${id}>`)
            .join(', '),
    );
    return drawCard(this.#app, at, card, { pings, asked });
  }

  /** Says a card for the first time: as the answer, as a message of our own, or where we may not post as an answer all the same. */
  async put(
    at: Moment,
    card: TurnCardRecord,
    pings: readonly string[],
    { voice }: Wish,
  ): Promise<'done' | 'overtaken'> {
    const view = await this.drawn(at, card, pings);
    try {
      const said = await this.#said(card, view, voice, pings.length > 0);
      if (said !== null) return await this.#shown(card, said, view);
    } catch (error) {
      await this.put(at, card, pings, PLAIN); // whoever asked is told by another way; all others read it here
      throw error;
    }
    const posted = await this.#channels.post(card.channelId, view, card.text, `card ${card.id}`);
    if (posted.ok) return this.#shown(card, posted.id, view);
    if (isGone(posted.why)) return 'done';
    this.#troubles.set(card.encounterId, cardNote(posted.why));
    const ids = (await voice?.show(view)) ?? [];
    return this.#shown(card, ids.at(-1) ?? null, view);
  }

  /** Why a fight's card was not posted, told once; null where nothing is the matter. */
  trouble(encounterId: string): string | null {
    const trouble = this.#troubles.get(encounterId) ?? null;
    this.#troubles.delete(encounterId);
    return trouble;
  }

  /** The message that an answer has become; null where it has not become the card. */
  async #said(card: TurnCardRecord, view: View, voice: Voice | null, calls: boolean): Promise<string | null> {
    const surface = voice?.surface ?? null;
    if (voice === null || surface === null || surface === 'there') return null;
    if (surface === 'new') {
      if (voice.late === true && calls) return null;
      return (await voice.show(view)).at(-1) ?? (await this.adopted(card)).messageId;
    }
    if (voice.becomes !== true || calls) return null; // what is changed rings nobody's phone
    return (await this.change(card, surface.pressed, view, voice)).ok ? surface.pressed : null;
  }

  #shown(card: TurnCardRecord, messageId: string | null, view: View): Promise<'done' | 'overtaken'> {
    return this.shows(card, view, { ...(messageId === null ? {} : { messageId }), drawn: card.drawn });
  }

  /**
   * Notes what a card's message shows now. 'overtaken': another process has written it at the same time, so that nobody knows which of the
   * two it shows. Whoever looks next writes it again.
   */
  async shows(
    { id, shows: was, text }: TurnCardRecord,
    view: View,
    set: Partial<Pick<TurnCardRecord, 'messageId' | 'closed' | 'drawn'>>,
  ): Promise<'done' | 'overtaken'> {
    const { store } = this.#app.ports;
    if ((await store.showCard(id, was, { ...set, shows: hashOf(view, text) })) === 'committed') return 'done';
    const { messageId } = set;
    await store.setCard(id, { ...(messageId === undefined ? {} : { messageId }), shows: '', closed: false });
    return 'overtaken';
  }

  /** Changes the message of a card: by the answer to whoever has pressed it, else by ourselves. */
  async change(
    { channelId, text }: TurnCardRecord,
    messageId: string,
    view: View,
    voice: Voice | null,
  ): Promise<Posted> {
    if (voice?.update !== undefined && pressedIn(voice) === messageId) {
      await voice.update(view);
      if (voice.over !== true) return { ok: true, id: messageId };
    }
    return this.#channels.edit(channelId, messageId, view, text);
  }

  /** Takes the message of a card away, of which nothing stays. Gives whether it is gone. */
  remove({ channelId }: TurnCardRecord, messageId: string): Promise<boolean> {
    return this.#channels.remove(channelId, messageId);
  }

  /** A card that was posted by somebody who could not write down where. */
  async adopted(card: TurnCardRecord): Promise<TurnCardRecord> {
    const messageId = await this.#channels.withButton(card.channelId, `card.undo|${card.id}`, card.madeAt);
    if (messageId === null) return card;
    await this.#app.ports.store.setCard(card.id, { messageId });
    return { ...card, messageId, shows: '' };
  }
}
