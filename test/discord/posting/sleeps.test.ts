import { SnowflakeUtil } from 'discord.js';
import { expect, test } from 'vitest';
import { sleeps, type ThreadSent } from '../../../src/discord/posting/awake.ts';

const DAY = 1440; // minutes
const WROTE = Date.UTC(2026, 10, 20);

/** A thread that was put away so many minutes after somebody wrote in it. */
const putAway = (
  after: number,
  set: Partial<NonNullable<ThreadSent['thread_metadata']>> = {},
): ThreadSent => ({
  id: '1',
  last_message_id: SnowflakeUtil.generate({ timestamp: WROTE }).toString(),
  thread_metadata: {
    archived: true,
    locked: false,
    auto_archive_duration: DAY,
    archive_timestamp: new Date(WROTE + after * 60_000).toISOString(),
    ...set,
  },
});

test.each([
  ['nobody has written for its time', putAway(DAY), true],
  ['somebody has put it away before', putAway(DAY / 2), false],
  ['it is locked', putAway(DAY, { locked: true }), false],
  ['it is open', putAway(DAY, { archived: false }), false],
])('a thread sleeps, or not, where %s', (_, thread, expected) => {
  expect(sleeps(thread)).toBe(expected);
});
