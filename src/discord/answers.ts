import { type Caller, here } from '../app/caller.ts';
import type { App } from '../app/index.ts';
import { orderedFor } from '../app/orders/ordered.ts';
import { diceKnownTo } from '../app/play/known.ts';
import type { PlayedDone, PlayedWaiting } from '../app/play/played.ts';
import { isTheirsToReveal } from '../app/play/reveal.ts';
import { shownToAll } from '../app/play/shown.ts';
import type { Store } from '../app/ports.ts';
import { isHeldBack } from '../app/requests/held.ts';
import { everybody, type Viewer } from '../app/table.ts';
import type { Row, View } from '../view/message.ts';
import { withOrders } from '../view/orders.ts';
import { notesBesides, notesCard, notesFor, whyRow, withReveal } from '../view/play.ts';
import { ownTurnButtons, pressRow } from '../view/tracker.ts';
import { withTyped } from '../view/typed.ts';
import type { Alone } from './alone.ts';
import type { Cards } from './cards/cards.ts';
import { namesHidden } from './namesHidden.ts';
import type { Questions } from './questions/questions.ts';
import type { ShownIn } from './shownIn.ts';
import type { Trackers } from './trackers.ts';
import type { Told } from './told.ts';
import type { Voice } from './voice.ts';

/** What an answer goes by. */
interface Means {
  readonly shownIn: ShownIn;
  readonly questions: Questions;
  readonly alone: Alone;
  readonly cards: Cards;
  readonly trackers: Trackers;
}

/** Tells what came of a command to whoever gave it, and to all who may know. */
export class Answers {
  readonly #store: Store;
  readonly #shownIn: ShownIn;
  readonly #questions: Questions;
  readonly #alone: Alone;
  readonly #cards: Cards;
  readonly #trackers: Trackers;
  readonly #wantsText: (caller: Caller) => Promise<boolean>;

  constructor({ ports, wantsText }: App, { shownIn, questions, alone, cards, trackers }: Means) {
    this.#store = ports.store;
    this.#wantsText = wantsText;
    this.#cards = cards;
    this.#trackers = trackers;
    this.#shownIn = shownIn;
    this.#questions = questions;
    this.#alone = alone;
  }

