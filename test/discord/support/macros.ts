import type { Room } from './room.ts';

/** Macros belong to people wherever they are: takes those away that somebody has from what was done before. */
export async function withoutMacros(here: Room, who: string): Promise<void> {
  const { store } = here.table.turnkeeper.app.ports;
  const user = here.person(who).id;
  for (const { nameKey } of await store.macrosOf(user)) await store.dropMacro(user, nameKey);
}
