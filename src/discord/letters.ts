import {
  DiscordAPIError,
  MessageFlags,
  type RepliableInteraction,
  type RequestData,
  Routes,
} from 'discord.js';
import { limits, shorten } from '../view/limits.ts';
import type { FileToSend, View } from '../view/message.ts';
import { type Body, render } from '../view/render.ts';
import { withoutFilesNote } from '../view/troubles.ts';
import type { Trouble } from './posting/codes.ts';
import { changesItsMessage } from './acknowledged.ts';
import { sentOnce } from './posting/unsure.ts';
import { onceOf } from './posting/wires.ts';

const NEW_MESSAGE = 4;
const DEFERRED_MESSAGE = 5;
const DEFERRED_CHANGE = 6;
const CHANGED_MESSAGE = 7;
const ORIGINAL = '@original';
/** Unknown message, and unknown webhook: an interaction has none before its first answer. */
const NOT_THERE: readonly (number | string)[] = [10008, 10015];
const WITH_RESPONSE = new URLSearchParams({ with_response: 'true' });

/** A message as Discord's routes take it. */
export interface Letter {
  readonly body: Body & {
    readonly attachments?: readonly { readonly id: string; readonly description: string }[];
  };
  readonly files: readonly Pick<FileToSend, 'name' | 'data'>[];
}

/** Discord's JSON of a view, with its files beside it. */
export function letterOf(view: View, text: boolean): Letter {
  const body = render(view, { text });
  const sent = view.files ?? [];
  if (sent.length === 0) return { body, files: [] };
  return {
    body: { ...body, attachments: sent.map(({ description }, at) => ({ id: String(at), description })) },
    files: sent.map(({ name, data }) => ({ name, data })),
  };
}

const PICTURE = /\.(?:png|jpe?g|webp|gif)$/iu;

/**
 * A request that has files beside its JSON. We make the form: the library would copy each file, and send it, at one go, and
 * everybody waits for that. The parts of a blob go out one by one.
 */
export function withFilesBeside(json: object, files: Letter['files']): RequestData {
  if (files.length === 0) return { body: json };
  const form = new FormData();
  form.append('payload_json', JSON.stringify(json));
  for (const [at, { name, data }] of files.entries()) form.append(`files[${at}]`, data, name);
  return { body: form, passThroughBody: true };
}

/** The words of a letter alone, with a sentence why its files are missing: pictures say nothing that stands not in the words. */
export function withoutFiles({ body, files }: Letter, why: Trouble): Letter {
  const note = withoutFilesNote(
    why,
    files.every(({ name }) => PICTURE.test(name)),
  );
  const { attachments: _, ...words } = body;
  const content = [words.content, `-# ${note}`].filter((part) => part !== '').join('\n');
  const embeds = words.embeds.map(({ thumbnail: _shown, image: _drawn, ...embed }) => embed);
  return { body: { ...words, content: shorten(content, limits.content), embeds }, files: [] };
}

/** Sends the first answer: a message of its own. Gives its id, in the same request. */
export async function sendFirst(
  to: RepliableInteraction,
  letter: Letter,
  secret: boolean,
): Promise<string | null> {
  const route = Routes.interactionCallback(to.id, to.token);
  const { body, files } = flagged(letter, secret);
  const send = async () => {
    const answered = await onceOf(to.client.rest).post(route, {
      ...withFilesBeside({ type: NEW_MESSAGE, data: body }, files),
      auth: false,
      query: WITH_RESPONSE,
    });
    const told = isRecord(answered) && isRecord(answered.interaction) ? answered.interaction : {};
    return { id: textOf(told.response_message_id) };
  };
  const { id } = await sentOnce(send, () => answerOf(to));
  return id;
}

/** Tells Discord that an answer will come: a message, to be seen by one alone or by all, or another look of the message that was pressed. */
export async function sendDeferral(to: RepliableInteraction, secret: boolean): Promise<void> {
  const route = Routes.interactionCallback(to.id, to.token);
  const changes = changesItsMessage(to);
  const body = changes
    ? { type: DEFERRED_CHANGE }
    : { type: DEFERRED_MESSAGE, data: secret ? { flags: MessageFlags.Ephemeral } : {} };
  const isThere = changes ? async () => (await answerOf(to)) !== null : () => isAnnounced(to);
  await sentOnce(
    async () => void (await onceOf(to.client.rest).post(route, { body, auth: false })),
    async () => ((await isThere()) ? undefined : null),
  );
}

/** The answer that stands already; null where there is none, or one is only announced. */
async function answerOf(to: RepliableInteraction): Promise<{ readonly id: string | null } | null> {
  const route = Routes.webhookMessage(to.applicationId, to.token, ORIGINAL);
  const message = await unlessGone(onceOf(to.client.rest).get(route, { auth: false }));
  const isLoading = isRecord(message) && (Number(message.flags ?? 0) & MessageFlags.Loading) !== 0;
  return message === null || isLoading ? null : { id: idOf(message) };
}

