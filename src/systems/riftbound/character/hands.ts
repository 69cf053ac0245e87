import type { Item, Person } from './schema.ts';

/** Hands that somebody has (Holding equipment). */
export const HANDS = 2;

/** What somebody ready for trouble holds: weapons in the order of their sheet, as many as two hands take; and armour on. */
export function ready(person: Person): Person {
  const holding: string[] = [];
  let free = HANDS;
  for (const { id, profile } of person.items) {
    if (profile.kind !== 'weapon' || profile.hands > free) continue;
    holding.push(id);
    free -= profile.hands;
  }
  const armour = person.items.find(({ profile }) => profile.kind === 'armour');
  return { ...person, holding, wearing: armour?.id ?? null };
}

/** Hands that are taken up by what somebody holds. */
export const handsTaken = ({ items, holding }: Pick<Person, 'items' | 'holding'>): number =>
  items
    .filter((item: Item) => holding.includes(item.id))
    .reduce((sum, { profile }) => sum + Math.max(1, profile.hands), 0);
