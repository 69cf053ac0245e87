import type { APIApplicationCommandOptionChoice, APIMessage, APIUser } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Interaction } from '../interactions/book.ts';
import type { Command } from '../interactions/commandBook.ts';
import { usableCommands } from '../interactions/commands.ts';
import type { TypedOption } from '../protocol.ts';
import type { Channel, StoredMessage } from '../world/state.ts';
import { wakeThread } from '../world/threads.ts';
import { Answer } from './answer.ts';
import { fileUpload, type GivenFile, type OptionValues, typedOptions } from './given.ts';
import { requireView, send } from './interact.ts';
import { commandData } from './options.ts';
import { type FieldValues, submitModal, useComponent, visibleMessage } from './press.ts';
import { type Resolved, resolveReference } from './references.ts';
import { Refused } from './refused.ts';
import { Selections } from './selections.ts';
import {
  beginPost,
  beginThread,
  dismiss,
  erase,
  forgetEphemerals,
  messagesFor,
  requireBox,
  say,
} from './talk.ts';

/** An interaction under way: a promise of its answer, with the interaction itself to be had at once. */
export type Pending = Promise<Answer> & { readonly interaction: Interaction };

/** Somebody at their Discord client, as tests and playscripts move them. Channels go by id or name. */
export class Person {
  readonly user: APIUser;
  /** Messages that pinged this person, oldest first. */
  readonly pings: APIMessage[] = [];
  readonly #core: Core;
  readonly #selections = new Selections();

  constructor(core: Core, user: APIUser) {
    this.#core = core;
    this.user = user;
  }

  /** The client's red dot: kept for `pings`. */
  notePing(message: APIMessage): void {
    this.pings.push(message);
    if (this.pings.length > 1000) this.pings.shift();
  }

  get id(): string {
    return this.user.id;
  }

  get name(): string {
    return this.user.global_name ?? this.user.username;
  }

