import type { Being, HeldStatus } from '../character/schema.ts';
import type { StatusRule } from './rule.ts';
import { statusRule } from './rows.ts';

/** A Status Effect that acts on somebody now: what it is, how often, and which of the held ones it is; null: it is there as long as they are down. */
export interface Active {
  readonly rule: StatusRule;
  readonly stacks: number;
  readonly held: HeldStatus | null;
}

/** Whether somebody is down: below 1 Vitality. */
export const isDown = ({ vitality }: Pick<Being, 'vitality'>): boolean => vitality < 1;

/**
 * The Status Effects that act on somebody: of several of the same the strongest, the weaker of which takes over once it is gone (Multiple
 * Simultaneous Effects). Below 1 Vitality one is Restrained, whatever else there is (Vitality).
 */
export function activeStatuses({
  statuses,
  vitality,
}: Pick<Being, 'statuses' | 'vitality'>): readonly Active[] {
  const strongest = new Map<string, HeldStatus>();
  for (const held of statuses) {
    const other = strongest.get(held.status);
    if (other === undefined || strength(held) > strength(other)) strongest.set(held.status, held);
  }
  const active = [...strongest.values()].flatMap((held): readonly Active[] => {
    const rule = statusRule(held.status);
    return rule === null ? [] : [{ rule, stacks: held.stacks, held }];
  });
  const restrained = statusRule('restrained');
  if (restrained === null || !isDown({ vitality })) return active;
  return [...active.filter(({ rule }) => rule !== restrained), { rule: restrained, stacks: 1, held: null }];
}

/** What ends with no Defense Roll is stronger than any that does. */
const strength = ({ power }: HeldStatus): number => power ?? Number.POSITIVE_INFINITY;

/** Somebody's Status Effect of an id, where it acts on them. */
export const activeStatus = (being: Pick<Being, 'statuses' | 'vitality'>, id: string): Active | null =>
  activeStatuses(being).find(({ rule }) => rule.id === id) ?? null;

export const hasStatus = (being: Pick<Being, 'statuses' | 'vitality'>, id: string): boolean =>
  activeStatus(being, id) !== null;
