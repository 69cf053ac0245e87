import { z } from 'zod';
import { limits } from '../view/limits.ts';

// A component's id says what to do and to what: 'decide|3f…|best'. It comes back from Discord, so it is checked like any input.

const SEPARATOR = '|';
const part = z.string().max(limits.customId);

/** The action and what it is about; null for what is none of ours. */
export function readCustomId(
  id: string,
): { readonly action: string; readonly about: readonly string[] } | null {
  const parts = z.array(part).min(1).max(8).safeParse(id.split(SEPARATOR));
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
