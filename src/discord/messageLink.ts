/** A message that somebody names. */
export interface NamedMessage {
  readonly channelId: string;
  readonly messageId: string;
}

const LINK =
  /^<?https?:\/\/(?:\w+\.)?discord(?:app)?\.com\/channels\/(?:\d{17,20}|@me)\/(\d{17,20})\/(\d{17,20})>?$/u;
const ID = /^(?:(\d{17,20})-)?(\d{17,20})$/u;

/** The address that opens a message in Discord; of one in direct messages `guildId` is null. */
export const messageLink = (guildId: string | null, { channelId, messageId }: NamedMessage): string =>
  `https://discord.com/channels/${guildId ?? '@me'}/${channelId}/${messageId}`;

/** Reads what Discord gives as a message's link, or its id (with its channel's before it, or in the channel `here`); null for anything else. */
export function readMessage(typed: string, here: string): NamedMessage | null {
  const text = typed.trim();
  const [, channelId, messageId] = LINK.exec(text) ?? ID.exec(text) ?? [];
  return messageId === undefined ? null : { channelId: channelId ?? here, messageId };
}

/** The address that opens a channel, thread or post of a server in Discord. */
export const channelLink = (guildId: string, channelId: string): string =>
  `https://discord.com/channels/${guildId}/${channelId}`;
