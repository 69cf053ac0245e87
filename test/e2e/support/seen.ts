import type { Locator, Page } from 'playwright-core';

/** What somebody reads on their page. */
export class Seen {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The newest message with these words in it. */
  message(words: string): Locator {
    return this.page.getByTestId('message').filter({ hasText: words }).last();
  }

  /** Waits for words to stand somewhere among the messages. */
  async reads(words: string): Promise<void> {
    await this.message(words)
      .waitFor()
      .catch(async (error: unknown) => {
        throw new Error(`'${words}' is not read; this is:\n${await this.everything()}`, { cause: error });
      });
  }

  /** Waits for words that call the reader. */
  async isPinged(words: string): Promise<void> {
    await this.message(words).locator('discord-message[highlight]').waitFor();
  }

  /** The newest button of this label that can be pressed. */
  button(label: string): Locator {
    return this.page
      .locator('discord-button:not([disabled]):not([busy])')
      .getByRole('button', { name: label, exact: true })
      .last();
  }

  /** The button of this id, which can be pressed. */
  byId(customId: string): Locator {
    return this.page
      .locator(`discord-button[data-custom-id="${customId}"]:not([disabled]):not([busy])`)
      .last()
      .getByRole('button');
  }

  /** Waits for the answer to what has been pressed. */
  async isAnswered(): Promise<void> {
    await this.page.locator('discord-button[busy]').first().waitFor({ state: 'detached' });
  }

  /** Whether a button can be seen whole without scrolling, once it is drawn and nothing moves any more. */
  async isInSight(button: Locator): Promise<boolean> {
    await button.waitFor();
    await this.page.evaluate(async () => {
      for (let left = 3; left > 0; left -= 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    });
    return button.evaluate((one) => {
      const list = document.querySelector('.messages-scroll')?.getBoundingClientRect();
      const { top, bottom } = one.getBoundingClientRect();
      return list !== undefined && top >= list.top && bottom <= list.bottom;
    });
  }

  select(placeholder: string): Locator {
    return this.page.getByTestId('select').getByRole('combobox', { name: placeholder }).last();
  }

  /** All that stands among the messages. */
  everything(): Promise<string> {
    return this.page.getByTestId('messages').innerText();
  }
}
