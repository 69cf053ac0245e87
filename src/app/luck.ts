import { isDie } from '../engine/roll.ts';
import { readTranscript } from '../engine/transcript.ts';
import { here } from './caller.ts';
import { knownStored } from './log/known.ts';
import { audienceIn, type Reader, readerAt } from './log/reader.ts';
import { eventsOf } from './play/known.ts';
import type { EntryRecord, Ports } from './ports.ts';
import { no, type Result, yes } from './result.ts';
import type { Table } from './table.ts';

/** How often dice of one kind showed each face: `faces[n]` of them showed n + 1. */
export interface Tally {
  readonly sides: number;
  readonly faces: readonly number[];
}

export interface Tallies {
  readonly tallies: readonly Tally[]; // what was rolled most comes first
  readonly whole: boolean; // false: there is more than was read, and the newest was
}

const PAGE = 250;
const PAGES = 20;
const MOST_SIDES = 1000;

/** Commands whose dice are rolled by who gives them. At a turn's end or a fight's start dice fall for others. */
const OWN_DICE = ['check', 'attack', 'act'];

/** What people's dice have shown in a campaign. */
export class Luck {
  readonly #ports: Ports;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * The dice of somebody's commands in this campaign, as they fell: dropped and replaced ones too, and those of what was
   * taken back. Left out are dice that a person typed or a GM ruled, what came in with a file, what was called off, and what the caller may not see;
   * `forAll`: what not everybody here may see. Refuses to look at somebody else's, but for a GM.
   */
  async of(table: Table, who: string, forAll: boolean): Promise<Result<Tallies>> {
    if (who !== table.caller.userId && !table.gm) return no('luckOfOthers');
    const { store } = this.#ports;
    const reader = forAll
      ? await audienceIn(store, table.campaign.id, here(table.caller))
      : await readerAt(store, table);
    const counts = new Map<number, number[]>();
    let before: { readonly createdAt: Date; readonly id: string } | undefined;
    for (let page = 0; page < PAGES; page++) {
      const entries = await store.entries({
        campaignId: table.campaign.id,
        userId: who,
        kinds: ['play', 'roll'], // what was called off is written under the name of who did that
        limit: PAGE,
        ...(before === undefined ? {} : { before }),
      });
      for (const entry of entries)
        if (await this.#counts(entry, reader)) tally(counts, entry, table.system.othersDice ?? []);
      before = entries.at(-1);
      if (entries.length < PAGE) return yes({ tallies: sorted(counts), whole: true });
    }
    return yes({ tallies: sorted(counts), whole: false });
  }

  /** Whether an entry has dice of who gave it, all of which the reader may know. */
  async #counts(entry: EntryRecord, reader: Reader): Promise<boolean> {
    if (entry.fromFile) return false;
    if (entry.kind !== 'roll' && !OWN_DICE.includes(kindOf(entry))) return false;
    const known = await knownStored(this.#ports.store, reader, entry);
    if (known === null) return false;
    return known.secret?.maySee ?? known.events.length === eventsOf(entry).length;
  }
}

function kindOf({ intent }: EntryRecord): string {
  const kind = typeof intent === 'object' && intent !== null && 'kind' in intent ? intent.kind : null;
  return typeof kind === 'string' ? kind : '';
}

function tally(counts: Map<number, number[]>, entry: EntryRecord, others: readonly string[]): void {
  const transcript = readTranscript(entry);
  if (!transcript.ok) return;
  for (const die of transcript.value.dice) {
    if (!isDie(die) || die.ruled || die.typed || die.sides < 2 || die.sides > MOST_SIDES) continue;
    if (entry.kind !== 'roll' && others.includes(die.label)) continue;
    const faces = counts.get(die.sides) ?? Array<number>(die.sides).fill(0);
    if (die.value < 1 || die.value > die.sides) continue;
    faces[die.value - 1] = (faces[die.value - 1] ?? 0) + 1;
    counts.set(die.sides, faces);
  }
}

const sorted = (counts: ReadonlyMap<number, readonly number[]>): readonly Tally[] =>
  [...counts]
    .map(([sides, faces]) => ({ sides, faces }))
    .sort((a, b) => total(b.faces) - total(a.faces) || a.sides - b.sides);

const total = (faces: readonly number[]): number => faces.reduce((sum, times) => sum + times, 0);
