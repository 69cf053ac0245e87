// Asks for a name (and a first message) in a small window of its own.

import { html, nothing, render, type TemplateResult } from 'lit';
import { restoreCaret } from './caret.ts';

export interface Question {
  readonly title: string;
  readonly name: string;
  readonly submit: string;
  /** The label of the message's field, where one is asked for. */
  readonly content?: string;
}

export interface Answer {
  readonly name: string;
  readonly content: string;
}

function drawQuestion(question: Question, close: () => void): TemplateResult {
  return html`<form method="dialog" class="dialog-form">
    <header><h2 id="ask-title">${question.title}</h2></header>
    <div class="dialog-body">
      <label class="field"><span>${question.name}</span><input name="name" required maxlength="100" autocomplete="off" /></label>
      ${
        question.content
          ? html`<label class="field"><span>${question.content}</span><textarea name="content" required maxlength="2000" rows="4"></textarea></label>`
          : nothing
      }
    </div>
    <footer>
      <button type="button" class="plain-button" @click=${close}>Cancel</button>
      <button type="submit" class="primary-button" value="ok">${question.submit}</button>
    </footer>
  </form>`;
}

/** @returns null where it was cancelled */
export function askForName(question: Question): Promise<Answer | null> {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog';
  dialog.setAttribute('aria-labelledby', 'ask-title');
  document.body.append(dialog);
  render(
    drawQuestion(question, () => dialog.close()),
    dialog,
  );
  dialog.showModal();
  dialog.querySelector('input')?.focus();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      const form = dialog.querySelector('form');
      const fields = form ? new FormData(form) : new FormData();
      const text = (name: string) => String(fields.get(name) ?? '').trim();
      dialog.remove();
      restoreCaret();
      resolve(
        dialog.returnValue === 'ok' && text('name') !== ''
          ? { name: text('name'), content: text('content') }
          : null,
      );
    });
  });
}