  /**
   * Uses a slash command: `command('the-table', 'encounter start', { name: 'Ambush' })`. Options by name; people, channels and
   * roles by name or id; files as `{ name, data }`. Resolves when the bot has answered (or failed to); throws `Refused` where
   * the client would not send it.
   */
  command(channel: string, command: string, options: OptionValues = {}): Pending {
    return this.#pending(() => {
      const place = this.#place(channel);
      const [name = '', ...path] = command.replace(/^\//, '').trim().split(/\s+/);
      const found = findCommand(this.#core, this.id, place, name);
      return runCommand(this.#core, this.id, place, found, typedOptions(found, path, options));
    });
  }

  /** What autocomplete offers for `focused` while the other options are typed. Throws where the bot does not answer. */
  async complete(
    channel: string,
    command: string,
    options: OptionValues,
    focused: string,
  ): Promise<readonly APIApplicationCommandOptionChoice[]> {
    const place = this.#place(channel);
    const [name = '', ...path] = command.replace(/^\//, '').trim().split(/\s+/);
    const found = findCommand(this.#core, this.id, place, name);
    const typed = typedOptions(found, path, { [focused]: '', ...options }, focused);
    const answer = await this.#pending(() => complete(this.#core, this.id, place, found, typed));
    if (answer.kind !== 'choices') throw new Refused(answer.reason ?? 'Loading options failed');
    return answer.choices ?? [];
  }

  /** Uses a command of a message's own menu, by the words that stand there. */
  menu(message: string | APIMessage, words: string): Pending {
    return this.#pending(() => runMenu(this.#core, this.id, idOf(message), words));
  }

  /** Uses a command of somebody's own menu, by the words that stand there. */
  menuOf(channel: string, who: string, words: string): Pending {
    return this.#pending(() => runPersonMenu(this.#core, this.id, this.#place(channel), who, words));
  }

  /** Presses a button, by custom id or label. */
  press(message: string | APIMessage, idOrLabel: string): Pending {
    return this.#pending(() => useComponent(this.#core, this.id, idOf(message), idOrLabel));
  }

  /** Chooses in a select: values or labels (people, roles, channels by name or id). */
  select(message: string | APIMessage, customId: string, values: string | readonly string[]): Pending {
    const list = typeof values === 'string' ? [values] : values;
    return this.#pending(() =>
      useComponent(this.#core, this.id, idOf(message), customId, list, this.#selections),
    );
  }

  /** Sends the modal that an answer opened; fields by custom id or label. */
  submit(opened: Answer, fields: FieldValues = {}): Pending {
    return this.#pending(() => submitModal(this.#core, this.id, opened.interaction, fields));
  }

  /** Writes a message. */
  say(
    channel: string,
    content: string,
    options: { files?: readonly GivenFile[]; replyTo?: string } = {},
  ): APIMessage {
    const files = (options.files ?? []).map(fileUpload);
    const replyTo = options.replyTo === undefined ? {} : { replyTo: options.replyTo };
    return say(this.#core, this.id, this.#place(channel), content, { files, ...replyTo }).api;
  }

  createThread(channel: string, name: string, messageId?: string): Channel {
    return beginThread(this.#core, this.id, this.#place(channel), name, messageId);
  }

  createPost(forum: string, name: string, content: string): { channel: Channel; message: StoredMessage } {
    return beginPost(this.#core, this.id, this.#place(forum), name, content);
  }

  delete(message: string | APIMessage): void {
    erase(this.#core, this.id, idOf(message));
  }

  /** Hides an ephemeral message. */
  dismiss(message: string | APIMessage): void {
    dismiss(this.#core, this.id, idOf(message));
  }

  /** Loads the client anew: what only this person saw is gone, and selects show what their messages say. */
  reload(): void {
    this.#selections.clear();
    forgetEphemerals(this.#core, this.id);
  }

  /** What this person sees in a channel, oldest first, ephemeral messages to them included. */
  messages(channel: string): APIMessage[] {
    const place = this.#place(channel);
    requireView(this.#core, this.id, place);
    return messagesFor(this.#core, this.id, place);
  }

  /** The commands this person is offered in a channel. */
  commands(channel: string): Command[] {
    return usableCommands(this.#core, this.id, this.#place(channel));
  }

  #place(nameOrId: string): Channel {
    return placeByName(this.#core, nameOrId);
  }

  #pending(begin: () => Interaction): Pending {
    let interaction: Interaction;
    try {
      interaction = begin();
    } catch (error) {
      return Promise.reject(error) as Pending;
    }
    const answer = new Answer(this.#core, interaction);
    return Object.assign(
      answer.acknowledged.then(() => answer),
      { interaction },
    );
  }
}

function idOf(message: string | APIMessage): string {
  return typeof message === 'string' ? message : message.id;
}

/** A channel by id, name or `#name`. */
function placeByName(core: Core, nameOrId: string): Channel {
  const { channels } = core.world;
  const known = channels.get(nameOrId);
  if (known) return known;
  const name = nameOrId.replace(/^#/, '');
  for (const channel of channels.values()) if (channel.name === name) return channel;
  throw new Refused(`There is no channel '${nameOrId}'.`);
}

export function findCommand(core: Core, personId: string, channel: Channel, nameOrId: string): Command {
  const usable = usableCommands(core, personId, channel);
  const found =
    usable.find((entry) => entry.id === nameOrId) ?? usable.find((entry) => entry.name === nameOrId);
  if (!found) throw new Refused(`There is no command /${nameOrId} for you here.`);
  return found;
}

/** Sends a command. Throws `Refused` where the client would not. */
export function runCommand(
  core: Core,
  personId: string,
  channel: Channel,
  command: Command,
  typed: readonly TypedOption[],
): Interaction {
  requireBox(core, personId, channel);
  const { options, resolved } = commandData(core, command, personId, channel, typed);
  wakeThread(core, channel, personId);
  return send(core, { type: 2, personId, channel, data: dataOf(command, options, resolved) });
}

/** Sends a command of a message's own menu. Nothing of the kind is offered for what only one person sees. */
export function runMenu(core: Core, personId: string, messageId: string, nameOrId: string): Interaction {
  const { channel, message } = visibleMessage(core, personId, messageId);
  const offered = usableCommands(core, personId, channel).filter(({ type }) => type === 3);
  const command = offered.find((entry) => entry.id === nameOrId || entry.name === nameOrId);
  if (!command || message.reader !== null)
    throw new Refused(`There is no '${nameOrId}' in the menu of that message.`);
  const resolved = { messages: { [message.id]: message.api } };
  const data = { ...dataOf(command, [], resolved), target_id: message.id };
  return send(core, { type: 2, personId, channel, data });
}

const PERSON = 6; // as an option

/** Sends a command of a person's own menu. */
function runPersonMenu(
  core: Core,
  personId: string,
  channel: Channel,
  of: string,
  name: string,
): Interaction {
  const resolved: Resolved = {};
  const target = resolveReference(core, channel, personId, PERSON, of, resolved);
  const offered = usableCommands(core, personId, channel).filter(({ type }) => type === 2);
  const command = offered.find((entry) => entry.name === name);
  if (target === undefined || command === undefined)
    throw new Refused(`There is no '${name}' in the menu of ${of}.`);
  const data = { ...dataOf(command, [], resolved), target_id: target };
  return send(core, { type: 2, personId, channel, data });
}

/** Asks the bot to complete the focused option. */
export function complete(
  core: Core,
  personId: string,
  channel: Channel,
  command: Command,
  typed: readonly TypedOption[],
): Interaction {
  requireBox(core, personId, channel);
  const { options, resolved } = commandData(core, command, personId, channel, typed, true);
  return send(core, { type: 4, personId, channel, data: dataOf(command, options, resolved) });
}

function dataOf(command: Command, options: readonly unknown[], resolved: Readonly<Record<string, unknown>>) {
  return {
    id: command.id,
    name: command.name,
    type: command.type,
    ...(command.guild_id ? { guild_id: command.guild_id } : {}),
    ...(options.length > 0 ? { options } : {}),
    ...(Object.keys(resolved).length > 0 ? { resolved } : {}),
  };
}
