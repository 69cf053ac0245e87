import type { Campaigns } from '../campaign/campaigns.ts';
import { CAMPAIGN_LIMITS } from '../campaign/limits.ts';
import { readCampaignSettings } from '../campaign/settings.ts';
import { cleanText, findNamed, nameKey } from '../names.ts';
import type { TurnClocks } from '../clock/clock.ts';
import type { CampaignRecord, Clock } from '../ports.ts';
import { no, type Result, tooMany, yes } from '../result.ts';
import type { Table } from '../table.ts';

/** Lines stay out of the game, veils off its page. */
export type TopicList = 'lines' | 'veils';

export interface Topics {
  readonly lines: readonly string[];
  readonly veils: readonly string[];
  readonly paused: boolean;
}

/**
 * What keeps playing good for everybody, for whoever sits at the table, a GM or not. What is kept of it has no names: whose wish
 * something was is written nowhere.
 */
export class Safety {
  readonly #campaigns: Campaigns;
  readonly #clocks: TurnClocks;
  readonly #now: () => Date;

  constructor(campaigns: Campaigns, clocks: TurnClocks, clock: Clock) {
    this.#campaigns = campaigns;
    this.#clocks = clocks;
    this.#now = () => clock.now();
  }

  /** What the group has agreed on, and whether its game stands still. */
  read({ campaign }: Pick<Table, 'campaign'>): Topics {
    const { lines, veils, paused } = readCampaignSettings(campaign.settings);
    return { lines, veils, paused };
  }

  /** Adds a line or a veil; gives it as it is kept. Refuses what is there already, what says nothing, and too many. */
  async add(table: Table, list: TopicList, typed: string): Promise<Result<string>> {
    const topic = cleanText(typed, CAMPAIGN_LIMITS.topic.most);
    if (topic === null) return no('badTopic', { most: CAMPAIGN_LIMITS.topic.most });
    const kept = await this.#campaigns.keep(table, (now) => {
      const all = now[list];
      if (all.some((one) => nameKey(one) === nameKey(topic))) return no('topicThere', { list, topic });
      return all.length >= CAMPAIGN_LIMITS.topics.most
        ? tooMany(CAMPAIGN_LIMITS.topics)
        : yes({ [list]: [...all, topic] });
    });
    return kept.ok ? yes(topic) : kept;
  }

  /** Takes a line or a veil away, by what it says or the beginning of it; gives it as it was kept. */
  async remove(table: Table, list: TopicList, typed: string): Promise<Result<string>> {
    let removed = '';
    const kept = await this.#campaigns.keep(table, (now) => {
      const found = findNamed(
        typed,
        now[list].map((topic) => ({ id: topic, name: topic })),
      );
      if (found === null)
        return no('noSuchTopic', {
          list,
          typed: typed.slice(0, CAMPAIGN_LIMITS.topic.most),
          topics: now[list],
        });
      removed = found.id;
      return yes({ [list]: now[list].filter((one) => one !== removed) });
    });
    return kept.ok ? yes(removed) : kept;
  }

  /** The game stands still until somebody lets it go on. Refuses where it does already. */
  async pause(table: Table): Promise<Result<CampaignRecord>> {
    const pausedAt = this.#now().toISOString();
    const kept = await this.#campaigns.keep(table, ({ paused }) =>
      paused ? no('pausedAlready') : yes({ paused: true, pausedAt }),
    );
    if (kept.ok) await this.#clocks.hold(table.campaign.id);
    return kept;
  }

  /** The game goes on. Refuses where it does not stand still. */
  async resume(table: Table): Promise<Result<CampaignRecord>> {
    let since: string | null = null;
    const kept = await this.#campaigns.keep(table, ({ paused, pausedAt }) => {
      since = pausedAt;
      return paused ? yes({ paused: false, pausedAt: null }) : no('notPaused');
    });
    if (kept.ok) await this.#clocks.release(kept.value, since === null ? this.#now() : new Date(since));
    return kept;
  }
}
