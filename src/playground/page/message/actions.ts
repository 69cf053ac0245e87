// What one can do with a message: start a thread from it, copy its words, delete it.
import { type APIMessage, PermissionFlagsBits } from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { askForName } from '../dialog/ask.ts';
import { icons } from '../icons.ts';
import { isThread } from '../state/channels.ts';
import { isEphemeral } from '../state/messages.ts';
import { newNonce } from '../state/store.ts';
import type { View } from '../view.ts';

function mayDelete(view: View, message: APIMessage): boolean {
  const { me } = view.state;
  if (!me || isEphemeral(message)) return false;
  const rights = BigInt(me.permissions);
  const manages = (rights & (PermissionFlagsBits.ManageMessages | PermissionFlagsBits.Administrator)) !== 0n;
  return message.author.id === me.user.id || me.isOwner || manages;
}

async function startThread(view: View, message: APIMessage): Promise<void> {
  const asked = await askForName({ title: 'Start a thread', name: 'Thread name', submit: 'Start thread' });
  if (!asked) return;
  view.store.begin({ type: 'thread', channel: message.channel_id, name: asked.name, message: message.id });
}

/** Sends a command of the bot's that stands in the menu of every message. */
function use(view: View, { id, channel_id }: APIMessage, command: string, label: string): void {
  const word = { type: 'menu', nonce: newNonce(), command, message: id } as const;
  const known = { kind: 'component', channel: channel_id, label, message: id, customId: command } as const;
  if (!view.store.interact(word, known))
    view.store.update({ notice: 'Not connected just now: try again in a moment.' });
}

/** A menu behind three dots. It is shown while the message is pointed at or holds the focus. */
export function drawActions(view: View, message: APIMessage): TemplateResult | typeof nothing {
  const channel = view.state.channels.get(message.channel_id);
  const threads = channel !== undefined && !isThread(channel) && !isEphemeral(message);
  const deletes = mayDelete(view, message);
  const words = message.content !== '';
  const commands = isEphemeral(message) ? [] : view.state.menu;
  if (!threads && !deletes && !words && commands.length === 0) return nothing;
  const id = `actions-${message.id}`;
  const done = () => document.getElementById(id)?.hidePopover();
  const item = (label: string, testId: string, act: () => unknown) => html`<button
    class="menu-item"
    data-testid=${testId}
    @click=${() => {
      done();
      void act();
    }}
  >
    ${label}
  </button>`;
  return html`<div slot="thread" class="actions">
    <button class="icon-button" tabindex="-1" popovertarget=${id} aria-label="More" data-testid="message-actions">${icons.more}</button>
    <div class="menu" id=${id} popover @toggle=${place}>
      ${words ? item('Copy text', 'copy', () => navigator.clipboard.writeText(message.content)) : nothing}
      ${threads ? item('Start a thread', 'start-thread', () => startThread(view, message)) : nothing}
      ${commands.map(({ id: command, name }) => item(name, 'menu-command', () => use(view, message, command, name)))}
      ${deletes ? item('Delete message', 'delete', () => view.store.send({ type: 'delete', message: message.id })) : nothing}
    </div>
  </div>`;
}

/** Puts an opened menu at its button, inside the window, and the focus on its first entry. */
export function place(event: Event): void {
  const menu = event.currentTarget;
  if (!(menu instanceof HTMLElement) || !menu.matches(':popover-open')) return;
  const button = menu.previousElementSibling?.getBoundingClientRect();
  if (!button) return;
  const { width, height } = menu.getBoundingClientRect();
  menu.style.left = `${Math.max(8, Math.min(button.right - width, window.innerWidth - width - 8))}px`;
  menu.style.top = `${button.bottom + height + 8 > window.innerHeight ? button.top - height - 4 : button.bottom + 4}px`;
  menu.querySelector<HTMLElement>('button, a')?.focus();
}
