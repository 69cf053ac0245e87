import { z } from 'zod';
import {
  type Duration,
  forRounds,
  untilEncounterEnd,
  untilNextTurnEnd,
  untilRemoved,
  untilRest,
  untilTurnStart,
} from '../../../../engine/uses/index.ts';

/** How long an effect may last, as packs write it, besides '3 rounds'. */
export const lastings = ['attack', 'turn', 'nextTurn', 'theirTurn', 'fight', 'rest', 'ever'] as const;

type Lasting = (typeof lastings)[number];

const rounds = /^(?:[1-9]|1\d|20) rounds?$/;

export const lastingSchema = z
  .string()
  .refine((text) => isLasting(text) || rounds.test(text), `one of ${lastings.join(', ')}, or "3 rounds"`);

const isLasting = (text: string): text is Lasting => (lastings as readonly string[]).includes(text);

/** Until the attack is over that runs. */
const untilAttackEnd: Duration = { ends: [{ when: { at: 'attack.end' }, left: 1 }] };

/** Whose turns count: of who uses the power, of whom it is used on; whose turn it is, and whether the target's has begun and is not over. */
interface Turns {
  readonly user: string;
  readonly target: string;
  readonly acting: string | null;
  readonly inTurn: boolean;
}

/** A duration as a pack writes it. Outside a fight what lasts for turns or rounds has no end, and is never given. */
export function durationOf(lasts: string, { user, target, acting, inTurn }: Turns): Duration {
  if (!isLasting(lasts)) return forRounds(Number.parseInt(lasts, 10));
  switch (lasts) {
    case 'attack':
      return untilAttackEnd;
    case 'turn':
      return { ends: [{ when: { at: 'turn.end', actor: acting ?? user }, left: 1 }] };
    case 'nextTurn':
      return untilTurnStart(user);
    case 'theirTurn':
      return untilNextTurnEnd(target, inTurn);
    case 'fight':
      return untilEncounterEnd;
    case 'rest':
      return untilRest();
    case 'ever':
      return untilRemoved;
  }
}

/** 'until the end of the fight'; of a power that was used on somebody, with the name of who used it. */
export function lastingWords(lasts: string, user: string | null = null): string {
  if (!isLasting(lasts)) return `for ${lasts}`;
  switch (lasts) {
    case 'attack':
      return 'for this attack';
    case 'turn':
      return 'until the end of this turn';
    case 'nextTurn':
      return `until ${user ?? 'the user'}'s next turn`;
    case 'theirTurn':
      return `until the end of ${user === null ? "the target's" : 'their'} next turn`;
    case 'fight':
      return 'until the end of the fight';
    case 'rest':
      return 'until a rest';
    case 'ever':
      return 'until it is taken away';
  }
}
