import { z } from 'zod';
import { limits } from '../view/limits.ts';
import type { View } from '../view/message.ts';

// A component's id says what to do and to what: 'decide|3f…|best'. It comes back from Discord, so it is checked like any input.

const SEPARATOR = '|';

/** Behind it stands which drawing of a select it is. */
const DRAWN = /~[0-9a-z]{1,5}$/u;
const TAIL = 5; // with its sign

const part = z.string().max(limits.customId);

/** The action and what it is about; null for what is none of ours. */
export function readCustomId(
  id: string,
): { readonly action: string; readonly about: readonly string[] } | null {
  const parts = z.array(part).min(1).max(8).safeParse(id.replace(DRAWN, '').split(SEPARATOR));
  if (!parts.success) return null;
  const [action, ...about] = parts.data;
  return action === undefined || action === '' ? null : { action, about };
}

/** The entry that a button is about, by what it says: null for every other. */
export function entryNamed(id: string): string | null {
  const read = readCustomId(id);
  return read !== null && ABOUT_AN_ENTRY.test(read.action) ? (read.about[0] ?? null) : null;
}

const ABOUT_AN_ENTRY = /^(?:why|verify|roll\..+)$/u;

/**
 * A view with its selects as others than they were in the message that it changes: Discord sends no option that a select shows as chosen already,
 * and it shows so what was chosen until the message brings another select. `by`: the id of the press that changes it.
 */
export const drawnAnew = (view: View, by: string): View => {
  if (view.rows === undefined) return view;
  const tail = `~${BigInt(by)
    .toString(36)
    .slice(1 - TAIL)}`;
  const anew = (id: string) => (id.length + TAIL > limits.customId ? id : `${id}${tail}`);
  return {
    ...view,
    rows: view.rows.map((row) => {
      const [first] = row;
      return first?.kind === 'select' ? [{ ...first, id: anew(first.id) }] : row;
    }),
  };
};
