import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { openRoom, type Room } from '../../support/room.ts';
import { type GameTable, openTable, type TableOptions } from '../../support/table.ts';
import { TestDice } from './dice.ts';

export { answerText, openRoom, Room } from '../../support/room.ts';

/** A table for all tests of a file. Each test plays in a channel of its own; whatever goes wrong inside fails the test it happened in. */
export function useTable(options: Omit<TableOptions, 'dice'> = {}): {
  readonly dice: TestDice;
  readonly now: () => GameTable;
  /** A new channel with a campaign, of Soulbound where no other system is named. */
  readonly room: (system?: string) => Promise<Room>;
} {
  const dice = new TestDice();
  let table: GameTable | undefined;
  let rooms = 0;
  const now = () => {
    if (table === undefined) throw new Error('the table is not open yet');
    return table;
  };
  beforeAll(async () => {
    table = await openTable({ ...options, dice });
  });
  afterEach(async () => {
    await now().turnkeeper.bot.idle();
    const { errors } = now().troubles;
    const said = errors.map(({ msg, err }) => `${msg}: ${err?.stack ?? ''}`);
    now().troubles.clear();
    expect(said).toEqual([]);
    expect(now().playground.openapi.violations).toEqual([]);
  });
  afterAll(async () => {
    await table?.close();
  });
  return {
    dice,
    now,
    room: async (system) => {
      rooms += 1;
      return openRoom(now(), `room-${rooms}`, system);
    },
  };
}
