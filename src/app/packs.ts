import type { PackEntry, PackRules, PackView } from '../engine/packs.ts';
import type { Unread } from '../engine/packs/table.ts';
import { PACK_LIMITS } from './limits.ts';
import { cleanName, findNamed, nameKey, nearest } from './names.ts';
import type { KnownPack, PackLibrary } from './packLibrary.ts';
import type { Acting, Acts } from './play/act.ts';
import { type Played, refused } from './play/played.ts';
import type { Json, PackRecord, Ports } from './ports.ts';
import { no, type Result, tooMany, yes } from './result.ts';
import type { Table } from './table.ts';

const mostFaults = 8;

/** An entry of one of the campaign's packs. */
export interface KnownEntry {
  readonly pack: PackRecord;
  readonly entry: PackEntry;
}

export interface Imported {
  readonly view: PackView;
  readonly replaced: boolean;
  /** What of a table nobody could read. */
  readonly unread: readonly Unread[];
}

/** Content packs of a campaign: brought in, looked at, given to characters, taken away. */
export class Packs {
  readonly #ports: Ports;
  readonly #acts: Acts;
  readonly #library: PackLibrary;

  constructor(ports: Ports, acts: Acts, library: PackLibrary) {
    this.#ports = ports;
    this.#acts = acts;
    this.#library = library;
  }

