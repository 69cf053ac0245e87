import type { Logger } from 'pino';
import { playsByPost, readCampaignSettings } from '../../app/campaign/settings.ts';
import type { App } from '../../app/index.ts';
import { personSettings } from '../../app/person.ts';
import type { TurnCardRecord } from '../../app/ports.ts';
import type { Channels } from '../channel.ts';
import { isGone } from '../posting/codes.ts';
import { isSoon } from '../posting/oldEdits.ts';
import { Below } from './below.ts';
import type { Closing } from './closing.ts';
import { hashOf, type Moment, rings } from './facts.ts';
import { calledNow, endedWith, goesOn, lastCalled, type Turn, tookTurn, turned, turnOf } from './turns.ts';
import { pressedIn, type Wish } from './wish.ts';
import type { Writing } from './writing.ts';

/** A card that another process makes is given so long to be posted. */
const POSTING_MS = 15_000;

/** What a choice is made with. */
interface Parts {
  readonly app: App;
  readonly channels: Channels;
  readonly writing: Writing;
  readonly closing: Closing;
  readonly log: Logger;
  /** Changes a fight's card into what it is by then. */
  readonly redraw: (encounterId: string) => Promise<void>;
}

/**
 * What came of writing a card. 'again': nothing, as another process was faster. 'overtaken': another wrote it at the same time, so that
 * it is looked at again.
 */
export type Outcome = 'done' | 'again' | 'overtaken';

/** What of a card says whose turn it is of. */
const turnIn = ({ turn, title, side, phase }: TurnCardRecord): Turn => ({ turn, title, side, phase });

