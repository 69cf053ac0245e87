// The bot's forms. What was typed stays until the bot has taken it.
import { html, nothing, type TemplateResult } from 'lit';
import { createRef, type Ref, ref } from 'lit/directives/ref.js';
import { nameOfUser } from '../command/names.ts';
import { icons } from '../icons.ts';
import { drawMarkdown } from '../markdown/render.ts';
import { choicesOf } from '../message/select-choices.ts';
import type { OpenModal } from '../state/state.ts';
import type { View } from '../view.ts';
import { restoreCaret } from './caret.ts';
import {
  type Field,
  type FormPart,
  isDrawn,
  partsOf,
  problemOf,
  problemOfGroup,
  type SelectField,
} from './fields.ts';
import { drawGroup } from './group.ts';
import '../message/select.ts';

export class ModalDialog {
  readonly #dialog: Ref<HTMLDialogElement> = createRef();
  readonly #redraw: () => void;
  /** The form whose texts and problems these are. */
  #nonce = '';
  #texts = new Map<string, string>();
  #chosen = new Map<string, readonly string[]>();
  #problems = new Map<string, string>();

  constructor(redraw: () => void) {
    this.#redraw = redraw;
  }

  /** To be called before drawing: closes the window where the form is gone. The browser gives the focus back. */
  close(open: OpenModal | null): void {
    const dialog = this.#dialog.value;
    if (open || !dialog?.open) return;
    dialog.close();
    restoreCaret();
  }

  /** To be called after drawing: opens the window where there is a form. */
  open(open: OpenModal | null): void {
    const dialog = this.#dialog.value;
    if (!open || !dialog || dialog.open) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>('input, textarea, .select-field')?.focus();
  }

  draw(view: View): TemplateResult {
    const { modal: open } = view.state;
    return html`<dialog
      class="dialog"
      data-testid="modal"
      aria-labelledby="modal-title"
      ${ref(this.#dialog)}
      @cancel=${(event: Event) => {
        event.preventDefault();
        close(view);
      }}
    >
      ${open ? this.#form(view, open) : nothing}
    </dialog>`;
  }

  #form(view: View, open: OpenModal): TemplateResult {
    const parts = partsOf(open.modal);
    if (open.nonce !== this.#nonce) this.#begin(open, parts);
    const { bot } = view.state.guild;
    return html`<form
      class="dialog-form"
      novalidate
      @submit=${(event: Event) => this.#submit(event, view, open, parts)}
    >
      <header>
        <h2 id="modal-title">${open.modal.title}</h2>
        <button type="button" class="icon-button" aria-label="Close" @click=${() => close(view)}>${icons.close}</button>
      </header>
      <div class="dialog-body">
        ${parts.map((part) => this.#part(view, part))}
        ${open.failure ? html`<p class="failure" role="alert">${icons.warning}<span>${open.failure}</span></p>` : nothing}
        <p class="dialog-note">This form goes to ${bot ? nameOfUser(bot) : 'the bot'}.</p>
      </div>
      <footer>
        <button type="button" class="plain-button" @click=${() => close(view)}>Cancel</button>
        <button type="submit" class="primary-button" data-testid="modal-submit" aria-disabled=${open.sending}>
          ${open.sending ? 'Sending…' : 'Submit'}
        </button>
      </footer>
    </form>`;
  }

