import { ChannelType, DiscordAPIError, type REST, Routes, SnowflakeUtil } from 'discord.js';
import type { APIGuildMember, APIMessage, APIThreadChannel } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import type { View } from '../view/message.ts';
import { inParts, render } from '../view/render.ts';
import type { Shown } from '../view/struck.ts';
import { type Letter, letterOf, silently, withFilesBeside, withoutFiles } from './letters.ts';
import { isGone, noteRefused, type Refused, refusedBy, type Trouble } from './posting/codes.ts';
import { nonceFor } from './posting/nonce.ts';
import { LiveMessages } from './posting/live.ts';
import { OldEdits } from './posting/oldEdits.ts';
import { sentAgain, sentOnce } from './posting/unsure.ts';
import { onceOf, slowOf } from './posting/wires.ts';
import type { Timer } from './responder.ts';

const CLOCKS_MS = 10_000; // by which Discord's clock and ours may differ
const WEEK = 10_080; // minutes: after that long without a word Discord puts a thread away

interface No {
  readonly ok: false;
  readonly why: Trouble;
  readonly wait: number; // milliseconds after which it may be done, where Discord says so
}

/** What became of a message, a thread or a pin of the bot's own. */
export type Posted = { readonly ok: true; readonly id: string } | No;

/** A message as Discord has it: the custom ids of what can be pressed in it. */
export type Fetched = { readonly ok: true; readonly customIds: readonly string[] } | No;

/** Where a thread is begun, and by which interaction: what is older is another. */
export interface ThreadParent {
  readonly channelId: string;
  readonly guildId: string;
  readonly announces: boolean;
  readonly after: string;
}

/** What the bot's own messages need: its way to Discord, its token, a clock, and where bugs are noted. */
export interface Wire {
  readonly rest: REST;
  readonly token: string;
  readonly log: Logger;
  readonly now: () => Date;
  readonly timer: Timer;
  readonly alone: boolean; // no other process is this bot as well
}

/**
 * Posts and edits messages of the bot's own in channels, threads and forum posts, where no interaction is at hand. Whatever Discord
 * refuses is an answer: nothing here throws for it, so that what was done stays done.
 */
export class Channels {
  readonly rest: REST;
  readonly oldEdits: OldEdits;
  readonly live: LiveMessages;
  readonly #once: REST;
  readonly #log: Logger;

  constructor({ rest, token, log, now, timer, alone }: Wire) {
    this.rest = rest;
    this.#once = onceOf(rest).setToken(token);
    this.#log = log;
    this.oldEdits = new OldEdits(slowOf(rest, token), now);
    this.live = new LiveMessages(this.oldEdits, now, timer, log, alone);
  }

  /** Posts something: once for each `of`, however often it is asked for within some minutes. Where Discord takes no files, the words alone. */
  async post(channelId: string, view: View, text: boolean, of?: string): Promise<Posted> {
    const letter = letterOf(view, text);
    const posted = await this.#send(channelId, letter, of);
    if (posted.ok || letter.files.length === 0 || !WITHOUT_FILES.includes(posted.why)) return posted;
    return this.#send(channelId, withoutFiles(letter, posted.why), of);
  }

