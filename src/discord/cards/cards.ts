import type { Logger } from 'pino';
import { readCampaignSettings } from '../../app/campaign/settings.ts';
import type { App } from '../../app/index.ts';
import type { TurnCardRecord } from '../../app/ports.ts';
import type { View } from '../../view/message.ts';
import { turnShown } from '../../view/tracker.ts';
import { turnLine } from '../../view/turn/card.ts';
import type { StepLines } from '../../view/turn/steps.ts';
import type { Channels } from '../channel.ts';
import { isGone } from '../posting/codes.ts';
import { isSoon } from '../posting/oldEdits.ts';
import type { Questions } from '../questions.ts';
import type { Voice } from '../voice.ts';
import { Below } from './below.ts';
import {
  calledTo,
  drawCard,
  drawRecord,
  explainedBy,
  hashOf,
  isOver,
  type Moment,
  momentOf,
  rings,
  sideOf,
} from './facts.ts';
import { Line } from './line.ts';

/** How a card is written, and what for. */
interface Wish {
  /** Where the answer to somebody is to be the card. */
  readonly voice: Voice | null;
  /** The entry that is told, by its number in the fight; null: none, or none yet. */
  readonly entry: number | null;
  /** Whether that entry passed the turn on: it is told with the turn that it began. */
  readonly opens: boolean;
  /** Who has pressed: they need no ping. */
  readonly by: string | null;
  /** Whether a turn that has begun rings the phone of who is up. */
  readonly calls: boolean;
  /** A new card though the turn is the same, … */
  readonly anew: boolean;
  /** … which rings the phones of these. */
  readonly recalls: readonly string[];
  /** The newest message of the channel; null: Discord is asked for it. */
  readonly newest: string | null;
  readonly text: boolean;
}

const PLAIN: Wish = {
  voice: null,
  entry: null,
  opens: false,
  by: null,
  calls: true,
  anew: false,
  recalls: [],
  newest: null,
  text: false,
};

/** Which turn a card is of. */
type Turn = Pick<TurnCardRecord, 'turn' | 'title' | 'side' | 'phase'>;

const roundOf = ({ turn }: Turn): string => turn.slice(turn.lastIndexOf('|') + 1);

/** Whether a card goes on: with its turn; a phase's with the turn of who begins in it; the GM's until a player is up. */
function goesOn(live: Turn, now: Turn): boolean {
  if (live.turn === now.turn) return true;
  if (live.side === 'gm') return now.side === 'gm';
  return (
    live.side === 'phase' && now.side === 'hero' && live.phase === now.phase && roundOf(live) === roundOf(now)
  );
}

/** A card that another process makes is given so long to be posted. */
const POSTING_MS = 15_000;
/** So often it is begun anew, where another process is faster. */
const ATTEMPTS = 5;

/**
 * The cards of fights: one message for each turn, of which the newest alone can be acted on. It is drawn from the log, so whoever has changed
 * that, however often and in whichever process, it is brought up to date in one way.
 */
export class Cards {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #questions: Pick<Questions, 'called'>;
  readonly #log: Logger;
  readonly #line = new Line();
  readonly #below: Below;

  constructor(app: App, channels: Channels, questions: Pick<Questions, 'called'>, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#questions = questions;
    this.#log = log;
    this.#below = new Below(channels);
  }

  /** Brings a fight's card up to date after a command; where it has a voice, the answer is the card. Gives the message that is the card then. */
  async tell(encounterId: string, wish: Partial<Wish>): Promise<string | null> {
    await this.#line.run(encounterId, () => this.#bring(encounterId, { ...PLAIN, ...wish }));
    return this.liveMessage(encounterId);
  }

