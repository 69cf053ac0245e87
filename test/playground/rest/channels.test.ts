import { describe, expect, test } from 'vitest';
import type { Playground } from '../../../src/playground/index.ts';
import { ask, channelId, fieldErrors, form, playground, post } from '../support.ts';

interface Thread {
  readonly id: string;
  readonly name: string;
  readonly type: number;
  readonly parent_id: string;
  readonly thread_metadata: { readonly archived: boolean; readonly locked: boolean };
}

describe('messages', () => {
  test('are listed newest first, up to the limit', async () => {
    const place = await playground();
    for (const content of ['one', 'two', 'three']) await post(place, { content });
    const { body } = await ask<{ content: string }[]>(
      place,
      'GET',
      `/channels/${channelId(place)}/messages?limit=2`,
    );
    expect(body.map((message) => message.content)).toEqual(['three', 'two']);
  });

  test.each([
    ['before', ['two', 'one']],
    ['after', ['four']],
    ['around', ['four', 'three', 'two']],
  ])('are listed %s another', async (query, expected) => {
    const place = await playground();
    const ids: string[] = [];
    for (const content of ['one', 'two', 'three', 'four']) ids.push((await post(place, { content })).body.id);
    const path = `/channels/${channelId(place)}/messages?limit=3&${query}=${ids[2]}`;
    const { body } = await ask<{ content: string }[]>(place, 'GET', path);
    expect(body.map((message) => message.content)).toEqual(expected);
  });

  test('are remembered up to the limit, pinned ones longer', async () => {
    const place = await playground({ historyLimit: 3 });
    const tracker = (await post(place, { content: 'tracker' })).body.id;
    await ask(place, 'PUT', `/channels/${channelId(place)}/messages/pins/${tracker}`);
    for (const content of ['one', 'two', 'three', 'four']) await post(place, { content });
    expect(
      place
        .person('Ana')
        .messages('the-table')
        .map((message) => message.content),
    ).toEqual(['tracker', 'three', 'four']);
  });

  test('keep what an edit does not name', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'x', embeds: [{ title: 'kept' }] });
    const path = `/channels/${body.channel_id}/messages/${body.id}`;
    const edited = await ask(place, 'PATCH', path, { content: 'y' });
    expect(edited.body).toMatchObject({
      content: 'y',
      embeds: [{ title: 'kept' }],
      edited_timestamp: expect.any(String),
    });
  });

  test('are sent once where their nonce says so', async () => {
    const place = await playground();
    const ping = { content: 'Your turn', nonce: 'turn-7', enforce_nonce: true };
    const first = await post(place, ping);
    expect((await post(place, ping)).body.id).toBe(first.body.id);
  });

  test('cannot be edited to nothing', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'x' });
    const edited = await ask(place, 'PATCH', `/channels/${body.channel_id}/messages/${body.id}`, {
      content: '',
    });
    expect(edited.body.code).toBe(50006);
  });

  test('that a person deleted are unknown', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'tracker' });
    place.deleteMessage(body.id);
    const edited = await ask(place, 'PATCH', `/channels/${body.channel_id}/messages/${body.id}`, {
      content: 'x',
    });
    expect(edited.body.code).toBe(10008);
  });

  test('go in bulk', async () => {
    const place = await playground();
    const messages = [
      (await post(place, { content: 'a' })).body.id,
      (await post(place, { content: 'b' })).body.id,
    ];
    await ask(place, 'POST', `/channels/${channelId(place)}/messages/bulk-delete`, { messages });
    expect(place.person('Ana').messages('the-table')).toEqual([]);
  });
});

describe('files', () => {
  test('are served again where the message says', async () => {
    const place = await playground();
    const { body } = await post(place, form({ content: 'x' }, [{ name: 'sheet.json', data: '{"hp":9}' }]));
    expect(await (await fetch(body.attachments[0]?.url ?? '')).json()).toEqual({ hp: 9 });
  });

  test('that an embed shows are not shown twice', async () => {
    const place = await playground();
    const payload = { embeds: [{ image: { url: 'attachment://map.png' } }] };
    const { body } = await post(place, form(payload, [{ name: 'map.png', data: 'x' }]));
    expect([body.attachments, body.embeds[0]?.image?.url]).toEqual([
      [],
      expect.stringMatching(/\/attachments\/.*map\.png$/),
    ]);
  });

  test('stay through an edit that does not name them', async () => {
    const place = await playground();
    const { body } = await post(place, form({ content: 'x' }, [{ name: 'a.txt', data: 'x' }]));
    const edited = await ask(place, 'PATCH', `/channels/${body.channel_id}/messages/${body.id}`, {
      content: 'y',
    });
    expect(edited.body.attachments).toEqual(body.attachments);
  });

  test('go with an edit that names none', async () => {
    const place = await playground();
    const { body } = await post(place, form({ content: 'x' }, [{ name: 'a.txt', data: 'x' }]));
    const path = `/channels/${body.channel_id}/messages/${body.id}`;
    expect((await ask(place, 'PATCH', path, { attachments: [] })).body.attachments).toEqual([]);
  });

  test('carry their alt text', async () => {
    const note = { attachments: [{ id: 0, description: 'The mill' }] };
    const { body } = await post(await playground(), form(note, [{ name: 'a.png', data: 'x' }]));
    expect(body.attachments[0]).toMatchObject({ description: 'The mill', content_type: 'image/png' });
  });
});

