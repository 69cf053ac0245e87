/**
 * A draft as it is at this moment, as plain data; what has not changed is shared with the state that it was made from. The
 * same as immer's `current`, which makes a draft of each part that it passes: here nothing is drafted that no rule has
 * touched, so a look costs the parts that have changed and no more, then or when the draft is finished. Parts that are as they
 * were in an earlier look (`last`) are shared with it, so that what was worked out about them still holds.
 */
export function snapshotOf<T>(draft: T, last?: T): T {
  return plainNow(draft, last) as T;
}

function plainNow(value: unknown, last: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const draft = draftState(value);
  if (draft !== null && !draft.modified_) return draft.base_;
  if (draft === null && Object.isFrozen(value)) return value;
  // Past a draft's own traps: it would make a draft of each part that is asked for.
  const whole = draft?.copy_ ?? value;
  // What a rule has put into the state out of an earlier look may still change: it is no look any more.
  const before = last === whole ? null : last;
  if (Array.isArray(whole)) return listNow(whole, Array.isArray(before) ? before : null);
  if (!isRecord(whole)) return whole;
  const base = draft?.base_;
  return recordNow(whole, isRecord(base) ? base : null, isRecord(before) ? before : null);
}

function listNow(whole: readonly unknown[], old: readonly unknown[] | null): readonly unknown[] {
  const now = whole.map((part, at) => plainNow(part, old?.[at]));
  return old !== null && old.length === now.length && now.every((part, at) => part === old[at]) ? old : now;
}

/**
 * Most of a large record (the tiles of a map) is as it was: it is copied from its first difference on, or not at all. What is still
 * its `base`'s is frozen, as that is, and need not be looked into.
 */
function recordNow(whole: PlainRecord, base: PlainRecord | null, old: PlainRecord | null): PlainRecord {
  const keys = Object.keys(whole);
  const oldKeys = old === null ? [] : Object.keys(old);
  let copy: Record<string, unknown> | null = old === null || oldKeys.length !== keys.length ? {} : null;
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place] ?? '';
    const part = whole[key];
    const was = old !== null && oldKeys[place] === key ? old[key] : undefined;
    const now = base !== null && part === base[key] ? part : plainNow(part, was);
    if (copy === null && (oldKeys[place] !== key || now !== was)) {
      copy = {};
      for (let done = 0; done < place; done++) copy[keys[done] ?? ''] = old?.[keys[done] ?? ''];
    }
    if (copy !== null) copy[key] = now;
  }
  return copy ?? old ?? {};
}

type PlainRecord = Readonly<Record<string, unknown>>;

const isRecord = (value: unknown): value is PlainRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Under this symbol a draft tells what immer keeps of it: what it was made from, and what it has become. */
const DRAFT = Symbol.for('immer-state');

interface DraftState {
  /** Whether it, or anything in it, has changed. */
  readonly modified_: boolean;
  readonly base_: object;
  /** What it has become: parts that a rule has looked at are drafts. Null where nobody has looked yet. */
  readonly copy_: object | null;
}

function draftState(value: object): DraftState | null {
  const state: unknown = Reflect.get(value, DRAFT);
  return isDraftState(state) ? state : null;
}

const isDraftState = (state: unknown): state is DraftState =>
  typeof state === 'object' && state !== null && 'copy_' in state;
