import type { Breath } from '../breath.ts';
import type { CharacterRecord, EntryRecord, Store } from '../ports.ts';
import { entryPages } from './entries.ts';
import { isWithin, type Period } from './period.ts';
import type { Posts } from './posts.ts';

/** Whoever may be named in a story: its GMs and players first, then who spoke and whom they mentioned, then who did something, lately first. */
export async function peopleOf(
  store: Pick<Store, 'entries'>,
  campaign: { readonly id: string; readonly gms: readonly string[] },
  characters: readonly CharacterRecord[],
  said: Posts['said'],
  period: Period,
  breath: Breath,
): Promise<readonly string[]> {
  const people = new Set([
    ...campaign.gms,
    ...characters.flatMap(({ ownerId }) => ownerId ?? []),
    ...said.flatMap(({ userId, words }) => [userId, ...mentioned(words)]),
  ]);
  for await (const page of entryPages(store, campaign.id, breath))
    for (const { userId, answers, rulings, createdAt } of page)
      if (isWithin(period, createdAt))
        for (const one of [userId, ...by(answers), ...by(rulings)]) people.add(one);
  return [...people];
}

const mentioned = (words: string): readonly string[] =>
  [...words.matchAll(/<@!?(\d{1,20})>/gu)].flatMap(([, id]) => id ?? []);

const by = (list: EntryRecord['answers']): readonly string[] =>
  Array.isArray(list)
    ? list.flatMap((one) =>
        typeof one === 'object' && one !== null && 'by' in one && typeof one.by === 'string' ? [one.by] : [],
      )
    : [];
