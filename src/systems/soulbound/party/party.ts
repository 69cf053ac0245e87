import { z } from 'zod';
import { type HouseRules, houseRules, houseRulesSchema } from './rules.ts';

/** How much Soulfire and Doom there can be: house values, as the screen names none. */
export const partyLimits = { soulfire: [0, 30], doom: [0, 100] } as const;

const count = ([from, to]: readonly [number, number]) => z.number().int().min(from).max(to);

/** Reads the party's part of a campaign; what is not there is as at its start. */
export const partySchema = z.object({
  soulfire: z
    .object({ now: count(partyLimits.soulfire), max: count(partyLimits.soulfire) })
    .refine((gauge) => gauge.now <= gauge.max, 'is more than its maximum'),
  doom: count(partyLimits.doom),
  begun: z.boolean(),
  rules: houseRulesSchema,
});

/** What belongs to all heroes and to the campaign: Soulfire, Doom, and how unclear places are played. */
export interface Party {
  readonly soulfire: { readonly now: number; readonly max: number };
  readonly doom: number;
  /** Whether the Soulfire is settled; until the first fight it goes with the number of heroes. */
  readonly begun: boolean;
  readonly rules: HouseRules;
}

/** The party of a campaign that begins with so many heroes (S77, S107). */
export function partyOf(heroes: number): Party {
  const soulfire = Math.min(heroes, partyLimits.soulfire[1]);
  return { soulfire: { now: soulfire, max: soulfire }, doom: 0, begun: false, rules: houseRules };
}

/** The same with so many heroes, what has been spent or said before kept. */
export function withHeroes(party: Party, heroes: number): Party {
  const { soulfire } = partyOf(heroes);
  const spent = party.soulfire.max - party.soulfire.now;
  return { ...party, soulfire: { now: Math.max(0, soulfire.max - spent), max: soulfire.max } };
}
