// The page's sockets: one a window, acting as one person, in the words of `protocol.ts`.
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Core } from '../core.ts';
import type { Interaction } from '../interactions/book.ts';
import { commandsOf } from '../interactions/commands.ts';
import { requireView } from '../people/interact.ts';
import { complete, findCommand, runCommand, runMenu } from '../people/person.ts';
import { submitModal, useComponent } from '../people/press.ts';
import { Refused } from '../people/refused.ts';
import { asSeen, beginPost, beginThread, dismiss, erase, historyFor, say, sees } from '../people/talk.ts';
import type { FromPage, PersonInfo, ToPage } from '../protocol.ts';
import { guildPermissions, may, Permission } from '../world/permissions.ts';
import type { Channel, Guild } from '../world/state.ts';
import { channelView, roleView, userView } from '../world/views.ts';
import { readRequest } from './requests.ts';

/** One window: who it is, and which of its requests wait for the bot. */
interface Window {
  readonly ws: WebSocket;
  readonly personId: string;
  readonly nonces: Map<Interaction, string>;
  readonly modals: Map<string, Interaction>;
  readonly visible: Set<string>;
}

const frameLimit = 15 * 1024 * 1024; // ten megabytes of file, as base64

export class PeopleBridge {
  readonly #core: Core;
  readonly #server = new WebSocketServer({
    noServer: true,
    perMessageDeflate: false,
    maxPayload: frameLimit,
  });
  readonly #windows = new Set<Window>();
  readonly #offs: readonly (() => void)[];

  constructor(core: Core) {
    this.#core = core;
    const { bus } = core;
    this.#offs = [
      bus.on('message', (message) => this.#showMessage(message.id)),
      bus.on('edit', ({ message }) => this.#showMessage(message.id)),
      bus.on('delete', ({ channel, message }) => this.#hideMessage(channel, message.id)),
      bus.on('bulkDelete', ({ channel, messages }) => {
        for (const message of messages) this.#hideMessage(channel, message.id);
      }),
      bus.on('channel', ({ channel }) => this.#refresh([channel, ...this.#threadsIn(channel)])),
      bus.on('channelGone', (channel) => this.#refresh([channel])),
      bus.on('role', () => this.#refreshAll()),
      bus.on('roleGone', () => this.#refreshAll()),
      bus.on('member', () => this.#refreshAll()),
      bus.on('memberGone', () => this.#refreshAll()),
      bus.on('commands', () => {
        for (const window of this.#windows) this.#tellCommands(window);
      }),
      bus.on('acknowledged', (interaction) => this.#answered(interaction)),
    ];
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const as = new URL(request.url ?? '/', 'http://localhost').searchParams.get('as') ?? '';
    const person = this.#person(as);
    this.#server.handleUpgrade(request, socket, head, (ws) => {
      if (person === undefined) return ws.close(4004, 'There is nobody with that id.');
      const window: Window = {
        ws,
        personId: person,
        nonces: new Map(),
        modals: new Map(),
        visible: new Set(),
      };
      this.#windows.add(window);
      ws.on('close', () => this.#windows.delete(window));
      ws.on('error', () => ws.terminate());
      ws.on('message', (raw) => this.#receive(window, String(raw)));
      this.#hello(window);
    });
  }

  /** By id or name; without either, whoever owns the server. */
  #person(as: string): string | undefined {
    const { users, guilds, botId } = this.#core.world;
    if (as === '') return guilds.values().next().value?.ownerId;
    if (users.has(as)) return as === botId ? undefined : as;
    return [...users.values()].find((user) => user.global_name === as)?.id;
  }

  #tell(window: Window, message: ToPage): void {
    if (window.ws.readyState === 1) window.ws.send(JSON.stringify(message));
  }

  #hello(window: Window): void {
    const { world } = this.#core;
    const guild = guildFor(this.#core, window.personId);
    if (!guild) {
      window.ws.close(4004, 'That person is in no server.');
      return;
    }
    const people = [...guild.members.keys()]
      .filter((id) => !userView(world, id).bot)
      .map((id) => personInfo(this.#core, guild, id));
    const channels = this.#channelsFor(window);
    for (const channel of channels) window.visible.add(channel.id);
    this.#tell(window, {
      type: 'hello',
      me: personInfo(this.#core, guild, window.personId),
      people,
      bot: world.users.get(world.botId) ?? null,
      guild: { id: guild.id, name: guild.name },
      roles: [...guild.roles.values()].map(roleView),
      channels: channels.map((channel) => channelView(world, channel, window.personId)),
      commands: commandsOf(this.#core, window.personId, guild.id),
    });
  }

  #channelsFor(window: Window): Channel[] {
    return [...this.#core.world.channels.values()].filter((channel) =>
      may(this.#core.world, window.personId, channel, Permission.ViewChannel),
    );
  }

  #tellCommands(window: Window): void {
    const guild = guildFor(this.#core, window.personId);
    if (guild)
      this.#tell(window, { type: 'commands', commands: commandsOf(this.#core, window.personId, guild.id) });
  }

  #showMessage(id: string): void {
    if (this.#windows.size === 0) return;
    const { world } = this.#core;
    const channel = world.channels.get(world.placeOf.get(id) ?? '');
    const message = channel?.messages.get(id);
    if (!channel || !message) return;
    for (const window of this.#windows)
      if (sees(this.#core, window.personId, channel, message))
        this.#tell(window, { type: 'message', message: asSeen(this.#core, window.personId, message) });
  }

  #hideMessage(channel: Channel, id: string): void {
    for (const window of this.#windows)
      if (window.visible.has(channel.id))
        this.#tell(window, { type: 'message.gone', channel: channel.id, message: id });
  }

  #threadsIn(parent: Channel): Channel[] {
    return [...this.#core.world.channels.values()].filter(
      (channel) => channel.thread && channel.parentId === parent.id,
    );
  }

  /** Roles have changed: what each person may see and use has, too. */
  #refreshAll(): void {
    this.#refresh([...this.#core.world.channels.values()]);
    for (const window of this.#windows) this.#tellCommands(window);
  }

  /** Each window is told what appeared, changed or vanished for its person. */
  #refresh(channels: readonly Channel[]): void {
    const { world } = this.#core;
    for (const window of this.#windows)
      for (const channel of channels) {
        const there = world.channels.has(channel.id);
        if (there && may(world, window.personId, channel, Permission.ViewChannel)) {
          window.visible.add(channel.id);
          this.#tell(window, { type: 'channel', channel: channelView(world, channel, window.personId) });
        } else if (window.visible.delete(channel.id))
          this.#tell(window, { type: 'channel.gone', channel: channel.id });
      }
  }

  #receive(window: Window, raw: string): void {
    const request = readRequest(raw);
    if (!request) {
      window.ws.close(4002, 'That is not in the protocol.');
      return;
    }
    const nonce = 'nonce' in request ? request.nonce : request.type;
    try {
      this.#carryOut(window, request);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.#tell(window, { type: 'failed', nonce, reason: error.message });
    }
  }

  #carryOut(window: Window, request: FromPage): void {
    const core = this.#core;
    const me = window.personId;
    switch (request.type) {
      case 'open': {
        const channel = this.#channel(request.channel);
        requireView(core, me, channel);
        this.#tell(window, {
          type: 'history',
          channel: channel.id,
          messages: historyFor(core, me, channel),
        });
        return;
      }
      case 'say': {
        const replyTo = request.replyTo === undefined ? {} : { replyTo: request.replyTo };
        say(core, me, this.#channel(request.channel), request.content, {
          files: request.files ?? [],
          ...replyTo,
        });
        return;
      }
      case 'command': {
        const channel = this.#channel(request.channel);
        const command = findCommand(core, me, channel, request.command);
        this.#await(window, request.nonce, runCommand(core, me, channel, command, request.options));
        return;
      }
      case 'autocomplete': {
        const channel = this.#channel(request.channel);
        const command = findCommand(core, me, channel, request.command);
        this.#await(window, request.nonce, complete(core, me, channel, command, request.options));
        return;
      }
      case 'component':
        this.#await(
          window,
          request.nonce,
          useComponent(core, me, request.message, request.customId, request.values),
        );
        return;
      case 'modal': {
        const opener = window.modals.get(request.nonce);
        if (!opener) throw new Refused('That form is no longer open.');
        const sent = submitModal(core, me, opener, request.fields);
        window.modals.delete(request.nonce);
        this.#await(window, request.nonce, sent);
        return;
      }
      case 'thread':
        beginThread(core, me, this.#channel(request.channel), request.name, request.message);
        return;
      case 'post':
        beginPost(core, me, this.#channel(request.forum), request.name, request.content);
        return;
      case 'delete':
        erase(core, me, request.message);
        return;
      case 'menu':
        this.#await(window, request.nonce, runMenu(core, me, request.message, request.command));
        return;
      case 'dismiss': {
        const channel = core.world.placeOf.get(request.message) ?? '';
        dismiss(core, me, request.message);
        this.#tell(window, { type: 'message.gone', channel, message: request.message });
        return;
      }
      default:
        request satisfies never;
    }
  }

  #channel(id: string): Channel {
    const channel = this.#core.world.channels.get(id);
    if (!channel) throw new Refused('That channel is gone.');
    return channel;
  }

  #await(window: Window, nonce: string, interaction: Interaction): void {
    window.nonces.set(interaction, nonce);
    if (interaction.state === 'waiting') this.#tell(window, { type: 'pending', nonce });
    else this.#answered(interaction);
  }

  #answered(interaction: Interaction): void {
    for (const window of this.#windows) {
      const nonce = window.nonces.get(interaction);
      if (nonce === undefined) continue;
      window.nonces.delete(interaction);
      if (interaction.failure !== null) {
        // A form that did not arrive is still open, and can be sent again.
        if (interaction.opener) window.modals.set(nonce, interaction.opener);
        this.#tell(window, { type: 'failed', nonce, reason: interaction.failure });
        continue;
      }
      if (interaction.choices) this.#tell(window, { type: 'choices', nonce, choices: interaction.choices });
      if (interaction.modal) {
        window.modals.set(nonce, interaction);
        this.#tell(window, { type: 'modal', nonce, modal: interaction.modal });
      }
      this.#tell(window, { type: 'settled', nonce });
    }
  }

  close(): void {
    for (const off of this.#offs) off();
    for (const window of this.#windows) window.ws.terminate();
    this.#server.close();
  }
}

function guildFor(core: Core, personId: string): Guild | undefined {
  for (const guild of core.world.guilds.values()) if (guild.members.has(personId)) return guild;
  return undefined;
}

function personInfo(core: Core, guild: Guild, userId: string): PersonInfo {
  const member = guild.members.get(userId);
  return {
    user: userView(core.world, userId),
    nick: member?.nick ?? null,
    roles: member?.roles ?? [],
    permissions: String(member ? guildPermissions(guild, member) : 0n),
    isOwner: guild.ownerId === userId,
  };
}
