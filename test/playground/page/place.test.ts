import { describe, expect, test } from 'vitest';
import { linkOf, placeIn } from '../../../src/playground/page/place.ts';
import { guild } from './support.ts';

const state = { channels: new Map(guild.channels.map((channel) => [channel.id, channel])) };

describe('the address of a place', () => {
  test('names a channel, or a message in it', () => {
    expect([placeIn('#101'), placeIn('#101/7')]).toEqual([
      { channel: '101', message: null },
      { channel: '101', message: '7' },
    ]);
  });
});

describe("a link of Discord's", () => {
  test('to a message that can be read here leads there', () => {
    expect(linkOf('https://discord.com/channels/1/101/7', state)).toEqual({ href: '#101/7', isHere: true });
  });

  test('to a channel of elsewhere leads out of the page', () => {
    const href = 'https://discord.com/channels/1/999/7';
    expect(linkOf(href, state)).toEqual({ href, isHere: false });
  });
});

test('a link that is no web address leads nowhere', () => {
  expect(linkOf('javascript:alert(1)', state)).toBeNull();
});
