import { Routes } from 'discord.js';
import type { APIMessage } from 'discord-api-types/v10';
import { nonceFor } from '../../../src/discord/posting/nonce.ts';
import type { Room } from './room.ts';

const BUTTON = 2;
const SELECT = 3;

/** Presses a button, or picks in a select, with an id that the bot never gave. */
export async function forged(
  here: Room,
  who: string,
  customId: string,
  values?: readonly string[],
): Promise<string> {
  const message = await forgedMessage(here, customId, values);
  const person = here.person(who);
  return here.heard(
    values === undefined ? person.press(message, customId) : person.select(message, customId, values),
  );
}

/** A message of the bot's with a button, or a select, that it never made. */
export async function forgedMessage(
  here: Room,
  customId: string,
  values?: readonly string[],
): Promise<APIMessage> {
  const { turnkeeper, playground } = here.table;
  const component =
    values === undefined
      ? { type: BUTTON, style: 1, label: 'Forged', custom_id: customId }
      : {
          type: SELECT,
          custom_id: customId,
          max_values: values.length,
          options: values.map((value) => ({ label: value, value })),
        };
  const { id } = playground.world.channel(here.channel);
  return (await turnkeeper.bot.client.rest.post(Routes.channelMessages(id), {
    body: {
      ...nonceFor(id),
      content: 'forged',
      allowed_mentions: { parse: [] },
      components: [{ type: 1, components: [component] }],
    },
  })) as APIMessage;
}
