import { MessageFlags, type RawFile, type RepliableInteraction, Routes } from 'discord.js';
import type { View } from '../view/message.ts';
import { type Body, render } from '../view/render.ts';

const NEW_MESSAGE = 4;
const CHANGED_MESSAGE = 7;
const ORIGINAL = '@original';

/** A message as Discord's routes take it. */
export interface Letter {
  readonly body: Body & {
    readonly attachments?: readonly { readonly id: string; readonly description: string }[];
  };
  readonly files: RawFile[];
}

/** Discord's JSON of a view, with its files beside it. */
export function letterOf(view: View, text: boolean): Letter {
  const body = render(view, { text });
  const sent = view.files ?? [];
  if (sent.length === 0) return { body, files: [] };
  return {
    body: { ...body, attachments: sent.map(({ description }, at) => ({ id: String(at), description })) },
    files: sent.map(({ name, data }) => ({ name, data: Buffer.from(data) })),
  };
}

/** Sends the first answer: a message of its own. */
export function sendFirst(to: RepliableInteraction, letter: Letter, secret: boolean): Promise<unknown> {
  return callback(to, NEW_MESSAGE, flagged(letter, secret));
}

/** Sends the first answer: the message whose button was pressed, changed. */
export function sendChange(to: RepliableInteraction, letter: Letter): Promise<unknown> {
  return callback(to, CHANGED_MESSAGE, anew(letter));
}

/** Sends a further message. */
export function sendMore(to: RepliableInteraction, letter: Letter, secret: boolean): Promise<unknown> {
  return to.client.rest.post(Routes.webhook(to.applicationId, to.token), {
    ...flagged(letter, secret),
    auth: false,
  });
}

/** Changes the message that the interaction was answered with. */
export function sendEdit(to: RepliableInteraction, letter: Letter): Promise<unknown> {
  return to.client.rest.patch(Routes.webhookMessage(to.applicationId, to.token, ORIGINAL), {
    ...anew(letter),
    auth: false,
  });
}

/** A changed message has the files that it is changed to: Discord would keep those of before, were none named. */
const anew = ({ body, files }: Letter): Letter => ({
  body: { ...body, attachments: body.attachments ?? [] },
  files,
});

function callback(to: RepliableInteraction, type: number, { body, files }: Letter): Promise<unknown> {
  const route = Routes.interactionCallback(to.id, to.token);
  return to.client.rest.post(route, { body: { type, data: body }, files, auth: false });
}

const flagged = ({ body, files }: Letter, secret: boolean) => ({
  body: secret ? { ...body, flags: MessageFlags.Ephemeral } : body,
  files,
});