  #begin(open: OpenModal, parts: readonly FormPart[]): void {
    this.#nonce = open.nonce;
    this.#texts = new Map(
      parts.flatMap((part) => (part.kind === 'field' ? [[part.field.customId, part.field.value]] : [])),
    );
    this.#chosen = new Map(
      parts.flatMap((part) =>
        part.kind === 'group'
          ? [[part.group.customId, part.group.choices.flatMap(({ value, chosen }) => (chosen ? value : []))]]
          : [],
      ),
    );
    this.#problems = new Map();
  }

  #part(view: View, part: FormPart): TemplateResult | typeof nothing {
    switch (part.kind) {
      case 'field':
        return this.#field(part.field);
      case 'select':
        return this.#select(view, part.select);
      case 'group': {
        const { customId } = part.group;
        return drawGroup(
          part.group,
          this.#chosen.get(customId) ?? [],
          this.#problems.get(customId) ?? '',
          (chosen) => {
            this.#chosen.set(customId, chosen);
            this.#problems.delete(customId);
            this.#redraw();
          },
        );
      }
      case 'text':
        return drawMarkdown(view, part.text);
      case 'unknown':
        return html`<p class="dialog-note">The playground can't show the field '${part.label}'.</p>`;
    }
  }

  #field(field: Field): TemplateResult {
    const id = `field-${field.customId}`;
    const text = this.#texts.get(field.customId) ?? '';
    const problem = this.#problems.get(field.customId) ?? '';
    const input = (event: Event) => {
      if (!(event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)) return;
      this.#texts.set(field.customId, event.target.value);
      if (problem !== '') this.#problems.set(field.customId, problemOf(field, event.target.value));
      this.#redraw();
    };
    const notes = `${id}-notes`;
    const drawn = isDrawn(text);
    return html`<div class="field">
      <label for=${id}>${field.label}${field.required ? html`<span class="needed" aria-hidden="true"> *</span>` : nothing}</label>
      ${field.description ? html`<p class="dialog-note">${field.description}</p>` : nothing}
      ${
        field.paragraph
          ? html`<textarea id=${id} class=${drawn ? 'drawn' : ''} wrap=${drawn ? 'off' : 'soft'} spellcheck=${drawn ? 'false' : 'true'} name=${field.customId} rows=${drawn ? '12' : '4'} .value=${text} placeholder=${field.placeholder} ?required=${field.required} aria-invalid=${problem !== ''} aria-describedby=${notes} @input=${input}></textarea>`
          : html`<input id=${id} name=${field.customId} autocomplete="off" .value=${text} placeholder=${field.placeholder} ?required=${field.required} aria-invalid=${problem !== ''} aria-describedby=${notes} @input=${input} />`
      }
      <p class="field-notes" id=${notes}>
        <span class="problem" role="alert">${problem}</span>
        <span class=${text.length > field.most ? 'problem' : ''}>${text.length}/${field.most}</span>
      </p>
    </div>`;
  }

  #select(view: View, { component, label, description, required }: SelectField): TemplateResult {
    const id = component.custom_id;
    const choices = choicesOf(view.state.guild, component);
    if (!this.#chosen.has(id)) {
      this.#chosen.set(
        id,
        choices.filter((choice) => choice.chosen).map((choice) => choice.value),
      );
    }
    return html`<div class="field">
      <span>${label}${required ? html`<span class="needed" aria-hidden="true"> *</span>` : nothing}</span>
      ${description ? html`<p class="dialog-note">${description}</p>` : nothing}
      <playground-select
        id="field-${id}"
        data-custom-id=${id}
        .choices=${choices}
        .placeholder=${component.placeholder ?? label}
        .least=${component.min_values ?? 1}
        .most=${component.max_values ?? 1}
        .version=${this.#nonce}
        live
        @chosen=${(event: CustomEvent<readonly string[]>) => {
          this.#chosen.set(id, event.detail);
          this.#problems.delete(id);
          this.#redraw();
        }}
      ></playground-select>
      <p class="field-notes"><span class="problem" role="alert">${this.#problems.get(id) ?? ''}</span></p>
    </div>`;
  }

  /** What is wrong, by field, in the order of the form. */
  #check(parts: readonly FormPart[]): ReadonlyMap<string, string> {
    const problems = new Map<string, string>();
    for (const part of parts) {
      if (part.kind === 'field') {
        const problem = problemOf(part.field, this.#texts.get(part.field.customId) ?? '');
        if (problem !== '') problems.set(part.field.customId, problem);
      } else if (part.kind === 'group') {
        const problem = problemOfGroup(part.group, this.#chosen.get(part.group.customId) ?? []);
        if (problem !== '') problems.set(part.group.customId, problem);
      } else if (part.kind === 'select' && part.select.required) {
        const id = part.select.component.custom_id;
        if ((this.#chosen.get(id) ?? []).length === 0) problems.set(id, `${part.select.label} is needed.`);
      }
    }
    return problems;
  }

  #submit(event: Event, view: View, open: OpenModal, parts: readonly FormPart[]): void {
    event.preventDefault();
    if (open.sending) return;
    this.#problems = new Map(this.#check(parts));
    const [wrong] = this.#problems.keys();
    if (wrong !== undefined) {
      this.#redraw();
      const field = document.getElementById(`field-${wrong}`);
      (field?.querySelector<HTMLElement>('button, input') ?? field)?.focus();
      return;
    }
    const sent = view.store.send({
      type: 'modal',
      nonce: open.nonce,
      customId: open.modal.custom_id,
      fields: Object.fromEntries<string | readonly string[]>([...this.#texts, ...this.#chosen]),
    });
    const { failure: _, ...rest } = open;
    view.store.update({
      modal: sent
        ? { ...rest, sending: true }
        : { ...rest, sending: false, failure: 'Not connected just now: try again in a moment.' },
    });
  }
}

function close(view: View): void {
  view.store.update({ modal: null });
}
