import type { Draft } from 'immer';
import type { Character } from './schema.ts';

/** Something that somebody carries and may lose hold of: a weapon, the shield, a belonging. */
export interface Carried {
  readonly id: string;
  readonly name: string;
  readonly inHand: boolean; // and not in bags and belts
}

type Carrying = Pick<Character, 'weapons' | 'shield' | 'belongings'>;

// Ids of weapons and belongings have letters, digits and dashes only, so these are of their own.
const shieldId = '@shield';
const belongingId = (id: string) => `@${id}@`;

function all({
  weapons,
  shield,
  belongings,
}: Carrying): readonly (Carried & { readonly dropped: boolean })[] {
  return [
    ...weapons
      .filter((weapon) => !weapon.natural)
      .map(({ id, name, dropped }) => ({ id, name, dropped, inHand: true })),
    ...(shield === null ? [] : [{ id: shieldId, name: shield.name, dropped: shield.dropped, inHand: true }]),
    ...belongings.map(({ id, name, dropped }) => ({
      id: belongingId(id),
      name,
      dropped,
      inHand: false,
    })),
  ];
}

/** What somebody could drop: not teeth and claws, nor what lies on the ground already. */
export const carriedBy = (who: Carrying): readonly Carried[] => all(who).filter((item) => !item.dropped);

/** What somebody has dropped. */
export const droppedBy = (who: Carrying): readonly Carried[] => all(who).filter((item) => item.dropped);

/** Drops an item, or takes it up again. Gives its name; null where there is no such item. */
export function setDropped(who: Draft<Carrying>, id: string, dropped: boolean): string | null {
  const { weapons, shield, belongings } = who;
  const item =
    id === shieldId
      ? shield
      : (weapons.find((weapon) => weapon.id === id && !weapon.natural) ??
        belongings.find((belonging) => belongingId(belonging.id) === id));
  if (!item) return null;
  item.dropped = dropped;
  return item.name;
}
