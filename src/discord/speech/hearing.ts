import type { APIMessage } from 'discord-api-types/v10';
import { ChannelType, type ChatInputCommandInteraction, type GuildBasedChannel } from 'discord.js';
import type { SpeechRecord, Store } from '../../app/ports.ts';
import type { Hear, Heard, ToHear } from '../../app/transcript/heard.ts';
import { withoutName } from '../../view/speech/views.ts';
import type { Channels } from '../channel.ts';
import { messagesStillThere } from './history.ts';
import { channelSeen, mayRead, membersSeen } from './sight.ts';
import { Voices } from './voices.ts';

/** Posts that are read one by one for a story: more would take longer than Discord waits for an answer. */
const MOST_SINGLY = 1000;

type At = Pick<ChatInputCommandInteraction, 'guild' | 'client' | 'user' | 'channelId'>;
type Said = SpeechRecord & { readonly messageId: string };

/**
 * Reads what was said, for the story of whoever asks, or of all players: only where these may read it on Discord as well. Private
 * threads are not for all.
 */
export const hearingAt =
  (at: At, store: Store, channels: Channels, mostSingly = MOST_SINGLY): Hear =>
  async (asked) => {
    const { rest } = at.client;
    const me = at.guild === null ? null : await at.guild.members.fetchMe();
    const unread: string[] = [];
    const words = new Map<string, string>();
    const hushed: Said[] = []; // there, and without words for the bot
    const seen = await channelsSeen(at, asked);
    for (const channel of seen.values()) {
      const said = saidIn(asked, channel.id);
      if (said.length === 0) continue;
      const readable = me !== null && (await mayRead(rest, channel, me));
      const ids = said.map(({ messageId }) => messageId);
      const there = readable ? await messagesStillThere(rest, channel.id, ids) : null;
      if (there === null) unread.push(`#${channel.name}`);
      for (const one of said) {
        const message = there?.get(one.messageId);
        if (message === undefined) continue;
        const text = wordsOf(one, message);
        if (text === '') hushed.push(one);
        else words.set(one.id, text);
      }
    }
    if (await isHiddenHere(at, asked)) unread.push('this channel');
    const newest = hushed.toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    const singly = await singlyRead(new Voices(store, channels), newest.slice(0, mostSingly));
    return {
      words: new Map([...words, ...singly.words]),
      seen: new Set(seen.keys()),
      unread,
      lost: singly.lost,
      tooMany: Math.max(0, newest.length - mostSingly),
    };
  };

/** The channels that every reader may see, by their ids. */
async function channelsSeen(
  at: At,
  { by, players, channels }: ToHear,
): Promise<ReadonlyMap<string, GuildBasedChannel>> {
  const seen = new Map<string, GuildBasedChannel>();
  const { guild, user, client } = at;
  if (guild === null) return seen;
  const ids = by === 'players' ? [...new Set([user.id, ...players])] : [user.id];
  const readers = await membersSeen(guild, ids);
  if (readers.length === 0) return seen;
  for (const id of channels) {
    const channel = await channelSeen(at, id);
    if (channel === null || (by === 'players' && channel.type === ChannelType.PrivateThread)) continue;
    const may = await Promise.all(readers.map((reader) => mayRead(client.rest, channel, reader)));
    if (may.every((one) => one)) seen.set(id, channel);
  }
  return seen;
}

/** Whether the bot may not see the channel where the story is asked for, though something was said there: not even its name. */
const isHiddenHere = async (at: At, asked: ToHear): Promise<boolean> =>
  saidIn(asked, at.channelId).length > 0 && (await channelSeen(at, at.channelId)) === null;

const saidIn = ({ speeches }: ToHear, channelId: string): readonly Said[] =>
  speeches.flatMap((one) =>
    one.channelId === channelId && one.messageId !== null ? [{ ...one, messageId: one.messageId }] : [],
  );

/** The words that the bot sees of a message. Of what a webhook said Discord does not always tell it any, though the webhook is its own. */
const wordsOf = ({ webhookId, name }: Said, { content, embeds }: APIMessage): string =>
  webhookId === null ? withoutName(name, embeds[0]?.description ?? content) : content;

/** What the webhooks themselves are told of what they said: one message at a time. */
async function singlyRead(voices: Voices, said: readonly Said[]): Promise<Pick<Heard, 'words' | 'lost'>> {
  const words = new Map<string, string>();
  for (const one of said) {
    const text = await voices.read(one);
    if (text !== null) words.set(one.id, text);
  }
  return { words, lost: said.length - words.size };
}
