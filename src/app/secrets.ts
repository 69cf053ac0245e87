import type { Sight } from '../engine/system.ts';
import type { Sights } from './encounter/sights.ts';
import { type LogLine, lineOf } from './log/line.ts';
import { readerAt } from './log/reader.ts';
import type { Ports } from './ports.ts';
import type { Table } from './table.ts';

/** What is hidden where somebody plays and theirs to show to everybody: of the fight, and of the campaign's log. */
export interface Hidden {
  readonly sights: readonly Sight[];
  readonly lines: readonly LogLine[]; // newest first
}

const LOOK_BACK = 100; // entries of the log

/** Finds what is hidden; it is revealed by the use cases that it is of. */
export class Secrets {
  readonly #ports: Ports;
  readonly #sights: Sights;

  constructor(ports: Ports, sights: Sights) {
    this.#ports = ports;
    this.#sights = sights;
  }

  /** A GM's: the hidden of the fight here, blind rolls, what was done in secret; anybody's: what they whispered. */
  async hidden(table: Table): Promise<Hidden> {
    const { store } = this.#ports;
    const sights = await this.#sights.list(table);
    const entries = await store.entries({
      campaignId: table.campaign.id,
      kinds: ['play', 'roll'],
      limit: LOOK_BACK,
    });
    const reader = await readerAt(store, table);
    const lines = await Promise.all(entries.map((entry) => lineOf(store, reader, entry)));
    return {
      sights: sights.filter(({ hidden }) => hidden),
      lines: lines.flatMap((line) => (line?.mayReveal === true ? line : [])),
    };
  }
}
