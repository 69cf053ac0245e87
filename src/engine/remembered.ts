import { isDraft } from 'immer';

/**
 * A query that is asked often of what never changes: of one scene and key it is worked out once. A draft is looked at anew each
 * time, for it does change.
 */
export function remembered<Of extends object, Key, Found>(
  find: (of: Of, key: Key) => Found,
): (of: Of, key: Key) => Found {
  const known = new WeakMap<Of, Map<Key, Found>>();
  return (of, key) => {
    if (isDraft(of)) return find(of, key);
    const found = known.get(of) ?? new Map<Key, Found>();
    if (found.size === 0) known.set(of, found);
    const before = found.get(key);
    if (before !== undefined || found.has(key)) return before as Found;
    const fresh = find(of, key);
    found.set(key, fresh);
    return fresh;
  };
}

/**
 * The same of a part of a scene, such as somebody in it. What a rule has just put into a state is no draft, and still changes: only what is frozen stays as it
 * is.
 */
export function rememberedOfPart<Of extends object, Key, Found>(
  find: (of: Of, key: Key) => Found,
): (of: Of, key: Key) => Found {
  const known = remembered(find);
  return (of, key) => (Object.isFrozen(of) ? known(of, key) : find(of, key));
}

/** The same of a query with two keys: of two fighters, of somebody and something they have. */
export function rememberedOfTwo<Of extends object, One, Other, Found>(
  find: (of: Of, one: One, other: Other) => Found,
): (of: Of, one: One, other: Other) => Found {
  const ofOne = remembered((_: Of, __: One) => new Map<Other, Found>());
  return (of, one, other) => {
    if (isDraft(of)) return find(of, one, other);
    const found = ofOne(of, one);
    const before = found.get(other);
    if (before !== undefined || found.has(other)) return before as Found;
    const fresh = find(of, one, other);
    found.set(other, fresh);
    return fresh;
  };
}
