import { describe, expect, test } from 'vitest';
import { Below } from '../../../src/discord/cards/below.ts';

const CARD = { channelId: '9', messageId: '100' };

/** A channel whose newest message is this one, with so many below the card; and what Discord is asked. */
function channel(newest: string, below: number) {
  const asked: string[] = [];
  const channels = {
    newest: async () => {
      asked.push('GET channel');
      return newest;
    },
    countBelow: async (_: string, after: string, most: number) => {
      asked.push(`GET messages?after=${after}&limit=${most}`);
      return Math.min(below, most);
    },
  };
  return { asked, below: new Below(channels) };
}

const together = async () => false;
const byPost = async () => true;

describe('how far up a card stands', () => {
  test('is known without a request where it is the newest message that a press tells of', async () => {
    const { asked, below } = channel('100', 0);
    expect([await below.isFarUp(CARD, '100', together), asked]).toEqual([false, []]);
  });

  test.for([
    [5, false],
    [6, true],
  ] as const)('with %i below it is counted by one request', async ([count, expected]) => {
    const { asked, below } = channel('200', count);
    expect([await below.isFarUp(CARD, '200', together), asked]).toEqual([
      expected,
      ['GET messages?after=100&limit=6'],
    ]);
  });

  test('is not counted again as long as nobody has written', async () => {
    const { asked, below } = channel('200', 3);
    await below.isFarUp(CARD, '200', together);
    await below.isFarUp(CARD, '200', together);
    expect(asked.length).toBe(1);
  });

  test('is asked of the channel where nobody has pressed: by the clock, and by those who act by themselves', async () => {
    const { asked, below } = channel('200', 6);
    expect([await below.isFarUp(CARD, null, together), asked[0]]).toEqual([true, 'GET channel']);
  });

  test('is too far with a single message below it where it is played by post', async () => {
    const { asked, below } = channel('101', 1);
    expect([await below.isFarUp(CARD, '101', byPost), asked]).toEqual([true, []]);
  });
});