const pin = (place: Playground, id: string, old = false) =>
  ask(place, 'PUT', `/channels/${channelId(place)}/${old ? '' : 'messages/'}pins/${id}`);

describe('pins', () => {
  test.each([false, true])('are set and listed (by the older routes: %s)', async (old) => {
    const place = await playground();
    const { body } = await post(place, { content: 'tracker' });
    await pin(place, body.id, old);
    const list = await ask<{ items: { message: { id: string } }[] } & { id: string }[]>(
      place,
      'GET',
      `/channels/${channelId(place)}/${old ? 'pins' : 'messages/pins'}`,
    );
    const ids = old ? list.body.map((message) => message.id) : list.body.items.map((item) => item.message.id);
    expect(ids).toEqual([body.id]);
  });

  test('are fifty at most', async () => {
    const place = await playground();
    place.limitGlobally({ limit: 1000, window: 1000 });
    for (let count = 0; count < 50; count++)
      await pin(place, (await post(place, { content: `${count}` })).body.id);
    const { body } = await post(place, { content: 'one too many' });
    expect(await pin(place, body.id)).toMatchObject({ status: 400, body: { code: 30003 } });
  }, 15_000);

  test('are announced in the channel', async () => {
    const place = await playground();
    await pin(place, (await post(place, { content: 'tracker' })).body.id);
    expect(place.person('Ana').messages('the-table').at(-1)?.type).toBe(6);
  });

  test('are taken off', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'tracker' });
    await pin(place, body.id);
    await ask(place, 'DELETE', `/channels/${channelId(place)}/messages/pins/${body.id}`);
    expect(place.person('Ana').messages('the-table')[0]?.pinned).toBe(false);
  });
});

describe('threads', () => {
  const begin = (place: Playground, body: unknown, channel = 'the-table') =>
    ask<Thread>(place, 'POST', `/channels/${channelId(place, channel)}/threads`, body);

  test('begin on their own', async () => {
    const place = await playground();
    const { status, body } = await begin(place, { name: 'The mill', type: 11 });
    expect([status, body.name, body.type, body.parent_id]).toEqual([201, 'The mill', 11, channelId(place)]);
  });

  test('begin at a message and take its id', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'The mill burns' });
    const thread = await ask<Thread>(
      place,
      'POST',
      `/channels/${body.channel_id}/messages/${body.id}/threads`,
      { name: 'x' },
    );
    expect(thread.body.id).toBe(body.id);
  });

  test('begin at a message once', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'The mill burns' });
    const path = `/channels/${body.channel_id}/messages/${body.id}/threads`;
    await ask(place, 'POST', path, { name: 'x' });
    expect((await ask(place, 'POST', path, { name: 'x' })).body.code).toBe(160004);
  });

  test('have a name of up to 100', async () => {
    const answered = await begin(await playground(), { name: 'x'.repeat(101), type: 11 });
    expect(fieldErrors(answered)).toEqual(['name BASE_TYPE_BAD_LENGTH']);
  });

  test('of a forum are posts with a first message of the same id', async () => {
    const place = await playground();
    const { body } = await begin(place, { name: 'Zafir', message: { content: 'Come in' } }, 'campaigns');
    const first = await ask(place, 'GET', `/channels/${body.id}/messages/${body.id}`);
    expect(first.body.content).toBe('Come in');
  });

  test('wake when somebody writes', async () => {
    const place = await playground();
    const { body } = await begin(place, { name: 'x', type: 11 });
    place.world.setThread(body.id, { archived: true });
    await post(place, { content: 'x' }, body.id);
    const thread = await ask<Thread>(place, 'GET', `/channels/${body.id}`);
    expect(thread.body.thread_metadata.archived).toBe(false);
  });

  test('that are archived refuse edits with 50083', async () => {
    const place = await playground();
    const { body } = await begin(place, { name: 'x', type: 11 });
    const message = await post(place, { content: 'x' }, body.id);
    place.world.setThread(body.id, { archived: true });
    const edited = await ask(place, 'PATCH', `/channels/${body.id}/messages/${message.body.id}`, {
      content: 'y',
    });
    expect(edited).toMatchObject({ status: 400, body: { code: 50083, message: 'Thread is archived' } });
  });

  test('are listed while active', async () => {
    const place = await playground();
    const { body } = await begin(place, { name: 'x', type: 11 });
    const list = await ask<{ threads: { id: string }[] }>(
      place,
      'GET',
      `/guilds/${place.world.guild.id}/threads/active`,
    );
    expect(list.body.threads.map((thread) => thread.id)).toEqual([body.id]);
  });

  test('take members', async () => {
    const place = await playground();
    const { body } = await begin(place, { name: 'x', type: 11 });
    const path = `/channels/${body.id}/thread-members/${place.person('Ben').id}`;
    await ask(place, 'PUT', path);
    expect((await ask<{ user_id: string }>(place, 'GET', path)).body.user_id).toBe(place.person('Ben').id);
  });
});

