import { describe, expect, test } from 'vitest';
import { Permission, type PermissionName, type Playground } from '../../../src/playground/index.ts';
import {
  type Answered,
  applicationId,
  ask,
  button,
  channelId,
  form,
  playground,
  post,
  register,
  roll,
  row,
} from '../support.ts';

const V = 'ViewChannel' as const;

/** What the bot tries, what it lacks in #the-table, and the error. */
const attempts: readonly [
  name: string,
  lacks: readonly PermissionName[],
  attempt: (place: Playground) => Promise<Answered>,
  code: number,
][] = [
  ['a message in a channel it does not see', [V], (place) => post(place, { content: 'x' }), 50001],
  ['a channel it does not see', [V], (place) => ask(place, 'GET', `/channels/${channelId(place)}`), 50001],
  ['a message', ['SendMessages'], (place) => post(place, { content: 'x' }), 50013],
  ['an embed', ['EmbedLinks'], (place) => post(place, { embeds: [{ title: 'x' }] }), 50013],
  ['a file', ['AttachFiles'], (place) => post(place, form({}, [{ name: 'a.txt', data: 'x' }])), 50013],
  ['a reply', ['ReadMessageHistory'], replyToAna, 160002],
  ['one message', ['ReadMessageHistory'], (place) => ask(place, 'GET', `${ofAna(place)}`), 50001],
  ["another's message deleted", ['ManageMessages'], (place) => ask(place, 'DELETE', ofAna(place)), 50013],
  ['a pin', ['PinMessages'], pinAnas, 50013],
  [
    'a thread',
    ['CreatePublicThreads'],
    (place) => ask(place, 'POST', `${ofAna(place)}/threads`, { name: 'x' }),
    50013,
  ],
  [
    'a webhook',
    ['ManageWebhooks'],
    (place) => ask(place, 'POST', `/channels/${channelId(place)}/webhooks`, { name: 'x' }),
    50013,
  ],
  ['typing', ['SendMessages'], (place) => ask(place, 'POST', `/channels/${channelId(place)}/typing`), 50013],
];

function ofAna(place: Playground): string {
  const message = place.person('Ana').say('the-table', 'Hello');
  return `/channels/${message.channel_id}/messages/${message.id}`;
}

function replyToAna(place: Playground): Promise<Answered> {
  const { id } = place.person('Ana').say('the-table', 'Hello');
  return post(place, { content: 'x', message_reference: { message_id: id } });
}

function pinAnas(place: Playground): Promise<Answered> {
  const { id } = place.person('Ana').say('the-table', 'Hello');
  return ask(place, 'PUT', `/channels/${channelId(place)}/messages/pins/${id}`);
}

describe('where the bot lacks the permission, Discord refuses', () => {
  test.each(attempts)('%s (lacks %j)', async (_, lacks, attempt, code) => {
    const place = await playground();
    place.world.denyBot(lacks, 'the-table');
    expect((await attempt(place)).body.code).toBe(code);
  });

  test.each(attempts)('and with it, not: %s', async (_name, _lacks, attempt) => {
    expect((await attempt(await playground())).status).toBeLessThan(300);
  });
});

test('50013 is Missing Permissions with 403', async () => {
  const place = await playground();
  place.world.denyBot(['SendMessages'], 'the-table');
  expect(await post(place, { content: 'x' })).toMatchObject({
    status: 403,
    body: { message: 'Missing Permissions' },
  });
});

test('history without its permission is an empty list', async () => {
  const place = await playground();
  place.person('Ana').say('the-table', 'Hello');
  place.world.denyBot(['ReadMessageHistory'], 'the-table');
  const { body } = await ask<unknown[]>(place, 'GET', `/channels/${channelId(place)}/messages`);
  expect(body).toEqual([]);
});

describe('in threads', () => {
  test('sending is a permission of its own', async () => {
    const place = await playground();
    place.world.denyBot(['SendMessagesInThreads'], 'the-table');
    const thread = place.person('Ana').createThread('the-table', 'The mill');
    expect((await post(place, { content: 'x' }, thread.id)).body.code).toBe(50013);
  });

  test('Send Messages of the channel does not matter', async () => {
    const place = await playground();
    place.world.denyBot(['SendMessages'], 'the-table');
    const thread = place.person('Ana').createThread('the-table', 'The mill');
    expect((await post(place, { content: 'x' }, thread.id)).status).toBe(200);
  });
});

