import type { Armour, Shield, Weapon } from '../character/schema.ts';
import { readTrait, type Trait } from '../character/traits.ts';
import { plain } from './schema.ts';

/** Traits as the sheet has them; packs are read before, so each is one. */
const traitsOf = (written: readonly string[]): readonly Trait[] =>
  written.flatMap((text) => readTrait(text) ?? []);

interface WrittenWeapon {
  readonly name: string;
  readonly damage: number;
  readonly range: Weapon['range'];
  readonly traits: readonly string[];
}

/** A weapon of a pack; `taken` are the ids of those that the sheet has. */
export function weaponOf(written: WrittenWeapon, natural: boolean, taken: readonly string[]): Weapon {
  const { name, damage, range, traits } = written;
  const all = traitsOf(traits);
  const reach = range ?? all.find(({ id }) => id === 'range')?.range ?? null; // 'Range (Long)' says it, too
  return {
    id: freeId(plain(name) || 'weapon', taken),
    name,
    damage,
    range: reach,
    traits: all.filter(({ id }) => id !== 'range'),
    natural,
    dropped: false,
    loaded: true,
  };
}

/** An id that no other weapon of the sheet has. */
export function freeId(id: string, taken: readonly string[]): string {
  for (let n = 1; ; n++) {
    const next = n === 1 ? id : `${id}-${n}`;
    if (!taken.includes(next)) return next;
  }
}

export const armourOf = (written: {
  readonly name: string;
  readonly value: number;
  readonly magical: boolean;
  readonly traits: readonly string[];
}): Armour => ({
  name: written.name,
  value: written.value,
  torn: 0,
  magical: written.magical,
  traits: traitsOf(written.traits),
});

export const shieldOf = (written: { readonly name: string; readonly traits: readonly string[] }): Shield => ({
  name: written.name,
  traits: traitsOf(written.traits),
  dropped: false,
});