/** Whether a message is what an interaction was answered with: the one that was pressed is, where that was to be changed. */
export async function isAnsweredWith(to: RepliableInteraction, messageId: string): Promise<boolean> {
  return (await answerOf(to))?.id === messageId;
}

/** Sends the first answer: the message whose button was pressed, changed. */
export async function sendChange(to: RepliableInteraction, letter: Letter): Promise<void> {
  const route = Routes.interactionCallback(to.id, to.token);
  const { body, files } = anew(letter);
  const change = { ...withFilesBeside({ type: CHANGED_MESSAGE, data: body }, files), auth: false };
  await sentOnce(
    async () => void (await onceOf(to.client.rest).post(route, change)),
    async () => ((await answerOf(to)) === null ? null : undefined),
  );
}

/**
 * Sends a further message; `known` are those that were sent before. Gives its id. One for everybody is looked for before it is sent
 * again. Nobody can look for what one person alone may read: to them a second is shown rather than none.
 */
export async function sendMore(
  to: RepliableInteraction,
  letter: Letter,
  secret: boolean,
  known: ReadonlySet<string>,
): Promise<string | null> {
  const route = Routes.webhook(to.applicationId, to.token);
  const { body, files } = flagged(letter, secret);
  const send = async () => ({
    id: idOf(await onceOf(to.client.rest).post(route, { ...withFilesBeside(body, files), auth: false })),
  });
  const { id } = await sentOnce(send, () => (secret ? Promise.resolve(null) : furtherOf(to, letter, known)));
  return id;
}

/** A further message that stands in the channel and says what a letter says. */
async function furtherOf(
  to: RepliableInteraction,
  { body }: Letter,
  known: ReadonlySet<string>,
): Promise<{ readonly id: string } | null> {
  if (to.channelId === null) return null;
  const query = new URLSearchParams({ after: to.id, limit: '100' });
  const page = await to.client.rest.get(Routes.channelMessages(to.channelId), { query });
  for (const message of Array.isArray(page) ? page : []) {
    const id = idOf(message);
    if (id === null || known.has(id) || !isRecord(message)) continue;
    const by = isRecord(message.interaction_metadata) ? message.interaction_metadata.id : null;
    if (by === to.id && same(message.content, body.content) && sameEmbeds(message.embeds, body.embeds))
      return { id };
  }
  return null;
}

const same = (there: unknown, sent: string | undefined): boolean =>
  (typeof there === 'string' ? there : '').trim() === (sent ?? '').trim();

const sameEmbeds = (there: unknown, sent: Body['embeds']): boolean =>
  Array.isArray(there) &&
  there.length === sent.length &&
  sent.every(({ title, description }, at) => {
    const embed: unknown = there[at];
    return isRecord(embed) && same(embed.title, title) && same(embed.description, description);
  });

/** Changes a message of the answer: the first, unless it is said which. Gives its id. */
export async function sendEdit(
  to: RepliableInteraction,
  letter: Letter,
  messageId = ORIGINAL,
): Promise<string | null> {
  const route = Routes.webhookMessage(to.applicationId, to.token, messageId);
  const { body, files } = anew(letter);
  return idOf(await to.client.rest.patch(route, { ...withFilesBeside(body, files), auth: false }));
}

/** Whether the answer to an interaction has been announced and is still to come. */
export async function isAnnounced(to: RepliableInteraction): Promise<boolean> {
  const route = Routes.webhookMessage(to.applicationId, to.token, ORIGINAL);
  const message = await unlessGone(to.client.rest.get(route, { auth: false }));
  const flags = isRecord(message) && typeof message.flags === 'number' ? message.flags : 0;
  return (flags & MessageFlags.Loading) !== 0;
}

/** Deletes a message that an interaction was answered with, or that it was pressed on: false where it is gone, or Discord takes no more. */
export async function removeSent(
  to: Pick<RepliableInteraction, 'applicationId' | 'token' | 'client'>,
  messageId: string,
): Promise<boolean> {
  const route = Routes.webhookMessage(to.applicationId, to.token, messageId);
  try {
    await onceOf(to.client.rest).delete(route, { auth: false });
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError) return false;
    throw error;
  }
}

/** Removes what has announced an answer; false where it is gone already. */
export async function removeAnnounced(to: RepliableInteraction): Promise<boolean> {
  const route = Routes.webhookMessage(to.applicationId, to.token, ORIGINAL);
  return (await unlessGone(to.client.rest.delete(route, { auth: false }).then(() => true))) ?? false;
}

/** What a request gives; null where the message that it is about does not exist. */
const unlessGone = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((error: unknown) => {
    if (error instanceof DiscordAPIError && NOT_THERE.includes(error.code)) return null;
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

/** Nobody's phone rings for what calls nobody. */
export const silently = ({ body }: Pick<Letter, 'body'>): { readonly flags?: MessageFlags } =>
  body.allowed_mentions.users.length === 0 ? { flags: MessageFlags.SuppressNotifications } : {};

const flagged = ({ body, files }: Letter, secret: boolean) => ({
  body: { ...body, ...(secret ? { flags: MessageFlags.Ephemeral } : silently({ body })) },
  files,
});
