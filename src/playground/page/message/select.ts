// A select menu: a combobox with a list, for mouse, touch and keyboard. (The library's own cannot be reached by keyboard.)
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { icons } from '../icons.ts';
import type { SelectChoice } from './select-choices.ts';

let count = 0;

const isSame = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean =>
  a.size === b.size && [...a].every((value) => b.has(value));

export class PlaygroundSelect extends LitElement {
  static override properties = {
    choices: { attribute: false },
    placeholder: {},
    least: { type: Number },
    most: { type: Number },
    disabled: { type: Boolean },
    busy: { type: Boolean },
    live: { type: Boolean },
    version: {},
    isOpen: { state: true },
    active: { state: true },
    chosen: { state: true },
    problem: { state: true },
  };

  declare choices: readonly SelectChoice[];
  declare placeholder: string;
  declare least: number;
  declare most: number;
  declare disabled: boolean;
  declare busy: boolean;
  /** In a form: what is chosen counts at once, and is sent with the form. */
  declare live: boolean;
  /** Changes when the select does: what was chosen here then gives way to what the message says. */
  declare version: string;
  declare isOpen: boolean;
  declare active: number;
  declare chosen: ReadonlySet<string>;
  declare problem: string;
  readonly #id: string;
  /** What was sent last, or what the message says: where the same is chosen again, nothing is sent. */
  #sent: ReadonlySet<string> = new Set();
  #typed = '';
  #typedAt = 0;

  constructor() {
    super();
    count += 1;
    this.#id = `select-${count}`;
    this.choices = [];
    this.placeholder = '';
    this.least = 1;
    this.most = 1;
    this.disabled = false;
    this.busy = false;
    this.live = false;
    this.version = '';
    this.isOpen = false;
    this.active = 0;
    this.chosen = new Set();
    this.problem = '';
  }

  /** Drawn into the page itself, so that its styles and tests reach it. */
  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    window.addEventListener('scroll', this.#follow, true);
  }

  override disconnectedCallback(): void {
    window.removeEventListener('scroll', this.#follow, true);
    super.disconnectedCallback();
  }

  /** The list stays at its field while the messages scroll. */
  readonly #follow = (): void => {
    const list = this.querySelector<HTMLElement>('.select-list');
    if (list) this.#place(list);
  };

