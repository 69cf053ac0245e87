// The channel list and, below it, who one acts as. In narrow windows it is a drawer.
import type { APIChannel } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import type { PersonInfo } from '../../protocol.ts';
import { avatarOf } from '../avatar.ts';
import { nameOfUser } from '../command/names.ts';
import { icons } from '../icons.ts';
import {
  type ChannelNode,
  channelGroups,
  isDirect,
  isForum,
  isThread,
  nameOfChannel,
  parentOf,
} from '../state/channels.ts';
import type { View } from '../view.ts';

function iconOf(channel: APIChannel, inForum: boolean) {
  if (isForum(channel)) return icons.forum;
  if (isDirect(channel)) return icons.person;
  if (!isThread(channel)) return icons.hash;
  return inForum ? icons.post : icons.thread;
}

function drawChannel(view: View, channel: APIChannel, nested: boolean): TemplateResult {
  const { current, unread, channels } = view.state;
  const parent = channels.get(parentOf(channel) ?? '');
  const { messages = 0, pings = 0 } = unread.get(channel.id) ?? {};
  const name = nameOfChannel(channel);
  const said =
    pings > 0 ? `, ${pings} unread mention${pings === 1 ? '' : 's'}` : messages > 0 ? ', unread' : '';
  return html`<a
    class="channel ${nested ? 'nested' : ''} ${messages > 0 ? 'unread' : ''}"
    href="#${channel.id}"
    data-testid="channel"
    data-channel-id=${channel.id}
    data-channel-name=${name}
    aria-current=${channel.id === current ? 'page' : nothing}
    aria-label=${`${name}${said}`}
    @click=${() => view.setDrawer(false)}
  >
    ${iconOf(channel, parent !== undefined && isForum(parent))}<span class="channel-name" dir="auto">${name}</span>
    ${pings > 0 ? html`<span class="badge" data-testid="pings" aria-hidden="true">${pings}</span>` : nothing}
  </a>`;
}

function drawNode(view: View, node: ChannelNode): TemplateResult {
  return html`<li>
    ${drawChannel(view, node.channel, false)}
    ${
      node.threads.length > 0
        ? html`<ul aria-label=${isForum(node.channel) ? `Posts in ${nameOfChannel(node.channel)}` : `Threads of ${nameOfChannel(node.channel)}`}>
            ${node.threads.map((thread) => html`<li>${drawChannel(view, thread, true)}</li>`)}
          </ul>`
        : nothing
    }
  </li>`;
}

/** The page's address for another person: by name, which outlives a restart of the server, unless two share it. */
function addressAs(person: PersonInfo, people: readonly PersonInfo[], channel: string | null): string {
  const name = person.user.global_name;
  const unique = name !== null && people.filter(({ user }) => user.global_name === name).length === 1;
  return `?as=${encodeURIComponent(unique ? name : person.user.id)}${channel === null ? '' : `#${channel}`}`;
}

function drawPerson(view: View): TemplateResult | typeof nothing {
  const { me, guild, current } = view.state;
  if (!me) return nothing;
  const at = guild.people.findIndex(({ user }) => user.id === me.user.id);
  const next = guild.people[(at + 1) % guild.people.length];
  const change = (event: Event) => {
    const chosen = event.target instanceof HTMLSelectElement ? event.target.value : '';
    const person = guild.people.find(({ user }) => user.id === chosen);
    if (person) window.location.assign(addressAs(person, guild.people, current));
  };
  return html`<div class="person">
    <img src=${avatarOf(me.user, me.nick)} alt="" width="36" height="36" />
    <label class="person-switch">
      <span>Acting as</span>
      <select id="person-switch" data-testid="person-switch" @change=${change}>
        ${guild.people.map(
          ({ user, nick }) =>
            html`<option value=${user.id} ?selected=${user.id === me.user.id}>${nameOfUser(user, nick)}</option>`,
        )}
      </select>
    </label>
    ${
      next && next.user.id !== me.user.id
        ? html`<a
            class="icon-button"
            data-testid="second-window"
            href=${addressAs(next, guild.people, current)}
            target="_blank"
            aria-label="Open a second window as ${nameOfUser(next.user, next.nick)}"
            title="Open a second window as ${nameOfUser(next.user, next.nick)}"
            >${icons.window}</a
          >`
        : nothing
    }
  </div>`;
}

export function drawSidebar(view: View): TemplateResult {
  const { state } = view;
  return html`<nav
    id="sidebar"
    class="sidebar"
    aria-label="Channels"
    @keydown=${(event: KeyboardEvent) => {
      if (event.key === 'Escape' && view.drawerOpen) view.setDrawer(false);
    }}
  >
    <header class="sidebar-head">
      <h2>${state.guildName}</h2>
      <button class="icon-button only-narrow" aria-label="Close the channel list" @click=${() => view.setDrawer(false)}>${icons.close}</button>
    </header>
    <div class="channels">
      ${channelGroups(state.channels.values()).map(
        (
          group,
        ) => html`${group.category === null ? nothing : html`<h2 class="category">${group.category}</h2>`}
          <ul>${group.channels.map((node) => drawNode(view, node))}</ul>`,
      )}
    </div>
    ${drawPerson(view)}
  </nav>`;
}
