import { setImmediate } from 'node:timers/promises';
import type { PackRules, PackView } from '../engine/packs.ts';
import type { Json, PackRecord, Ports } from './ports.ts';
import type { Table } from './table.ts';

/** A pack of a campaign, with what of it the caller may see. */
export interface KnownPack {
  readonly record: PackRecord;
  readonly view: PackView;
}

/** The content packs of campaigns, as their systems read them. */
export class PackLibrary {
  readonly #ports: Ports;
  readonly #read = new WeakMap<PackRecord, KnownPack | null>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /** The campaign's packs. Creatures are the GM's to know. */
  async list(table: Table): Promise<readonly KnownPack[]> {
    const { packs: rules } = table.system;
    if (rules === undefined) return [];
    const records = await this.#ports.store.packs(table.campaign.id);
    const known: KnownPack[] = [];
    for (const record of records) {
      const read = await this.#readOnce(rules, record);
      if (read !== null) known.push({ record: read.record, view: seenBy(table, read.view) });
    }
    return known;
  }

  /** The same as plain data. */
  async contents(table: Table): Promise<readonly Json[]> {
    return (await this.list(table)).map(({ record }) => record.pack);
  }

  /** A pack as it is known to all who may see all of it: read once for as long as its record is remembered. Null: it can't be read by today's rules. */
  async #readOnce(rules: PackRules<object>, record: PackRecord): Promise<KnownPack | null> {
    const before = this.#read.get(record);
    if (before !== undefined) return before;
    await setImmediate(); // a large one takes a while, and there may be many: others have their turn
    const read = rules.read(record.pack, record.schemaVersion);
    const known = read.ok ? { record: { ...record, pack: read.pack }, view: rules.view(read.pack) } : null;
    this.#read.set(record, known);
    return known;
  }
}

/** What a player may see of a pack: no creatures. */
const seenBy = ({ gm }: Table, view: PackView): PackView =>
  gm ? view : { ...view, entries: view.entries.filter(({ kind }) => kind !== 'creatures') };
