import { describe, expect, test } from 'vitest';
import { isFields } from '../../../src/playground/limits/form.ts';
import type { Playground } from '../../../src/playground/index.ts';
import { button, playground, post, row } from '../support.ts';

/** A channel with a button in it, and the newest message there as an interaction names it. */
async function channel() {
  const place = await playground();
  const card = (await post(place, { content: 'Choose', components: [row(button('b:1'))] })).body;
  return { place, card, newest: () => newestFor(place, card.id) };
}

function newestFor(place: Playground, pressed: string): unknown {
  const { payload } = place.person('Ana').press(pressed, 'b:1').interaction;
  return isFields(payload.channel) ? payload.channel.last_message_id : undefined;
}

describe("an interaction's channel names the newest message", () => {
  test('which may be our own', async () => {
    const { card, newest } = await channel();
    expect(newest()).toBe(card.id);
  });

  test('which may be of somebody else', async () => {
    const { place, newest } = await channel();
    const { id } = place.person('Ben').say('the-table', 'Hello');
    expect(newest()).toBe(id);
  });

  test('though it has been deleted', async () => {
    const { place, newest } = await channel();
    const { id } = place.person('Ben').say('the-table', 'Hello');
    place.deleteMessage(id);
    expect(newest()).toBe(id);
  });
});
