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

  select(placeholder: string): Locator {
    return this.page.getByTestId('select').getByRole('combobox', { name: placeholder }).last();
  }

  /** All that stands among the messages. */
  everything(): Promise<string> {
    return this.page.getByTestId('messages').innerText();
  }
}
