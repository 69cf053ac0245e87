import { isDraft } from 'immer';

/** A query that is asked often of a scene that never changes: it is worked out once. A draft is looked at anew each time. */
export function remembered<Of extends object, Found>(
  find: (of: Of, key: string) => Found,
): (of: Of, key: string) => Found {
  const known = new WeakMap<Of, Map<string, { readonly found: Found }>>();
  return (of, key) => {
    if (isDraft(of)) return find(of, key);
    const all = known.get(of) ?? new Map<string, { readonly found: Found }>();
    known.set(of, all);
    const before = all.get(key);
    if (before !== undefined) return before.found;
    const found = find(of, key);
    all.set(key, { found });
    return found;
  };
}
