import type { Member } from './intent.ts';

/** Somebody who came, as everybody is told. */
type Told = Pick<Member, 'id' | 'name' | 'side'>;

/** Those who came: whom everybody knows of, and the names of whom only the GM does. */
export function newcomersOf(
  members: readonly Member[],
  isUnseen: (id: string) => boolean,
): { readonly known: readonly Told[]; readonly unseen: readonly string[] } {
  const known: Told[] = [];
  const unseen: string[] = [];
  for (const { id, name, side } of members)
    if (isUnseen(id)) unseen.push(name);
    else known.push({ id, name, side });
  return { known, unseen };
}

/**
 * Who goes with a fight that is over, by their places in it as they were when the command began: those who left by an earlier one have been written back
 * already. Who lives in the fight alone can still be kept.
 */
export const goneWith = (
  fighters: Readonly<Record<string, { readonly left: boolean; readonly passing?: true }>> = {},
): readonly string[] =>
  Object.entries(fighters)
    .filter(([, { left, passing }]) => left && passing !== true)
    .map(([id]) => id);
