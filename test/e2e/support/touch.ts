import type { Locator } from 'playwright-core';
import type { Piece } from './line.ts';
import { Seen } from './seen.ts';

/** Somebody with a phone: taps, and the keyboard that comes up for writing. */
export class Touch extends Seen {
  async tap(target: Locator): Promise<void> {
    await this.page.bringToFront(); // a tab in the background is drawn but once a second
    await target.tap();
  }

  /** Opens the channel list and goes to another channel. */
  async goTo(channel: string): Promise<void> {
    await this.tap(this.page.getByTestId('open-sidebar'));
    await this.tap(this.page.locator(`[data-channel-name="${channel}"]`));
    await this.page.getByTestId('channel-title').filter({ hasText: channel }).waitFor();
  }

  /** Types a command or a message and sends it. */
  async write(...pieces: readonly Piece[]): Promise<void> {
    await this.tap(this.page.getByTestId('composer'));
    for (const piece of pieces) {
      if (typeof piece === 'string') await this.page.keyboard.type(piece);
      else {
        await this.page.locator('[data-testid=completion][aria-busy=false]').waitFor();
        await this.tap(this.page.getByTestId('suggestion').filter({ hasText: piece.take }).first());
      }
    }
    await this.tap(this.page.getByRole('button', { name: 'Send' }));
    await this.page.waitForFunction(
      () => document.querySelector<HTMLTextAreaElement>('#composer')?.value === '',
    );
  }

  async press(label: string): Promise<void> {
    await this.tap(this.button(label));
  }

  async pressThis(customId: string): Promise<void> {
    await this.page.bringToFront();
    await this.tap(this.byId(customId));
  }

  async choose(placeholder: string, option: string): Promise<void> {
    await this.tap(this.select(placeholder));
    await this.tap(this.page.getByRole('option').filter({ hasText: option }).first());
  }

  /** How much is seen of the menu of the message in which something has just been pressed, where it has no line of its own. */
  async menuOver(): Promise<readonly string[]> {
    return this.page
      .locator('.message.continued:focus-within .actions > .icon-button')
      .evaluateAll((menus) => menus.map((menu) => getComputedStyle(menu).opacity));
  }

  /** Fills the open form in, chooses in its lists and groups, and sends it. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [id, value] of Object.entries(fields)) {
      const field = this.page.locator(`[id="field-${id}"]`);
      await field.waitFor();
      if (await field.locator('.choice').count()) {
        await this.tap(field.locator('.choice').filter({ hasText: value }).first());
        continue;
      }
      if (await field.locator('.select-field').count()) {
        await this.tap(field.locator('.select-field'));
        await this.tap(field.getByRole('option').filter({ hasText: value }).first());
        continue;
      }
      await this.tap(field);
      await this.page.keyboard.press('End');
      for (const _ of await field.inputValue()) await this.page.keyboard.press('Backspace');
      await this.page.keyboard.type(value);
    }
    await this.tap(this.page.getByTestId('modal-submit'));
    await this.page.getByTestId('modal-submit').waitFor({ state: 'detached' });
  }
}