describe('a webhook', () => {
  interface Hook {
    readonly id: string;
    readonly token: string;
  }
  const hooked = async (channel = 'the-table') => {
    const place = await playground();
    const { body } = await ask<Hook>(place, 'POST', `/channels/${channelId(place, channel)}/webhooks`, {
      name: 'Kira',
    });
    return { place, path: `/webhooks/${body.id}/${body.token}` };
  };

  test('speaks under any name', async () => {
    const { place, path } = await hooked();
    const { body } = await ask(place, 'POST', `${path}?wait=true`, {
      content: 'Hello',
      username: 'The Innkeeper',
    });
    expect([body.author.username, body.content]).toEqual(['The Innkeeper', 'Hello']);
  });

  test('edits and deletes its own messages', async () => {
    const { place, path } = await hooked();
    const { body } = await ask(place, 'POST', `${path}?wait=true`, { content: 'Hello' });
    const edited = await ask(place, 'PATCH', `${path}/messages/${body.id}`, { content: 'Goodbye' });
    await ask(place, 'DELETE', `${path}/messages/${body.id}`);
    expect([edited.body.content, place.person('Ana').messages('the-table')]).toEqual(['Goodbye', []]);
  });

  test('speaks in a thread of its channel', async () => {
    const { place, path } = await hooked();
    const thread = place.person('Ana').createThread('the-table', 'The mill');
    await ask(place, 'POST', `${path}?thread_id=${thread.id}`, { content: 'Hello' });
    expect(place.person('Ana').messages(thread.id).at(-1)?.content).toBe('Hello');
  });

  test('of a forum needs a thread', async () => {
    const { place, path } = await hooked('campaigns');
    expect((await ask(place, 'POST', path, { content: 'x' })).body.code).toBe(220001);
  });

  test('may not be called after Discord', async () => {
    const place = await playground();
    const answered = await ask(place, 'POST', `/channels/${channelId(place)}/webhooks`, {
      name: 'Discord GM',
    });
    expect(fieldErrors(answered)).toEqual(['name USERNAME_INVALID_CONTAINS']);
  });

  const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]).toString('base64');
  const PICTURE = `data:image/png;base64,${PNG}`;

  test('shows the picture it was given', async () => {
    const { place, path } = await hooked();
    await ask(place, 'PATCH', path, { avatar: PICTURE });
    const { body } = await ask(place, 'POST', `${path}?wait=true`, { content: 'Hello' });
    const shown = await fetch(`${place.url}/avatars/${body.author.id}/${body.author.avatar}.png`);
    expect([
      shown.headers.get('content-type'),
      Buffer.from(await shown.arrayBuffer()).toString('base64'),
    ]).toEqual(['image/png', PNG]);
  });

  test('keeps on its messages the picture that it had then', async () => {
    const { place, path } = await hooked();
    await ask(place, 'PATCH', path, { avatar: PICTURE });
    const { body } = await ask(place, 'POST', `${path}?wait=true`, { content: 'Hello' });
    await ask(place, 'PATCH', path, { avatar: null });
    const kept = await ask(place, 'GET', `${path}/messages/${body.id}`);
    expect(kept.body.author.avatar).toBe(body.author.avatar);
  });

  test.for([
    'https://example.org/a.png',
    'data:image/svg+xml;base64,PHN2Zz4=',
    'data:image/png;base64,R0lGODlh',
  ])('takes no picture from %s', async (avatar) => {
    const { place, path } = await hooked();
    expect(fieldErrors(await ask(place, 'PATCH', path, { avatar }))).toEqual(['avatar BASE_TYPE_BAD_IMAGE']);
  });

  test('is refused with another token', async () => {
    const { place, path } = await hooked();
    expect((await ask(place, 'POST', `${path}x`, { content: 'x' })).body.code).toBe(50027);
  });
});

describe('direct messages', () => {
  const direct = async (place: Playground) => {
    const recipient = { recipient_id: place.person('Ana').id };
    return (await ask(place, 'POST', '/users/@me/channels', recipient)).body.id;
  };

  test('reach the person', async () => {
    const place = await playground();
    const channel = await direct(place);
    await ask(place, 'POST', `/channels/${channel}/messages`, { content: 'psst' });
    expect(place.person('Ana').messages(channel)[0]?.content).toBe('psst');
  });

  test('are refused by who takes none', async () => {
    const place = await playground();
    const channel = await direct(place);
    place.world.setDirectMessages(place.person('Ana').id, false);
    const answered = await ask(place, 'POST', `/channels/${channel}/messages`, { content: 'psst' });
    expect(answered).toMatchObject({ status: 403, body: { code: 50007 } });
  });

  test('need a server in common', async () => {
    const place = await playground();
    const channel = await direct(place);
    place.world.leave(place.world.guild, place.person('Ana').id);
    expect((await ask(place, 'POST', `/channels/${channel}/messages`, { content: 'psst' })).body.code).toBe(
      50007,
    );
  });
});