  /** Brings a fight's card up to date with what is stored. What does not work is in the log: what was done is done. */
  async show(encounterId: string, wish: Partial<Pick<Wish, 'calls' | 'anew'>> = {}): Promise<void> {
    const work = () => this.#bring(encounterId, { ...PLAIN, ...wish });
    try {
      await (wish.anew === true ? this.#line.run(encounterId, work) : this.#line.refresh(encounterId, work));
    } catch (error) {
      this.#log.error({ err: error, encounter: encounterId }, 'a card could not be shown');
    }
  }

  /** The message that can be acted on; null where there is none. */
  async liveMessage(encounterId: string): Promise<string | null> {
    return (await this.#app.ports.store.liveCard(encounterId))?.messageId ?? null;
  }

  /** Draws those cards again that tell of some entries of a fight. */
  async redraw(encounterId: string, numbers: readonly number[]): Promise<void> {
    const cards = await this.#app.ports.store.cardsTelling(encounterId, numbers);
    for (const { id } of cards.filter(({ live }) => !live))
      await this.#line
        .run(encounterId, () => this.#closeOf(id))
        .catch((error: unknown) => this.#failed(error, id));
  }

  /** The steps of a card that can be explained, oldest first. */
  async explained(cardId: string): Promise<readonly StepLines[]> {
    const card = await this.#app.ports.store.card(cardId);
    const at = card === null ? null : await momentOf(this.#app, card.encounterId);
    return card === null || at === null ? [] : await explainedBy(this.#app, at, card);
  }

  /** Something is about to open at the channel's end for who has pressed a card: where that stands far up, it comes down first. */
  async bringDown({ surface = null, newest = null }: Voice): Promise<void> {
    const pressed = surface !== null && typeof surface === 'object' ? surface.pressed : null;
    const card = pressed === null ? null : await this.#app.ports.store.cardOfMessage(pressed);
    if (pressed === null || card === null || !card.live || card.text) return;
    if (!(await this.#below.isFarUp(card.channelId, pressed, newest))) return;
    await this.#line
      .run(card.encounterId, () => this.#comeDown(card))
      .catch((error: unknown) => this.#failed(error, card.id));
  }

  async #comeDown({ id, encounterId }: TurnCardRecord): Promise<void> {
    const at = await momentOf(this.#app, encounterId);
    const live = await this.#app.ports.store.liveCard(encounterId);
    if (at === null || isOver(at) || at.pending !== null || live?.id !== id) return;
    if (live.turn !== turnShown(at.tracker)) return; // whoever has passed the turn on brings the next card
    await this.#next(at, live, Math.max(live.since, live.drawn), live, PLAIN);
  }

  /** A button was pressed on a card of a turn that is over: it shows its record. */
  async settle(voice: Voice): Promise<void> {
    const { surface = null } = voice;
    const pressed = surface !== null && typeof surface === 'object' ? surface.pressed : null;
    const card = pressed === null ? null : await this.#app.ports.store.cardOfMessage(pressed);
    if (card !== null && !card.live)
      await this.#line.run(card.encounterId, () => this.#closeOf(card.id, voice));
  }

  /** Those of some messages that are no cards. */
  async others<M extends { readonly messageId: string }>(messages: readonly M[]): Promise<readonly M[]> {
    const found = await Promise.all(
      messages.map(async (one) =>
        (await this.#app.ports.store.cardOfMessage(one.messageId)) === null ? [one] : [],
      ),
    );
    return found.flat();
  }

  /** After a start: cards that were never posted, or never closed. */
  async resume(): Promise<void> {
    for (const { id, live, encounterId } of await this.#app.ports.store.cardsUnfinished()) {
      if (live) await this.show(encounterId, { calls: false });
      else
        await this.#line
          .run(encounterId, () => this.#closeOf(id))
          .catch((error: unknown) => this.#failed(error, id));
    }
  }

  /** Resolves when all cards are up to date. */
  idle(): Promise<void> {
    return this.#line.idle();
  }

  #failed(error: unknown, card: string): void {
    this.#log.error({ err: error, card }, 'a card could not be closed');
  }

  async #bring(id: string, wished: Wish): Promise<void> {
    let wish = wished;
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const at = await momentOf(this.#app, id);
      if (at === null) return;
      const live = await this.#app.ports.store.liveCard(id);
      const done = isOver(at) ? await this.#retire(at, live, wish) : await this.#step(at, live, wish);
      if (done === 'again') continue;
      if (await this.#isCurrent(at)) return;
      wish = { ...PLAIN, calls: wish.calls };
    }
  }

  /** Whether nobody has changed anything while it was drawn: in this process all wait for their turn. */
  async #isCurrent({ encounter, pending }: Moment): Promise<boolean> {
    const { store } = this.#app.ports;
    if (store.alone) return true;
    const now = await store.encounter(encounter.id);
    const asked = await store.pendingOf({ kind: 'encounter', id: encounter.id });
    return (
      now?.version === encounter.version && asked?.id === pending?.id && asked?.version === pending?.version
    );
  }

  async #step(at: Moment, live: TurnCardRecord | null, wish: Wish): Promise<'done' | 'again'> {
    const { version } = at.encounter;
    const now = await this.#turnOf(at);
    const isSame = live !== null && goesOn(live, now);
    const { entry, voice } = wish;
    const isTold = live !== null && entry !== null && live.drawn >= entry; // by whoever came first
    const surface = isTold ? null : (voice?.surface ?? null);
    if (
      wish.anew ||
      (!isTold && voice?.becomes === true) ||
      surface === 'new' ||
      (isSame && live?.text === true && entry !== null && !isTold)
    ) {
      const since = entry === null ? version : entry - 1;
      return this.#next(at, live, Math.max(since, live?.since ?? 0), now, wish);
    }
    if (live !== null && isSame) return this.#refresh(at, await this.#turned(live, now), wish);
    const before = entry === null ? (live?.drawn ?? version) : entry - (wish.opens || live === null ? 1 : 0);
    return this.#next(at, live, Math.max(before, live?.since ?? 0), now, wish);
  }

  async #turnOf(at: Moment): Promise<Turn> {
    const { tracker } = at;
    const side = await sideOf(this.#app.ports, at);
    return { turn: turnShown(tracker), title: turnLine(tracker), side, phase: tracker.phase?.id ?? null };
  }

  /** A card that goes on with another turn: a phase's is that of who has begun, the GM's one for all of theirs in a row. */
  async #turned(live: TurnCardRecord, now: Turn): Promise<TurnCardRecord> {
    if (live.turn === now.turn) return live;
    const title = live.side === 'gm' ? `**The GM** · ${now.title.split(' · ').at(-1) ?? ''}` : now.title;
    const turned = { ...now, title };
    await this.#app.ports.store.setCard(live.id, turned);
    return { ...live, ...turned };
  }

  /** A new card, and the one before it closes to its record. */
  async #next(
    at: Moment,
    live: TurnCardRecord | null,
    since: number,
    now: Turn,
    wish: Wish,
  ): Promise<'done' | 'again'> {
    const { store, ids, clock } = this.#app.ports;
    const { encounter, campaign } = at;
    const called = await this.#calledNow(at, live, now);
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
      text: wish.text || readCampaignSettings(campaign.settings).text,
      madeAt: clock.now(),
    };
    const goesOn = live !== null && live.turn === card.turn && live.messageId !== null;
    if ((await store.replaceCard(card, live?.id ?? null, goesOn)) === 'conflict') return 'again';
    const rung = wish.calls && live?.turn !== card.turn ? called : wish.recalls;
    const pings = rings(at) ? rung.filter((one) => one !== wish.by) : [];
    const closing =
      live === null ? null : { ...live, live: false, until: since, goesOn: goesOn ? card.id : null };
    const close = () => (closing === null ? Promise.resolve() : this.#close(at, closing, wish.voice));
    const put = this.#put(at, card, pings, wish);
    // Its link names the new one, which has to be there first.
    const [posted] = await Promise.allSettled([put, goesOn ? put.then(close, close) : close()]);
    if (posted.status === 'rejected') throw posted.reason;
    return 'done';
  }

  /** Who is called: in the middle of a phase, where all were called at its beginning, only the last who is left. */
  async #calledNow(at: Moment, live: TurnCardRecord | null, now: Turn): Promise<readonly string[]> {
    const isLater =
      now.side === 'phase' && live !== null && live.phase === now.phase && roundOf(live) === roundOf(now);
    const isDone = live?.side === 'phase' && live.turn === now.turn;
    if (isDone) return live.called;
    if (isLater && at.tracker.phase?.toAct.length !== 1) return [];
    return (await calledTo(this.#app.ports, at)).people;
  }

  /** Says a card for the first time: as the answer, as a message of our own, or where we may not post as an answer all the same. */
  async #put(at: Moment, card: TurnCardRecord, pings: readonly string[], { voice }: Wish): Promise<void> {
    const view = await this.#drawn(at, card, pings);
    try {
      const said = await this.#said(card, view, voice, pings.length > 0);
      if (said !== null) return await this.#shown(card, said, view);
    } catch (error) {
      await this.#put(at, card, pings, PLAIN); // whoever asked is told by another way; all others read it here
      throw error;
    }
    const posted = await this.#channels.post(card.channelId, view, card.text, `card ${card.id}`);
    if (posted.ok) return this.#shown(card, posted.id, view);
    if (isGone(posted.why)) return;
    const ids = (await voice?.show(view)) ?? [];
    await this.#shown(card, ids.at(-1) ?? null, view);
  }

  /** The message that an answer has become; null where it has not become the card. */
  async #said(card: TurnCardRecord, view: View, voice: Voice | null, calls: boolean): Promise<string | null> {
    const surface = voice?.surface ?? null;
    if (voice === null || surface === null || surface === 'there') return null;
    if (surface === 'new') {
      if (voice.late === true && calls) return null;
      return (await voice.show(view)).at(-1) ?? (await this.#adopted(card)).messageId;
    }
    if (voice.becomes !== true || voice.update === undefined) return null;
    await voice.update(view);
    return surface.pressed;
  }

  #shown(card: TurnCardRecord, messageId: string | null, view: View): Promise<void> {
    return this.#app.ports.store.setCard(card.id, {
      ...(messageId === null ? {} : { messageId }),
      drawn: card.drawn,
      shows: hashOf(view, card.text),
    });
  }

  #drawn(at: Moment, card: TurnCardRecord, pings: readonly string[] = []): Promise<View> {
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

  /** The same card, as it is now. */
  async #refresh(at: Moment, found: TurnCardRecord, wish: Wish): Promise<'done' | 'again'> {
    const { store, clock } = this.#app.ports;
    const live = found.messageId === null ? await this.#adopted(found) : found;
    const { version } = at.encounter;
    if (live.messageId === null) {
      const isFresh = clock.now().getTime() - live.madeAt.getTime() < POSTING_MS;
      if (isFresh && !store.alone) return 'done'; // whoever is posting it looks again afterwards
      await this.#put(at, { ...live, drawn: version }, [], wish);
      return 'done';
    }
    const view = await this.#drawn(at, live);
    const shows = hashOf(view, live.text);
    const surface = wish.voice?.surface ?? null;
    const isPressed = surface !== null && typeof surface === 'object' && surface.pressed === live.messageId;
    if (shows !== live.shows) {
      if (version > live.drawn && (await this.#isFarUp(at, live.messageId, wish)))
        return this.#next(at, live, Math.max(live.since, live.drawn), live, wish);
      if (isPressed && wish.voice?.update !== undefined) await wish.voice.update(view);
      else {
        const edited = await this.#channels.edit(live.channelId, live.messageId, view, live.text);
        if (!edited.ok) return this.#instead(at, live, edited, wish);
      }
    }
    await store.setCard(live.id, { drawn: version, shows });
    return 'done';
  }

  /** Whether what happens would be told where nobody looks any more. While somebody is asked, their question is what counts. */
  #isFarUp({ encounter, pending }: Moment, messageId: string, { newest }: Wish): Promise<boolean> {
    return pending === null
      ? this.#below.isFarUp(encounter.channelId, messageId, newest)
      : Promise.resolve(false);
  }

  /** A card that cannot be changed: a new one takes its place, or it is tried again before long. */
  async #instead(
    at: Moment,
    live: TurnCardRecord,
    edited: Extract<Awaited<ReturnType<Channels['edit']>>, { ok: false }>,
    wish: Wish,
  ): Promise<'done' | 'again'> {
    const isHeld = edited.why === 'tooManyOldEdits';
    if (isHeld && isSoon(edited)) {
      this.#channels.oldEdits.later(live.channelId, `card ${live.encounterId}`, () =>
        this.show(live.encounterId),
      );
      return 'done';
    }
    if (isHeld || isGone(edited.why)) {
      const since = isHeld ? Math.max(live.since, live.drawn) : live.since;
      return this.#next(at, live, since, live, { ...wish, voice: null });
    }
    this.#log.info({ encounter: live.encounterId, why: edited.why }, 'a card could not be changed');
    return 'done';
  }

  /** A card that was posted by somebody who could not write down where. */
  async #adopted(card: TurnCardRecord): Promise<TurnCardRecord> {
    const messageId = await this.#channels.withButton(card.channelId, `card.undo|${card.id}`, card.madeAt);
    if (messageId === null) return card;
    await this.#app.ports.store.setCard(card.id, { messageId });
    return { ...card, messageId, shows: '' };
  }

  /** A fight that is over or rests has no card that can be acted on. */
  async #retire(at: Moment, live: TurnCardRecord | null, wish: Wish): Promise<'done'> {
    if (live === null) return 'done';
    const until = wish.voice === null ? live.drawn : at.encounter.version; // what ended it has its own message, or is told here
    await this.#app.ports.store.retireCard(live.id, until);
    await this.#close(at, { ...live, live: false, until }, wish.voice);
    return 'done';
  }

  async #closeOf(id: string, voice: Voice | null = null): Promise<void> {
    const card = await this.#app.ports.store.card(id);
    const at = card === null || card.live ? null : await momentOf(this.#app, card.encounterId);
    if (card !== null && at !== null) await this.#close(at, card, voice);
  }

  /** Changes a card to its record: by the answer to whoever has pressed it, else by ourselves. */
  async #close(at: Moment, found: TurnCardRecord, voice: Voice | null): Promise<void> {
    const { store } = this.#app.ports;
    const card = found.messageId === null ? await this.#adopted(found) : found;
    const { id, channelId, messageId } = card;
    if (messageId === null) return store.setCard(id, { closed: true });
    const view = await drawRecord(this.#app, at, card);
    const shows = hashOf(view, card.text);
    if (shows !== card.shows) {
      const surface = voice?.surface ?? null;
      if (
        surface !== null &&
        typeof surface === 'object' &&
        surface.pressed === messageId &&
        voice?.update !== undefined
      )
        await voice.update(view);
      else {
        const edited = await this.#channels.edit(channelId, messageId, view, card.text);
        if (!edited.ok && edited.why === 'tooManyOldEdits')
          return this.#channels.oldEdits.later(channelId, `card ${id}`, () =>
            this.#line.run(card.encounterId, () => this.#closeOf(id)),
          );
        if (!edited.ok && !isGone(edited.why)) return;
      }
    }
    await store.setCard(id, { closed: true, shows });
  }
}
