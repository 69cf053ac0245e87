import { plain } from './names.ts';
import { places } from './outerDrift/places.ts';

/** A place of Outer Drift by its name, as a GM would type it; null for what is none of them. */
export function placeCalled(text: string): string | null {
  const found = places.find(({ name }) => plain(name) === plain(text));
  return found === undefined ? null : [found.field, ...(found.dark === true ? ['dark'] : [])].join('; ');
}
