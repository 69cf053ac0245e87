import { isDraft } from 'immer';

/**
 * A draft as it is at this moment, as plain data; what has not changed is shared with the state that it was made from. The
 * same as immer's `current`, which makes a draft of each part that it passes: here nothing is drafted that no rule has
 * touched, so a look costs the parts that have changed and no more, then or when the draft is finished. Parts that are as they
 * were in an earlier look (`last`) are shared with it, so that what was worked out about them still holds.
 */
export function snapshotOf<T>(draft: T, last?: T): T {
  return plainNow(draft, last) as T;
}

/** The latest look at each draft that was read by `lookAt`. */
const looks = new WeakMap<object, unknown>();

/**
 * A state as it is at this moment, as plain data: itself where it is no draft. For queries that read much of one: what has not changed since
 * the last look is the same object, so that what was worked out about it still holds.
 */
export function lookAt<T extends object>(state: T): T {
  if (!isDraft(state)) return state;
  const now = snapshotOf(state, looks.get(state) as T | undefined);
  looks.set(state, now);
  return now;
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
  const old = isRecord(before) ? before : null;
  return isRecord(base) ? recordNow(whole, base, old) : newRecordNow(whole, old);
}

function listNow(whole: readonly unknown[], old: readonly unknown[] | null): readonly unknown[] {
  const now = whole.map((part, at) => plainNow(part, old?.[at]));
  return old !== null && old.length === now.length && now.every((part, at) => part === old[at]) ? old : now;
}

/**
 * What a rule has put in since the state was made (all who have just joined) is gone over at each look, as it may have changed anywhere: nothing is
 * listed or copied before something is found that differs from the look before.
 */
function newRecordNow(whole: PlainRecord, old: PlainRecord | null): PlainRecord {
  const keys = Object.keys(whole);
  const oldKeys = old === null ? none : Object.keys(old);
  let isOld = old !== null && oldKeys.length === keys.length;
  let copy: Record<string, unknown> | null = null;
  for (let place = 0; place < keys.length; place++) {
    const key = keys[place] ?? '';
    const part = whole[key];
    const before = old !== null && oldKeys[place] === key ? old[key] : undefined;
    const now = typeof part === 'object' && part !== null ? plainNow(part, before) : part;
    if (isOld && (oldKeys[place] !== key || now !== before)) {
      isOld = false;
      copy = { ...whole };
      // Up to here it is as it was in the look before.
      for (let same = 0; same < place; same++) copy[keys[same] ?? ''] = old?.[keys[same] ?? ''];
    }
    if (isOld || now === part) continue;
    copy ??= { ...whole };
    copy[key] = now;
  }
  return isOld && old !== null ? old : (copy ?? { ...whole });
}

/**
 * Most of a record (the tiles of a map, all who fight) is as it was: what is still its `base`'s is frozen, as that is, and need not be
 * looked into; nothing is copied before something is found that differs from the look before.
 */
function recordNow(whole: PlainRecord, base: PlainRecord, old: PlainRecord | null): PlainRecord {
  const [keys, parts] = [Object.keys(whole), Object.values(whole)];
  const kept = Object.values(base);
  const [oldKeys, oldParts] = old === null ? [none, nothing] : [Object.keys(old), Object.values(old)];
  const others: number[] = []; // the places of what is not as it stands in `whole`
  let isOld = old !== null && oldKeys.length === keys.length;
  for (let place = 0; place < keys.length; place++) {
    const part = parts[place];
    const isThere = oldKeys[place] === keys[place];
    if (typeof part === 'object' && part !== null && part !== kept[place]) {
      const now = plainNow(part, isThere ? oldParts[place] : undefined);
      if (now !== part) {
        parts[place] = now;
        others.push(place);
      }
    }
    isOld &&= isThere && parts[place] === oldParts[place];
  }
  if (old !== null && isOld) return old;
  const copy: Record<string, unknown> = { ...whole };
  for (const place of others) copy[keys[place] ?? ''] = parts[place];
  return copy;
}

const none: readonly string[] = [];
const nothing: readonly unknown[] = [];

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
