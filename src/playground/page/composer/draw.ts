// Draws the composer and hears its keys.
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { createRef, type Ref, ref } from 'lit/directives/ref.js';
import { nameOfUser } from '../command/names.ts';
import { icons } from '../icons.ts';
import { nameOfChannel, takesMessages, titleOf } from '../state/channels.ts';
import type { View } from '../view.ts';
import type { Composer } from './composer.ts';
import { readUpload } from './files.ts';
import { drawHint, drawSuggestions } from './suggestions.ts';
import { tokensOf } from './tokens.ts';

/** Lies under the text and colours it. The last mark gives an empty last line its height. */
function drawTokens(composer: Composer): TemplateResult {
  const tokens = tokensOf(composer.text, composer.completion.line);
  return html`${tokens.map(({ text, kind }) => html`<span class="token-${kind}">${text}</span>`)}\u200b`;
}

export class ComposerView {
  readonly #field: Ref<HTMLTextAreaElement> = createRef();
  readonly #file: Ref<HTMLInputElement> = createRef();
  readonly #backdrop: Ref<HTMLElement> = createRef();

  focus(): void {
    this.#field.value?.focus();
  }

  draw(view: View): TemplateResult | typeof nothing {
    const { composer, state } = view;
    const channel = state.channels.get(state.current ?? '');
    if (!channel || !takesMessages(channel)) return nothing;
    const { isOpen, completion, active } = composer;
    const listed = isOpen && completion.items.length > 0;
    const who = state.me ? nameOfUser(state.me.user, state.me.nick) : '';
    return html`<form
      class="composer"
      data-testid="composer-form"
      @submit=${(event: Event) => {
        event.preventDefault();
        composer.submit();
        this.focus();
      }}
    >
      ${isOpen ? drawSuggestions(composer, () => this.focus()) : nothing}
      <div class="composer-problem" id="composer-problem" role="alert" data-testid="composer-problem">
        ${composer.problem ? html`${icons.warning}<span>${composer.problem}</span>` : nothing}
      </div>
      <div class="composer-box ${composer.problem ? 'wrong' : ''}">
        <div class="composer-text">
          <div class="composer-backdrop" aria-hidden="true" ${ref(this.#backdrop)}>${drawTokens(composer)}</div>
          <textarea
            id="composer"
            data-testid="composer"
            rows="1"
            dir="auto"
            aria-autocomplete="list"
            aria-controls="suggestions"
            aria-haspopup="listbox"
            aria-activedescendant=${listed && active >= 0 ? `suggestion-${active}` : nothing}
            aria-describedby="composer-problem composer-hint"
            aria-label="Message ${nameOfChannel(channel)} as ${who}"
            placeholder="Message ${titleOf(channel)} as ${who}"
            autocomplete="off"
            autocapitalize=${composer.text.startsWith('/') ? 'off' : 'sentences'}
            spellcheck=${composer.text.startsWith('/') ? 'false' : 'true'}
            enterkeyhint="send"
            .value=${live(composer.text)}
            ${ref(this.#field)}
            @input=${this.#read(composer)}
            @keydown=${(event: KeyboardEvent) => this.#key(event, composer)}
            @keyup=${this.#read(composer)}
            @click=${this.#read(composer)}
            @scroll=${this.#scrolled}
            @paste=${(event: ClipboardEvent) => this.#paste(event, composer)}
          ></textarea>
        </div>
        <button class="send" type="submit" aria-label="Send" ?disabled=${composer.text.trim() === ''}>${icons.send}</button>
      </div>
      <div id="composer-hint" class="composer-hint">${drawHint(composer)}</div>
      <input type="file" hidden tabindex="-1" data-testid="file" ${ref(this.#file)} @change=${() => this.#chosen(composer)} @cancel=${() => this.focus()} />
    </form>`;
  }

  /** To be called after drawing: puts the caret where it is wanted, fits the height, opens the file picker. */
  sync(composer: Composer): void {
    const field = this.#field.value;
    if (!field) return;
    if (composer.caretWanted !== null) {
      field.setSelectionRange(composer.caretWanted, composer.caretWanted);
      composer.caretWanted = null;
    }
    field.style.height = 'auto';
    field.style.height = `${field.scrollHeight}px`;
    this.#scrolled();
    if (composer.pickerWanted && this.#file.value) {
      composer.pickerWanted = false;
      this.#file.value.value = '';
      this.#file.value.click();
    }
    document.getElementById(`suggestion-${composer.active}`)?.scrollIntoView({ block: 'nearest' });
  }

  #read(composer: Composer): (event: Event) => void {
    return (event) => {
      if (!(event.target instanceof HTMLTextAreaElement)) return;
      composer.input(event.target.value, event.target.selectionStart);
    };
  }

  readonly #scrolled = (): void => {
    if (this.#backdrop.value && this.#field.value)
      this.#backdrop.value.scrollTop = this.#field.value.scrollTop;
  };

  async #chosen(composer: Composer): Promise<void> {
    const file = this.#file.value?.files?.[0];
    if (file) await this.#attach(composer, file);
    this.focus();
  }

  async #attach(composer: Composer, file: File): Promise<void> {
    const upload = await readUpload(file);
    if (typeof upload === 'string') composer.fail(upload);
    else composer.attach(upload);
  }

  /** A file pasted while a file option is being filled in is that option's file. */
  #paste(event: ClipboardEvent, composer: Composer): void {
    const file = event.clipboardData?.files[0];
    const wanted = composer.completion.items.find((item) => item.kind === 'file')?.fileFor;
    if (!file || wanted === undefined) return;
    event.preventDefault();
    composer.fileFor = wanted;
    void this.#attach(composer, file);
  }

  #key(event: KeyboardEvent, composer: Composer): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const { items } = composer.completion;
    const open = composer.isOpen;
    const listed = open && items.length > 0;
    const chosen = items[composer.active];
    const taken = (): boolean => {
      switch (event.key) {
        case 'Enter':
          if (event.shiftKey) return false;
          if (listed && chosen) composer.choose(chosen);
          else composer.submit();
          return true;
        case 'Tab': {
          const first = chosen ?? items[0];
          if (event.shiftKey || !listed || !first) return false;
          composer.choose(first);
          return true;
        }
        case 'ArrowDown':
          if (listed) composer.move(1);
          return listed || composer.recall('newer');
        case 'ArrowUp':
          if (listed) composer.move(-1);
          return listed || composer.recall('older');
        case 'Escape':
          if (open) composer.close();
          return open;
        default:
          return false;
      }
    };
    if (taken()) event.preventDefault();
  }
}
