// Which messages stand together under one name and picture.
import { type APIMessage, MessageFlags, MessageType } from 'discord-api-types/v10';
import { commandUsed } from '../state/messages.ts';

const longestPause = 7 * 60 * 1000;
const plainTypes: readonly MessageType[] = [
  MessageType.Default,
  MessageType.Reply,
  MessageType.ChatInputCommand,
];

/** Whether a message goes on where the one before stopped: then name and picture are not repeated. */
export function continues(message: APIMessage, before: APIMessage | undefined): boolean {
  if (!before || before.author.id !== message.author.id || message.pinned) return false;
  if (commandUsed(message) || message.message_reference) return false;
  if (![message, before].every(({ type }) => plainTypes.includes(type))) return false;
  const oneIsPrivate = ((message.flags ?? 0) ^ (before.flags ?? 0)) & MessageFlags.Ephemeral;
  return !oneIsPrivate && Date.parse(message.timestamp) - Date.parse(before.timestamp) < longestPause;
}
