import type { EncounterRecord } from '../ports.ts';

/** The first fight that went on in a channel at a time. */
export type During = (channelId: string, at: Date) => EncounterRecord | null;

interface Until {
  readonly fight: EncounterRecord;
  readonly until: number; // the latest end of this one and all before it
}

/** Where fights (oldest first) went on and when: found in the steps of a search, for every entry of a story asks. */
export function fightsByPlace(fights: readonly EncounterRecord[]): During {
  const places = new Map<string, Until[]>();
  for (const fight of fights.toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())) {
    const there = places.get(fight.channelId) ?? [];
    const end = fight.endedAt?.getTime() ?? Number.POSITIVE_INFINITY;
    there.push({ fight, until: Math.max(end, there.at(-1)?.until ?? end) });
    places.set(fight.channelId, there);
  }
  return (channelId, at) => {
    const there = places.get(channelId) ?? [];
    let [from, to] = [0, there.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((there[middle]?.until ?? 0) < at.getTime()) from = middle + 1;
      else to = middle;
    }
    const found = there[from]?.fight;
    return found !== undefined && found.startedAt <= at ? found : null;
  };
}
