import type { CharacterRecord, EncounterRecord, SceneRecord, SpeechRecord, Store } from '../ports.ts';
import type { Hear, Heard } from './heard.ts';
import { isWithin, type Period } from './period.ts';
import type { ReadBy } from './readBy.ts';

/** Something that a character said, in the words that it has now. */
export interface Post {
  readonly id: string;
  readonly at: Date;
  readonly name: string;
  readonly userId: string;
  readonly characterId: string | null;
  readonly words: string;
  readonly scene: string | null; // in which it was said
  readonly fight: EncounterRecord | null; // during which
}

/** What was said in a campaign, as a reader may see it. */
export interface Posts extends Pick<Heard, 'unread' | 'lost' | 'tooMany'> {
  readonly said: readonly (SpeechRecord & { readonly words: string })[]; // oldest first
  /** The scene that a channel was at a time, if the reader may see it. */
  sceneAt(channelId: string, at: Date): string | null;
}

/** All characters of a campaign, those who are put away among them. */
export const charactersOf = async (
  store: Pick<Store, 'characters'>,
  campaignId: string,
): Promise<readonly CharacterRecord[]> =>
  (await Promise.all([false, true].map((archived) => store.characters(campaignId, { archived })))).flat();

/** Reads what was said within a period. */
export async function postsOf(
  store: Pick<Store, 'speechesOf' | 'scenesOf'>,
  campaignId: string,
  {
    by,
    period,
    characters,
  }: {
    readonly by: ReadBy;
    readonly period: Period;
    readonly characters: readonly CharacterRecord[];
  },
  hear: Hear,
): Promise<Posts> {
  const scenes = (await store.scenesOf(campaignId)).filter(
    ({ openedAt }) => (period.to ?? openedAt) >= openedAt,
  );
  const speeches = (await store.speechesOf(campaignId)).filter(({ createdAt }) =>
    isWithin(period, createdAt),
  );
  const places = [...speeches, ...scenes].flatMap(({ channelId }) => channelId ?? []);
  const players = characters.flatMap(({ kind, ownerId, archivedAt }) =>
    kind === 'pc' && archivedAt === null ? (ownerId ?? []) : [],
  );
  const { words, seen, ...missing } = await hear({
    by,
    players: [...new Set(players)],
    speeches,
    channels: [...new Set(places)],
  });
  return {
    ...missing,
    said: speeches.flatMap((speech) => {
      const found = words.get(speech.id);
      return found === undefined ? [] : [{ ...speech, words: found }];
    }),
    sceneAt: (channelId, at) => (seen.has(channelId) ? (sceneAt(scenes, channelId, at)?.name ?? null) : null),
  };
}

const sceneAt = (scenes: readonly SceneRecord[], channelId: string, at: Date): SceneRecord | undefined =>
  scenes.findLast((scene) => scene.channelId === channelId && scene.openedAt <= at);

interface Dated {
  readonly id: string; // one that was made later sorts behind
  readonly createdAt: Date;
}

const isBefore = (one: Dated, other: Dated): boolean => {
  const apart = one.createdAt.getTime() - other.createdAt.getTime();
  return apart === 0 ? one.id < other.id : apart < 0;
};

/** Two lists, each oldest first, as one. */
export function* merged<A extends Dated, B extends Dated>(
  first: Iterable<A>,
  second: readonly B[],
): Generator<A | B> {
  let next = 0;
  for (const one of first) {
    for (let other = second[next]; other !== undefined && isBefore(other, one); other = second[++next])
      yield other;
    yield one;
  }
  yield* second.slice(next);
}