describe('an overwrite', () => {
  test('of a role is overruled by that of the member', async () => {
    const place = await playground();
    place.world.setOverwrite('the-table', 'Turnkeeper', { deny: ['SendMessages'] });
    place.world.setOverwrite('the-table', place.world.state.botId, { allow: ['SendMessages'] });
    expect((await post(place, { content: 'x' })).status).toBe(200);
  });

  test('of everyone is overruled by that of a role', async () => {
    const place = await playground();
    place.world.setOverwrite('the-table', '@everyone', { deny: ['SendMessages'] });
    place.world.setOverwrite('the-table', 'Turnkeeper', { allow: ['SendMessages'] });
    expect((await post(place, { content: 'x' })).status).toBe(200);
  });

  test('does not bind an administrator', async () => {
    const place = await playground();
    place.world.changeRole('Turnkeeper', { permissions: ['Administrator'] });
    place.world.denyBot(['SendMessages'], 'the-table');
    expect((await post(place, { content: 'x' })).status).toBe(200);
  });
});

describe('an interaction says', () => {
  interface Payload {
    readonly app_permissions: string;
    readonly member: { readonly permissions: string };
  }
  const payloadOf = async (place: Playground, person: string): Promise<Payload> => {
    await register(place, [roll]);
    const { interaction } = place.person(person).command('the-table', 'roll', { dice: '1' });
    const payload: unknown = interaction.payload;
    return payload as Payload;
  };

  test('what the bot may do there', async () => {
    const place = await playground();
    place.world.denyBot(['EmbedLinks'], 'the-table');
    const bits = BigInt((await payloadOf(place, 'Ana')).app_permissions);
    expect([bits & Permission.EmbedLinks, bits & Permission.SendMessages]).toEqual([
      0n,
      Permission.SendMessages,
    ]);
  });

  test('what the player may do there', async () => {
    const bits = BigInt((await payloadOf(await playground(), 'Ana')).member.permissions);
    expect([bits & Permission.ManageMessages, bits & Permission.SendMessages]).toEqual([
      0n,
      Permission.SendMessages,
    ]);
  });

  test('that the owner may do everything', async () => {
    const bits = BigInt((await payloadOf(await playground(), 'Mia')).member.permissions);
    expect(bits & Permission.Administrator).toBe(Permission.Administrator);
  });
});

test('an answer to an interaction needs no permission of the bot', async () => {
  const place = await playground();
  await register(place, [roll]);
  place.world.denyBot(['ViewChannel', 'SendMessages', 'EmbedLinks'], 'the-table');
  const { interaction } = place.person('Ana').command('the-table', 'roll', { dice: '1' });
  const answered = await ask(place, 'POST', `/interactions/${interaction.id}/${interaction.token}/callback`, {
    type: 4,
    data: { embeds: [{ title: '7' }], components: [row(button('again'))] },
  });
  expect(answered.status).toBe(204);
});

describe('whom a command is shown to', () => {
  const secret = {
    name: 'gm',
    description: 'For GMs',
    default_member_permissions: String(Permission.ManageGuild),
  };
  const names = (place: Playground, person: string) =>
    place
      .person(person)
      .commands('the-table')
      .map((entry) => entry.name);

  test('everybody, where it names no permission', async () => {
    const place = await playground();
    await register(place, [roll]);
    expect(names(place, 'Ana')).toEqual(['roll']);
  });

  test('not those without its permission', async () => {
    const place = await playground();
    await register(place, [secret]);
    expect([names(place, 'Mia'), names(place, 'Ana')]).toEqual([['gm'], []]);
  });

  test('those who get the permission by a role', async () => {
    const place = await playground();
    await register(place, [secret]);
    place.world.giveRole(place.person('Ana').id, 'GM');
    expect(names(place, 'Ana')).toEqual(['gm']);
  });

  test('only administrators, where it is 0', async () => {
    const place = await playground();
    await register(place, [{ ...secret, default_member_permissions: '0' }]);
    place.world.giveRole(place.person('Ana').id, 'GM');
    expect([names(place, 'Mia'), names(place, 'Ana')]).toEqual([['gm'], []]);
  });

  test('nobody in a channel where commands are not allowed', async () => {
    const place = await playground();
    await register(place, [roll]);
    place.world.setOverwrite('the-table', 'Players', { deny: ['UseApplicationCommands'] });
    expect(names(place, 'Ana')).toEqual([]);
  });

  test("the server's own in place of a global one of that name", async () => {
    const place = await playground();
    await register(place, [roll]);
    const path = `/applications/${applicationId(place)}/guilds/${place.world.guild.id}/commands`;
    await ask(place, 'PUT', path, [{ ...roll, description: 'Ours' }]);
    expect(
      place
        .person('Ana')
        .commands('the-table')
        .map((entry) => entry.description),
    ).toEqual(['Ours']);
  });
});