/** Which message is the card now: the one that stands, changed, or a new one in its place. */
export class Choice {
  readonly #parts: Parts;
  readonly #below: Below;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#below = new Below(parts.channels);
  }

  /** Whether more stands below a card than may, so that it comes down. */
  isFarUp(card: TurnCardRecord, newest: string | null): Promise<boolean> {
    const { channelId, encounterId, messageId } = card;
    if (messageId === null) return Promise.resolve(false);
    return this.#below.isFarUp({ channelId, messageId }, newest, () => this.#isByPost(encounterId));
  }

  async #isByPost(encounterId: string): Promise<boolean> {
    const { store } = this.#parts.app.ports;
    const encounter = await store.encounter(encounterId);
    const campaign = encounter === null ? null : await store.campaign(encounter.campaignId);
    return campaign !== null && playsByPost(readCampaignSettings(campaign.settings));
  }

  /** Writes the card of a fight that goes on. */
  async step(at: Moment, found: TurnCardRecord | null, wish: Wish): Promise<Outcome> {
    const { version } = at.encounter;
    const { ports } = this.#parts.app;
    const now = await turnOf(ports, at);
    const { entry, voice } = wish;
    const isTold = found !== null && entry !== null && found.drawn >= entry; // by whoever came first
    const surface = isTold ? null : (voice?.surface ?? null);
    const isPlain = found !== null && (found.text || wish.text) && entry !== null && !isTold;
    const isAnew = wish.anew || (!isTold && voice?.becomes === true) || surface === 'new';
    const took = found === null ? null : await tookTurn(ports, at, found, now);
    // A message of its own tells it: the phase goes on on that.
    const over = isAnew || isPlain ? null : took;
    const live = over?.card ?? found;
    const isSame = over === null && live !== null && goesOn(live, now);
    if (wish.redraws && !isSame) return 'done';
    if (live !== null && isSame && !isAnew && !isPlain)
      return this.#refresh(at, await this.#turned(live, now), wish);
    if (over !== null) await ports.store.setCard(over.card.id, turnIn(over.card));
    // A turn that goes on is told further from what is told now; one that begins, from what passed the turn on.
    const before = isSame
      ? (entry ?? version + 1) - 1
      : (over?.until ?? (await this.#before(at, live, wish)));
    const last = took === null || over !== null ? null : await lastCalled(ports, at);
    return this.next(at, live, Math.max(before, live?.since ?? 0), now, wish, last);
  }

  /** The last entry before those that a new card tells of. */
  async #before(at: Moment, live: TurnCardRecord | null, { entry, opens }: Wish): Promise<number> {
    if (entry !== null) return entry - (opens || live === null ? 1 : 0);
    return live === null ? at.encounter.version : endedWith(this.#parts.app.ports, at, live);
  }

  async #turned(live: TurnCardRecord, now: Turn): Promise<TurnCardRecord> {
    const after = turned(live, now);
    if (after !== live) await this.#parts.app.ports.store.setCard(live.id, turnIn(after));
    return after;
  }

  /** A new card, and the one before it closes to its record. `last`: who is called though the phase is the same, as somebody's turn in it is over. */
  async next(
    at: Moment,
    live: TurnCardRecord | null,
    since: number,
    now: Turn,
    wish: Wish,
    last: readonly string[] | null = null,
  ): Promise<Outcome> {
    const { app, writing, closing } = this.#parts;
    const { store, ids, clock } = app.ports;
    const { encounter } = at;
    const called = last ?? (await calledNow(app.ports, at, live, now));
    const card: TurnCardRecord = {
      turn: now.turn,
      title: now.title,
      side: now.side,
      phase: now.phase,
      called,
      id: ids.next(),
      encounterId: encounter.id,
      channelId: encounter.channelId,
      messageId: null,
      live: true,
      closed: false,
      since,
      until: null,
      goesOn: null,
      drawn: encounter.version,
      shows: '',
      text: await this.#isPlain(at, called, wish, live?.turn === now.turn),
      madeAt: clock.now(),
    };
    // In plain words each step is a message of its own, and the newest alone has anything to press.
    const linked = live !== null && live.turn === card.turn && live.messageId !== null && !card.text;
    if ((await store.replaceCard(card, live?.id ?? null, linked)) === 'conflict') return 'again';
    const begins = live?.turn !== card.turn || last !== null;
    const rung = wish.calls && begins ? called : wish.recalls;
    const pings = rings(at) ? rung.filter((one) => one !== wish.by) : [];
    const put = writing.put(at, card, pings, wish);
    if (live === null) return put;
    if (live.messageId !== null && pressedIn(wish.voice) === live.messageId) {
      const close = () => closing.closeOf(live.id, wish.voice);
      // Its link names the new one, which has to be there first.
      const [posted] = await Promise.allSettled([put, linked ? put.then(close, close) : close()]);
      if (posted.status === 'rejected') throw posted.reason;
      return posted.value;
    }
    return put.finally(() => void closing.soon(live)); // whoever is answered does not wait for that
  }

  /** Whether a new card is without embeds: for a campaign, for somebody who is called by it, or for whom it answers. */
  async #isPlain(
    { campaign }: Moment,
    called: readonly string[],
    { text, voice }: Wish,
    isSameTurn: boolean,
  ): Promise<boolean> {
    if (readCampaignSettings(campaign.settings).text) return true;
    if (text && (isSameTurn || voice?.surface === 'new')) return true;
    const { store } = this.#parts.app.ports;
    for (const one of called) if ((await personSettings(store, one)).text) return true;
    return false;
  }

  /** The same card, as it is now. */
  async #refresh(at: Moment, found: TurnCardRecord, wish: Wish): Promise<Outcome> {
    const { app, writing, closing } = this.#parts;
    const { store, clock } = app.ports;
    const live = found.messageId === null ? await writing.adopted(found) : found;
    const { version } = at.encounter;
    if (live.messageId === null) {
      const isFresh = clock.now().getTime() - live.madeAt.getTime() < POSTING_MS;
      if (isFresh && !store.alone) return 'done'; // whoever is posting it looks again afterwards
      return writing.put(at, { ...live, drawn: version }, [], wish);
    }
    const view = await writing.drawn(at, live);
    const shows = hashOf(view, live.text);
    if (shows !== live.shows) {
      if (!wish.redraws && version > live.drawn && (await this.#tellsFarUp(at, live, wish)))
        return this.next(at, live, Math.max(live.since, live.drawn), live, wish);
      if (this.#hasToWait(live, live.messageId, wish)) return this.#later(live, live.messageId);
      const edited = await writing.change(live, live.messageId, view, wish.voice);
      if (!edited.ok) return this.#instead(at, live, edited, wish);
    }
    const outcome = await writing.shows(live, view, { drawn: version });
    // What another has closed meanwhile may show all of a turn again.
    if (outcome === 'overtaken' && (await store.card(live.id))?.live === false) closing.soon(live);
    return outcome;
  }

  /** Whether what happens would be told where nobody looks any more. While somebody is asked, their question is what counts. */
  #tellsFarUp({ pending }: Moment, live: TurnCardRecord, { newest }: Wish): Promise<boolean> {
    return pending === null ? this.isFarUp(live, newest) : Promise.resolve(false);
  }

  /** Answers never wait; what we change ourselves keeps the pace of its channel. */
  #hasToWait({ channelId }: TurnCardRecord, messageId: string, { voice, redraws }: Wish): boolean {
    if (redraws || pressedIn(voice) === messageId) return false;
    return this.#parts.channels.live.hasToWait(channelId, messageId);
  }

  #later({ channelId, encounterId }: TurnCardRecord, messageId: string | null, held = false): 'done' {
    const { channels, redraw } = this.#parts;
    const message = { key: `card ${encounterId}`, channelId, messageId, held };
    void channels.live.bring(message, () => redraw(encounterId));
    return 'done';
  }

  /** A card that cannot be changed: a new one takes its place, or it is tried again before long. */
  async #instead(
    at: Moment,
    live: TurnCardRecord,
    edited: Extract<Awaited<ReturnType<Channels['edit']>>, { ok: false }>,
    wish: Wish,
  ): Promise<Outcome> {
    const { log } = this.#parts;
    const isHeld = edited.why === 'tooManyOldEdits';
    if (isHeld && isSoon(edited)) return this.#later(live, live.messageId, true);
    if (isHeld || isGone(edited.why)) {
      const since = isHeld ? Math.max(live.since, live.drawn) : live.since;
      return this.next(at, live, since, live, { ...wish, voice: null });
    }
    log.info({ encounter: live.encounterId, why: edited.why }, 'a card could not be changed');
    return 'done';
  }
}
