import type { z } from 'zod';
import { type Json, plain } from './json.ts';
import { type Misfit, misfits } from './misfit.ts';
import type { Unread } from './packs/table.ts';
import type { Refusal } from './refusal.ts';
import type { PackCreature, PackEntry, PackOffer, PackRules } from './packs.ts';

export type ReadPack<P> =
  | { readonly ok: true; readonly pack: P }
  | { readonly ok: false; readonly faults: readonly Misfit[] };

/** Reads packs by a schema; what is wrong is told with its place ('creatures[2].attacks[0].damage') and what it takes there. */
export const packReader =
  <P>(schema: z.ZodType<P>) =>
  (raw: Json): ReadPack<P> => {
    const read = schema.safeParse(raw);
    return read.success ? { ok: true, pack: read.data } : { ok: false, faults: misfits(read.error) };
  };

/** Entries are named by their kind and name, whatever its case and spaces: 'talents/secondwind'. */
export const entryId = (kind: string, name: string): string =>
  `${kind}/${name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')}`;

/** The entry of an id among those of a kind; undefined where it is another's. */
export const entryOf = <T extends { readonly name: string }>(
  kind: string,
  all: readonly T[],
  id: string,
): T | undefined => all.find((one) => entryId(kind, one.name) === id);

/** The entries of a kind as people see them. */
export const entriesOf = <T extends { readonly name: string }>(
  kind: string,
  all: readonly T[],
  described: (one: T) => Pick<PackEntry, 'note' | 'lines'>,
): readonly PackEntry[] =>
  all.map((one) => ({ id: entryId(kind, one.name), kind, name: one.name, ...described(one) }));

/** What a system knows of its packs; `P` is a pack as its schema reads it. */
interface PackSystem<P, C extends object, S extends object> {
  readonly kinds: PackRules<C>['kinds'];
  readonly shipped: readonly unknown[]; // as somebody would write them
  readonly read: (raw: Json) => ReadPack<P>;
  readonly entries: (pack: P) => readonly PackEntry[];
  readonly carried: (pack: P, entry: string) => unknown; // null for what nobody carries
  /** What of it somebody may gain by the system's own acts. */
  readonly offers?: (pack: P, character: C, scene: S) => readonly PackOffer[];
  readonly creature: (pack: P, entry: string) => PackCreature<C> | null;
  readonly carriedBy: PackRules<C>['carriedBy'];
  /** A plain table as a pack, with what of it nobody could read. */
  readonly table?: (
    text: string,
    name: string,
  ) =>
    | { readonly ok: true; readonly pack: P; readonly unread: readonly Unread[] }
    | { readonly ok: false; readonly refusal: Refusal };
  /** What of several packs a text about a place names; null for nothing. */
  readonly placeNamed?: (packs: readonly P[], text: string) => unknown;
}

/** The packs of a system: each is read once, and what has been read is the same data each time it is asked for. */
export function packRules<
  P extends { readonly name: string; readonly text: string },
  C extends object,
  S extends object = object,
>(system: PackSystem<P, C, S>): PackRules<C, S> {
  // Packs by the data they were read from or were given as, and the data by the pack: a large one takes a while.
  const known = new WeakMap<object, P>();
  const written = new WeakMap<P, Json>();

  function readOnce(json: Json): ReadPack<P> {
    const key = typeof json === 'object' ? json : null;
    const before = key === null ? undefined : known.get(key);
    if (before !== undefined) return { ok: true, pack: before };
    const read = system.read(json);
    if (read.ok && key !== null) known.set(key, read.pack);
    return read;
  }

  // A pack that has been read before: what is stored or shipped is one.
  function packOf(json: Json): P {
    const read = readOnce(json);
    if (!read.ok) throw new TypeError(`no pack of this system: ${read.faults[0]?.at}`);
    return read.pack;
  }

  function asJson(pack: P): Json {
    const before = written.get(pack);
    if (before !== undefined) return before;
    const json = plain(pack);
    written.set(pack, json);
    if (typeof json === 'object' && json !== null) known.set(json, pack);
    return json;
  }

  const shipped = system.shipped.map(plain);
  const { placeNamed, offers, table } = system;
  return {
    kinds: system.kinds,
    get shipped() {
      return shipped.map((pack) => asJson(packOf(pack)));
    },
    read(raw) {
      const read = readOnce(raw);
      return read.ok ? { ok: true, pack: asJson(read.pack) } : read;
    },
    view(json) {
      const pack = packOf(json);
      return { name: pack.name, text: pack.text, entries: system.entries(pack) };
    },
    carried(json, entry) {
      const carried = system.carried(packOf(json), entry);
      return carried === null ? null : plain(carried);
    },
    creature: (json, entry) => system.creature(packOf(json), entry),
    carriedBy: system.carriedBy,
    ...(offers === undefined
      ? {}
      : { offers: (json, character, scene) => offers(packOf(json), character, scene) }),
    ...(table === undefined
      ? {}
      : {
          table(text, name) {
            const read = table(text, name);
            return read.ok ? { ...read, pack: asJson(read.pack) } : read;
          },
        }),
    ...(placeNamed === undefined
      ? {}
      : {
          placeNamed(packs, text) {
            const found = placeNamed(packs.map(packOf), text);
            return found === null ? null : plain(found);
          },
        }),
  };
}
