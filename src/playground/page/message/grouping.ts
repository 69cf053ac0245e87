// Which messages stand together under one name and picture.
import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { commandUsed } from '../state/messages.ts';

const longestPause = 7 * 60 * 1000;
const plainTypes: readonly MessageType[] = [
  MessageType.Default,
  MessageType.Reply,
  MessageType.ChatInputCommand,
];

/** A webhook speaks under many names, and with many pictures. */
const sameAuthor = ({ author }: APIMessage, { author: before }: APIMessage): boolean =>
  author.id === before.id && author.username === before.username && author.avatar === before.avatar;

/** Whether a message goes on where the one before stopped: then name and picture are not repeated. */
export function continues(message: APIMessage, before: APIMessage | undefined): boolean {
  if (!before || !sameAuthor(message, before) || message.pinned) return false;
  if (commandUsed(message) || message.message_reference) return false;
  if (![message, before].every(({ type }) => plainTypes.includes(type))) return false;
  const oneIsPrivate = ((message.flags ?? 0) ^ (before.flags ?? 0)) & MessageFlags.Ephemeral;
  return !oneIsPrivate && Date.parse(message.timestamp) - Date.parse(before.timestamp) < longestPause;
}
