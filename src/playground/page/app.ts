// The whole page: draws the state and keeps window, focus and address in step with it.
import { html, nothing, render, type TemplateResult } from 'lit';
import { Composer } from './composer/composer.ts';
import { ComposerView } from './composer/draw.ts';
import { ModalDialog } from './dialog/modal.ts';
import { drawHeader } from './header.ts';
import { icons } from './icons.ts';
import { MessageList } from './message/list.ts';
import { drawSidebar } from './sidebar/sidebar.ts';
import { nameOfChannel, takesMessages } from './state/channels.ts';
import { Store } from './state/store.ts';
import { placeIn } from './place.ts';
import type { View } from './view.ts';

export class App {
  readonly #root: HTMLElement;
  readonly #store = new Store();
  readonly #composer: Composer;
  readonly #composerView = new ComposerView();
  readonly #list: MessageList;
  readonly #modal: ModalDialog;
  #drawerOpen = false;
  #scheduled = false;

  constructor(root: HTMLElement) {
    this.#root = root;
    const redraw = () => this.#schedule();
    this.#composer = new Composer(this.#store, redraw, () => this.#list.follow());
    this.#list = new MessageList(redraw);
    this.#modal = new ModalDialog(redraw);
    this.#store.subscribe(redraw);
  }

  start(): void {
    const { channel, message } = placeIn(window.location.hash);
    this.#list.goTo(message);
    window.addEventListener('hashchange', () => this.#follow());
    window.addEventListener('focus', () => this.#store.markRead());
    window.addEventListener('keydown', (event) => this.#typeAnywhere(event));
    window.addEventListener('keydown', ({ key, defaultPrevented }) => {
      if (key === 'Escape' && !defaultPrevented) this.#setDrawer(false);
    });
    // 'In 2 minutes' has to become 'in 1 minute'.
    setInterval(() => this.#schedule(), 30_000);
    this.#store.start(new URLSearchParams(window.location.search).get('as'), channel === '' ? null : channel);
  }

  /** The address names the channel, and a message in it: links, the back button and bookmarks work. */
  #follow(): void {
    const { channel, message } = placeIn(window.location.hash);
    if (!this.#store.state.channels.has(channel)) return;
    this.#list.goTo(message);
    if (channel === this.#store.state.current) {
      this.#setDrawer(false);
      this.#schedule();
      return;
    }
    this.#store.open(channel);
    this.#setDrawer(false);
    this.#schedule(message === null ? () => this.#focusToWrite() : undefined);
  }

  /** Not in narrow windows: there it would bring up a keyboard nobody asked for. */
  #focusToWrite(): void {
    if (window.matchMedia('(min-width: 768px)').matches) this.#composerView.focus();
  }

  /** Letters typed where they mean nothing go to the composer. */
  #typeAnywhere(event: KeyboardEvent): void {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || this.#store.state.modal) return;
    const idle =
      target === document.body ||
      (target instanceof Element && target.matches('.messages-scroll, .message, a, discord-button'));
    if (idle) this.#composerView.focus();
  }

  #setDrawer(open: boolean): void {
    if (open === this.#drawerOpen) return;
    this.#drawerOpen = open;
    this.#schedule(() => {
      const target = open ? '.sidebar [aria-current], .sidebar a' : '#open-sidebar';
      this.#root.querySelector<HTMLElement>(target)?.focus();
    });
  }

  #schedule(after?: () => void): void {
    if (after) queueMicrotask(() => requestAnimationFrame(after));
    if (this.#scheduled) return;
    this.#scheduled = true;
    queueMicrotask(() => {
      this.#scheduled = false;
      this.#draw();
    });
  }

  #draw(): void {
    const { state } = this.#store;
    const view: View = {
      store: this.#store,
      state,
      composer: this.#composer,
      now: Date.now(),
      drawerOpen: this.#drawerOpen,
      setDrawer: (open) => this.#setDrawer(open),
      focusComposer: () => this.#composerView.focus(),
    };
    this.#modal.close(state.modal);
    render(this.#page(view), this.#root);
    this.#composerView.sync(this.#composer);
    this.#list.sync(view);
    this.#modal.open(state.modal);
    this.#syncWindow(view);
  }

  #syncWindow(view: View): void {
    const { current, channels, unread, guildName, me } = view.state;
    if (current !== null && placeIn(window.location.hash).channel !== current) {
      window.history.replaceState(null, '', `#${current}`);
      // What had the focus went with the channel before: writing goes on in this one.
      if (document.activeElement === document.body) this.#focusToWrite();
    }
    const pings = [...unread.values()].reduce((sum, one) => sum + one.pings, 0);
    const where = nameOfChannel(channels.get(current ?? ''));
    document.title =
      me === null
        ? guildName
        : `${pings > 0 ? `(${pings}) ` : ''}#${where} · ${me.user.username} · ${guildName}`;
  }

  #page(view: View): TemplateResult {
    const { state } = view;
    const channel = state.channels.get(state.current ?? '');
    return html`${
      channel && takesMessages(channel)
        ? html`<nav aria-label="Shortcuts">
          <a class="skip" href="#composer" @click=${this.#skip}>Skip to the message box</a>
        </nav>`
        : nothing
    }
      <div class="page ${this.#drawerOpen ? 'drawer-open' : ''}">
        ${drawSidebar(view)}
        <div class="scrim" @click=${() => this.#setDrawer(false)}></div>
        <main class="main">
          ${drawHeader(view)}
          ${state.refusal === null ? nothing : drawRefusal(state.refusal)}
          ${
            state.connection === 'open' || state.refusal !== null
              ? nothing
              : html`<div class="banner" role="status" data-testid="connection">
                  ${state.connection === 'lost' ? 'The connection is lost. Connecting again…' : 'Connecting…'}
                </div>`
          }
          ${
            state.notice
              ? html`<div class="banner notice" role="alert" data-testid="notice">
                  <span>${state.notice}</span>
                  <button class="icon-button" aria-label="Dismiss" @click=${() => this.#store.update({ notice: null })}>${icons.close}</button>
                </div>`
              : nothing
          }
          ${this.#list.draw(view)} ${this.#composerView.draw(view)}
        </main>
      </div>
      ${this.#modal.draw(view)}
      <div class="only-heard" role="status" aria-live="polite" data-testid="announcement">${state.announcement}</div>`;
  }

  readonly #skip = (event: Event): void => {
    event.preventDefault();
    this.#composerView.focus();
  };
}

function drawRefusal(reason: string): TemplateResult {
  return html`<div class="banner notice" role="alert" data-testid="refusal">
    <span>${reason || "The server doesn't know the person in this address."} <a class="link" href="/">Act as somebody else</a></span>
  </div>`;
}
