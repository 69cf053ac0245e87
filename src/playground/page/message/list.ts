// The messages of the channel being read: follows the newest unless the reader has scrolled up.
import type { APIMessage } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import { createRef, type Ref, ref } from 'lit/directives/ref.js';
import { repeat } from 'lit/directives/repeat.js';
import { nameOfUser } from '../command/names.ts';
import { icons } from '../icons.ts';
import { isDirect, isForum, nameOfChannel, titleOf } from '../state/channels.ts';
import type { Interaction } from '../state/state.ts';
import type { View } from '../view.ts';
import { drawForum } from './forum.ts';
import { continues } from './grouping.ts';
import { drawMessage } from './message.ts';

function dayOf(message: APIMessage): string {
  return new Date(message.timestamp).toDateString();
}

export class MessageList {
  readonly #scroller: Ref<HTMLElement> = createRef();
  readonly #redraw: () => void;
  readonly #sizes: ResizeObserver;
  #observed: Element | null = null;
  #follows = true;
  #lastTop = 0;
  #channel: string | null = null;
  #seen = 0;
  #missed = 0;
  /** The message to go to once it is drawn. */
  #wanted: string | null = null;
  /** The message the focus was last in. */
  #focused: string | null = null;

  constructor(redraw: () => void) {
    this.#redraw = redraw;
    // Pictures arrive late and windows change size: the newest message stays in sight all the same.
    this.#sizes = new ResizeObserver(() => this.#toEnd());
  }

  draw(view: View): TemplateResult {
    const { current } = view.state;
    const channel = current === null ? undefined : view.state.channels.get(current);
    if (current !== this.#channel) {
      this.#channel = current;
      this.#follows = true;
      this.#missed = 0;
      this.#focused = null;
    }
    return html`<div class="messages-area">
      <div
        class="messages-scroll"
        tabindex="0"
        role="region"
        aria-label="Messages in ${nameOfChannel(channel)}"
        data-testid="messages"
        ${ref(this.#scroller)}
        @scroll=${this.#scrolled}
        @keydown=${(event: KeyboardEvent) => this.#key(event, view)}
        @focusin=${this.#focusIn}
      >
        ${channel && isForum(channel) ? drawForum(view, channel) : this.#messages(view)}
      </div>
      ${
        this.#missed > 0
          ? html`<button class="new-messages" data-testid="new-messages" @click=${this.#jump}>
              ${this.#missed === 1 ? '1 new message' : `${this.#missed} new messages`}${icons.down}
            </button>`
          : nothing
      }
    </div>`;
  }

  /** To be called after drawing. */
  sync(view: View): void {
    const scroller = this.#scroller.value;
    if (!scroller) return;
    const content = scroller.firstElementChild;
    if (content && content !== this.#observed) {
      this.#sizes.disconnect();
      this.#sizes.observe(content);
      this.#sizes.observe(scroller);
      this.#observed = content;
    }
    const count = view.state.messages.get(view.state.current ?? '')?.length ?? 0;
    if (!this.#follows && count > this.#seen) {
      this.#missed += count - this.#seen;
      this.#seen = count;
      this.#redraw();
    }
    this.#seen = count;
    this.#arrive(view, scroller);
    this.#toEnd();
    this.#keepFocus(scroller);
  }

  /** Goes to a message as soon as it is drawn: one that is gone says so. */
  goTo(message: string | null): void {
    this.#wanted = message;
  }

  #arrive(view: View, scroller: HTMLElement): void {
    const { current, loaded } = view.state;
    if (this.#wanted === null || current === null || !loaded.has(current)) return;
    const message = scroller.querySelector<HTMLElement>(`[data-message-id="${CSS.escape(this.#wanted)}"]`);
    this.#wanted = null;
    // The same link leads here again: the address names the channel alone once one has arrived.
    window.history.replaceState(null, '', `#${current}`);
    if (!message) {
      view.store.update({ notice: 'That message is gone.' });
      return;
    }
    this.#follows = false;
    message.scrollIntoView({ block: 'center' });
    this.#lastTop = scroller.scrollTop;
    message.focus({ preventScroll: true });
  }

  #messages(view: View): TemplateResult {
    const { current, loaded, messages, interactions } = view.state;
    const shown = messages.get(current ?? '') ?? [];
    const waiting = [...interactions.values()].filter(
      (one) => one.channel === current && one.kind === 'command',
    );
    const minute = Math.floor(view.now / 30_000);
    const stateOf = (message: APIMessage) =>
      [...interactions.values()]
        .filter((one) => one.message === message.id)
        .map((one) => `${one.nonce} ${one.failure ?? ''}`)
        .join();
    return html`<discord-messages no-background role="list" aria-label="Messages">
      ${
        current !== null && loaded.has(current)
          ? drawBeginning(view, current)
          : html`<div class="beginning" role="listitem">Loading…</div>`
      }
      ${repeat(
        shown,
        (message) => message.id,
        (message, index) => {
          const before = shown[index - 1];
          const newDay = before === undefined || dayOf(before) !== dayOf(message);
          const continued = !newDay && continues(message, before);
          // Drawn anew only when something it shows has changed, not at every key typed.
          return html`${newDay ? drawDay(message) : nothing}${guard(
            [message, continued, view.state.guild, view.state.me, minute, stateOf(message)],
            () => drawMessage(view, message, continued),
          )}`;
        },
      )}
      ${waiting.map((one) => drawWaiting(view, one))}
    </discord-messages>`;
  }

  readonly #scrolled = (): void => {
    const scroller = this.#scroller.value;
    if (!scroller) return;
    const atEnd = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 48;
    // Only a reader goes up; content that grows below is no reason to stop following.
    const wentUp = scroller.scrollTop < this.#lastTop;
    this.#lastTop = scroller.scrollTop;
    if (atEnd) this.#follows = true;
    else if (wentUp) this.#follows = false;
    if (atEnd && this.#missed > 0) {
      this.#missed = 0;
      this.#redraw();
    }
  };

