// Choices that stand open in a form: radio buttons, or check boxes.
import { html, nothing, type TemplateResult } from 'lit';
import type { GroupField } from './fields.ts';

/** A group as it is chosen now; `choose` takes what is chosen then, in the order in which it is offered. */
export function drawGroup(
  group: GroupField,
  chosen: readonly string[],
  problem: string,
  choose: (chosen: readonly string[]) => void,
): TemplateResult {
  const { customId, label, description, required, single, choices } = group;
  const id = `field-${customId}`;
  const toggled = (value: string, on: boolean) => {
    if (single) return choose([value]);
    const now = new Set(chosen);
    if (on) now.add(value);
    else now.delete(value);
    choose(choices.flatMap((choice) => (now.has(choice.value) ? choice.value : [])));
  };
  return html`<fieldset class="field group" id=${id} data-custom-id=${customId} aria-describedby=${`${id}-notes`}>
    ${label === '' ? nothing : html`<legend>${label}${required ? html`<span class="needed" aria-hidden="true"> *</span>` : nothing}</legend>`}
    ${description === '' ? nothing : html`<p class="dialog-note">${description}</p>`}
    ${choices.map(
      (choice) => html`<label class="choice">
        <input
          type=${single ? 'radio' : 'checkbox'}
          name=${customId}
          value=${choice.value}
          .checked=${chosen.includes(choice.value)}
          @change=${(event: Event) => {
            if (event.target instanceof HTMLInputElement) toggled(choice.value, event.target.checked);
          }}
        />
        <span>${choice.label}${choice.description === '' ? nothing : html`<small>${choice.description}</small>`}</span>
      </label>`,
    )}
    <p class="field-notes" id=${`${id}-notes`}><span class="problem" role="alert">${problem}</span></p>
  </fieldset>`;
}
