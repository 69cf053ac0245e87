// Questions about a message.
import { type APIMessage, type APIUser, InteractionType, MessageFlags } from 'discord-api-types/v10';
import type { PersonInfo } from '../../protocol.ts';
import { nameOfUser } from '../command/names.ts';
import { plainText } from '../markdown/plain.ts';
import { compareIds, nameOfChannel } from './channels.ts';
import type { State } from './state.ts';

export function hasFlag(message: APIMessage, flag: MessageFlags): boolean {
  return ((message.flags ?? 0) & flag) === flag;
}

/** Seen by one person only. */
export function isEphemeral(message: APIMessage): boolean {
  return hasFlag(message, MessageFlags.Ephemeral);
}

/** The bot has said that it will answer, and has not yet. */
export function isThinking(message: APIMessage): boolean {
  return hasFlag(message, MessageFlags.Loading);
}

/** Who used which command to get this message; null where it answers none. */
export function commandUsed(message: APIMessage): { readonly user: APIUser; readonly name: string } | null {
  const { interaction, interaction_metadata: metadata } = message;
  if (interaction?.type === InteractionType.ApplicationCommand) return interaction;
  const origin =
    metadata?.type === InteractionType.ModalSubmit ? metadata.triggering_interaction_metadata : metadata;
  if (origin?.type !== InteractionType.ApplicationCommand) return null;
  // Discord sends the name, though its types do not know it.
  return 'name' in origin && typeof origin.name === 'string'
    ? { user: origin.user, name: origin.name }
    : null;
}

/** Whether a message calls this person: by name, by a role, or everybody. */
export function pings(message: APIMessage, me: PersonInfo): boolean {
  if (message.author.id === me.user.id || hasFlag(message, MessageFlags.SuppressNotifications)) return false;
  return (
    message.mention_everyone ||
    message.mentions.some((user) => user.id === me.user.id) ||
    message.mention_roles.some((role) => me.roles.includes(role))
  );
}

/** Puts a message where it belongs, or in place of its former self. */
export function withMessage(messages: readonly APIMessage[], message: APIMessage): readonly APIMessage[] {
  const index = messages.findIndex((one) => one.id === message.id);
  if (index >= 0) return messages.with(index, message);
  const after = messages.findLastIndex((one) => compareIds(one.id, message.id) < 0) + 1;
  return messages.toSpliced(after, 0, message);
}

/** The person's nickname here, else the user's own name. */
export function authorName(state: State, message: APIMessage): string {
  const person = state.guild.people.find(({ user }) => user.id === message.author.id);
  return nameOfUser(message.author, person?.nick);
}

/** How mentioned people, roles and channels are called. */
export function namesIn(state: State) {
  return {
    user(id: string): string {
      const person = state.guild.people.find(({ user }) => user.id === id);
      if (person) return nameOfUser(person.user, person.nick);
      return state.guild.bot?.id === id ? nameOfUser(state.guild.bot) : 'unknown';
    },
    role: (id: string) =>
      state.guild.roles.find((role) => role.id === id)?.name.replace(/^@/, '') ?? 'unknown role',
    channel: (id: string) => nameOfChannel(state.channels.get(id)),
  };
}

/** A message in one line of plain words. */
export function summary(state: State, message: APIMessage, longest = 160): string {
  const embeds = message.embeds.flatMap((embed) => [embed.author?.name, embed.title, embed.description]);
  const text = plainText([message.content, ...embeds].filter(Boolean).join('\n'), namesIn(state));
  const files = message.attachments.map((file) => file.filename).join(', ');
  const words = text || files || 'a message';
  return words.length > longest ? `${words.slice(0, longest - 1)}…` : words;
}