  /** Goes to the newest message and stays there. */
  follow(): void {
    this.#follows = true;
    this.#missed = 0;
    this.#toEnd();
    this.#redraw();
  }

  readonly #jump = (): void => {
    this.follow();
    this.#scroller.value?.focus({ preventScroll: true });
  };

  #toEnd(): void {
    const scroller = this.#scroller.value;
    if (!scroller || !this.#follows) return;
    scroller.scrollTop = scroller.scrollHeight;
    this.#lastTop = scroller.scrollTop; // what shrank has moved it up, and no reader
  }

  readonly #focusIn = (event: FocusEvent): void => {
    const { target } = event;
    const message = target instanceof Element ? target.closest('[data-message-id]') : null;
    this.#focused = message?.getAttribute('data-message-id') ?? null;
  };

  /** A button that vanishes with an edit leaves the focus on its message, not nowhere. */
  #keepFocus(scroller: HTMLElement): void {
    if (this.#focused === null || document.activeElement !== document.body) return;
    const message = scroller.querySelector<HTMLElement>(`[data-message-id="${this.#focused}"]`);
    this.#focused = null;
    (message ?? scroller).focus({ preventScroll: true });
  }

  /** Up and down go from message to message; Escape goes back to writing. */
  #key(event: KeyboardEvent, view: View): void {
    const scroller = this.#scroller.value;
    const { target } = event;
    if (!scroller || !(target instanceof HTMLElement)) return;
    if (event.key === 'Escape') {
      view.focusComposer();
      return;
    }
    const on = target === scroller || target.matches('[data-message-id]');
    if (!on || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const messages = [...scroller.querySelectorAll<HTMLElement>('[data-message-id]')];
    const at = messages.indexOf(target);
    const next = event.key === 'ArrowUp' ? messages.at(at < 0 ? -1 : Math.max(0, at - 1)) : messages[at + 1];
    if (!next) return;
    event.preventDefault();
    // Only the message one is at offers its menu to Tab: else every message would be one stop more.
    for (const message of [target, next]) {
      message.querySelector('.actions > button')?.setAttribute('tabindex', message === next ? '0' : '-1');
    }
    next.focus();
    next.scrollIntoView({ block: 'nearest' });
  }
}

/** What stands above the first message: where one is, as whom, and how to begin. */
function drawBeginning({ state }: View, current: string): TemplateResult {
  const channel = state.channels.get(current);
  if (channel && isDirect(channel))
    return html`<div class="beginning" role="listitem">
      Only you and <strong dir="auto">${nameOfChannel(channel)}</strong> read this.
    </div>`;
  const me = state.me ? nameOfUser(state.me.user, state.me.nick) : '';
  return html`<div class="beginning" role="listitem">
    <strong dir="auto">${titleOf(channel)}</strong> begins here. Type <kbd>/</kbd> to see what there is to do.
    You act as <strong dir="auto">${me}</strong>: below the channels you can become somebody else, or open a second window as them.
  </div>`;
}

function drawDay(message: APIMessage): TemplateResult {
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(new Date(message.timestamp));
  return html`<div class="day" role="listitem"><span>${day}</span></div>`;
}

/** A command on its way, or one that nobody answered. */
function drawWaiting(view: View, one: Interaction): TemplateResult {
  if (one.failure === undefined) {
    return html`<div class="waiting" role="listitem">
      <span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>Sending ${one.label}…
    </div>`;
  }
  const again = () => {
    view.store.forget(one.nonce);
    view.composer.put(one.line ?? '');
    view.focusComposer();
  };
  const dismiss = () => {
    view.store.forget(one.nonce);
    view.focusComposer();
  };
  return html`<div class="waiting failed" role="listitem" data-testid="command-failed">
    ${icons.warning}
    <div>
      <strong>${one.label}</strong>: ${one.failure}
      <div class="ephemeral-notice">
        ${icons.eye}<span>Only you can see this</span> ·
        <button class="link-button" @click=${again}>Try again</button> ·
        <button class="link-button" @click=${dismiss}>Dismiss</button>
      </div>
    </div>
  </div>`;
}
