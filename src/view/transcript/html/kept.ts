import { createHash } from 'node:crypto';
import { escaped } from './markup.ts';

/** A picture as the story has it; the same one is the same object. */
export interface Pictured {
  readonly type: string;
  readonly data: string; // base64
}

/** A picture that a page has once: by which name, and its text. */
export type Kept = readonly [id: string, svg: string];

/** How pictures of a kind stand in a page. Each is some megabytes of text: it is put together once. */
export function keeping(kind: string, fit: string): (picture: Pictured) => Kept {
  const known = new WeakMap<Pictured, Kept>();
  return (picture) => {
    const found = known.get(picture) ?? keptOf(picture, kind, fit);
    known.set(picture, found);
    return found;
  };
}

function keptOf({ type, data }: Pictured, kind: string, fit: string): Kept {
  const id = `${kind}-${createHash('sha256').update(type).update(data).digest('hex').slice(0, 16)}`;
  const href = `data:${escaped(type)};base64,${escaped(data)}`;
  return [
    id,
    `<svg width="0" height="0" aria-hidden="true"><defs><image id="${id}" width="1" height="1" preserveAspectRatio="${fit}" href="${href}"/></defs></svg>`,
  ];
}
