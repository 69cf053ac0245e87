import { describe, expect, test } from 'vitest';
import { messageLink, readMessage } from '../../src/discord/messageLink.ts';

const channelId = '222222222222222222';
const messageId = '333333333333333333';

describe('a message that somebody names', () => {
  test('is found by the link that we give to it', () => {
    const link = messageLink('111111111111111111', { channelId, messageId });
    expect(readMessage(link, 'here')).toEqual({ channelId, messageId });
  });

  test.for([
    `https://discord.com/channels/111111111111111111/${channelId}/${messageId}`,
    `https://canary.discord.com/channels/111111111111111111/${channelId}/${messageId}`,
    `https://discordapp.com/channels/@me/${channelId}/${messageId}`,
    `<https://discord.com/channels/111111111111111111/${channelId}/${messageId}>`,
    `  ${channelId}-${messageId} `,
  ])('by %s is found in its channel', (typed) => {
    expect(readMessage(typed, 'here')).toEqual({ channelId, messageId });
  });

  test('by its id alone is one of this channel', () => {
    expect(readMessage(messageId, 'here')).toEqual({ channelId: 'here', messageId });
  });

  test.for([
    '',
    'that one',
    '12',
    `https://example.com/channels/111111111111111111/${channelId}/${messageId}`,
    `https://discord.com/channels/111111111111111111/${channelId}`,
    `${messageId}/../../users/@me`,
  ])('by %j is none', (typed) => {
    expect(readMessage(typed, 'here')).toBeNull();
  });
});
