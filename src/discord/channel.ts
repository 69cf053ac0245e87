import {
  ChannelType,
  DiscordAPIError,
  PermissionFlagsBits,
  type PermissionsBitField,
  type REST,
  Routes,
} from 'discord.js';
import type { APIGuildMember, APIMessage } from 'discord-api-types/v10';
import type { View } from '../view/message.ts';
import { inParts, render } from '../view/render.ts';
import type { Shown } from '../view/struck.ts';
import { letterOf } from './letters.ts';

const UNKNOWN_CHANNEL = 10003;
const UNKNOWN_GUILD = 10004;
const UNKNOWN_MEMBER = 10007;
const UNKNOWN_USER = 10013;
const UNKNOWN_MESSAGE = 10008;
const MISSING_ACCESS = 50001;
const NOT_OURS = 50005;
const MISSING_PERMISSIONS = 50013;
const ARCHIVED_THREAD = 50083;
const TOO_MANY_THREADS = 160006;
const CANNOT_MESSAGE_USER = 50007;

const NOT_THERE = new Set([UNKNOWN_GUILD, UNKNOWN_MEMBER, UNKNOWN_USER, MISSING_ACCESS]);

const WEEK = 10_080; // minutes: after that long without a word Discord puts a thread away

/** What became of a message of the bot's own. */
export type Posted =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly why: 'gone' | 'forbidden' };

/** A message as Discord has it: the custom ids of what can be pressed in it. */
export type Fetched =
  | { readonly ok: true; readonly customIds: readonly string[] }
  | { readonly ok: false; readonly why: 'gone' | 'forbidden' };

/** Posts and edits messages of the bot's own in channels, threads and forum posts, where no interaction is at hand. */
export class Channels {
  readonly #rest: REST;

  constructor(rest: REST) {
    this.#rest = rest;
  }