  /** The answer: what everybody may read for all, and what only the caller may read for them alone. */
  async give(
    told: Told,
    played: PlayedDone | PlayedWaiting,
    entries: readonly string[],
  ): Promise<'card' | 'told'> {
    if (played.requestId !== null) return this.#toOne(told, played, entries);
    const { system, events, before } = played;
    const open = notesFor(system, events, before, everybody);
    const secretly = events.some(({ to = 'all' }) => to !== 'all');
    const own = secretly ? notesFor(system, events, before, told.viewer) : open;
    const record = played.kind === 'done' ? played.entry : played.pending;
    const view = (notes: typeof own, viewer: Viewer): View | null => {
      const card = withOrders(
        withTyped(notesCard(notes), diceKnownTo(record, viewer)),
        ordersIn(played, viewer),
      );
      return card === null ? null : { card, rows: entries.flatMap((id) => whyRow(id, notes)) };
    };
    const shown = withPresses(view(open, everybody), played);
    const secret = own.length > open.length ? view(notesBesides(own, open), told.viewer) : null;
    // Who reads more than all others do has typed what these may not read; so has whoever names what is hidden.
    const how = secret === null && !namesHidden(played) ? 'show' : 'apart';
    const theirs = played.kind === 'done' && isTheirsToReveal(played.entry, told.caller.userId, told.viewer);
    const toldAlone = async () => {
      if (secret === null) return;
      const rows = ownTurnRow(played, told.viewer);
      const whispered = theirs ? withReveal(secret, played.entry.id) : secret;
      await told.respond.whisper({ ...whispered, rows: [...(whispered.rows ?? []), ...rows] });
    };
    const onCard = isOnCard(told, played);
    const isFirst = onCard && isHere(told, played); // then it is the answer, which waits for no message of ours
    if (isFirst) await toldAlone();
    if (onCard) await this.#onCard(told, played, shown, how);
    else if (shown !== null) await this.#remember(told.caller, played, await told.respond[how](shown));
    if (!isFirst) await toldAlone();
    if (shown === null && secret === null && !this.#saysMore(told, played))
      await told.respond.whisper(this.#silent(played, told.caller));
    await this.#alone.secretsOf(played, told.caller);
    return onCard ? 'card' : 'told';
  }

  /** Tells whoever gave some commands what they alone may read of them, at once. */
  async secretly({ respond, viewer }: Told, all: readonly (PlayedDone | PlayedWaiting)[]): Promise<void> {
    const notes = all.flatMap(({ system, events, before }) =>
      notesBesides(notesFor(system, events, before, viewer), notesFor(system, events, before, everybody)),
    );
    const card = notesCard(notes);
    const rows = all.slice(-1).flatMap((last) => ownTurnRow(last, viewer));
    if (card !== null) await respond.whisper({ card, rows });
  }

  /** In a fight its card tells it: the answer becomes the card, changes it, or leaves that to ourselves. */
  async #onCard(
    told: Told,
    played: PlayedDone | PlayedWaiting,
    shown: View | null,
    how: 'show' | 'apart',
  ): Promise<void> {
    const { respond, caller, becomes = false, recalls } = told;
    const { encounter, campaign, system } = played;
    if (encounter === null) return;
    const speaks = isHere(told, played) && how === 'show' && (shown !== null || isPress(respond));
    if (shown !== null && respond.surface === 'there') await respond.whisper(shown);
    else if (shown !== null && !isHere(told, played) && isAnswer(respond)) await respond.show(shown);
    await this.#trackers.open(campaign, system, encounter, speaks && isAnswer(respond) ? respond : null);
    const entry = played.kind === 'done' ? played.entry : null;
    const card = await this.#cards.tell(encounter.id, {
      voice: speaks ? surfaceOf(respond, becomes) : null,
      ...(recalls === undefined ? {} : { anew: true, recalls }),
      entry: entry?.number ?? null,
      opens: entry !== null && entry.kind !== 'play',
      by: caller.userId,
      newest: respond.newest ?? null,
      text: speaks && (await this.#wantsText(caller)),
    });
    if (entry !== null && card !== null && shown !== null) this.#shownIn.tells(entry, card);
    // What was overtaken on its way is told by the card of whoever came first.
    if (shown !== null && isAnswer(respond)) await respond.whisper(shown);
  }

  /** What answers a request is told to who did it alone: all others read it on the request's list. */
  async #toOne(
    { respond, caller, viewer }: Told,
    played: PlayedDone | PlayedWaiting,
    entries: readonly string[],
  ): Promise<'told'> {
    const { system, events, before } = played;
    const notes = notesFor(system, events, before, viewer);
    const record = played.kind === 'done' ? played.entry : played.pending;
    const card = withTyped(notesCard(notes), diceKnownTo(record, viewer));
    const view =
      card === null
        ? this.#silent(played, caller)
        : { card, rows: entries.flatMap((id) => whyRow(id, notes)) };
    if (card === null && this.#isAsked(played, caller) && this.#saysMore({ respond, caller }, played))
      return 'told';
    const theirs =
      card !== null && played.kind === 'done' && isTheirsToReveal(played.entry, caller.userId, viewer);
    const held = theirs && (await isHeldBack(this.#store, played.entry.id));
    const footer = 'Only you and the GM see this, until all results are shown.';
    if (held && card !== null) await respond.whisper({ ...view, card: { ...card, footer } });
    else await respond.whisper(theirs ? withReveal(view, played.entry.id) : view);
    return 'told';
  }

  /** Where something is shown: should it be taken back or called off, it is struck through there. */
  async #remember(caller: Caller, played: PlayedDone | PlayedWaiting, ids: readonly string[]): Promise<void> {
    if (played.kind === 'done') this.#shownIn.note(caller, played.entry, ids);
    else if (here(caller) === played.pending.channelId)
      await this.#store.addPendingMessages(played.pending.id, ids);
  }

  /** Whether nothing has to be said where the rules have nothing to tell yet: a press, and a command that is answered with its question. */
  #saysMore(
    { respond, caller }: Pick<Told, 'respond' | 'caller'>,
    played: PlayedDone | PlayedWaiting,
  ): boolean {
    if (isPress(respond) || respond.saysMore === true) return true;
    if (played.kind === 'waiting' && isShared(played.pending)) return true; // the message of the questions says whom it waits for
    return played.kind === 'waiting' && this.#questions.answerTo(played, { respond, caller }) !== null;
  }

  /** What to say where the rules have nothing to tell yet. */
  #silent(played: PlayedDone | PlayedWaiting, caller: Caller): View {
    const text = played.kind === 'done' ? 'Done.' : this.#waitsFor(played, caller);
    return { card: { text, tone: 'quiet' } };
  }

  /** Who has to decide first: whoever stands in for somebody is called for what is theirs. */
  #waitsFor(played: PlayedWaiting, caller: Caller): string {
    const { campaign, pending } = played;
    if (this.#isAsked(played, caller)) return 'You have a choice to make first (below).';
    const owners = [...new Set(pending.decisions.map(({ ownerId }) => ownerId))];
    const who = owners.map((owner) =>
      owner === null
        ? 'the GM'
        : this.#questions
            .called(campaign, owner)
            .map((id) => `<@${id}>`)
            .join(', '),
    );
    return `Waiting for ${who.join(' and ')}.`;
  }

  /** Whether somebody is asked themselves what a command waits for. */
  #isAsked(played: PlayedDone | PlayedWaiting, { userId }: Caller): boolean {
    if (played.kind === 'done') return false;
    const { campaign, pending } = played;
    return pending.decisions.some(({ ownerId }) =>
      this.#questions.called(campaign, ownerId).includes(userId),
    );
  }
}

