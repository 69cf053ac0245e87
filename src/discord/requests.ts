import type { Logger } from 'pino';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import type { App } from '../app/index.ts';
import type { RequestRecord } from '../app/ports.ts';
import type { Board } from '../app/requests/board.ts';
import type { View } from '../view/message.ts';
import { requestOverView, requestView } from '../view/requests/list.ts';
import type { Channels } from './channel.ts';
import { isGone } from './posting/codes.ts';
import { isSoon } from './posting/oldEdits.ts';

/** Says something where the bot may not post: as the answer to whoever acts. Gives the id of the message, where Discord says it. */
export type Fallback = (view: View) => Promise<string | null>;

/**
 * The messages of requests: one list each, edited as answers come and posted anew when somebody deletes it, and one message more when
 * it is over. Many answers at once become one edit.
 */
export class RequestLists {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #log: Logger;

  constructor(app: App, channels: Channels, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#log = log;
  }

  /**
   * Brings the list of a request up to date, soon, and tells of it when it is over. Resolves when it is posted; whoever has changed
   * it does not wait for the pace of edits.
   */
  async show(requestId: string, fallback: Fallback | null = null): Promise<void> {
    const request = await this.#app.ports.store.request(requestId);
    if (request === null) return;
    const brought = this.#bringSoon(request, fallback);
    if (request.messageId === null) await brought;
  }

  /** Brings the list of a request up to date, soon. Where somebody has deleted its message, resolves when it is posted anew. */
  async remind(requestId: string): Promise<void> {
    const request = await this.#app.ports.store.request(requestId);
    if (request === null) return;
    const { channelId, messageId } = request;
    const there = messageId === null ? null : await this.#channels.look(channelId, messageId);
    if (there !== null && (there.ok || !isGone(there.why))) return void this.#bringSoon(request);
    await this.#bringSoon({ ...request, messageId: null });
  }

  #bringSoon(
    { id, channelId, messageId }: RequestRecord,
    fallback: Fallback | null = null,
    held = false,
  ): Promise<void> {
    const message = { key: `request ${id}`, channelId, messageId, held };
    return this.#channels.live.bring(message, () => this.#work(id, fallback));
  }

  /** After a start: what was asked but never posted, answered but not shown, over but not told. */
  async resume(): Promise<void> {
    for (const request of await this.#app.ports.store.requestsToShow()) void this.#bringSoon(request);
  }

  async #work(id: string, fallback: Fallback | null): Promise<void> {
    const board = await this.#app.requests.board(id, 'all');
    if (board !== null) await this.#bring(board, fallback);
  }

  async #bring(board: Board, fallback: Fallback | null): Promise<void> {
    const { store, clock } = this.#app.ports;
    const { request, campaign, over } = board;
    const { pings, text } = readCampaignSettings(campaign.settings);
    await this.#list(board, requestView(board, pings), text, fallback);
    if (!over || request.toldAt !== null) return;
    if ((await store.tellRequest(request.id, clock.now())) !== 'committed') return;
    const view = requestOverView(board, pings);
    const posted = await this.#channels.post(request.channelId, view, text);
    if (posted.ok) await this.#remember(board, posted.id);
    else await fallback?.(view);
  }

  /** The results are shown in this message: should one be taken back, it is struck through there. */
  async #remember({ request, lines }: Board, messageId: string): Promise<void> {
    const { store } = this.#app.ports;
    const ids = lines.flatMap(({ answer }) => (answer.state === 'done' ? (answer.entryId ?? []) : []));
    const entries = await Promise.all(ids.map((id) => store.entry(id)));
    const here = entries.flatMap((entry) => (entry?.channelId === request.channelId ? entry.id : []));
    await store.setEntryMessages(here.map((entryId) => ({ entryId, messageIds: [messageId] })));
  }

  async #list({ request, over }: Board, view: View, text: boolean, fallback: Fallback | null): Promise<void> {
    const { id, channelId, messageId } = request;
    if (messageId !== null) {
      const edited = await this.#channels.edit(channelId, messageId, view, text);
      const isHeld = !edited.ok && edited.why === 'tooManyOldEdits';
      if (isHeld && (over || isSoon(edited))) return void this.#bringSoon(request, null, true);
      if (!isHeld && (edited.ok || !isGone(edited.why) || over)) return;
    }
    const posted = await this.#channels.post(channelId, view, text, `request ${id} ${messageId ?? ''}`);
    const there = posted.ok ? posted.id : isGone(posted.why) ? null : await fallback?.(view);
    if (there == null) return this.#log.info({ request: id }, 'a request could not be posted');
    await this.#app.ports.store.setRequestMessage(id, there);
    if (messageId !== null) await this.#channels.remove(channelId, messageId);
  }
}
