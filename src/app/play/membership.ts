import { isDeepStrictEqual } from 'node:util';
import type { Json } from '../../engine/json.ts';
import type { AnySystem } from '../../engine/system.ts';
import type { CharacterRecord, CharacterWrite } from '../ports.ts';
import { no, type Result, yes } from '../result.ts';

interface Change {
  readonly encounterId: string;
  readonly system: AnySystem;
  readonly before: object;
  readonly after: object;
  readonly endsNow: boolean; // the fight ends with this change
  readonly startsAgain: boolean; // its end is taken back
  readonly records: readonly CharacterRecord[]; // of the campaign
}

interface Moves {
  readonly writes: readonly CharacterWrite[];
  readonly entering: readonly CharacterRecord[]; // as they are before
}

/**
 * What an encounter's change means for the characters of the campaign: a fight holds the numbers of those in it, and
 * gives them back when they leave or when it ends, all in the batch that writes the change itself.
 */
export function membershipWrites(change: Change): Result<Moves> {
  const { system, records, encounterId } = change;
  const inside = change.startsAgain ? {} : system.charactersIn(change.before);
  const after = system.charactersIn(change.after);
  const staying = change.endsNow ? {} : after;
  const [aloneBefore, alone] = [aloneIn(system, change.before), aloneIn(system, change.after)];
  const left = system.leftIn?.(change.after) ?? {}; // whatever leaving does to them, such as conditions that end
  const writes: CharacterWrite[] = [];
  const entering: CharacterRecord[] = [];
  for (const record of records) {
    const was = record.id in inside && !aloneBefore.has(record.id);
    const is = record.id in staying && !alone.has(record.id);
    if (is && !was) {
      if (record.encounterId !== null && record.encounterId !== encounterId)
        return no('inOtherFight', { name: record.name });
      const asItLeft = system.charactersIn(change.before)[record.id];
      if (change.startsAgain && (record.archivedAt !== null || !isDeepStrictEqual(record.state, asItLeft)))
        return no('changedSince', { name: record.name });
      writes.push(update(record, { encounterId }));
      entering.push(record);
    } else if (was && !is) {
      const state = (after[record.id] ?? left[record.id] ?? inside[record.id]) as Json;
      writes.push(update(record, { encounterId: null, state, schemaVersion: system.revision }));
    }
  }
  return yes({ writes, entering });
}

/** Those who live in the fight alone, who have no place in the campaign: also whoever had one and was kept no longer. */
const aloneIn = (system: AnySystem, state: object): ReadonlySet<string> =>
  new Set(
    (system.remains?.(state) ?? []).filter(({ passing, kept }) => passing && !kept).map(({ id }) => id),
  );

/** Whether the same characters are in the fight before and after. */
export function sameMembers(change: Pick<Change, 'system' | 'before' | 'after'>): boolean {
  const before = Object.keys(change.system.charactersIn(change.before));
  const after = change.system.charactersIn(change.after);
  return before.length === Object.keys(after).length && before.every((id) => id in after);
}

function update(
  record: CharacterRecord,
  set: Extract<CharacterWrite, { type: 'update' }>['set'],
): CharacterWrite {
  return { type: 'update', id: record.id, expectedVersion: record.version, set };
}