/** A result outside of a fight, with what can be done about it by a press. */
function withPresses(view: View | null, played: PlayedDone | PlayedWaiting): View | null {
  if (view === null || played.kind !== 'done' || played.encounter !== null) return view;
  const calls = played.system.presses?.(played.after) ?? [];
  return { ...view, rows: [...(view.rows ?? []), ...pressRow(calls)] };
}

/** A voice whose pressed message becomes the card, where that is wanted. */
const surfaceOf = (respond: Voice, becomes: boolean): Voice =>
  becomes
    ? {
        reply: (view) => respond.reply(view),
        show: (view) => respond.show(view),
        apart: (view) => respond.apart(view),
        whisper: (view) => respond.whisper(view),
        leave: (view) => respond.leave(view),
        update: (view) => respond.update?.(view) ?? Promise.resolve(),
        surface: respond.surface ?? null,
        newest: respond.newest ?? null,
        get over() {
          return respond.over ?? false;
        },
        lacks: respond.lacks,
        becomes,
      }
    : respond;

/** Whether somebody has done it in the channel of its fight. */
const isHere = ({ caller }: Told, { encounter }: PlayedDone | PlayedWaiting): boolean =>
  encounter !== null && here(caller) === encounter.channelId;

/** Whether a card tells it: it happened in a fight that runs, or has ended by it. */
const isOnCard = ({ respond }: Told, { encounter, requestId }: PlayedDone | PlayedWaiting): boolean =>
  encounter !== null && requestId === null && (encounter.endedAt === null || isPress(respond));

/** Whether one of the messages on which something is asked shows an answer as well. */
const isShared = ({ decisions, given }: PlayedWaiting['pending']): boolean =>
  given.some(
    (one) => one.messageId !== null && decisions.some(({ messageId }) => messageId === one.messageId),
  );

const isPress = ({ surface }: Voice): boolean => typeof surface === 'object' && surface !== null;

/** Whether something is still to be said to who has typed a command. */
const isAnswer = ({ surface }: Voice): boolean => surface === 'new';

/** What ends the turn that runs now, for who is told in secret whose it is. */
function ownTurnRow(played: PlayedDone | PlayedWaiting, viewer: Viewer): readonly Row[] {
  if (played.kind === 'waiting' || played.encounter?.endedAt !== null) return [];
  const { system, after } = played;
  const buttons = ownTurnButtons(system.tracker(after, viewer), shownToAll(system, after));
  return buttons.length === 0 ? [] : [buttons];
}

/** What standing orders have answered in a command just now, as far as a viewer may know. */
const ordersIn = ({ ordered }: PlayedDone | PlayedWaiting, viewer: Viewer) =>
  orderedFor(ordered, viewer).map(({ order, character }) => ({
    character,
    userId: order.userId,
    answer: order.answer,
  }));
