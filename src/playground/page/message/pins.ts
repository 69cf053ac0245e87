// The pinned messages of a channel: a button in its bar opens them, and a press goes to one.
import { html, nothing, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';
import { authorName, summary } from '../state/messages.ts';
import type { View } from '../view.ts';
import { place } from './actions.ts';

/** Nothing where nothing is pinned. */
export function drawPins({ state }: View, channel: string): TemplateResult | typeof nothing {
  const pinned = (state.messages.get(channel) ?? []).filter((message) => message.pinned);
  if (pinned.length === 0) return nothing;
  const name = `Pinned messages: ${pinned.length}`;
  const done = () => document.getElementById('pins')?.hidePopover();
  return html`<div>
    <button class="icon-button" popovertarget="pins" aria-label=${name} title=${name} data-testid="pins">${icons.pin}</button>
    <nav class="menu pins" id="pins" popover aria-label="Pinned messages" @toggle=${place}>
      ${pinned.map(
        (message) =>
          html`<a class="menu-item" href="#${channel}/${message.id}" @click=${done}
            ><strong>${authorName(state, message)}</strong> ${summary(state, message, 80)}</a
          >`,
      )}
    </nav>
  </div>`;
}
