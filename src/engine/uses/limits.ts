import type { When } from './moment.ts';

/** A moment that gives charges back, so many or all. */
export interface Refresh {
  readonly when: When;
  readonly by: number | 'all';
}

/** A moment that shortens a cooldown, by so much or wholly, or at which somebody rolls whether it is over. */
export interface Cooling {
  readonly when: When;
  readonly by: number | 'all' | 'roll';
}

export interface ChargeLimit {
  readonly max: number;
  readonly refresh: readonly Refresh[];
}

export interface CooldownLimit {
  readonly length: number;
  readonly cooling: readonly Cooling[];
}

/** What limits the use of something; this is content. What is left of it is state (`Uses`). */
export interface UseLimit {
  readonly charges?: ChargeLimit;
  readonly cooldown?: CooldownLimit;
}

/** So many charges that only come back as `refresh` says. */
export const charges = (max: number, ...refresh: readonly Refresh[]): UseLimit => ({
  charges: { max, refresh },
});

const all = (when: When): Refresh => ({ when, by: 'all' });

/** So many times in each of the owner's turns, and between them. */
export const perTurn = (max = 1): UseLimit => charges(max, all({ at: 'turn.start', own: true }));
export const perRound = (max = 1): UseLimit => charges(max, all({ at: 'round.start' }));
export const perScene = (max = 1): UseLimit => charges(max, all({ at: 'scene.end' }));
export const perEncounter = (max = 1): UseLimit => charges(max, all({ at: 'encounter.end' }));
export const perDay = (max = 1): UseLimit => charges(max, all({ at: 'day.start' }));

/** So many times between rests: of one kind, or any. */
export const perRest = (max = 1, rest?: string): UseLimit =>
  charges(max, all(rest === undefined ? { at: 'rest' } : { at: 'rest', rest }));

/** A pool that comes back by `by` at the start of each of the owner's turns, and whole at other moments. */
export const perTurnPool = (max: number, by: number, ...whole: readonly When[]): UseLimit =>
  charges(max, { when: { at: 'turn.start', own: true }, by }, ...whole.map(all));

/** Ready again after so many of a moment: by default, starts of the owner's turns. */
export const cooldown = (length: number, when: When = { at: 'turn.start', own: true }): UseLimit => ({
  cooldown: { length, cooling: [{ when, by: 1 }] },
});

/** Ready again when a roll at the start of the owner's turn says so, or at one of these moments. */
export const recharge = (...ready: readonly When[]): UseLimit => ({
  cooldown: {
    length: 1,
    cooling: [
      { when: { at: 'turn.start', own: true }, by: 'roll' },
      ...ready.map((when): Cooling => ({ when, by: 'all' })),
    ],
  },
});
