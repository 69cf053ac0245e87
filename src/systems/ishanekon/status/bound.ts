import type { Being } from '../character/schema.ts';
import { activeStatuses } from './held.ts';

/** Whom somebody must attack, if anybody (Enraged); null where they are free. */
export const mustAttack = (being: Pick<Being, 'statuses' | 'vitality'>): string | null =>
  activeStatuses(being).find(({ rule }) => rule.attacksCause)?.held?.by ?? null;

/** To whom somebody can't come nearer (Frightened). */
export const staysAwayFrom = (being: Pick<Being, 'statuses' | 'vitality'>): readonly string[] =>
  activeStatuses(being)
    .filter(({ rule }) => rule.forbids.includes('approach'))
    .flatMap(({ held }) => held?.by ?? []);
