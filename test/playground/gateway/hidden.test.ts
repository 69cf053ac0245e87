import { type Client, Events } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { ask, bot, channelId, playground } from '../support.ts';

const HIDDEN = 1 << 17;

const known = (client: Client, id: string) => {
  const channel = client.channels.cache.get(id);
  return channel !== undefined && 'permissionOverwrites' in channel
    ? {
        name: channel.name,
        flags: channel.flags.bitfield,
        overwrites: channel.permissionOverwrites.cache.size,
      }
    : null;
};

describe('a channel that the bot may not see', () => {
  test('comes with neither its name nor its overwrites, and a flag that says so', async () => {
    const place = await playground();
    place.world.denyBot(['ViewChannel'], 'lounge');
    const client = await bot(place);
    expect(known(client, channelId(place, 'lounge'))).toEqual({
      name: '___hidden___',
      flags: HIDDEN,
      overwrites: 1,
    });
  });

  test('is hidden from the moment at which it may not', async () => {
    const place = await playground();
    const client = await bot(place);
    const changed = new Promise((resolve) => client.once(Events.ChannelUpdate, resolve));
    place.world.denyBot(['ViewChannel'], 'lounge');
    await changed;
    expect(known(client, channelId(place, 'lounge'))?.name).toBe('___hidden___');
  });

  test('is in no list of HTTP', async () => {
    const place = await playground();
    place.world.denyBot(['ViewChannel'], 'lounge');
    const listed = await ask<{ readonly name: string }[]>(
      place,
      'GET',
      `/guilds/${place.world.guild.id}/channels`,
    );
    const names = listed.body.map(({ name }) => name);
    expect([names.includes('the-table'), names.includes('lounge'), names.includes('___hidden___')]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('that is a category is seen with a channel in it', async () => {
    const place = await playground();
    place.world.denyBot(['ViewChannel'], 'Table');
    const client = await bot(place);
    expect(known(client, channelId(place, 'Table'))?.name).toBe('Table');
  });
});
