import { rememberedOfPart } from '../../../engine/remembered.ts';
import type { Being, HeldStatus } from '../character/schema.ts';
import { exhaustionRow } from '../world/exhausted.ts';
import { statusRule } from './rows.ts';
import type { StatusRule } from './rule.ts';

/** A Status Effect that acts on somebody now: what it is, how often, and which of the held ones it is; null: it is there as long as they are down. */
export interface Active {
  readonly rule: StatusRule;
  readonly stacks: number;
  readonly held: HeldStatus | null;
}

/** Of whom Status Effects are asked: a being, or as much of one as there is. */
type Affected = Pick<Being, 'statuses' | 'vitality'> & Partial<Pick<Being, 'exhaustion' | 'diseases'>>;

/** Whether somebody is down: below 1 Vitality. */
export const isDown = ({ vitality }: Pick<Being, 'vitality'>): boolean => vitality < 1;

/**
 * The Status Effects that act on somebody: of several of the same the strongest, the weaker of which takes over once it is gone (Multiple
 * Simultaneous Effects). Below 1 Vitality one is Restrained, whatever else there is (Vitality).
 */
export const activeStatuses = (being: Affected): readonly Active[] => activeOf(being, null);

const activeOf = rememberedOfPart((being: Affected, _all: null): readonly Active[] => {
  const { statuses } = being;
  const strongest = new Map<string, HeldStatus>();
  for (const held of statuses) {
    const other = strongest.get(held.status);
    if (other === undefined || strength(held) > strength(other)) strongest.set(held.status, held);
  }
  const active = [...strongest.values()].flatMap((held): readonly Active[] => {
    const rule = statusRule(held.status);
    return rule === null ? [] : [{ rule, stacks: held.stacks, held }];
  });
  const lasting = lastingOn(being).flatMap((id) => statusRule(id) ?? []);
  const held = active.filter(({ rule }) => !lasting.includes(rule));
  return [...held, ...lasting.map((rule) => ({ rule, stacks: 1, held: null }))];
});

/** What somebody is under as long as they are as they are: Restrained when down or collapsed of Exhaustion, Tainted with a fever (Diseases). */
function lastingOn({ vitality, exhaustion = 0, diseases = [] }: Affected): readonly string[] {
  const collapsed = exhaustionRow(exhaustion)?.movement === 'none';
  return [
    ...(isDown({ vitality }) || collapsed ? ['restrained'] : []),
    ...(diseases.some(({ id }) => id === 'fever') ? ['tainted'] : []),
  ];
}

/** What ends with no Defense Roll is stronger than any that does. */
const strength = ({ power }: HeldStatus): number => power ?? Number.POSITIVE_INFINITY;

/** Somebody's Status Effect of an id, where it acts on them. */
export const activeStatus = (being: Affected, id: string): Active | null =>
  activeStatuses(being).find(({ rule }) => rule.id === id) ?? null;

export const hasStatus = (being: Affected, id: string): boolean => activeStatus(being, id) !== null;
