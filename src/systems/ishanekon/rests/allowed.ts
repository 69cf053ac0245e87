import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Being } from '../character/schema.ts';
import type { RestId } from '../content/rests.ts';
import type { Party } from '../party/party.ts';
import { beingIn, type CharacterId, characterIn, fighterIn, type Scene } from '../scene.ts';
import { clockWords, DAY } from '../world/clock.ts';

/** How many minutes a rest takes: Casual Resting shortens two of them (Alternative Resting). */
export function minutesOf(rest: RestId, resting: Party['rules']['resting']): number {
  switch (rest) {
    case 'full':
      return 600;
    case 'half':
      return resting === 'casual' ? 60 : 300;
    case 'short':
      return resting === 'casual' ? 5 : 30;
  }
}

/** What a rest counts as for somebody: a second half rest within a day is a full one (Rests). */
export type Counts = RestId;

type Rested = Pick<Being, 'rests'>;

/** When somebody may be done with their next full rest: a day after the last was over; null: at any time. */
export const nextFull = ({ rests }: Rested): number | null => (rests.full === null ? null : rests.full + DAY);

/**
 * What a rest that ends at `end` counts as for somebody, or why it would do nothing: one full rest a day, one half rest after a full one (a second within a
 * day makes a full one of both), one short rest after each of those. With Casual Resting half and short rests always count; with Realistic Resting they
 * never do.
 */
export function countsAs(
  actor: CharacterId,
  who: Rested,
  rest: RestId,
  end: number,
  resting: Party['rules']['resting'],
): { readonly ok: true; readonly as: Counts } | { readonly ok: false; readonly refusal: Refusal } {
  const no = (code: string, params: Refusal['params'] = {}) =>
    ({ ok: false, refusal: refusal(code, { actor, ...params }) }) as const;
  const next = nextFull(who);
  const isFullDue = next === null || end >= next;
  switch (rest) {
    case 'full':
      return isFullDue ? { ok: true, as: 'full' } : no('fullRestLater', { from: clockWords(next ?? 0) });
    case 'half':
      if (resting === 'realistic') return no('restsNotAtAll', { rest: 'half' });
      if (resting === 'casual' || who.rests.half === null) return { ok: true, as: 'half' };
      if (end - who.rests.half <= DAY && isFullDue) return { ok: true, as: 'full' };
      return no('halfRestUsed', { from: clockWords(next ?? 0) });
    case 'short':
      if (resting === 'realistic') return no('restsNotAtAll', { rest: 'short' });
      return who.rests.short ? no('shortRestUsed') : { ok: true, as: 'short' };
  }
}

/** Why somebody can't rest at all. */
export function whyNoRest(scene: Scene, actor: CharacterId): Refusal | null {
  const who = beingIn(scene, actor);
  if (who === null) return refusal(characterIn(scene, actor) === null ? 'nobody' : 'restNobody', { actor });
  if (fighterIn(scene, actor) !== null) return refusal('restInFight', { actor });
  return who.dead ? refusal('isDead', { actor }) : null;
}
