// What Discord refused, for people: what could not be done, why, and what to do about it.

/** What was to be done when Discord refused. */
export type Wanted = 'post' | 'pin' | 'thread' | 'picture' | 'file' | 'webhook' | 'archive';

/** Each name is one of `discord/posting/codes.ts`; whatever is not here is said in general. */
const REASONS: Readonly<Record<string, string>> = {
  channelGone: 'the channel is gone',
  messageGone: 'the message is gone',
  personGone: 'they have left the server',
  pinsFull: 'this channel has as many pins as Discord allows. Unpin something to make room',
  webhooksFull:
    "this channel has as many webhooks as Discord allows (15). Somebody who manages the server can remove some in the channel's settings, under Integrations",
  serverWebhooksFull:
    "this server has as many webhooks as Discord allows (1,000). Somebody who manages it can remove some in the server's settings, under Integrations",
  threadsFull: 'this server has as many open threads as Discord allows. Close some to make room',
  tooManyOldEdits: 'Discord lets me change only a few old messages at a time. Try again in a while',
  tooLarge: "it's larger than Discord allows here",
  noAccess: "I can't see that channel: I need **View Channel** there",
  notOurs: "it isn't mine",
  directsClosed: "they don't take direct messages from me",
  archived: "the thread is archived, and I can't open it without **Manage Threads**",
  locked: 'the thread is locked, and I need **Manage Threads**',
  blocked: "this server's AutoMod blocks those words",
  needsThread: 'in a forum, webhooks can only speak inside a post',
  fault: 'Discord is having trouble. Try again in a minute',
  badForm: "I made a mistake, and it's in my log",
};

const HERE: Readonly<Record<Wanted, string>> = {
  post: "Discord doesn't let me post here",
  pin: 'Discord has no pins here',
  thread: "Discord doesn't have that kind of thread here. Open the scene in a text channel",
  picture: 'Discord takes no pictures here',
  file: 'Discord takes no files here',
  webhook: 'Discord has no webhooks here',
  archive: 'Discord has no threads here',
};

const LACKING: Readonly<Record<Wanted, string>> = {
  post: '**Send Messages** and **Embed Links** (in a thread **Send Messages in Threads**)',
  pin: '**Pin Messages**',
  thread: '**Create Public Threads** or **Create Private Threads**',
  picture: '**Attach Files**',
  file: '**Attach Files**',
  webhook: '**Manage Webhooks**',
  archive: '**Manage Threads**',
};

/** Why something could not be done: the rest of a sentence, with no full stop. */
export function reasonOf(trouble: string, wanted: Wanted): string {
  if (trouble === 'notHere') return HERE[wanted];
  if (trouble === 'noPermission') return `I need ${LACKING[wanted]} here`;
  return REASONS[trouble] ?? "Discord doesn't allow it";
}

/** Why a picture or a file is missing beside the words that would have come with it. */
export const withoutFilesNote = (trouble: string, pictures: boolean): string =>
  pictures
    ? `I left the picture out: ${reasonOf(trouble, 'picture')}.`
    : `I left the file out: ${reasonOf(trouble, 'file')}.`;

/** Why a fight's tracker is not where people look for it. */
export function trackerNote(trouble: string, wanted: 'post' | 'pin', link: string | null): string {
  const reason = reasonOf(trouble, wanted);
  if (wanted === 'pin')
    return `The tracker isn't pinned: ${reason}.${link === null ? '' : ` Here it is: ${link}`}`;
  return `I can't show the tracker here: ${reason}. \`/encounter status\` shows how the fight stands.`;
}

/** Why a turn's card is not posted: it comes with the answers. */
export const cardNote = (trouble: string): string =>
  `I can't post the turn's card myself: ${reasonOf(trouble, 'post')}. You get it with my answers instead.`;

/** An answer that Discord does not take as it is: what was done is done. */
export const unshownText = (trouble: string, id: string): string =>
  `I can't show you that: ${reasonOf(trouble, 'post')} (error \`${id}\`). What you did is done and saved: \`/log\` shows it.`;
