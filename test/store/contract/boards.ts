import { describe, expect, test } from 'vitest';
import type { BoardRecord } from '../../../src/app/ports.ts';
import type { Scene } from '../contract.ts';
import { NOON, snowflake, startedCampaign } from '../records.ts';

export function boardsContract(scene: () => Scene): void {
  async function pinned(): Promise<BoardRecord> {
    const { id } = await startedCampaign(scene().store);
    const board = { campaignId: id, channelId: snowflake(), messageId: snowflake(), shows: 'what it shows' };
    await scene().store.saveBoard(board, null);
    return board;
  }

  describe('a board', () => {
    test('comes back as it was saved', async () => {
      const board = await pinned();
      expect(await scene().store.board(board.campaignId)).toEqual(board);
    });

    test('is one a campaign', async () => {
      const board = await pinned();
      expect(await scene().store.saveBoard({ ...board, messageId: snowflake() }, null)).toBe('conflict');
    });

    test('takes the place of the one before', async () => {
      const board = await pinned();
      const next = { ...board, messageId: snowflake() };
      await scene().store.saveBoard(next, board.messageId);
      expect(await scene().store.board(board.campaignId)).toEqual(next);
    });

    test('does not take the place of one that somebody else has posted', async () => {
      const board = await pinned();
      const next = { ...board, messageId: snowflake() };
      expect(await scene().store.saveBoard(next, snowflake())).toBe('conflict');
    });

    test('remembers what it shows', async () => {
      const board = await pinned();
      await scene().store.setBoardShows(board, 'something else');
      expect((await scene().store.board(board.campaignId))?.shows).toBe('something else');
    });

    test('that another has taken the place of shows nothing', async () => {
      const board = await pinned();
      await scene().store.setBoardShows({ ...board, messageId: snowflake() }, 'something else');
      expect((await scene().store.board(board.campaignId))?.shows).toBe(board.shows);
    });

    test('is gone when it is dropped', async () => {
      const board = await pinned();
      await scene().store.dropBoard(board.campaignId);
      expect(await scene().store.board(board.campaignId)).toBeNull();
    });

    test('is among those that a start looks after', async () => {
      const board = await pinned();
      expect(await scene().store.boards()).toContainEqual(board);
    });

    test('of a campaign that is put away is not', async () => {
      const board = await pinned();
      await scene().store.updateCampaign(board.campaignId, { archivedAt: NOON });
      expect(await scene().store.boards()).not.toContainEqual(board);
    });
  });
}
