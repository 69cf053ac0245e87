import { isDraft, isModified, original } from 'immer';

/**
 * A draft as it is at this moment, as plain data; what has not changed is shared with the state that it was made from. The
 * same as immer's `current`, which makes a draft of each part that it passes: here nothing is drafted that no rule has
 * touched, so a look costs the parts that have changed and no more, then or when the draft is finished.
 */
export function snapshotOf<T>(draft: T): T {
  return plainNow(draft) as T;
}

function plainNow(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (isDraft(value)) {
    if (!isModified(value)) return original(value);
  } else if (Object.isFrozen(value)) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = [];
    for (let at = 0; at < value.length; at++) copy.push(plainNow(part(value, at)));
    return copy;
  }
  const copy: Record<PropertyKey, unknown> = {};
  for (const key of Reflect.ownKeys(value)) copy[key] = plainNow(part(value, key));
  return copy;
}

/** A part as it lies there: asked for by its name, a draft would make a draft of it. */
const part = (whole: object, key: PropertyKey): unknown =>
  Reflect.getOwnPropertyDescriptor(whole, key)?.value;