  /** Brings a pack in, as somebody wrote it: JSON, or, where the system reads them, a table (CSV), called as its file is; one of the same name is replaced. GM only. Refuses it with all that is wrong. */
  async import(table: Table, text: string, file = ''): Promise<Result<Imported>> {
    const rules = rulesOf(table);
    if (!rules.ok) return rules;
    const raw = parse(text);
    if (raw.ok) return this.#keep(table, rules.value, raw.value);
    // JSON begins with a bracket; what doesn't may be a table.
    const read = /^\s*(?:```|[{[])/u.test(text) ? undefined : rules.value.table?.(text, packName(file));
    if (read === undefined) return raw;
    return read.ok
      ? this.#keep(table, rules.value, read.pack, read.unread)
      : { ok: false, refusal: read.refusal };
  }

  /** Brings in a pack that comes with the system. GM only. */
  async importShipped(table: Table, typed: string): Promise<Result<Imported>> {
    const rules = rulesOf(table);
    if (!rules.ok) return rules;
    const shipped = this.shipped(table);
    const found = findNamed(typed, shipped);
    if (found === null)
      return no('noSuchPack', {
        typed: typed.slice(0, 100),
        ...namesOf(
          typed,
          shipped.map(({ name }) => name),
        ),
      });
    return this.#keep(table, rules.value, found.pack);
  }

  /** The packs that come with the system. */
  shipped({ system }: Table): readonly { readonly id: string; readonly name: string; readonly pack: Json }[] {
    return (system.packs?.shipped ?? []).map((pack) => {
      const name = system.packs?.view(pack).name ?? '';
      return { id: name, name, pack };
    });
  }

  async #keep(
    table: Table,
    rules: PackRules<object>,
    raw: Json,
    unread: readonly Unread[] = [],
  ): Promise<Result<Imported>> {
    if (!table.gm) return no('gmOnly');
    const read = rules.read(raw, table.system.revision);
    if (!read.ok)
      return no('badPack', {
        faults: read.faults.slice(0, mostFaults).map(({ at, takes }) => ({ at, takes })),
        more: Math.max(0, read.faults.length - mostFaults),
      });
    const view = rules.view(read.pack);
    const name = cleanName(view.name);
    if (name === null) return no('badName', { name: view.name.slice(0, 100) });
    const { store, clock } = this.#ports;
    const all = await store.packs(table.campaign.id);
    const key = nameKey(name);
    const replaced = all.some((one) => one.nameKey === key);
    if (!replaced && all.length >= PACK_LIMITS.packs.most) return tooMany(PACK_LIMITS.packs);
    await store.savePack({
      campaignId: table.campaign.id,
      name,
      nameKey: key,
      schemaVersion: table.system.revision,
      pack: read.pack,
      importedAt: clock.now(),
    });
    return yes({ view, replaced, unread });
  }

  /** The campaign's packs. Creatures are the GM's to know. */
  list(table: Table): Promise<readonly KnownPack[]> {
    return this.#library.list(table);
  }

  /** One of the campaign's packs, by its name; the only one where none is named. */
  async show(table: Table, typed: string | null): Promise<Result<KnownPack>> {
    const rules = rulesOf(table);
    if (!rules.ok) return rules;
    const all = (await this.list(table)).map((one) => ({
      ...one,
      id: one.record.nameKey,
      name: one.record.name,
    }));
    const found = typed === null ? (all.length === 1 ? all[0] : undefined) : findNamed(typed, all);
    const names = all.map(({ name }) => name);
    return found == null
      ? no(all.length === 0 ? 'noPacks' : 'noSuchPack', {
          typed: (typed ?? '').slice(0, 100),
          ...namesOf(typed ?? '', names),
        })
      : yes(found);
  }

  /** Every entry of the campaign's packs that the caller may see. */
  async entries(table: Table): Promise<readonly KnownEntry[]> {
    return (await this.list(table)).flatMap(({ record, view }) =>
      view.entries.map((entry) => ({ pack: record, entry })),
    );
  }

  /** An entry by its name, or by its pack's name and its own: 'Docks: Rat'. */
  async entry(table: Table, typed: string): Promise<Result<KnownEntry>> {
    const rules = rulesOf(table);
    if (!rules.ok) return rules;
    const all = named(await this.entries(table));
    const found = findNamed(typed, all) ?? all.find(({ full }) => nameKey(full) === nameKey(typed));
    return found == null
      ? no('noSuchContent', {
          typed: typed.slice(0, 100),
          ...namesOf(
            typed,
            all.map(({ name }) => name),
          ),
        })
      : yes(found);
  }

  /** Takes a pack away. What anybody has of it they keep. GM only. */
  async remove(table: Table, typed: string): Promise<Result<PackRecord>> {
    if (!table.gm) return no('gmOnly');
    const found = await this.show(table, typed);
    if (!found.ok) return found;
    const { record } = found.value;
    const dropped = await this.#ports.store.dropPack(table.campaign.id, record.nameKey);
    return dropped === 'committed' ? yes(record) : no('tryAgain');
  }

  /** A pack as a file that `import` takes. GM only. */
  async export(
    table: Table,
    typed: string | null,
  ): Promise<Result<{ readonly name: string; readonly text: string }>> {
    if (!table.gm) return no('gmOnly');
    const found = await this.show(table, typed);
    if (!found.ok) return found;
    const { name, pack } = found.value.record;
    return yes({ name, text: `${JSON.stringify(pack, null, 2)}\n` });
  }

  /** Puts something of a pack on a sheet: the caller's own, for a GM anybody's. */
  async give(table: Table, to: string | null, typed: string): Promise<Played> {
    const found = await this.entry(table, typed);
    if (!found.ok) return refused(found);
    const { pack, entry } = found.value;
    const what = table.system.packs?.carried(pack.pack, entry.id) ?? null;
    if (what === null) return refused(no('notCarried', { name: entry.name }));
    const acting = await this.#acts.acting(table, to);
    if (!acting.ok) return refused(acting);
    return this.#equip(table, acting.value, 'add', what);
  }

  /** Takes something off a sheet, by its name. */
  async take(table: Table, from: string | null, typed: string): Promise<Played> {
    const acting = await this.#acts.acting(table, from);
    if (!acting.ok) return refused(acting);
    const carried = await this.carriedBy(table, acting.value);
    if (!carried.ok) return refused(carried);
    const found = findNamed(typed, carried.value);
    if (found === null)
      return refused(
        no('hasNoContent', {
          who: acting.value.name,
          typed: typed.slice(0, 100),
          ...namesOf(
            typed,
            carried.value.map(({ name }) => name),
          ),
        }),
      );
    return this.#equip(table, acting.value, 'remove', found.id);
  }

  /** What somebody carries that packs may have brought. */
  async carriedBy(
    table: Table,
    acting: Acting,
  ): Promise<Result<readonly { readonly id: string; readonly name: string; readonly note: string }[]>> {
    const rules = rulesOf(table);
    if (!rules.ok) return rules;
    const scene = await this.#acts.sceneFor(table, acting);
    if (!scene.ok) return scene;
    const character = table.system.charactersIn(scene.value)[acting.id];
    return yes(character === undefined ? [] : rules.value.carriedBy(character));
  }

  #equip(table: Table, acting: Acting, change: 'add' | 'remove', what: Json): Promise<Played> {
    return this.#acts.give(table, acting, { kind: 'equip', actor: acting.id, change, what, asGm: table.gm });
  }
}

/** A table has no name of its own: that of its file, 'my_wolves.csv' as 'my wolves'. */
function packName(file: string): string {
  const stem = file.replace(/\.[a-z]{1,5}$/iu, '').replace(/[_-]+/gu, ' ');
  return stem.trim().slice(0, 60) || 'Imported table';
}

/** A name that two packs use is told apart by the pack's. */
function named(entries: readonly KnownEntry[]) {
  return entries.map((one) => ({
    ...one,
    id: `${one.pack.nameKey}/${one.entry.id}`,
    name: one.entry.name,
    full: `${one.pack.name}: ${one.entry.name}`,
  }));
}

const namesOf = (typed: string, names: readonly string[]) => ({
  nearest: nearest(typed, names),
  names: names.slice(0, 20),
});

function rulesOf({ system }: Table): Result<PackRules<object>> {
  return system.packs === undefined ? no('packsUnknown', { system: system.name }) : yes(system.packs);
}

function parse(text: string): Result<Json> {
  try {
    return yes(JSON.parse(unfenced(text)));
  } catch (error) {
    return no('notJson', { why: error instanceof Error ? error.message.slice(0, 200) : '' });
  }
}

/** People paste JSON with the marks of a code block around it. */
const unfenced = (text: string) =>
  text
    .trim()
    .replace(/^```(?:json)?\s*/iu, '')
    .replace(/```$/u, '');