  protected override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has('version')) {
      this.#sent = new Set(this.choices.filter((choice) => choice.chosen).map((choice) => choice.value));
      this.chosen = this.#sent;
    }
  }

  protected override updated(): void {
    const list = this.querySelector<HTMLElement>('.select-list');
    if (!this.isOpen || !list) return;
    if (!list.matches(':popover-open')) list.showPopover();
    this.#place(list);
    list.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }

  /** Below the field, or above it where there is more room; a sheet at the bottom of narrow windows is done by the styles. */
  #place(list: HTMLElement): void {
    const field = this.getBoundingClientRect();
    const below = window.innerHeight - field.bottom - 8;
    const above = field.top - 8;
    const upward = below < Math.min(list.scrollHeight, 260) && above > below;
    list.style.setProperty('--left', `${field.left}px`);
    list.style.setProperty('--width', `${field.width}px`);
    list.style.setProperty('--room', `${Math.floor(upward ? above : below)}px`);
    list.style.setProperty('--top', upward ? 'auto' : `${field.bottom + 4}px`);
    list.style.setProperty('--bottom', upward ? `${window.innerHeight - field.top + 4}px` : 'auto');
  }

  #open(): void {
    if (this.disabled || this.busy || this.choices.length === 0) return;
    this.isOpen = true;
    this.problem = '';
    this.active = Math.max(
      0,
      this.choices.findIndex((choice) => this.chosen.has(choice.value)),
    );
  }

  /** Closing without a choice goes back to what was sent. */
  #close(): void {
    this.isOpen = false;
    if (!this.live) this.chosen = this.#sent;
  }

  #toggle(index: number): void {
    const choice = this.choices[index];
    if (!choice) return;
    this.active = index;
    if (this.most === 1) {
      const isOff = this.live && this.least === 0 && this.chosen.has(choice.value);
      this.chosen = new Set(isOff ? [] : [choice.value]);
      this.#send();
      return;
    }
    const next = new Set(this.chosen);
    if (!next.delete(choice.value)) {
      if (next.size >= this.most) {
        this.problem = `At most ${this.most} can be chosen.`;
        return;
      }
      next.add(choice.value);
    }
    this.problem = '';
    this.chosen = next;
    if (this.live) this.#tell();
  }

  /** Says what is chosen, in the order in which it is listed, as Discord does. */
  #tell(): void {
    const values = this.choices
      .filter((choice) => this.chosen.has(choice.value))
      .map((choice) => choice.value);
    this.dispatchEvent(new CustomEvent('chosen', { detail: values }));
  }

  #send(): void {
    if (this.chosen.size < this.least) {
      this.problem = this.least === 1 ? 'Choose at least one.' : `Choose at least ${this.least}.`;
      return;
    }
    this.isOpen = false;
    if (!this.live && isSame(this.chosen, this.#sent)) return;
    this.#sent = this.chosen;
    this.#tell();
  }

  readonly #key = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!this.isOpen) {
      if (['Enter', ' ', 'ArrowDown', 'ArrowUp'].includes(key)) {
        event.preventDefault();
        this.#open();
      }
      return;
    }
    const last = this.choices.length - 1;
    if (key === 'ArrowDown') this.active = Math.min(last, this.active + 1);
    else if (key === 'ArrowUp') this.active = Math.max(0, this.active - 1);
    else if (key === 'Home') this.active = 0;
    else if (key === 'End') this.active = last;
    else if (key === ' ' || (key === 'Enter' && this.most === 1)) this.#toggle(this.active);
    else if (key === 'Enter') this.#send();
    else if (key === 'Escape') this.#close();
    else if (key === 'Tab') {
      this.#close();
      return;
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey) this.#find(key, event.timeStamp);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  /** Letters typed go to the choice that begins with them. */
  #find(key: string, at: number): void {
    this.#typed = at - this.#typedAt > 700 ? key : this.#typed + key;
    this.#typedAt = at;
    const wanted = this.#typed.toLowerCase();
    const found = this.choices.findIndex((choice) =>
      choice.label.replace(/^[@#]/, '').toLowerCase().startsWith(wanted),
    );
    if (found >= 0) this.active = found;
  }

  readonly #focusOut = (event: FocusEvent): void => {
    const to = event.relatedTarget;
    if (this.isOpen && !(to instanceof Node && this.contains(to))) this.#close();
  };

  #field(): TemplateResult {
    const labels = this.choices
      .filter((choice) => this.chosen.has(choice.value))
      .map((choice) => choice.label);
    const shown = labels.length > 0 ? labels.join(', ') : this.placeholder;
    const active = this.choices[this.active];
    return html`<button
      class="select-field"
      type="button"
      role="combobox"
      aria-haspopup="listbox"
      aria-expanded=${this.isOpen}
      aria-controls="${this.#id}-list"
      aria-activedescendant=${this.isOpen && active ? `${this.#id}-${this.active}` : nothing}
      aria-label=${labels.length > 0 ? `${this.placeholder}: ${shown}` : this.placeholder}
      ?disabled=${this.disabled}
      aria-busy=${this.busy}
      @click=${() => (this.isOpen ? this.#close() : this.#open())}
      @keydown=${this.#key}
    >
      <span class=${labels.length > 0 ? '' : 'placeholder'}>${shown}</span>${icons.down}
    </button>`;
  }

  #option(choice: SelectChoice, index: number): TemplateResult {
    const chosen = this.chosen.has(choice.value);
    return html`<div
      id="${this.#id}-${index}"
      class="select-option ${index === this.active ? 'active' : ''}"
      role="option"
      aria-selected=${chosen}
      data-value=${choice.value}
      @pointerdown=${(event: Event) => event.preventDefault()}
      @click=${() => this.#toggle(index)}
    >
      ${choice.emoji ? html`<span class="emoji" aria-hidden="true">${choice.emoji}</span>` : nothing}
      <span class="select-words">
        <span class="select-label">${choice.label}</span>
        ${choice.description ? html`<span class="select-description">${choice.description}</span>` : nothing}
      </span>
      ${chosen ? icons.tick : nothing}
    </div>`;
  }

  override render(): TemplateResult {
    return html`<div class="select" @focusout=${this.#focusOut}>
      ${this.#field()}
      ${
        this.isOpen
          ? html`<div class="select-list" popover="manual">
              <div id="${this.#id}-list" role="listbox" aria-label=${this.placeholder} aria-multiselectable=${this.most > 1}>
                ${this.choices.map((choice, index) => this.#option(choice, index))}
              </div>
              ${this.#foot()}
            </div>`
          : nothing
      }
    </div>`;
  }

  #foot(): TemplateResult | typeof nothing {
    if (this.most === 1 && this.problem === '') return nothing;
    return html`<div class="select-foot">
      <span role="status">${this.problem || `${this.chosen.size} chosen`}</span>
      <button type="button" class="primary-button" @pointerdown=${(event: Event) => event.preventDefault()} @click=${() => this.#send()}>Done</button>
    </div>`;
  }
}

customElements.define('playground-select', PlaygroundSelect);
