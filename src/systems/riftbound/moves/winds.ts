import type { Bearing } from '../../../engine/space/plane/index.ts';

/** The sixteen directions of a compass, clockwise from the north. */
const winds = [
  ['north', 'n'],
  ['north-north-east', 'nne'],
  ['north-east', 'ne'],
  ['east-north-east', 'ene'],
  ['east', 'e'],
  ['east-south-east', 'ese'],
  ['south-east', 'se'],
  ['south-south-east', 'sse'],
  ['south', 's'],
  ['south-south-west', 'ssw'],
  ['south-west', 'sw'],
  ['west-south-west', 'wsw'],
  ['west', 'w'],
  ['west-north-west', 'wnw'],
  ['north-west', 'nw'],
  ['north-north-west', 'nnw'],
] as const;

/** The directions by their names, as they are offered. */
export const bearings: readonly { readonly name: string; readonly bearing: Bearing }[] = winds.map(
  ([name], n) => ({ name, bearing: Math.floor(n * 22.5) }),
);

/** A direction as people type it: a wind ("nne"), or degrees. Null for what is none. */
export const bearingOf = (typed: string): Bearing | null => {
  const plain = typed.replace(/[\s-]+/g, '');
  const found = winds.findIndex(([name, short]) => name.replaceAll('-', '') === plain || short === plain);
  if (found >= 0) return Math.floor(found * 22.5);
  const degrees = /^(\d{1,3}) ?(?:°|degrees?)$/u.exec(typed)?.[1];
  return degrees === undefined || Number(degrees) > 359 ? null : Number(degrees);
};
