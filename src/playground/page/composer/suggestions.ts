// The list above the composer.
import { html, nothing, type TemplateResult } from 'lit';
import type { Suggestion } from '../command/complete.ts';
import { typeOf } from '../command/words.ts';
import { icons } from '../icons.ts';
import type { Composer } from './composer.ts';

function drawSuggestion(
  composer: Composer,
  item: Suggestion,
  index: number,
  back: () => void,
): TemplateResult {
  const active = index === composer.active;
  return html`<div
    id="suggestion-${index}"
    class="suggestion ${active ? 'active' : ''}"
    role="option"
    aria-selected=${active}
    data-testid="suggestion"
    @pointerdown=${(event: Event) => event.preventDefault()}
    @click=${() => {
      composer.choose(item);
      back();
    }}
  >
    ${item.kind === 'file' ? icons.file : nothing}
    <span class="suggestion-label" dir="auto">${item.label}</span>
    ${item.required ? html`<span class="suggestion-required">needed</span>` : nothing}
    ${item.detail ? html`<span class="suggestion-detail" dir="auto">${item.detail}</span>` : nothing}
  </div>`;
}

/** The suggestions under their headings. Commands are grouped by their first word. */
export function drawSuggestions(composer: Composer, back: () => void): TemplateResult {
  const { title, items, remote } = composer.completion;
  const { status } = composer.asking;
  const empty =
    remote && status === 'asking' && items.length === 0
      ? 'Looking for options…'
      : remote && status === 'failed'
        ? "The options didn't load. You can still type a value."
        : remote && items.length === 0
          ? 'Nothing to suggest.'
          : '';
  return html`<div class="suggestions" data-testid="completion" aria-busy=${status === 'asking'}>
    <div class="suggestions-title" id="suggestions-title">${title}</div>
    <div class="suggestions-list" id="suggestions" role="listbox" tabindex="0" aria-labelledby="suggestions-title">
      ${items.map((item, index) => {
        const former = items[index - 1]?.group;
        const heading = item.group !== undefined && item.group !== former;
        const isSeveral = (group: string | undefined) =>
          items.filter((other) => other.group === group).length > 1;
        const several = isSeveral(item.group);
        const ends = heading && former !== undefined && !several && isSeveral(former);
        return html`${
          heading && several
            ? html`<div class="suggestions-group" role="presentation">/${item.group}</div>`
            : ends
              ? html`<div class="suggestions-break" role="presentation"></div>`
              : nothing
        }${drawSuggestion(composer, item, index, back)}`;
      })}
    </div>
    ${empty ? html`<div class="suggestions-empty" role="status">${empty}</div>` : nothing}
  </div>`;
}

/** The command's shape while it is being written: `/roll dice secret`, the option at hand marked. */
export function drawHint(composer: Composer): TemplateResult | typeof nothing {
  const { line } = composer.completion;
  if (!line || !composer.text.startsWith('/')) return nothing;
  const given = new Set(line.parts.filter((part) => part.text !== '').map((part) => part.option.name));
  return html`<span class="hint-command">/${line.leaf.name}</span>
    ${line.leaf.options.map(
      (option) => html`<span
        class="hint-option ${given.has(option.name) ? 'given' : ''} ${option.required ? 'needed' : ''}"
        title="${option.description} (${typeOf(option)})"
        >${option.name}${option.required && !given.has(option.name) ? '*' : ''}</span
      >`,
    )}`;
}
