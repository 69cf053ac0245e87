import { DiscordAPIError, MessageFlags, type RawFile, type RepliableInteraction, Routes } from 'discord.js';
import type { View } from '../view/message.ts';
import { type Body, render } from '../view/render.ts';

const NEW_MESSAGE = 4;
const CHANGED_MESSAGE = 7;
const ORIGINAL = '@original';
const UNKNOWN_MESSAGE = 10008;
const WITH_RESPONSE = new URLSearchParams({ with_response: 'true' });

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

/** Sends the first answer: a message of its own. Gives its id, in the same request. */
export async function sendFirst(
  to: RepliableInteraction,
  letter: Letter,
  secret: boolean,
): Promise<string | null> {
  const route = Routes.interactionCallback(to.id, to.token);
  const { body, files } = flagged(letter, secret);
  const answered = await to.client.rest.post(route, {
    body: { type: NEW_MESSAGE, data: body },
    files,
    auth: false,
    query: WITH_RESPONSE,
  });
  return isRecord(answered) && isRecord(answered.interaction)
    ? textOf(answered.interaction.response_message_id)
    : null;
}

/** Sends the first answer: the message whose button was pressed, changed. */
export function sendChange(to: RepliableInteraction, letter: Letter): Promise<unknown> {
  const route = Routes.interactionCallback(to.id, to.token);
  const { body, files } = anew(letter);
  return to.client.rest.post(route, { body: { type: CHANGED_MESSAGE, data: body }, files, auth: false });
}

/** Sends a further message. Gives its id. */
export async function sendMore(
  to: RepliableInteraction,
  letter: Letter,
  secret: boolean,
): Promise<string | null> {
  const route = Routes.webhook(to.applicationId, to.token);
  return idOf(await to.client.rest.post(route, { ...flagged(letter, secret), auth: false }));
}

/** Changes the message that the interaction was answered with. Gives its id. */
export async function sendEdit(to: RepliableInteraction, letter: Letter): Promise<string | null> {
  const route = Routes.webhookMessage(to.applicationId, to.token, ORIGINAL);
  return idOf(await to.client.rest.patch(route, { ...anew(letter), auth: false }));
}

/** Whether the answer to an interaction has been announced and is still to come. */
export async function isAnnounced(to: RepliableInteraction): Promise<boolean> {
  const route = Routes.webhookMessage(to.applicationId, to.token, ORIGINAL);
  const message = await unlessGone(to.client.rest.get(route, { auth: false }));
  const flags = isRecord(message) && typeof message.flags === 'number' ? message.flags : 0;
  return (flags & MessageFlags.Loading) !== 0;
}

/** Removes what has announced an answer; false where it is gone already. */
export async function removeAnnounced(to: RepliableInteraction): Promise<boolean> {
  const route = Routes.webhookMessage(to.applicationId, to.token, ORIGINAL);
  return (await unlessGone(to.client.rest.delete(route, { auth: false }).then(() => true))) ?? false;
}

/** What a request gives; null where the message that it is about does not exist. */
const unlessGone = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((error: unknown) => {
    if (error instanceof DiscordAPIError && error.code === UNKNOWN_MESSAGE) return null;
    throw error;
  });

/** A changed message has the files that it is changed to: Discord would keep those of before, were none named. */
const anew = ({ body, files }: Letter): Letter => ({
  body: { ...body, attachments: body.attachments ?? [] },
  files,
});

/** The id of a message as Discord gives it back; null where it gives something else. */
const idOf = (message: unknown): string | null => (isRecord(message) ? textOf(message.id) : null);

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

const flagged = ({ body, files }: Letter, secret: boolean) => ({
  body: secret ? { ...body, flags: MessageFlags.Ephemeral } : body,
  files,
});
