import { describe, expect, test } from 'vitest';
import type { Playground } from '../../../src/playground/index.ts';
import { type Answered, ask, channelId, fieldErrors, playground, post } from '../support.ts';

const nobody = '1234567890123456789';

const refused: readonly [
  name: string,
  attempt: (place: Playground) => Promise<Answered>,
  status: number,
  code: number,
  message: string,
][] = [
  ['an unknown route', (place) => ask(place, 'GET', '/tea'), 404, 0, '404: Not Found'],
  [
    'a method that a path does not know',
    (place) => ask(place, 'PUT', `/channels/${channelId(place)}/messages`),
    405,
    0,
    '405: Method Not Allowed',
  ],
  [
    'a wrong token',
    (place) => ask(place, 'GET', '/users/@me', undefined, { authorization: 'Bot wrong' }),
    401,
    0,
    '401: Unauthorized',
  ],
  ['an unknown channel', (place) => ask(place, 'GET', `/channels/${nobody}`), 404, 10003, 'Unknown Channel'],
  ['an unknown server', (place) => ask(place, 'GET', `/guilds/${nobody}`), 404, 10004, 'Unknown Guild'],
  ['an unknown user', (place) => ask(place, 'GET', `/users/${nobody}`), 404, 10013, 'Unknown User'],
  [
    'an unknown message',
    (place) => ask(place, 'GET', `/channels/${channelId(place)}/messages/${nobody}`),
    404,
    10008,
    'Unknown Message',
  ],
  ['an unknown webhook', (place) => ask(place, 'GET', `/webhooks/${nobody}`), 404, 10015, 'Unknown Webhook'],
  [
    'an unknown interaction',
    (place) => ask(place, 'POST', `/interactions/${nobody}/x/callback`, { type: 4 }),
    404,
    10062,
    'Unknown interaction',
  ],
  [
    'the list of members without its intent',
    (place) => ask(place, 'GET', `/guilds/${place.world.guild.id}/members?limit=10`),
    403,
    50001,
    'Missing Access',
  ],
  [
    'a message in a forum itself',
    (place) => post(place, { content: 'x' }, 'campaigns'),
    400,
    50008,
    'Cannot send messages in a non-text channel',
  ],
  ["an edit of another's message", editOfAnas, 403, 50005, 'Cannot edit a message authored by another user'],
  ['an id that is none', (place) => ask(place, 'GET', '/channels/table'), 400, 50035, 'Invalid Form Body'],
];

function editOfAnas(place: Playground): Promise<Answered> {
  const message = place.person('Ana').say('the-table', 'Hello');
  return ask(place, 'PATCH', `/channels/${message.channel_id}/messages/${message.id}`, { content: 'x' });
}

describe('Discord refuses', () => {
  test.each(refused)('%s', async (_, attempt, status, code, message) => {
    expect(await attempt(await playground())).toMatchObject({ status, body: { code, message } });
  });

  test('a body that is no JSON', async () => {
    const place = await playground();
    const response = await fetch(`${place.restUrl}/v10/channels/${channelId(place)}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${place.token}`, 'content-type': 'application/json' },
      body: '{',
    });
    expect(await response.json()).toMatchObject({ code: 50109 });
  });

  test('a reply to what is not there', async () => {
    const answered = await post(await playground(), {
      content: 'x',
      message_reference: { message_id: nobody },
    });
    expect(fieldErrors(answered)).toEqual(['message_reference MESSAGE_REFERENCE_UNKNOWN_MESSAGE']);
  });

  test('another version of the API', async () => {
    const place = await playground();
    const response = await fetch(`${place.restUrl}/v6/gateway`);
    expect(await response.json()).toMatchObject({ code: 50041 });
  });
});

test('a reply to what is not there passes where it need not exist', async () => {
  const reference = { message_id: nobody, fail_if_not_exists: false };
  expect((await post(await playground(), { content: 'x', message_reference: reference })).status).toBe(200);
});

test('an error of the server itself would not go unseen', async () => {
  const place = await playground();
  place.fail({ route: 'GET /users/@me', status: 500 });
  await ask(place, 'GET', '/users/@me');
  expect(place.requests.at(-1)).toMatchObject({ method: 'GET', route: '/users/@me', status: 500 });
});
