import type { Room } from './room.ts';

const ANSWERED = /"custom_id":"decide(?:\.look)?\|([^|"]+)/gu;
const EPHEMERAL = 64;

/** Which questions can be answered on a message. */
const askedOn = (message: { readonly components?: readonly object[] | undefined }): readonly string[] => [
  ...new Set([...JSON.stringify(message.components ?? []).matchAll(ANSWERED)].map(([, id = '']) => id)),
];

/** The questions of a room that wait for their answers, and on which messages which questions can be answered. */
async function looked(here: Room) {
  const { store } = here.table.turnkeeper.app.ports;
  const channel = here.table.playground.world.channel(here.channel).id;
  const campaign = await store.campaignIn([channel]);
  if (campaign === null) return { open: [], shown: [] };
  const open = (await store.pendingsIn(campaign.id))
    .flatMap(({ decisions }) => decisions)
    .filter(({ channelId }) => channelId === channel);
  const messages = here.messages('Mia').filter(({ flags = 0 }) => (flags & EPHEMERAL) === 0);
  return {
    open,
    shown: messages.flatMap((message) => askedOn(message).map((id) => ({ id, at: message.id }))),
  };
}

/**
 * What is wrong with the questions of a room: none, or one sentence. Each that is open can be answered on one message, where it is said to
 * stand; what is settled can be answered nowhere. A message that somebody has `deleted` comes again when it is asked for.
 */
export async function wrongWithQuestions(
  here: Room,
  deleted: ReadonlySet<string> = new Set(),
): Promise<string | null> {
  const { open, shown } = await looked(here);
  for (const { id, at } of shown)
    if (!open.some((one) => one.id === id)) return `a settled question can be answered on ${at}`;
  for (const { id, messageId } of open) {
    if (messageId !== null && deleted.has(messageId)) continue;
    const at = shown.filter((one) => one.id === id).map((one) => one.at);
    if (at.length !== 1 || at[0] !== messageId)
      return `a question that stands on ${messageId} can be answered on ${at.join(', ') || 'nothing'}`;
  }
  return null;
}
