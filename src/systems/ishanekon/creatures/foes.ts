import type { Made } from '../../../engine/creation.ts';
import { unitDescribed, unitFoe, unitFoes } from '../army/foes.ts';
import type { Character } from '../character/schema.ts';
import { creatureLine } from '../packs/describe.ts';
import { idOf } from '../packs/names.ts';
import { shipped } from '../packs/shipped.ts';
import { creatureOf } from './build.ts';
import { creatureDescribed } from './line.ts';

/** Whom a GM may bring in, as they are listed: creatures of our own pack, as the book's own list is not part of the text; and the units of armies. */
export const foes = () => [
  ...shipped().pack.creatures.map((row) => ({ id: idOf(row.name), name: row.name, note: creatureLine(row) })),
  ...unitFoes,
];

/** A fresh one of them. */
export function foe(id: string): Character {
  const unit = unitFoe(id);
  if (unit !== null) return unit;
  const { pack, creatures } = shipped();
  const found = creatures.get(id);
  if (found === undefined) throw new Error(`no creature '${id}'`);
  return creatureOf(pack, found);
}

/** A creature ('Boss grade 2, level 3, Big') or a unit of an army ('Infantry, level 3') as a GM describes it; null where the words are neither's. */
export const described = (text: string): { readonly name: string; readonly made: Made<Character> } | null =>
  unitDescribed(text) ?? creatureDescribed(text);
