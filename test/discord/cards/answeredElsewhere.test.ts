import { Routes } from 'discord-api-types/v10';
import { afterEach, expect, test } from 'vitest';
import { PATIENCE } from '../../../src/discord/responder.ts';
import { wrongWithCards } from '../support/cards.ts';
import { useTable } from '../support/room.ts';
import { Gate } from '../support/slowStore.ts';

const gate = new Gate();
const { now, room } = useTable({ store: gate.before });

afterEach(() => gate.open());

/** Another process has got the same press, and answers it with a message: what it saw was out of date. */
async function otherAnswers(): Promise<void> {
  const { id, token } = await new Promise<{ id: string; token: string }>((resolve) =>
    now().turnkeeper.bot.client.once('interactionCreate', resolve),
  );
  const body = { type: 4, data: { content: 'That button is out of date.', flags: 64 } };
  await fetch(`${now().playground.restUrl}/v10${Routes.interactionCallback(id, token)}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

test('a press that another process has answered with a message still changes the card that was pressed', async () => {
  const here = await room();
  await here.hero('Ana', 'Kira');
  await here.use('Mia', 'encounter start', { zones: 'Gate - Yard' });
  await here.use('Mia', 'encounter add', { who: 'Raider' });
  await here.use('Mia', 'encounter next');
  const card = here.find('Ana', '[End turn]');
  const asked = gate.shut();
  const answered = otherAnswers();
  const pressed = here.person('Ana').press(card, 'End turn');
  await Promise.all([asked, answered]);
  now().clock.advance(PATIENCE);
  gate.open();
  await pressed;
  await now().turnkeeper.bot.idle();
  expect(await wrongWithCards(here)).toBeNull();
});
