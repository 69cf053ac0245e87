import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { readCampaignSettings } from '../app/campaign/settings.ts';
import { here } from '../app/caller.ts';
import type { App } from '../app/index.ts';
import type { BoardRecord } from '../app/ports.ts';
import { no, type Result, yes } from '../app/result.ts';
import type { Table } from '../app/table.ts';
import type { Standing } from '../app/waiting/index.ts';
import type { Channels } from './channel.ts';
import { isGone, type Trouble } from './posting/codes.ts';
import { isSoon } from './posting/oldEdits.ts';
import { boardView } from './standing.ts';

const hashOf = (shown: object): string =>
  createHash('sha256').update(JSON.stringify(shown)).digest('base64url');

/**
 * The boards: one pinned message a campaign, that says where it waits and for whom. Edited whenever that changes and posted anew when
 * somebody deletes it; many changes at once become one edit. It pings nobody.
 */
export class Boards {
  readonly #app: App;
  readonly #channels: Channels;
  readonly #log: Logger;
  readonly #hearing = new Set<Promise<void>>();

  constructor(app: App, channels: Channels, log: Logger) {
    this.#app = app;
    this.#channels = channels;
    this.#log = log;
    app.news.listen((campaign) => this.#hear(campaign));
  }

  /** Brings a campaign's board up to date, soon; nothing happens where it has none. */
  async show(campaignId: string): Promise<void> {
    const board = await this.#app.ports.store.board(campaignId);
    if (board !== null) this.#bringSoon(board);
  }

  #bringSoon({ campaignId, channelId, messageId }: BoardRecord, held = false): void {
    const message = { key: `board ${campaignId}`, channelId, messageId, last: true, held };
    void this.#channels.live.bring(message, () => this.#work(campaignId));
  }

  /** Resolves when all that was heard of is on its way to its board. */
  async idle(): Promise<void> {
    while (this.#hearing.size > 0) await Promise.all(this.#hearing);
  }

  /** After a start: what has changed meanwhile. */
  async resume(): Promise<void> {
    for (const board of await this.#app.ports.store.boards()) this.#bringSoon(board);
  }

  /** Posts and pins the board where a GM is; one that stands elsewhere is taken away. Gives why it is not pinned, where it is not. */
  async pin(table: Table): Promise<Result<{ readonly unpinned: Trouble | null }>> {
    if (!table.gm) return no('gmOnly');
    const { store } = this.#app.ports;
    const { id } = table.campaign;
    const before = await store.board(id);
    const at = { campaignId: id, channelId: here(table.caller) };
    const standing = await this.#app.waiting.standing(id, at.channelId);
    if (standing === null) return no('tryAgain');
    const posted = await this.#post(at, standing, before?.messageId ?? null);
    if (posted === 'other') return no('alreadyDone');
    if (posted !== 'posted') return no('boardForbidden', { why: posted });
    if (before !== null) await this.#channels.remove(before.channelId, before.messageId);
    const board = await store.board(id);
    const pinned = board === null ? null : await this.#channels.pin(board.channelId, board.messageId);
    return yes({ unpinned: pinned === null || pinned.ok ? null : pinned.why });
  }

  /** Takes a campaign's board away. Refuses where there is none. GM only. */
  async unpin(table: Table): Promise<Result<true>> {
    if (!table.gm) return no('gmOnly');
    const { store } = this.#app.ports;
    const board = await store.board(table.campaign.id);
    if (board === null) return no('noBoard');
    await store.dropBoard(table.campaign.id);
    await this.#channels.remove(board.channelId, board.messageId);
    return yes(true);
  }

  #hear(campaign: Promise<string | null>): void {
    const heard = campaign
      .then((id) => (id === null ? undefined : this.show(id)))
      .catch((error: unknown) => this.#log.error({ err: error }, 'a board could not be looked for'))
      .finally(() => this.#hearing.delete(heard));
    this.#hearing.add(heard);
  }

  async #work(id: string): Promise<void> {
    const board = await this.#app.ports.store.board(id);
    const standing = board === null ? null : await this.#app.waiting.standing(id, board.channelId);
    if (board !== null && standing !== null) await this.#bring(board, standing);
  }

  async #bring(board: BoardRecord, standing: Standing): Promise<void> {
    const { store } = this.#app.ports;
    const { campaignId, channelId, messageId } = board;
    const view = boardView(standing);
    const shows = hashOf(view);
    if (shows === board.shows) return;
    const { text } = readCampaignSettings(standing.campaign.settings);
    const edited = await this.#channels.edit(channelId, messageId, view, text);
    if (edited.ok) {
      await store.setBoardShows(board, shows);
      // Another process may have shown something newer in between.
      if (!store.alone) this.#bringSoon(board);
      return;
    }
    if (edited.why !== 'tooManyOldEdits' && !isGone(edited.why))
      return this.#log.info({ campaign: campaignId, why: edited.why }, "the board can't be changed");
    if (isSoon(edited)) return this.#bringSoon(board, true);
    const posted = await this.#post(board, standing, messageId);
    if (posted === 'channelGone') await store.dropBoard(campaignId);
    if (posted !== 'posted') return;
    const now = await store.board(campaignId);
    if (now !== null) await this.#channels.pin(now.channelId, now.messageId);
    if (edited.why === 'tooManyOldEdits') await this.#channels.remove(channelId, messageId);
  }

  /** Posts it in the place of the message that it was before; 'other': somebody else has. */
  async #post(
    { campaignId, channelId }: Pick<BoardRecord, 'campaignId' | 'channelId'>,
    standing: Standing,
    was: string | null,
  ): Promise<'posted' | 'other' | Trouble> {
    const { store } = this.#app.ports;
    const view = boardView(standing);
    const { text } = readCampaignSettings(standing.campaign.settings);
    const posted = await this.#channels.post(channelId, view, text);
    if (!posted.ok) return posted.why;
    const record = { campaignId, channelId, messageId: posted.id, shows: hashOf(view) };
    if ((await store.saveBoard(record, was)) === 'committed') return 'posted';
    await this.#channels.remove(channelId, posted.id);
    return 'other';
  }
}