  async post(channelId: string, view: View, text: boolean): Promise<Posted> {
    return attempt(async () => {
      const letter = letterOf(view, text);
      const message = (await this.#rest.post(Routes.channelMessages(channelId), letter)) as APIMessage;
      return message.id;
    });
  }

  /** Begins a thread below a channel, for all or for those who are brought in; gives its id. */
  async beginThread(channelId: string, name: string, hidden: boolean): Promise<Posted> {
    return attempt(async () => {
      const type = hidden ? ChannelType.PrivateThread : ChannelType.PublicThread;
      const body = { name, type, auto_archive_duration: WEEK, ...(hidden ? { invitable: false } : {}) };
      const thread = (await this.#rest.post(Routes.threads(channelId), { body })) as { readonly id: string };
      return thread.id;
    });
  }

  /** Brings somebody into a thread, without a ping; who has left the server stays away. */
  async addToThread(threadId: string, userId: string): Promise<Posted> {
    return attempt(async () => {
      await this.#rest.put(Routes.threadMembers(threadId, userId));
      return threadId;
    });
  }

  /** Puts a thread away; locked, only who manages threads takes it out again. */
  async archive(threadId: string, locked: boolean): Promise<Posted> {
    return attempt(async () => {
      const body = { archived: true, ...(locked ? { locked } : {}) };
      await this.#rest.patch(Routes.channel(threadId), { body });
      return threadId;
    });
  }

  /** Looks at a message, for what can be pressed in it. */
  async look(channelId: string, messageId: string): Promise<Fetched> {
    let message: APIMessage | undefined;
    const fetched = await attempt(async () => {
      message = (await this.#rest.get(Routes.channelMessage(channelId, messageId))) as APIMessage;
      return message.id;
    });
    return fetched.ok ? { ok: true, customIds: customIdsIn(message?.components) } : fetched;
  }

  /** The roles that somebody has on a server; null where they are not on it, or we are not. */
  async rolesOf(guildId: string, userId: string): Promise<readonly string[] | null> {
    try {
      const member = (await this.#rest.get(Routes.guildMember(guildId, userId))) as APIGuildMember;
      return member.roles;
    } catch (error) {
      if (error instanceof DiscordAPIError && NOT_THERE.has(Number(error.code))) return null;
      throw error;
    }
  }

  async edit(channelId: string, messageId: string, view: View, text: boolean): Promise<Posted> {
    return attempt(async () => {
      const body = render(view, { text });
      await this.#rest.patch(Routes.channelMessage(channelId, messageId), { body });
      return messageId;
    });
  }

  /** The words of a message of ours; null where it is not to be had. */
  async words(channelId: string, messageId: string): Promise<string | null> {
    let words = '';
    const fetched = await attempt(async () => {
      const message = (await this.#rest.get(Routes.channelMessage(channelId, messageId))) as APIMessage;
      words = message.embeds[0]?.description ?? message.content;
      return message.id;
    });
    return fetched.ok ? words : null;
  }

  /** Whether a message is there no longer: it was deleted, now or before. */
  async remove(channelId: string, messageId: string): Promise<boolean> {
    const removed = await attempt(async () => {
      await this.#rest.delete(Routes.channelMessage(channelId, messageId));
      return messageId;
    });
    return removed.ok || removed.why === 'gone';
  }

  /** Changes a message of ours into what `change` makes of it as it stands there; null leaves it so. */
  async rework(
    channelId: string,
    messageId: string,
    change: (shown: Shown) => Shown | null,
  ): Promise<Posted> {
    return attempt(async () => {
      const route = Routes.channelMessage(channelId, messageId);
      const message = (await this.#rest.get(route)) as APIMessage;
      const changed = change(shownBy(message));
      if (changed !== null) await this.#rest.patch(route, { body: reworked(message, changed) });
      return messageId;
    });
  }

  /** Tells one person something, in their direct messages: in as many as its words take. */
  async whisper(userId: string, view: View, text: boolean): Promise<Posted> {
    return attempt(async () => {
      const { id } = (await this.#rest.post(Routes.userChannels(), { body: { recipient_id: userId } })) as {
        id: string;
      };
      let last = '';
      for (const part of inParts(view, { text })) {
        const body = render(part, { text });
        const message = (await this.#rest.post(Routes.channelMessages(id), { body })) as APIMessage;
        last = message.id;
      }
      return last;
    });
  }

  async unpin(channelId: string, messageId: string): Promise<Posted> {
    return attempt(async () => {
      await this.#rest.delete(Routes.channelMessagesPin(channelId, messageId));
      return messageId;
    });
  }

  async pin(channelId: string, messageId: string): Promise<Posted> {
    return attempt(async () => {
      await this.#rest.put(Routes.channelMessagesPin(channelId, messageId));
      return messageId;
    });
  }
}

/** What of a message can be struck through. */
const shownBy = ({ content, embeds, components }: APIMessage): Shown => ({
  content,
  embeds,
  pressable: pressableIn(components),
});

/** A message with other words, and with those of its buttons that stay. Its files stay too, for they are not named. */
function reworked({ embeds, components }: APIMessage, { content, ...now }: Shown): object {
  const stays = new Set(now.pressable.map(({ id }) => id));
  return {
    content,
    embeds: now.embeds.map((embed, at) => {
      const { color, footer } = embeds[at] ?? {};
      const { title, description, fields } = embed;
      return { title, description, fields, color, ...(footer ? { footer: { text: footer.text } } : {}) };
    }),
    components: (components ?? []).flatMap((row) => {
      if (!('components' in row)) return [];
      const kept = row.components.filter((one) => 'custom_id' in one && stays.has(one.custom_id ?? null));
      return kept.length === 0 ? [] : [{ type: row.type, components: kept }];
    }),
    allowed_mentions: { parse: [] },
  };
}

/** Every custom id in the rows of a message. */
const customIdsIn = (rows: APIMessage['components']): readonly string[] =>
  pressableIn(rows).flatMap(({ id }) => id ?? []);

const pressableIn = (rows: APIMessage['components']): Shown['pressable'] =>
  (rows ?? []).flatMap((row) =>
    'components' in row
      ? row.components.map((one) => ({ id: ('custom_id' in one ? one.custom_id : undefined) ?? null }))
      : [],
  );

/** What a person or an admin can change is an answer; anything else Discord says is an error. */
async function attempt(work: () => Promise<string>): Promise<Posted> {
  try {
    return { ok: true, id: await work() };
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    switch (error.code) {
      case UNKNOWN_CHANNEL:
      case UNKNOWN_MEMBER:
      case UNKNOWN_MESSAGE:
        return { ok: false, why: 'gone' };
      case MISSING_ACCESS:
      case NOT_OURS:
      case MISSING_PERMISSIONS:
      case ARCHIVED_THREAD:
      case TOO_MANY_THREADS:
      case CANNOT_MESSAGE_USER:
        return { ok: false, why: 'forbidden' };
      default:
        throw error;
    }
  }
}

const NEEDED = [
  ['ViewChannel', 'View Channel'],
  ['SendMessages', 'Send Messages'],
  ['EmbedLinks', 'Embed Links'],
  ['ReadMessageHistory', 'Read Message History'],
  ['PinMessages', 'Pin Messages'],
] as const;

/** The names, as Discord's settings show them, of what the bot lacks in a channel to keep its tracker there. */
export function missingPermissions(
  held: Readonly<PermissionsBitField>,
  inThread: boolean,
): readonly string[] {
  if (held.has(PermissionFlagsBits.Administrator)) return [];
  return NEEDED.map(([flag, name]) =>
    inThread && flag === 'SendMessages'
      ? (['SendMessagesInThreads', 'Send Messages in Threads'] as const)
      : ([flag, name] as const),
  )
    .filter(([flag]) => !held.has(PermissionFlagsBits[flag]))
    .map(([, name]) => name);
}

/** What the bot may do without, and what it is for. */
const WISHED = [
  ['ManageWebhooks', 'Manage Webhooks', 'say'],
  ['CreatePublicThreads', 'Create Public Threads', 'scene'],
  ['CreatePrivateThreads', 'Create Private Threads', 'scene'],
  ['SendMessagesInThreads', 'Send Messages in Threads', 'scene'],
  ['ManageThreads', 'Manage Threads', 'scene'],
] as const;

/** The names of what the bot lacks in a channel for its characters to speak there under their names, and for scenes. */
export function missingWishes(
  held: Readonly<PermissionsBitField>,
): Readonly<Record<'say' | 'scene', readonly string[]>> {
  const lacking = held.has(PermissionFlagsBits.Administrator)
    ? []
    : WISHED.filter(([flag]) => !held.has(PermissionFlagsBits[flag]));
  const names = (use: 'say' | 'scene') => lacking.filter(([, , of]) => of === use).map(([, name]) => name);
  return { say: names('say'), scene: names('scene') };
}
