import type { Locator } from 'playwright-core';
import type { Piece } from './line.ts';
import { Seen } from './seen.ts';

/** Somebody who has no mouse: every act is a key, and what is to be used must first be reached. */
export class Keyboard extends Seen {
  async #key(key: string): Promise<void> {
    await this.page.keyboard.press(key);
  }

  #composer(): Locator {
    return this.page.getByTestId('composer');
  }

  async #has(target: Locator): Promise<boolean> {
    return target.evaluate((element) => {
      const root = element.getRootNode();
      return (root instanceof Document || root instanceof ShadowRoot) && root.activeElement === element;
    });
  }

  /** Goes from one thing to the next until this one has the focus. */
  async reach(target: Locator, key: 'Tab' | 'Shift+Tab'): Promise<void> {
    await target.waitFor();
    for (let steps = 0; steps < 60; steps += 1) {
      if (await this.#has(target)) return;
      await this.#key(key);
    }
    throw new Error(`${key} does not reach ${target}.`);
  }

  /** Types a command or a message and sends it. */
  async write(...pieces: readonly Piece[]): Promise<void> {
    if (!(await this.#has(this.#composer()))) await this.#key('Escape'); // back to writing
    for (const piece of pieces) {
      if (typeof piece === 'string') await this.page.keyboard.type(piece);
      else await this.#takeSuggestion(piece.take);
    }
    await this.#key('Enter');
    await this.page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('#composer')?.value === '',
    );
  }

  async #takeSuggestion(words: string): Promise<void> {
    const listed = this.page.getByTestId('suggestion').filter({ hasText: words }).first();
    await this.page.locator('[data-testid=completion][aria-busy=false]').waitFor();
    await listed.waitFor();
    for (let steps = 0; steps < 30; steps += 1) {
      if ((await listed.getAttribute('aria-selected')) === 'true') return this.#key('Enter');
      await this.#key('ArrowDown');
    }
    throw new Error(`The arrow keys do not reach the suggestion '${words}'.`);
  }

  async press(label: string): Promise<void> {
    await this.reach(this.button(label), 'Shift+Tab');
    await this.#key('Enter');
  }

  async pressThis(customId: string): Promise<void> {
    await this.page.bringToFront();
    await this.page.keyboard.press('Escape'); // back to writing, and from there up to what is newest
    await this.reach(this.byId(customId), 'Shift+Tab');
    await this.#key('Enter');
  }

  async choose(placeholder: string, option: string): Promise<void> {
    await this.reach(this.select(placeholder), 'Shift+Tab');
    await this.#take(this.page.locator('body'), option);
  }

  /** Opens the list that has the focus, and takes one of its options. */
  async #take(within: Locator, option: string): Promise<void> {
    await this.#key('Enter');
    const wanted = within.getByRole('option').filter({ hasText: option }).first();
    await wanted.waitFor();
    for (let steps = 0; !(await wanted.evaluate((one) => one.classList.contains('active'))); steps += 1) {
      if (steps > 30) throw new Error(`The arrow keys do not reach the option '${option}'.`);
      await this.#key('ArrowDown');
    }
    await this.#key('Enter');
  }

  /** Marks one of the radio buttons or check boxes of a group. */
  async #mark(group: Locator, words: string): Promise<void> {
    const wanted = group.locator('.choice').filter({ hasText: words }).first().locator('input');
    const isRadio = (await wanted.getAttribute('type')) === 'radio';
    await this.reach(isRadio ? group.locator('input').first() : wanted, 'Tab');
    await this.#key('Space');
    for (let steps = 0; isRadio && !(await wanted.isChecked()); steps += 1) {
      if (steps > 10) throw new Error(`The arrow keys do not reach '${words}'.`);
      await this.#key('ArrowDown');
    }
  }

  /** Fills the open form in, chooses in its lists and groups, and sends it. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, value] of Object.entries(fields)) {
      const field = this.page.locator(`[id="field-${id}"]`);
      await field.waitFor();
      if (await field.locator('.choice').count()) await this.#mark(field, value);
      else if (await field.locator('.select-field').count()) {
        await this.reach(field.locator('.select-field'), 'Tab');
        await this.#take(field, value);
      } else {
        await this.reach(field, 'Tab');
        await this.#key('Control+A');
        await this.page.keyboard.type(value);
      }
    }
    await this.reach(this.page.getByTestId('modal-submit'), 'Tab');
    await this.#key('Enter');
    await this.page.getByTestId('modal-submit').waitFor({ state: 'detached' });
  }
}
