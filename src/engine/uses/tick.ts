import type { Cooling, Refresh, UseLimit } from './limits.ts';
import { type Boundary, hasCome } from './moment.ts';
import { cool, regain, stateOf, type UseId, type Uses } from './spend.ts';

/** What a boundary did to one thing's uses. `roll`: whoever owns it rolls whether its cooldown is over. */
export type UseChange =
  | { readonly change: 'regained'; readonly use: UseId; readonly by: number; readonly left: number }
  | { readonly change: 'cooled'; readonly use: UseId; readonly left: number }
  | { readonly change: 'ready'; readonly use: UseId }
  | { readonly change: 'roll'; readonly use: UseId };

export interface UseTick {
  readonly uses: Uses;
  readonly changes: readonly UseChange[];
}

/**
 * Takes somebody's uses over a boundary. `limitOf` looks the content up; what it does not know stays as it is.
 * `owner` is the actor whose turns count as own.
 */
export function tickUses(
  uses: Uses,
  limitOf: (use: UseId) => UseLimit | undefined,
  boundary: Boundary,
  owner: string,
): UseTick {
  const changes: UseChange[] = [];
  let now = uses;
  for (const use of Object.keys(uses)) {
    const limit = limitOf(use);
    if (!limit) continue;
    now = tickCharges(now, use, limit, boundary, owner, changes);
    now = tickCooldown(now, use, limit, boundary, owner, changes);
  }
  return { uses: now, changes };
}

function tickCharges(
  uses: Uses,
  use: UseId,
  limit: UseLimit,
  boundary: Boundary,
  owner: string,
  changes: UseChange[],
): Uses {
  const { spent } = stateOf(uses, use);
  const by = mostOf(limit.charges?.refresh ?? [], boundary, owner);
  if (!limit.charges || spent === 0 || by === null) return uses;
  const after = regain(uses, use, by);
  const stillSpent = stateOf(after, use).spent;
  if (stillSpent === spent) return uses;
  const left = Math.max(0, limit.charges.max - stillSpent);
  changes.push({ change: 'regained', use, by: spent - stillSpent, left });
  return after;
}

function tickCooldown(
  uses: Uses,
  use: UseId,
  limit: UseLimit,
  boundary: Boundary,
  owner: string,
  changes: UseChange[],
): Uses {
  const { cooling } = stateOf(uses, use);
  const by = mostOf(limit.cooldown?.cooling ?? [], boundary, owner);
  if (cooling === 0 || by === null) return uses;
  if (by === 'roll') {
    changes.push({ change: 'roll', use });
    return uses;
  }
  const after = cool(uses, use, by);
  const left = stateOf(after, use).cooling;
  if (left === cooling) return uses;
  changes.push(left === 0 ? { change: 'ready', use } : { change: 'cooled', use, left });
  return after;
}

/** The strongest of those that the boundary sets off: all, else the highest number, else a roll. */
function mostOf<By extends number | 'all' | 'roll'>(
  moments: readonly ((Refresh | Cooling) & { readonly by: By })[],
  boundary: Boundary,
  owner: string,
): By | null {
  const strength = (by: By): number =>
    by === 'all' ? Number.POSITIVE_INFINITY : typeof by === 'number' ? by : 0;
  const set = moments.filter((moment) => hasCome(moment.when, boundary, owner)).map((moment) => moment.by);
  return set.reduce<By | null>(
    (most, by) => (most === null || strength(by) > strength(most) ? by : most),
    null,
  );
}
