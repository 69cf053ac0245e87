// What stands below a message: buttons, selects, and the newer layout components.
import {
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIMessage,
  type APIMessageComponentEmoji,
  type APIMessageTopLevelComponent,
  type APISectionComponent,
  type APISelectMenuComponent,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';
import { html, nothing, type TemplateResult } from 'lit';
import { ifDefined } from 'lit/directives/if-defined.js';
import { repeat } from 'lit/directives/repeat.js';
import { drawMarkdown } from '../markdown/render.ts';
import { linkOf } from '../place.ts';
import type { State } from '../state/state.ts';
import { newNonce } from '../state/store.ts';
import type { View } from '../view.ts';
import { drawFile } from './attachments.ts';
import { drawPicture } from './embed.ts';
import { choicesOf } from './select-choices.ts';
import './select.ts';

type Component = APIMessageTopLevelComponent | APIComponentInContainer;

const styles: Readonly<Record<ButtonStyle, 'primary' | 'secondary' | 'success' | 'destructive'>> = {
  [ButtonStyle.Primary]: 'primary',
  [ButtonStyle.Secondary]: 'secondary',
  [ButtonStyle.Success]: 'success',
  [ButtonStyle.Danger]: 'destructive',
  [ButtonStyle.Link]: 'secondary',
  [ButtonStyle.Premium]: 'secondary',
};

export function drawEmoji(emoji: APIMessageComponentEmoji | undefined): TemplateResult | typeof nothing {
  if (!emoji?.name) return nothing;
  return html`<span class="emoji" aria-hidden="true">${emoji.id ? `:${emoji.name}:` : emoji.name}</span>`;
}

/** Whether the bot still owes an answer to this control. */
function isBusy(state: State, message: APIMessage, customId: string): boolean {
  return [...state.interactions.values()].some(
    (one) => one.message === message.id && one.customId === customId && one.failure === undefined,
  );
}

function use(
  view: View,
  message: APIMessage,
  customId: string,
  label: string,
  values?: readonly string[],
): void {
  // What was drawn may be older than the state.
  const { state } = view.store;
  if (isBusy(state, message, customId)) return;
  // A new try takes the failure of the one before away.
  for (const old of state.interactions.values()) {
    if (old.message === message.id && old.failure !== undefined) view.store.forget(old.nonce);
  }
  const word = {
    type: 'component',
    nonce: newNonce(),
    message: message.id,
    customId,
    ...(values ? { values } : {}),
  } as const;
  const known = {
    kind: 'component',
    channel: message.channel_id,
    label,
    message: message.id,
    customId,
  } as const;
  if (!view.store.interact(word, known))
    view.store.update({ notice: 'Not connected just now: try again in a moment.' });
}

function drawButton(view: View, message: APIMessage, button: APIButtonComponent): TemplateResult {
  const label = 'label' in button ? (button.label ?? '') : '';
  const emoji = 'emoji' in button ? button.emoji : undefined;
  const customId = 'custom_id' in button ? button.custom_id : undefined;
  const link = 'url' in button ? linkOf(button.url, view.state) : null;
  const busy = customId !== undefined && isBusy(view.state, message, customId);
  const press = () => {
    if (link?.isHere) window.location.hash = link.href;
    else if (customId !== undefined && !button.disabled)
      use(view, message, customId, label || emoji?.name || 'button');
  };
  // An emoji alone has to be read out: it is the only name the button has.
  const face =
    label === '' && emoji ? (emoji.id ? `:${emoji.name}:` : emoji.name) : html`${drawEmoji(emoji)}${label}`;
  return html`<discord-button
    data-testid="button"
    data-custom-id=${ifDefined(customId)}
    type=${styles[button.style]}
    url=${ifDefined(link?.isHere ? undefined : link?.href)}
    ?disabled=${button.disabled ?? false}
    ?busy=${busy}
    @click=${press}
    >${face}</discord-button
  >`;
}

/** Changes where the message brings another select, or what was chosen has failed. */
function versionOf({ interactions }: State, message: APIMessage, select: APISelectMenuComponent): string {
  const failed = [...interactions.values()].filter(
    (one) => one.message === message.id && one.customId === select.custom_id && one.failure !== undefined,
  );
  return [JSON.stringify(select), ...failed.map((one) => one.nonce)].join(' ');
}

function drawSelect(view: View, message: APIMessage, select: APISelectMenuComponent): TemplateResult {
  return html`<playground-select
    data-testid="select"
    data-custom-id=${select.custom_id}
    .choices=${choicesOf(view.state.guild, select)}
    .placeholder=${select.placeholder ?? 'Make a selection'}
    .least=${select.min_values ?? 1}
    .most=${select.max_values ?? 1}
    .disabled=${select.disabled ?? false}
    .version=${versionOf(view.state, message, select)}
    .busy=${isBusy(view.state, message, select.custom_id)}
    @chosen=${(event: CustomEvent<readonly string[]>) =>
      use(view, message, select.custom_id, select.placeholder ?? 'selection', event.detail)}
  ></playground-select>`;
}

function drawSection(view: View, message: APIMessage, section: APISectionComponent): TemplateResult {
  const { accessory } = section;
  return html`<div class="v2-section">
    <div class="v2-texts">${section.components.map((text) => drawMarkdown(view, text.content))}</div>
    ${
      accessory.type === ComponentType.Button
        ? html`<discord-action-row>${drawButton(view, message, accessory)}</discord-action-row>`
        : drawPicture(accessory.media.url, accessory.description ?? 'Picture', 'thumbnail')
    }
  </div>`;
}

type InRow = APIActionRowComponent<APIComponentInMessageActionRow>['components'][number];

/** What each component of a row is drawn as from one edit to the next: a button of another label is another one, which nobody has focused. */
function keysIn(row: readonly InRow[]): (one: InRow) => string {
  const names = row.map((one) =>
    'label' in one ? `button ${one.label ?? ''}` : one.type === ComponentType.Button ? 'button' : 'select',
  );
  return (one) => {
    const at = row.indexOf(one);
    return `${names[at]} ${names.slice(0, at).filter((name) => name === names[at]).length}`;
  };
}

function drawComponent(
  view: View,
  message: APIMessage,
  component: Component,
): TemplateResult | typeof nothing {
  switch (component.type) {
    case ComponentType.ActionRow:
      return html`<discord-action-row>
        ${repeat(component.components, keysIn(component.components), (inner) =>
          inner.type === ComponentType.Button
            ? drawButton(view, message, inner)
            : drawSelect(view, message, inner),
        )}
      </discord-action-row>`;
    case ComponentType.TextDisplay:
      return drawMarkdown(view, component.content);
    case ComponentType.Section:
      return drawSection(view, message, component);
    case ComponentType.Separator:
      return html`<hr class="v2-separator ${component.divider === false ? 'blank' : ''}" />`;
    case ComponentType.MediaGallery:
      return html`<div class="v2-gallery">
        ${component.items.map((item) => drawPicture(item.media.url, item.description ?? 'Picture', 'attached'))}
      </div>`;
    case ComponentType.File:
      return drawFile(
        component.name ?? component.file.url.split('/').at(-1) ?? 'file',
        component.file.url,
        component.size,
      );
    case ComponentType.Container: {
      const colour = component.accent_color;
      const edge =
        colour === null || colour === undefined
          ? ''
          : `border-inline-start: 4px solid #${colour.toString(16).padStart(6, '0')}`;
      return html`<div class="v2-container" style=${edge}>
        ${component.components.map((inner) => drawComponent(view, message, inner))}
      </div>`;
    }
  }
}

export function drawComponents(view: View, message: APIMessage): TemplateResult | typeof nothing {
  const components = message.components ?? [];
  if (components.length === 0) return nothing;
  return html`<div slot="components" class="components">
    ${components.map((component) => drawComponent(view, message, component))}
  </div>`;
}
