import type { SceneRecord, Store } from '../ports.ts';
import { plays, type Seat } from '../table.ts';

/**
 * The threads of a campaign's private scenes into which somebody may not look. A private scene, open or closed, is for the GMs, for
 * who opened it, and for those who play somebody of its cast as it is now, put away or not: whoever is brought in reads what was
 * before, as they do in its thread on Discord.
 */
export async function shutTo(
  store: Pick<Store, 'privateScenes' | 'characters'>,
  seat: Seat,
): Promise<ReadonlySet<string>> {
  const scenes = seat.gm ? [] : await store.privateScenes(seat.campaign.id);
  if (scenes.length === 0) return new Set();
  const own = new Set<string>();
  for (const archived of [false, true])
    for (const one of await store.characters(seat.campaign.id, { archived }))
      if (plays(seat, one)) own.add(one.id);
  const isIn = ({ openedBy, cast }: SceneRecord) =>
    openedBy === seat.caller.userId || cast.some((id) => own.has(id));
  // One thread may have been several scenes: whoever is in one of them sees it.
  return threadsOf(scenes, threadsOf(scenes.filter(isIn)));
}

/** The threads of a campaign's private scenes that are shut to whoever is in a channel; null: wherever they are. */
export async function shutFrom(
  store: Pick<Store, 'privateScenes'>,
  campaignId: string,
  channelId: string | null,
): Promise<ReadonlySet<string>> {
  return threadsOf(await store.privateScenes(campaignId), new Set([channelId]));
}

const threadsOf = (
  scenes: readonly SceneRecord[],
  without: ReadonlySet<string | null> = new Set(),
): ReadonlySet<string> =>
  new Set(scenes.flatMap(({ channelId }) => (without.has(channelId) ? [] : (channelId ?? []))));
