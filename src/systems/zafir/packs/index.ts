import { type Json, plain as plainJson } from '../../../engine/json.ts';
import type { PackEntry, PackRules } from '../../../engine/packs.ts';
import type { Character } from '../character/schema.ts';
import { carriedOf, entryId } from './carried.ts';
import { enemyOf, powerOf } from './creature.ts';
import { type Described, describeEnemy, describePower, describeWeapon } from './describe.ts';
import { carriedBy } from './equip.ts';
import { type ReadPack, readPack } from './read.ts';
import type { Pack } from './schema.ts';
import { sunkenFoundry } from './sunkenFoundry.ts';

// Packs as they were read, by the data they were read from: a large one takes a while.
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
  if (!read.ok) throw new TypeError(`not a pack of Zafir: ${read.faults[0]?.at}`);
  return read.pack;
}

const shipped = [plainJson(sunkenFoundry)];

function entriesOf(pack: Pack): readonly PackEntry[] {
  const entries = <T extends { readonly name: string }>(
    kind: string,
    all: readonly T[],
    described: (one: T) => Described,
  ) => all.map((one) => ({ id: entryId(kind, one.name), kind, name: one.name, ...described(one) }));
  return [
    ...entries('creatures', pack.enemies, describeEnemy),
    ...entries('abilities', pack.abilities, (ability) => describePower(powerOf(ability))),
    ...entries('weapons', pack.weapons, describeWeapon),
    ...entries('items', pack.items, (item) => describePower(powerOf(item, 'item'))),
  ];
}

/** Content that groups bring: enemies, abilities that may take the place of ours, weapons and items. */
export const packs: PackRules<Character> = {
  kinds: [
    { id: 'creatures', name: 'Enemies' },
    { id: 'abilities', name: 'Abilities' },
    { id: 'weapons', name: 'Weapons' },
    { id: 'items', name: 'Items' },
  ],
  get shipped() {
    return shipped.map((pack) => plainJson(packOf(pack)));
  },
  read(raw) {
    const read = readOnce(raw);
    return read.ok ? { ok: true, pack: plainJson(read.pack) } : read;
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
    const found = packOf(json).enemies.find((one) => entryId('creatures', one.name) === entry);
    return found === undefined ? null : { name: found.name, sheet: enemyOf(found), count: found.count };
  },
  carriedBy,
};