  #send(channelId: string, { body, files }: Letter, of?: string): Promise<Posted> {
    const nonce = nonceFor(channelId, of);
    return this.#opening(channelId, async () => {
      const route = Routes.channelMessages(channelId);
      const sent = { ...body, ...nonce, ...silently({ body }) };
      const message = await sentAgain(() => this.rest.post(route, withFilesBeside(sent, files)));
      return (message as APIMessage).id;
    });
  }

  /** Begins a thread below a channel, for all or for those who are brought in; gives its id. */
  async beginThread(parent: ThreadParent, name: string, hidden: boolean): Promise<Posted> {
    return this.#attempt(async () => {
      const open = parent.announces ? ChannelType.AnnouncementThread : ChannelType.PublicThread;
      const type = hidden ? ChannelType.PrivateThread : open;
      const body = { name, type, auto_archive_duration: WEEK, ...(hidden ? { invitable: false } : {}) };
      const route = Routes.threads(parent.channelId);
      const thread = await sentOnce(
        async () => (await this.#once.post(route, { body })) as { readonly id: string },
        () => this.#begun(parent, name),
      );
      return thread.id;
    });
  }

  /** A thread that stands already. */
  async #begun({ channelId, guildId, after }: ThreadParent, name: string) {
    const { threads } = (await this.rest.get(Routes.guildActiveThreads(guildId))) as {
      readonly threads: readonly { readonly id: string; readonly parent_id: string; readonly name: string }[];
    };
    const isIt = (one: (typeof threads)[number]) =>
      one.parent_id === channelId && one.name === name && BigInt(one.id) > BigInt(after);
    return threads.find(isIt) ?? null;
  }

  /** Brings somebody into a thread, without a ping; who has left the server stays away. */
  async addToThread(threadId: string, userId: string): Promise<Posted> {
    return this.#attempt(async () => {
      await this.rest.put(Routes.threadMembers(threadId, userId));
      return threadId;
    });
  }

  /** Puts a thread away; locked, only who manages threads takes it out again. */
  async archive(threadId: string, locked: boolean): Promise<Posted> {
    return this.#attempt(async () => {
      const body = { archived: true, ...(locked ? { locked } : {}) };
      await this.rest.patch(Routes.channel(threadId), { body });
      return threadId;
    });
  }

  /** Looks at a message, for what can be pressed in it. */
  async look(channelId: string, messageId: string): Promise<Fetched> {
    let message: APIMessage | undefined;
    const fetched = await this.#attempt(async () => {
      message = (await this.rest.get(Routes.channelMessage(channelId, messageId))) as APIMessage;
      return message.id;
    });
    return fetched.ok ? { ok: true, customIds: customIdsIn(message?.components) } : fetched;
  }

  /** The message of ours that has a button of this custom id, among those posted since a moment; null where there is none. */
  async withButton(channelId: string, customId: string, since: Date): Promise<string | null> {
    let found: string | null = null;
    await this.#attempt(async () => {
      const after = SnowflakeUtil.generate({ timestamp: since.getTime() - CLOCKS_MS }).toString();
      const query = new URLSearchParams({ after, limit: '100' });
      const page = (await this.rest.get(Routes.channelMessages(channelId), {
        query,
      })) as readonly APIMessage[];
      found = page.find(({ components }) => customIdsIn(components).includes(customId))?.id ?? null;
      return channelId;
    });
    return found;
  }

  /** The newest message of a channel, as Discord has it: it may be deleted by now. Null where it cannot be asked. */
  async newest(channelId: string): Promise<string | null> {
    let found: string | null = null;
    await this.#attempt(async () => {
      const channel = (await this.rest.get(Routes.channel(channelId))) as {
        readonly last_message_id?: string | null;
      };
      found = channel.last_message_id ?? null;
      return channelId;
    });
    return found;
  }

  /** How many messages stand below one, counted up to `most`; 0 where they cannot be read. */
  async countBelow(channelId: string, messageId: string, most: number): Promise<number> {
    let count = 0;
    await this.#attempt(async () => {
      const query = new URLSearchParams({ after: messageId, limit: String(most) });
      const page = (await this.rest.get(Routes.channelMessages(channelId), { query })) as readonly unknown[];
      count = page.length;
      return channelId;
    });
    return count;
  }

  /** The roles that somebody has on a server; null where they are not on it, or we are not. */
  async rolesOf(guildId: string, userId: string): Promise<readonly string[] | null> {
    try {
      const member = (await this.rest.get(Routes.guildMember(guildId, userId))) as APIGuildMember;
      return member.roles;
    } catch (error) {
      if (error instanceof DiscordAPIError && (error.status === 403 || error.status === 404)) return null;
      throw error;
    }
  }

  /** Changes a message. An old one has a way of its own: `tooManyOldEdits` says that Discord takes no such edit now. */
  async edit(channelId: string, messageId: string, view: View, text: boolean): Promise<Posted> {
    return this.#opening(channelId, async () => {
      await this.#patch(channelId, messageId, render(view, { text }));
      return messageId;
    });
  }

  async #patch(channelId: string, messageId: string, body: object): Promise<void> {
    const route = Routes.channelMessage(channelId, messageId);
    this.live.note(channelId, messageId);
    await this.oldEdits.send(channelId, messageId, route, { body }, this.rest);
  }

  /** The words of a message of ours; null where it is not to be had. */
  async words(channelId: string, messageId: string): Promise<string | null> {
    let words = '';
    const fetched = await this.#attempt(async () => {
      const message = (await this.rest.get(Routes.channelMessage(channelId, messageId))) as APIMessage;
      words = message.embeds[0]?.description ?? message.content;
      return message.id;
    });
    return fetched.ok ? words : null;
  }

  /** Whether a message is there no longer: it was deleted, now or before. */
  async remove(channelId: string, messageId: string): Promise<boolean> {
    const removed = await this.#attempt(async () => {
      await this.rest.delete(Routes.channelMessage(channelId, messageId));
      return messageId;
    });
    return removed.ok || isGone(removed.why);
  }

  /** Changes a message of ours into what `change` makes of it as it stands there; null leaves it so. */
  async rework(
    channelId: string,
    messageId: string,
    change: (shown: Shown) => Shown | null,
  ): Promise<Posted> {
    return this.#opening(channelId, async () => {
      const message = (await this.rest.get(Routes.channelMessage(channelId, messageId))) as APIMessage;
      const changed = change(shownBy(message));
      if (changed !== null) await this.#patch(channelId, messageId, reworked(message, changed));
      return messageId;
    });
  }

  /** Tells one person something, in their direct messages: in as many as its words take. */
  async whisper(userId: string, view: View, text: boolean): Promise<Posted> {
    return this.#attempt(async () => {
      const body = { recipient_id: userId };
      const { id } = (await this.rest.post(Routes.userChannels(), { body })) as { readonly id: string };
      let last = '';
      for (const part of inParts(view, { text })) {
        const said = { ...render(part, { text }), ...nonceFor(id) };
        const message = await sentAgain(() => this.rest.post(Routes.channelMessages(id), { body: said }));
        last = (message as APIMessage).id;
      }
      return last;
    });
  }

  async unpin(channelId: string, messageId: string): Promise<Posted> {
    return this.#attempt(async () => {
      await this.rest.delete(Routes.channelMessagesPin(channelId, messageId));
      return messageId;
    });
  }

  async pin(channelId: string, messageId: string): Promise<Posted> {
    return this.#opening(channelId, async () => {
      await this.rest.put(Routes.channelMessagesPin(channelId, messageId));
      return messageId;
    });
  }

  /** Does something in a channel; in a thread that was put away after it is opened, where the bot may and nobody has locked it. */
  async #opening(channelId: string, work: () => Promise<string>): Promise<Posted> {
    const first = await this.#attempt(work);
    if (first.ok || first.why !== 'archived' || (await this.#isLocked(channelId))) return first;
    return (await this.wake(channelId)).ok ? this.#attempt(work) : first;
  }

  /** Opens a thread that was put away. */
  wake(threadId: string): Promise<Posted> {
    return this.#attempt(async () => {
      await this.rest.patch(Routes.channel(threadId), { body: { archived: false } });
      return threadId;
    });
  }

  /** Whether those who look after a server have closed a thread: that is theirs to take back. */
  async #isLocked(channelId: string): Promise<boolean> {
    let isLocked = false;
    await this.#attempt(async () => {
      const thread = (await this.rest.get(Routes.channel(channelId))) as Partial<APIThreadChannel>;
      isLocked = thread.thread_metadata?.locked === true;
      return channelId;
    });
    return isLocked;
  }

  /** Writes down what Discord has refused, where that is nobody's doing but ours or Discord's own. */
  refused(refused: Refused): void {
    noteRefused(this.#log, refused);
  }

  /** What Discord refuses is an answer, and in the log where it is nobody's but ours; any other error is thrown. */
  async #attempt(work: () => Promise<string>): Promise<Posted> {
    try {
      return { ok: true, id: await work() };
    } catch (error) {
      const refused = refusedBy(error);
      if (refused === null) throw error;
      this.refused(refused);
      return { ok: false, why: refused.trouble, wait: refused.wait };
    }
  }
}

/** Refusals that files may be the cause of. */
const WITHOUT_FILES: readonly Trouble[] = ['tooLarge', 'noPermission'];

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
