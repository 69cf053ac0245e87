import { type Batch, parseBatch, type RolledBatch, rollBatch } from '../../dice/index.ts';
import type { Json } from '../../engine/json.ts';
import { isDie } from '../../engine/roll.ts';
import { readTranscript } from '../../engine/transcript.ts';
import type { EntryRecord } from '../ports.ts';
import { type Wish, wishOf } from './wish.ts';

/** A free roll that was made and is kept. */
export interface FreeRoll extends Wish {
  readonly entry: EntryRecord;
  readonly rolled: RolledBatch;
  /** Whether the dice fell on a real table and were typed. */
  readonly typed: boolean;
}

/** What a roll came to, for the log: the total of each of its parts. */
export function rolledEvents({ notation, visibility }: Wish, rolled: RolledBatch): Json {
  const data = { notation, totals: totalsOf(rolled) };
  return [visibility === 'everybody' ? { type: 'rolled', data } : { type: 'rolled', to: 'gm', data }];
}

/** The same of a hidden roll that everybody sees from now on: whose it was, and when (in seconds, as Discord counts). */
export function revealedEvents({ notation, entry, rolled }: FreeRoll): Json {
  const at = Math.floor(entry.createdAt.getTime() / 1000);
  return [{ type: 'revealed', data: { notation, totals: totalsOf(rolled), by: entry.userId, at } }];
}

const totalsOf = (rolled: RolledBatch) => rolled.rolls.map((one) => one.rolled.total);

/** A kept roll, its dice as they fell: the notation read again, with the recorded number of each die. Null for what is none. */
export function replayed(entry: EntryRecord): FreeRoll | null {
  const wish = entry.kind === 'roll' ? wishOf(entry) : null;
  const read = wish === null ? null : parseBatch(wish.notation);
  const transcript = readTranscript(entry);
  if (wish === null || read === null || !read.ok || !transcript.ok) return null;
  const dice = transcript.value.dice.filter(isDie);
  const fallen = new Map(dice.map(({ index, value }) => [index, value]));
  const typed = dice.some((die) => die.typed === true);
  return { ...wish, entry, rolled: again(read.batch, fallen), typed };
}

const again = (batch: Batch, fallen: ReadonlyMap<number, number>): RolledBatch =>
  rollBatch(batch, {
    die: (index) => fallen.get(index) ?? 1,
    card: (_index, choices) => choices[0] ?? '',
  });
