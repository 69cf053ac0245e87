import { type Json, plain as plainJson } from '../../../engine/json.ts';
import type { PackEntry, PackRules } from '../../../engine/packs.ts';
import type { Character } from '../character/schema.ts';
import { carriedBy } from '../equip.ts';
import { ashenPass } from './ashenPass.ts';
import { carriedOf, entryId } from './carried.ts';
import { creatureOf } from './creature.ts';
import { type Described, describeCreature, describeGear, describeSpell, describeTalent } from './describe.ts';
import { type ReadPack, readPack } from './read.ts';
import type { Pack } from './schema.ts';

// Packs as they were read, by the data they were read from or were given as: a large one takes a while.
const known = new WeakMap<object, Pack>();

/** Reads a pack; the same data is read once. */
function readOnce(json: Json): ReadPack {
  const key = typeof json === 'object' ? json : null;
  const before = key === null ? undefined : known.get(key);
  if (before !== undefined) return { ok: true, pack: before };
  const read = readPack(json);
  if (read.ok && key !== null) known.set(key, read.pack);
  return read;
}

/** A pack that has been read before: what is stored or shipped is one. */
function packOf(json: Json): Pack {
  const read = readOnce(json);
  if (!read.ok) throw new TypeError(`not a pack of Soulbound: ${read.faults[0]?.at}`);
  return read.pack;
}

const shipped = [plainJson(ashenPass)];

const written = new WeakMap<Pack, Json>();

/** A pack as plain data: the same for the same pack. */
function asJson(pack: Pack): Json {
  const before = written.get(pack);
  if (before !== undefined) return before;
  const json = plainJson(pack);
  written.set(pack, json);
  if (typeof json === 'object' && json !== null) known.set(json, pack);
  return json;
}

function entriesOf(pack: Pack): readonly PackEntry[] {
  const entries = <T extends { readonly name: string }>(
    kind: string,
    all: readonly T[],
    described: (one: T) => Described,
  ) => all.map((one) => ({ id: entryId(kind, one.name), kind, name: one.name, ...described(one) }));
  return [
    ...entries('talents', pack.talents, describeTalent),
    ...entries('spells', pack.spells, describeSpell),
    ...entries('creatures', pack.creatures, describeCreature),
    ...entries('gear', pack.gear, describeGear),
  ];
}

/** Content that groups bring: talents, miracles, spells, creatures and gear. */
export const packs: PackRules<Character> = {
  kinds: [
    { id: 'talents', name: 'Talents and miracles' },
    { id: 'spells', name: 'Spells' },
    { id: 'creatures', name: 'Creatures' },
    { id: 'gear', name: 'Gear' },
  ],
  get shipped() {
    return shipped.map((pack) => asJson(packOf(pack)));
  },
  read(raw) {
    const read = readOnce(raw);
    return read.ok ? { ok: true, pack: asJson(read.pack) } : read;
  },
  view(json) {
    const pack = packOf(json);
    return { name: pack.name, text: pack.text, entries: entriesOf(pack) };
  },
  carried(json, entry) {
    const carried = carriedOf(packOf(json), entry);
    return carried === null ? null : plainJson(carried);
  },
  creature(json, entry) {
    const pack = packOf(json);
    const found = pack.creatures.find((one) => entryId('creatures', one.name) === entry);
    return found === undefined ? null : { name: found.name, ...creatureOf(pack, found) };
  },
  carriedBy,
};
