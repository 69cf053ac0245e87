import type { Character } from '../character/schema.ts';
import { creatureLine } from '../packs/describe.ts';
import { idOf } from '../packs/names.ts';
import { shipped } from '../packs/shipped.ts';
import { creatureOf } from './build.ts';

/** Creatures that a GM may bring in, as they are listed: those of our own pack, as the book's own list is not part of the text. */
export const foes = () =>
  shipped().pack.creatures.map((row) => ({ id: idOf(row.name), name: row.name, note: creatureLine(row) }));

/** A fresh one of them. */
export function foe(id: string): Character {
  const { pack, creatures } = shipped();
  const found = creatures.get(id);
  if (found === undefined) throw new Error(`no creature '${id}'`);
  return creatureOf(pack, found);
}
