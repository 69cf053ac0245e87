import { breathing } from '../breath.ts';
import { Turnstile } from '../lock.ts';
import type { Ports } from '../ports.ts';
import { no, type Result } from '../result.ts';
import type { Table } from '../table.ts';
import { laneOf } from './lane.ts';
import { readPeriod } from './period.ts';
import type { Hear } from './heard.ts';
import type { ReadBy } from './readBy.ts';
import type { Story } from './story.ts';

export type { Story } from './story.ts';

/** What people are called. */
type NamesOf = (ids: readonly string[]) => Promise<(id: string) => string>;

/** What has happened in a campaign, told from its beginning. */
export class Transcripts {
  readonly #ports: Ports;
  readonly #campaigns = new Turnstile();
  readonly #lanes = new Turnstile();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * Has a campaign's story written down by `write`, with what was said as `hear` reads it and people as `namesOf` calls them. A campaign
   * has one story at a time; and one is written at a time, for it takes much memory, but Discord is asked before its turn comes. Without
   * `by` a GM's is for the players, and a player's their own. Refuses players what the GM knows, days that are none, and a story without
   * anything in it.
   */
  async write<T>(
    table: Table,
    { hear, namesOf }: { readonly hear: Hear; readonly namesOf: NamesOf },
    asked: { readonly by: 'players' | 'gm' | null; readonly from: string | null; readonly to: string | null },
    write: (story: Story, names: (id: string) => string) => Promise<T>,
  ): Promise<Result<T>> {
    const period = readPeriod(asked);
    if (!period.ok) return period;
    const by: ReadBy = asked.by ?? (table.gm ? 'players' : 'caller');
    if (by === 'gm' && !table.gm) return no('gmOnly');
    const { store } = this.#ports;
    const { campaign } = table;
    // Told seldom, and loaded then.
    const [{ storyOf }, { charactersOf, postsOf }, { peopleOf }] = await Promise.all([
      import('./story.ts'),
      import('./posts.ts'),
      import('./people.ts'),
    ]);
    return this.#campaigns.pass(campaign.id, async () => {
      const characters = await charactersOf(store, campaign.id);
      const posts = await postsOf(store, campaign.id, { by, period: period.value, characters }, hear);
      const people = await peopleOf(store, campaign, characters, posts.said, period.value, breathing());
      const names = await namesOf(people);
      return this.#lanes.pass(await laneOf(store, campaign.id), async () => {
        const story = await storyOf(this.#ports, table, by, period.value, posts);
        return story.ok ? { ok: true, value: await write(story.value, names) } : story;
      });
    });
  }
}
