import { remembered } from '../../../engine/remembered.ts';
import type { Item, Person } from '../character/schema.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import type { BenefitOf, Benefit, Profile } from './profile.ts';

/** What an item is called; a Signature Weapon by what it is, for that is what people see. */
export const nameOf = ({ called, profile }: Item): string =>
  called === '' ? profile.name.replace(/^Signature Weapon \((.{1,60})\)$/u, '$1') : called;

/** All that somebody has with them. What lies somewhere is not with them. */
export const carriedBy = remembered(
  (scene: Scene, id: CharacterId): readonly Item[] =>
    personIn(scene, id)?.items.filter(({ dropped }) => !dropped) ?? [],
);

export const carried = (scene: Scene, id: CharacterId, item: string): Item | null =>
  carriedBy(scene, id).find((one) => one.id === item) ?? null;

/** A weapon that takes no hand: claws, a machine's own guns. The book has none. */
const isBuiltIn = ({ profile }: Item): boolean => profile.kind === 'weapon' && profile.hands === 0;

/** What somebody has in their hands, and what is part of them. */
export const heldBy = remembered((scene: Scene, id: CharacterId): readonly Item[] => {
  const hands = personIn(scene, id)?.holding ?? [];
  return carriedBy(scene, id).filter((one) => hands.includes(one.id) || isBuiltIn(one));
});

/** What an item gives of one kind, its modules' included. */
export function benefitOf<K extends Benefit['kind']>(item: Item, kind: K): BenefitOf<K> | null {
  const found = [item.profile, ...item.modules]
    .flatMap(({ benefits }) => benefits)
    .find((one): one is BenefitOf<K> => one.kind === kind);
  return found ?? null;
}

/** Skilled with a kind of item: with one of its groups. */
export const isSkilledWith = (person: Person, { groups }: Profile): boolean =>
  groups.some((group) => person.skilled.includes(group));
