import type { Hazard } from '../powers/schema.ts';
import { named } from './names.ts';
import { ours } from './ours.ts';

/** A place of Outer Drift by its name, as a GM would type it; null for what is none of them. */
export function placeCalled(text: string): string | null {
  const found = named(ours.places, text);
  if (found === undefined) return null;
  const statements = [
    found.field,
    ...(found.dark ? ['dark'] : []),
    ...(found.air ? [] : ['no air']),
    ...found.hazards.map((name) => `hazard ${name}`),
  ];
  return statements.join('; ');
}

/** A hazard of Outer Drift by its name; null for what is none of them. */
export const hazardCalled = (name: string): Hazard | null => named(ours.hazards, name) ?? null;
