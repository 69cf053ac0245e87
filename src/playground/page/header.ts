// The bar above the messages: which channel, what it is for, a new thread.
import { html, nothing, type TemplateResult } from 'lit';
import { avatarOf } from './avatar.ts';
import { nameOfUser } from './command/names.ts';
import { askForName } from './dialog/ask.ts';
import { icons } from './icons.ts';
import { drawPins } from './message/pins.ts';
import { isDirect, isForum, isThread, nameOfChannel, parentOf, topicOf } from './state/channels.ts';
import type { View } from './view.ts';

async function newThread(view: View, channel: string): Promise<void> {
  const asked = await askForName({ title: 'New thread', name: 'Thread name', submit: 'Create thread' });
  if (asked) view.store.begin({ type: 'thread', channel, name: asked.name });
}

export function drawHeader(view: View): TemplateResult {
  const { state } = view;
  const channel = state.channels.get(state.current ?? '');
  const parent = channel ? state.channels.get(parentOf(channel) ?? '') : undefined;
  const pings = [...state.unread.values()].reduce((sum, one) => sum + one.pings, 0);
  const thread = channel !== undefined && isThread(channel);
  const icon =
    channel && isForum(channel)
      ? icons.forum
      : thread
        ? parent && isForum(parent)
          ? icons.post
          : icons.thread
        : channel && isDirect(channel)
          ? icons.person
          : icons.hash;
  return html`<header class="head">
    <button
      id="open-sidebar"
      class="icon-button only-narrow"
      aria-label=${pings > 0 ? `Channels, ${pings} unread mentions` : 'Channels'}
      aria-expanded=${view.drawerOpen}
      aria-controls="sidebar"
      data-testid="open-sidebar"
      @click=${() => view.setDrawer(true)}
    >
      ${icons.menu}${pings > 0 ? html`<span class="badge">${pings}</span>` : nothing}
    </button>
    ${icon}
    <div class="head-names">
      <h1 data-testid="channel-title" dir="auto">
        ${thread && parent ? html`<a class="parent" href="#${parent.id}">${nameOfChannel(parent)}</a> › ` : nothing}${nameOfChannel(channel)}
      </h1>
      ${channel && topicOf(channel) ? html`<p class="topic" dir="auto">${topicOf(channel)}</p>` : nothing}
    </div>
    ${
      channel && !thread && !isForum(channel) && !isDirect(channel)
        ? html`<button class="icon-button" aria-label="New thread" title="New thread" data-testid="new-thread" @click=${() => newThread(view, channel.id)}>${icons.thread}<span class="only-wide">New thread</span></button>`
        : nothing
    }
    ${channel ? drawPins(view, channel.id) : nothing}
    ${
      state.me
        ? html`<img class="only-narrow head-me" src=${avatarOf(state.me.user, state.me.nick)} alt="Acting as ${nameOfUser(state.me.user, state.me.nick)}" width="28" height="28" />`
        : nothing
    }
  </header>`;
}
