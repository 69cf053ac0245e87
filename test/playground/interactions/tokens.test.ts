import { describe, expect, test } from 'vitest';
import { applicationId, ask, frozen, playground, register, roll, rolling } from '../support.ts';

const hello = { type: 4, data: { content: 'hello' } };

describe('a first answer', () => {
  test('is taken within three seconds', async () => {
    const { playground: place, clock } = await frozen();
    const { answer } = await rolling(place);
    clock.advance(2999);
    expect((await answer(hello)).status).toBe(204);
  });

  test('after three seconds is 10062', async () => {
    const { playground: place, clock } = await frozen();
    const { answer } = await rolling(place);
    clock.advance(3000);
    expect(await answer(hello)).toMatchObject({
      status: 404,
      body: { code: 10062, message: 'Unknown interaction' },
    });
  });

  test('that never comes is shown to the person', async () => {
    const { playground: place, clock } = await frozen();
    const { pending } = await rolling(place);
    clock.advance(3000);
    const answer = await pending;
    expect([answer.kind, answer.reason]).toEqual(['failed', 'The application did not respond']);
  });

  test('given a second time is 40060', async () => {
    const { answer } = await rolling(await playground());
    await answer(hello);
    expect(await answer(hello)).toMatchObject({
      status: 400,
      body: { code: 40060, message: 'Interaction has already been acknowledged.' },
    });
  });

  test('after a deferral is 40060', async () => {
    const { answer } = await rolling(await playground());
    await answer({ type: 5 });
    expect((await answer(hello)).body.code).toBe(40060);
  });

  test('with another token is 10062', async () => {
    const place = await playground();
    const { interaction } = await rolling(place);
    const answered = await ask(place, 'POST', `/interactions/${interaction.id}/stolen/callback`, hello);
    expect(answered.body.code).toBe(10062);
  });

  test('says what it made where asked to', async () => {
    const { answer } = await rolling(await playground());
    const { body } = await answer(hello, '?with_response=true');
    expect(body).toMatchObject({
      interaction: { response_message_ephemeral: false, response_message_loading: false },
      resource: { type: 4, message: { content: 'hello' } },
    });
  });
});

describe("an interaction's token", () => {
  test('edits for fifteen minutes', async () => {
    const { playground: place, clock } = await frozen();
    const { answer, webhook } = await rolling(place);
    await answer(hello);
    clock.advance(15 * 60_000 - 1);
    expect((await webhook('PATCH', '/messages/@original', { content: 'later' })).body.content).toBe('later');
  });

  test.each(['POST', 'PATCH', 'GET', 'DELETE'])(
    'after fifteen minutes refuses %s with 50027',
    async (method) => {
      const { playground: place, clock } = await frozen();
      const { answer, webhook } = await rolling(place);
      await answer(hello);
      clock.advance(15 * 60_000);
      const body = method === 'POST' || method === 'PATCH' ? { content: 'later' } : undefined;
      const refused = await webhook(method, method === 'POST' ? '' : '/messages/@original', body);
      expect(refused).toMatchObject({ status: 401, body: { code: 50027, message: 'Invalid Webhook Token' } });
    },
  );

  test('is no webhook before the first answer', async () => {
    const { webhook } = await rolling(await playground());
    expect((await webhook('PATCH', '/messages/@original', { content: 'x' })).body.code).toBe(10015);
  });

  test('is needed as it is', async () => {
    const place = await playground();
    const { answer } = await rolling(place);
    await answer(hello);
    const refused = await ask(place, 'POST', `/webhooks/${place.world.state.applicationId}/stolen`, {
      content: 'x',
    });
    expect(refused).toMatchObject({ status: 401, body: { code: 50027 } });
  });

  test('does not reach messages of other interactions', async () => {
    const place = await playground();
    const first = await rolling(place);
    await first.answer(hello);
    const id = (await first.pending).message()?.id;
    const second = await rolling(place);
    await second.answer(hello);
    const refused = await second.webhook('PATCH', `/messages/${id}`, { content: 'x' });
    expect(refused.body.code).toBe(10008);
  });

  test('answers 10008 for a deleted original', async () => {
    const { answer, webhook } = await rolling(await playground());
    await answer(hello);
    await webhook('DELETE', '/messages/@original');
    expect((await webhook('PATCH', '/messages/@original', { content: 'x' })).body.code).toBe(10008);
  });

  test('takes @original in either spelling', async () => {
    const { answer, webhook } = await rolling(await playground());
    await answer(hello);
    expect((await webhook('GET', '/messages/%40original')).body.content).toBe('hello');
  });
});

test('a deferred answer that never comes settles when its token dies', async () => {
  const { playground: place, clock } = await frozen();
  const { pending, answer } = await rolling(place);
  await answer({ type: 5 });
  const settled = (await pending).settled();
  clock.advance(15 * 60_000);
  await settled;
  expect((await pending).reason).toBe('The application did not respond');
});

test('an answer that pressed nothing and edits never ping', async () => {
  const place = await playground();
  const ben = place.person('Ben');
  const { answer, webhook } = await rolling(place);
  await answer(hello);
  await webhook('PATCH', '/messages/@original', { content: `Your turn, <@${ben.id}>` });
  expect(ben.pings).toEqual([]);
});

describe('where the bot is not', () => {
  test('there are at most five follow-ups', async () => {
    const place = await playground();
    const ana = place.person('Ana');
    await register(place, [{ ...roll, integration_types: [1], contexts: [2] }]);
    place.world.install(ana.id);
    const pending = ana.command(place.world.addGroup([ana.id]).id, 'roll', { dice: '1d6' });
    const { id, token } = pending.interaction;
    await ask(place, 'POST', `/interactions/${id}/${token}/callback`, hello);
    const more = () => ask(place, 'POST', `/webhooks/${applicationId(place)}/${token}`, { content: 'more' });
    for (let n = 0; n < 5; n += 1) await more();
    expect(await more()).toMatchObject({ status: 400, body: { code: 40094 } });
  });

  test('it cannot post with its own token', async () => {
    const place = await playground();
    const guild = place.world.addGuild('Elsewhere', place.person('Ana').id, { absent: true });
    const channel = place.world.addChannel({ name: 'elsewhere' }, guild);
    const posted = await ask(place, 'POST', `/channels/${channel.id}/messages`, { content: 'hello' });
    expect(posted).toMatchObject({ status: 403, body: { code: 50001 } });
  });
});
