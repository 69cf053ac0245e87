import type { UseLimit } from './limits.ts';

export type UseId = string;

/** What is gone of one thing's uses: charges spent, and how long it still cools down. */
export interface UseState {
  readonly spent: number;
  readonly cooling: number;
}

/** Somebody's uses. What is fresh is not in it. */
export type Uses = Readonly<Record<UseId, UseState>>;

export type UseRefusal =
  | {
      readonly ok: false;
      readonly code: 'use.noCharges';
      readonly params: { readonly use: UseId; readonly left: number; readonly needed: number };
    }
  | {
      readonly ok: false;
      readonly code: 'use.coolingDown';
      readonly params: { readonly use: UseId; readonly left: number };
    }
  | {
      readonly ok: false;
      readonly code: 'use.badNumber';
      readonly params: { readonly use: UseId; readonly count: number };
    };

const fresh: UseState = { spent: 0, cooling: 0 };

export const stateOf = (uses: Uses, use: UseId): UseState =>
  (Object.hasOwn(uses, use) ? uses[use] : undefined) ?? fresh;

/** How many charges are left, or null where charges do not limit it. */
export function chargesLeft(uses: Uses, use: UseId, limit: UseLimit): number | null {
  return limit.charges ? Math.max(0, limit.charges.max - stateOf(uses, use).spent) : null;
}

/** Why something cannot be used `count` times now, or null where it can. Cooldowns come before charges. */
export function whyNotUsable(uses: Uses, use: UseId, limit: UseLimit, count = 1): UseRefusal | null {
  if (!Number.isInteger(count) || count < 1)
    return { ok: false, code: 'use.badNumber', params: { use, count } };
  const { cooling } = stateOf(uses, use);
  if (limit.cooldown && cooling > 0)
    return { ok: false, code: 'use.coolingDown', params: { use, left: cooling } };
  const left = chargesLeft(uses, use, limit);
  if (left === null || left >= count) return null;
  return { ok: false, code: 'use.noCharges', params: { use, left, needed: count } };
}

export type Spent = { readonly ok: true; readonly uses: Uses } | UseRefusal;

/** Spends `count` charges and starts the cooldown, whichever of the two limit it. */
export function spend(uses: Uses, use: UseId, limit: UseLimit, count = 1): Spent {
  const refusal = whyNotUsable(uses, use, limit, count);
  if (refusal) return refusal;
  const { spent } = stateOf(uses, use);
  const after = { spent: limit.charges ? spent + count : spent, cooling: limit.cooldown?.length ?? 0 };
  return { ok: true, uses: withUse(uses, use, after) };
}

/** Gives charges back, so many or all, and never more than were spent. */
export function regain(uses: Uses, use: UseId, by: number | 'all'): Uses {
  const { spent, cooling } = stateOf(uses, use);
  return withUse(uses, use, { spent: by === 'all' ? 0 : Math.max(0, spent - by), cooling });
}

/** Shortens a cooldown, by so much or wholly. */
export function cool(uses: Uses, use: UseId, by: number | 'all'): Uses {
  const { spent, cooling } = stateOf(uses, use);
  return withUse(uses, use, { spent, cooling: by === 'all' ? 0 : Math.max(0, cooling - by) });
}

function withUse(uses: Uses, use: UseId, state: UseState): Uses {
  const { [use]: _before, ...others } = uses;
  return state.spent === 0 && state.cooling === 0 ? others : { ...others, [use]: state };
}
