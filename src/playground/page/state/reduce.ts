// What each word of the server changes.
import type { APIMessage } from 'discord-api-types/v10';
import type { ToPage } from '../../protocol.ts';
import { leavesOf, menuOf } from '../command/leaves.ts';
import { channelGroups, isDirect, nameOfChannel, takesMessages } from './channels.ts';
import { authorName, isEphemeral, isThinking, pings, summary, withMessage } from './messages.ts';
import { type Interaction, type State, withEntry } from './state.ts';

/** The channel to begin with: the one wanted if it is there, else the first one can write in. */
function firstChannel(state: State, wanted: string | null): string | null {
  if (wanted !== null && state.channels.has(wanted)) return wanted;
  const listed = channelGroups(state.channels.values()).flatMap((group) =>
    group.channels.map((node) => node.channel),
  );
  return (listed.find(takesMessages) ?? listed[0])?.id ?? null;
}

function greeted(state: State, hello: Extract<ToPage, { type: 'hello' }>): State {
  const { me, people, bot, guild, roles, channels, commands } = hello;
  const next: State = {
    ...state,
    connection: 'open',
    me,
    guildName: guild.name,
    guild: { people, bot, roles, channels },
    leaves: leavesOf(commands),
    menu: menuOf(commands),
    channels: new Map(channels.map((channel) => [channel.id, channel])),
    // What was under way on the lost connection can no longer be answered here.
    loaded: new Set(),
    interactions: new Map(),
  };
  return { ...next, current: firstChannel(next, state.current) };
}

/** History replaces what is known, but for what only this reader saw. */
function withHistory(state: State, channel: string, history: readonly APIMessage[]): State {
  const kept = (state.messages.get(channel) ?? []).filter(
    (message) => isEphemeral(message) && !history.some((one) => one.id === message.id),
  );
  return {
    ...state,
    messages: withEntry(state.messages, channel, kept.reduce(withMessage, history)),
    loaded: new Set([...state.loaded, channel]),
  };
}

function withArrival(state: State, message: APIMessage, attentive: boolean): State {
  const before = state.messages.get(message.channel_id) ?? [];
  const former = before.find((one) => one.id === message.id);
  // The edit of a message that only this reader saw, before the page was loaded: it is gone.
  if (!former && isEphemeral(message) && message.edited_timestamp !== null) return state;
  const next = {
    ...state,
    messages: withEntry(state.messages, message.channel_id, withMessage(before, message)),
  };
  const { me } = state;
  const mine = message.author.id === me?.user.id;
  const finished = former !== undefined && isThinking(former) && !isThinking(message);
  if (!me || mine || isThinking(message) || (former && !finished)) return next;

  const to = state.channels.get(message.channel_id);
  const direct = to !== undefined && isDirect(to);
  const ping = direct || pings(message, me);
  const seen = attentive && message.channel_id === state.current;
  const unread = state.unread.get(message.channel_id) ?? { messages: 0, pings: 0 };
  const who = authorName(state, message);
  const words = summary(state, message);
  const here = message.channel_id === state.current;
  return {
    ...next,
    unread: seen
      ? next.unread
      : withEntry(next.unread, message.channel_id, {
          messages: unread.messages + 1,
          pings: unread.pings + (ping ? 1 : 0),
        }),
    announcement: ping
      ? `${who} ${direct ? 'wrote to you' : `mentioned you in ${nameOfChannel(to)}`}: ${words}`
      : here
        ? `${who}: ${words}`
        : state.announcement,
  };
}

function withoutChannel(state: State, id: string): State {
  const gone: State = { ...state, channels: withEntry(state.channels, id, undefined) };
  const next = { ...gone, guild: { ...gone.guild, channels: [...gone.channels.values()] } };
  return state.current === id ? { ...next, current: firstChannel(next, null) } : next;
}

function withFailure(state: State, nonce: string, reason: string): State {
  const interaction = state.interactions.get(nonce);
  if (interaction) {
    const failed: Interaction = { ...interaction, failure: reason };
    return {
      ...state,
      interactions: withEntry(state.interactions, nonce, failed),
      announcement: `${interaction.label}: ${reason}`,
    };
  }
  if (state.modal?.nonce === nonce) {
    return { ...state, modal: { ...state.modal, sending: false, failure: reason }, announcement: reason };
  }
  return { ...state, notice: reason, announcement: reason };
}

function withSettled(state: State, nonce: string): State {
  const interactions = withEntry(state.interactions, nonce, undefined);
  const submitted = state.modal?.nonce === nonce && state.modal.sending;
  return { ...state, interactions, modal: submitted ? null : state.modal };
}

/**
 * The state after a word of the server.
 * @param attentive whether somebody is looking at the page: what arrives unseen counts as unread
 */
export function reduce(state: State, word: ToPage, attentive: boolean): State {
  switch (word.type) {
    case 'hello':
      return greeted(state, word);
    case 'history':
      return withHistory(state, word.channel, word.messages);
    case 'commands':
      return { ...state, leaves: leavesOf(word.commands), menu: menuOf(word.commands) };
    case 'channel': {
      const channels = withEntry(state.channels, word.channel.id, word.channel);
      return { ...state, channels, guild: { ...state.guild, channels: [...channels.values()] } };
    }
    case 'channel.gone':
      return withoutChannel(state, word.channel);
    case 'message':
      return withArrival(state, word.message, attentive);
    case 'message.gone': {
      const left = (state.messages.get(word.channel) ?? []).filter((message) => message.id !== word.message);
      return { ...state, messages: withEntry(state.messages, word.channel, left) };
    }
    case 'modal':
      return {
        ...state,
        interactions: withEntry(state.interactions, word.nonce, undefined),
        modal: { nonce: word.nonce, modal: word.modal, sending: false },
      };
    case 'settled':
      return withSettled(state, word.nonce);
    case 'failed':
      return withFailure(state, word.nonce, word.reason);
    case 'pending':
    case 'choices':
      return state;
  }
}
