import { describe, expect, test } from 'vitest';
import { ask, button, channelId, frozen, post, row } from '../support.ts';

const HOUR = 3_600_000;

/** A thread of #the-table that falls asleep after an hour, with a button in it. */
async function drowsy() {
  const { playground: place, clock } = await frozen();
  const started = await ask(place, 'POST', `/channels/${channelId(place)}/threads`, {
    name: 'The mill',
    type: 11,
    auto_archive_duration: 60,
  });
  const { id } = started.body;
  const message = (await post(place, { content: 'Choose', components: [row(button('b:1'))] }, id)).body;
  return {
    place,
    clock,
    id,
    message,
    asleep: () => place.world.channel(id).thread?.archived,
    edit: () => ask(place, 'PATCH', `/channels/${id}/messages/${message.id}`, { content: 'y' }),
  };
}

describe('a thread', () => {
  test('sleeps once nobody has written for as long as it is set to, and refuses edits with 50083', async () => {
    const { clock, edit } = await drowsy();
    clock.advance(HOUR);
    expect((await edit()).body.code).toBe(50083);
  });

  test('stays awake by each message', async () => {
    const { place, clock, id, asleep } = await drowsy();
    clock.advance(HOUR - 1);
    place.person('Ana').say(id, 'Wait');
    clock.advance(HOUR - 1);
    expect(asleep()).toBe(false);
  });

  test('is kept awake by no edit', async () => {
    const { clock, edit, asleep } = await drowsy();
    clock.advance(HOUR - 1);
    await edit();
    clock.advance(1);
    expect(asleep()).toBe(true);
  });

  test('stays awake for its whole time again where that is set anew', async () => {
    const { place, clock, id, asleep } = await drowsy();
    clock.advance(HOUR - 1);
    await ask(place, 'PATCH', `/channels/${id}`, { auto_archive_duration: 60 });
    clock.advance(HOUR - 1);
    expect(asleep()).toBe(false);
  });

  test('sleeps again after it was woken', async () => {
    const { place, clock, id, asleep } = await drowsy();
    clock.advance(HOUR);
    await ask(place, 'PATCH', `/channels/${id}`, { archived: false });
    const woken = asleep();
    clock.advance(HOUR);
    expect([woken, asleep()]).toEqual([false, true]);
  });

  test('that sleeps is opened by whoever presses a button in it', async () => {
    const { place, clock, message, asleep } = await drowsy();
    clock.advance(HOUR);
    void place.person('Ana').press(message, 'b:1');
    expect(asleep()).toBe(false);
  });

  test('that is locked lets nobody press in it while it sleeps', async () => {
    const { place, message, id } = await drowsy();
    place.world.setThread(id, { archived: true, locked: true });
    await expect(place.person('Ana').press(message, 'b:1')).rejects.toThrow('This thread is locked.');
  });
});
