import type { Placed } from '../../engine/creation.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { CharacterRecord } from '../ports.ts';

/** At most so many are listed. */
const most = 25;

/** Where the characters of a campaign stand who keep score, the first first; empty where nobody does. */
export function standingsOf(system: AnySystem, records: readonly CharacterRecord[]): readonly Placed[] {
  const { standing } = system.character;
  if (standing === undefined) return [];
  const scored = records.flatMap(({ name, state, schemaVersion }) => {
    const read = system.character.read(state, schemaVersion);
    const own = read.ok ? standing(read.value) : null;
    return own === null ? [] : [{ name, ...own }];
  });
  return scored
    .map(({ name, score, text }) => ({
      name,
      text,
      place: 1 + scored.filter((other) => other.score > score).length,
    }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, most);
}
