import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground } from '../../../src/playground/index.ts';
import type { FromPage, ToPage } from '../../../src/playground/protocol.ts';
import { ask, button, channelId, frozen, playground, post, register, roll, row } from '../support.ts';

type Kind = ToPage['type'];
type Of<K extends Kind> = Extract<ToPage, { type: K }>;

/** A window of the page, acting as somebody. */
async function window(place: Playground, as: string) {
  const ws = new WebSocket(`${place.url.replace('http', 'ws')}/people?as=${as}`);
  onTestFinished(() => ws.terminate());
  const closed = new Promise<number>((resolve) => ws.on('close', resolve));
  const got: ToPage[] = [];
  const waiting: (() => void)[] = [];
  ws.on('message', (raw) => {
    got.push(JSON.parse(String(raw)));
    for (const wake of waiting.splice(0)) wake();
  });
  /** Waits for the first message of a kind that fits. */
  const next = async <K extends Kind>(
    kind: K,
    fits: (message: Of<K>) => boolean = () => true,
  ): Promise<Of<K>> => {
    for (;;) {
      const found = got.find((message): message is Of<K> => message.type === kind && fits(message as Of<K>));
      if (found) return found;
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
  };
  await new Promise((resolve) => ws.on('open', resolve));
  const send = (message: FromPage | string): void =>
    ws.send(typeof message === 'string' ? message : JSON.stringify(message));
  return { next, send, got, closed };
}

/** Answers the next interaction as the bot. */
function answerNext(place: Playground, body: unknown): void {
  place.on('interaction', ({ id, token }) => {
    void ask(place, 'POST', `/interactions/${id}/${token}/callback`, body);
  });
}

const commandId = (place: Playground): string => place.person('Ana').commands('the-table')[0]?.id ?? '';

describe('a window is told', () => {
  test('who it is, who there is and what it may use', async () => {
    const place = await playground();
    await register(place, [roll]);
    const hello = await (await window(place, 'Ana')).next('hello');
    expect({
      me: hello.me.user.global_name,
      people: hello.people.map((person) => person.user.global_name).sort(),
      bot: hello.bot?.username,
      guild: hello.guild.name,
      commands: hello.commands.map((command) => command.name),
    }).toEqual({
      me: 'Ana',
      people: ['Ana', 'Ben', 'Cleo', 'Mia'],
      bot: 'Turnkeeper',
      guild: 'The Turning Wheel',
      commands: ['roll'],
    });
  });

  test('only of the channels its person sees', async () => {
    const place = await playground();
    place.world.setOverwrite('lounge', 'Players', { deny: ['ViewChannel'] });
    const { channels } = await (await window(place, 'Ana')).next('hello');
    expect(channels.map((channel) => ('name' in channel ? channel.name : ''))).toEqual([
      'Table',
      'the-table',
      'campaigns',
    ]);
  });

  test('what happened in a channel it opens', async () => {
    const place = await playground();
    await post(place, { content: 'one' });
    await post(place, { content: 'two' });
    const { next, send } = await window(place, 'Ana');
    send({ type: 'open', channel: channelId(place) });
    expect((await next('history')).messages.map((message) => message.content)).toEqual(['one', 'two']);
  });

  test('of new messages, changes and deletions', async () => {
    const place = await playground();
    const { next } = await window(place, 'Ana');
    await next('hello');
    const { body } = await post(place, { content: 'one' });
    await ask(place, 'PATCH', `/channels/${body.channel_id}/messages/${body.id}`, { content: 'two' });
    await next('message', (told) => told.message.content === 'two');
    place.deleteMessage(body.id);
    expect(await next('message.gone')).toMatchObject({ channel: body.channel_id, message: body.id });
  });

  test('when a channel appears for its person, and when it vanishes', async () => {
    const place = await playground();
    const { next } = await window(place, 'Ana');
    await next('hello');
    const channel = place.world.addChannel({ name: 'maps' });
    await next('channel', (told) => told.channel.id === channel.id);
    place.world.setOverwrite('maps', 'Players', { deny: ['ViewChannel'] });
    expect(await next('channel.gone')).toMatchObject({ channel: channel.id });
  });

  test('when the bot opens a direct conversation with its person', async () => {
    const place = await playground();
    const { next } = await window(place, 'Ana');
    await next('hello');
    const { id } = place.world.directChannel(place.person('Ana').id);
    const { channel } = await next('channel');
    expect(channel).toMatchObject({ id, recipients: [{ username: 'Turnkeeper' }] });
  });

  test('of commands that are registered later', async () => {
    const place = await playground();
    const { next } = await window(place, 'Ana');
    await next('hello');
    await register(place, [roll]);
    expect((await next('commands')).commands.map((command) => command.name)).toEqual(['roll']);
  });

  test('nothing ephemeral that an answer to it would quote', async () => {
    const place = await playground();
    await register(place, [roll]);
    const stop = place.on('interaction', ({ id, token }) => {
      stop();
      const data = { content: 'psst', flags: 64, components: [row(button('tell'))] };
      void ask(place, 'POST', `/interactions/${id}/${token}/callback`, { type: 4, data });
    });
    const { next } = await window(place, 'Ben');
    const whispered = (await place.person('Ana').command('the-table', 'roll', { dice: '1' })).message();
    answerNext(place, { type: 4, data: { content: 'out with it' } });
    await place.person('Ana').press(whispered?.id ?? '', 'tell');
    const { message } = await next('message');
    expect([message.content, message.referenced_message]).toEqual(['out with it', null]);
  });

  test('nothing ephemeral of before it was opened', async () => {
    const place = await playground();
    await register(place, [roll]);
    answerNext(place, { type: 4, data: { content: 'psst', flags: 64 } });
    await place.person('Ana').command('the-table', 'roll', { dice: '1' });
    await post(place, { content: 'loud' });
    const { next, send } = await window(place, 'Ana');
    send({ type: 'open', channel: channelId(place) });
    expect((await next('history')).messages.map((message) => message.content)).toEqual(['loud']);
  });

  test("nothing ephemeral that is another's", async () => {
    const place = await playground();
    await register(place, [roll]);
    const ben = await window(place, 'Ben');
    await ben.next('hello');
    answerNext(place, { type: 4, data: { content: 'psst', flags: 64 } });
    await place.person('Ana').command('the-table', 'roll', { dice: '1' });
    await post(place, { content: 'loud' });
    await ben.next('message', (told) => told.message.content === 'loud');
    expect(ben.got.filter((told) => told.type === 'message')).toHaveLength(1);
  });
});

describe('a window acts:', () => {
  test('it talks', async () => {
    const place = await playground();
    const { next, send } = await window(place, 'Ana');
    send({ type: 'say', channel: channelId(place), content: 'Hello' });
    expect((await next('message')).message).toMatchObject({
      content: 'Hello',
      author: { global_name: 'Ana' },
    });
  });

  test('it uses a command', async () => {
    const place = await playground();
    await register(place, [roll]);
    answerNext(place, { type: 4, data: { content: 'You rolled 7' } });
    const { next, send } = await window(place, 'Ana');
    send({
      type: 'command',
      nonce: 'n1',
      channel: channelId(place),
      command: commandId(place),
      options: [{ name: 'dice', type: 3, value: '2d6' }],
    });
    await next('pending');
    await next('message', (told) => told.message.content === 'You rolled 7');
    expect(await next('settled')).toEqual({ type: 'settled', nonce: 'n1' });
  });

  test('it completes an option', async () => {
    const place = await playground();
    await register(place, [roll]);
    answerNext(place, { type: 8, data: { choices: [{ name: 'Two dice', value: '2d6' }] } });
    const { next, send } = await window(place, 'Ana');
    send({
      type: 'autocomplete',
      nonce: 'n1',
      channel: channelId(place),
      command: commandId(place),
      options: [{ name: 'dice', type: 3, value: '2', focused: true }],
    });
    expect(await next('choices')).toMatchObject({ nonce: 'n1', choices: [{ value: '2d6' }] });
  });

  test('it presses a button that opens a form, and sends the form', async () => {
    const place = await playground();
    const { body } = await post(place, { content: 'x', components: [row(button('open'))] });
    const input = row({ type: 4, custom_id: 'name', label: 'Name', style: 1 });
    const stop = place.on('interaction', ({ id, token }) => {
      stop();
      const data = { custom_id: 'form', title: 'A form', components: [input] };
      void ask(place, 'POST', `/interactions/${id}/${token}/callback`, { type: 9, data });
    });
    const { next, send } = await window(place, 'Ana');
    send({ type: 'component', nonce: 'n1', message: body.id, customId: 'open' });
    expect((await next('modal')).modal.title).toBe('A form');
    const submitted = place.next('interaction');
    send({ type: 'modal', nonce: 'n1', customId: 'form', fields: { name: 'Kira' } });
    expect(await submitted).toMatchObject({ type: 5, payload: { data: { custom_id: 'form' } } });
  });

  test('it sends a form again that did not arrive', async () => {
    const { playground: place, clock } = await frozen();
    const { body } = await post(place, { content: 'x', components: [row(button('open'))] });
    const input = row({ type: 4, custom_id: 'name', label: 'Name', style: 1 });
    const stop = place.on('interaction', ({ id, token }) => {
      stop();
      const data = { custom_id: 'form', title: 'A form', components: [input] };
      void ask(place, 'POST', `/interactions/${id}/${token}/callback`, { type: 9, data });
    });
    const { next, send } = await window(place, 'Ana');
    send({ type: 'component', nonce: 'n1', message: body.id, customId: 'open' });
    await next('modal');
    const form = { type: 'modal', nonce: 'n1', customId: 'form', fields: { name: 'Kira' } } as const;
    const first = place.next('interaction');
    send(form);
    await first;
    clock.advance(3_000);
    await next('failed');
    const second = place.next('interaction');
    send(form);
    expect(await second).toMatchObject({ type: 5, payload: { data: { custom_id: 'form' } } });
  });

  test('it posts in a forum', async () => {
    const place = await playground();
    const { next, send } = await window(place, 'Ana');
    send({ type: 'post', forum: channelId(place, 'campaigns'), name: 'Zafir', content: 'Come in' });
    expect((await next('channel')).channel).toMatchObject({ name: 'Zafir' });
  });

  test('it dismisses what only it sees', async () => {
    const place = await playground();
    await register(place, [roll]);
    answerNext(place, { type: 4, data: { content: 'psst', flags: 64 } });
    const { next, send } = await window(place, 'Ana');
    const answer = await place.person('Ana').command('the-table', 'roll', { dice: '1' });
    const id = answer.message()?.id ?? '';
    send({ type: 'dismiss', message: id });
    expect(await next('message.gone')).toMatchObject({ message: id });
  });
});

describe('a window is refused', () => {
  test('with the reason, what the client would not do', async () => {
    const place = await playground();
    await register(place, [
      { ...roll, options: [{ type: 3, name: 'dice', description: 'x', required: true }] },
    ]);
    const { next, send } = await window(place, 'Ana');
    send({ type: 'command', nonce: 'n1', channel: channelId(place), command: commandId(place), options: [] });
    expect(await next('failed')).toEqual({
      type: 'failed',
      nonce: 'n1',
      reason: "/roll: the option 'dice' is required.",
    });
  });

  test('when there is nobody of that name', async () => {
    expect(await (await window(await playground(), 'Zoe')).closed).toBe(4004);
  });

  test.each(['{', '{"type":"dance"}', '{"type":"say","channel":7}', '[]'])(
    'when it sends %s',
    async (frame) => {
      const { send, closed } = await window(await playground(), 'Ana');
      send(frame);
      expect(await closed).toBe(4002);
    },
  );
});
