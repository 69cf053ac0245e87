import { z } from 'zod';
import {
  type Duration,
  forTurns,
  untilEncounterEnd,
  untilNextTurnEnd,
  untilRemoved,
  untilRest,
  untilTurnStart,
} from '../../../engine/uses/index.ts';

/** How long an effect may last, as packs write it, besides '2 turns'. */
export const lastings = ['turn', 'nextTurn', 'theirTurn', 'fight', 'rest', 'ever'] as const;

type Lasting = (typeof lastings)[number];

const turns = /^(?:[1-9]|1\d|20) turns?$/u;

const isLasting = (text: string): text is Lasting => (lastings as readonly string[]).includes(text);

export const lastingSchema = z
  .string()
  .refine((text) => isLasting(text) || turns.test(text), `one of ${lastings.join(', ')}, or '2 turns'`);

/** Whose turns count: of who uses the power, of whom it is on; whose turn it is. */
interface Turns {
  readonly user: string;
  readonly target: string;
  readonly acting: string | null;
}

/** A duration as a pack writes it. So many turns are counted where each turn of the user's starts, as Rally's are. */
export function durationOf(lasts: string, { user, target, acting }: Turns): Duration {
  if (!isLasting(lasts)) return forTurns(Number.parseInt(lasts, 10), user);
  switch (lasts) {
    case 'turn':
      return { ends: [{ when: { at: 'turn.end', actor: acting ?? user }, left: 1 }] };
    case 'nextTurn':
      return untilTurnStart(user);
    case 'theirTurn':
      return untilNextTurnEnd(target, acting === target);
    case 'fight':
      return untilEncounterEnd;
    case 'rest':
      return untilRest();
    case 'ever':
      return untilRemoved;
  }
}

/** Whether what lasts so has any meaning outside of a fight. */
export const lastsOutside = (lasts: string): boolean => lasts === 'rest' || lasts === 'ever';

/** 'until the end of the fight'. */
export function lastingWords(lasts: string): string {
  if (!isLasting(lasts)) return `for ${lasts}`;
  switch (lasts) {
    case 'turn':
      return 'until the end of this turn';
    case 'nextTurn':
      return "until the user's next turn";
    case 'theirTurn':
      return 'until the end of their next turn';
    case 'fight':
      return 'until the end of the fight';
    case 'rest':
      return 'until a rest';
    case 'ever':
      return 'until it is taken away';
  }
}
