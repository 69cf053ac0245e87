import { type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { messageText } from '../../support/playscript/print.ts';
import { type Part, type Seat, Thumb } from '../../support/presses/thumb.ts';
import { Room } from '../../support/room.ts';
import type { Seen } from './seen.ts';
import type { Stage } from './stage.ts';

/** Somebody at a page who presses what stands there. */
export type Presser = Seen & { pressThis(customId: string): Promise<void> };

const isPanel = ({ flags }: APIMessage): boolean => ((flags ?? 0) & MessageFlags.Ephemeral) > 0;

/** Plays by what stands on the pages of people, and presses it there. */
export class PageThumb extends Thumb {
  /** What was wrong with the buttons that were pressed: one had to scroll, or nothing came of it. */
  readonly wrong: string[] = [];
  readonly #pages: Readonly<Record<string, Presser>>;

  constructor({ table }: Stage, seats: readonly Seat[], pages: Readonly<Record<string, Presser>>) {
    super(new Room(table, 'the-table'), seats);
    this.#pages = pages;
  }

  override async pressPart(who: string, _message: APIMessage, { id, label }: Part): Promise<string> {
    const page = this.#pages[who];
    if (page === undefined) throw new Error(`${who} has no page`);
    this.presses += 1;
    if (!(await page.isInSight(page.byId(id)))) this.wrong.push(`${who} has to scroll to [${label}]`);
    const before = JSON.stringify(this.room.messages(who));
    await page.pressThis(id);
    await page.isAnswered();
    await this.room.table.turnkeeper.bot.idle();
    if (JSON.stringify(this.room.messages(who)) === before)
      this.wrong.push(`nothing comes of [${label}] for ${who}`);
    const panel = this.room.messages(who).findLast(isPanel);
    return panel === undefined ? '' : messageText(panel);
  }
}
