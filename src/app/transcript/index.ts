import { Turnstile } from '../lock.ts';
import type { Ports } from '../ports.ts';
import type { Result } from '../result.ts';
import type { Table } from '../table.ts';
import { readPeriod } from './period.ts';
import type { Hear } from './heard.ts';
import type { ReadBy } from './readBy.ts';
import type { Story } from './story.ts';

export type { Story } from './story.ts';

/** What has happened in a campaign, told from its beginning. */
export class Transcripts {
  readonly #ports: Ports;
  readonly #turnstile = new Turnstile();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Has a campaign's story written down by `write`, with what was said as `hear` reads it, one story at a time: each takes a while,
   * and much memory. Without `by` a GM's is for the players, and a player's their own. Refuses players what the GM knows, days that
   * are none, and a story without anything in it.
   */
  async write<T>(
    table: Table,
    hear: Hear,
    asked: { readonly by: 'players' | 'gm' | null; readonly from: string | null; readonly to: string | null },
    write: (story: Story) => Promise<T>,
  ): Promise<Result<T>> {
    const period = readPeriod(asked);
    if (!period.ok) return period;
    const by: ReadBy = asked.by ?? (table.gm ? 'players' : 'caller');
    const { storyOf } = await import('./story.ts'); // told seldom, and loaded then
    return this.#turnstile.pass('', async () => {
      const story = await storyOf(this.#ports, table, by, period.value, hear);
      return story.ok ? { ok: true, value: await write(story.value) } : story;
    });
  }
}
