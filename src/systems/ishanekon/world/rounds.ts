import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import type { HouseRules, Party } from '../party/party.ts';
import type { Scene } from '../scene.ts';
import { passTime } from './pass.ts';

const MINUTE = 60;

const seconds: Readonly<Record<HouseRules['roundTime'], number>> = {
  about12: 12,
  about6: 6,
  about3: 3,
  about1: 1,
  instant: 0,
};

/** How many seconds of the story a round of a fight takes, as the group has it (Rounds and Turns). */
export const roundSeconds = ({ rules }: Pick<Party, 'rules'>): number =>
  seconds[rules.roundTime] ?? seconds.about12;

/** So many seconds, as rounds of this group's fights: those that are whole; null where a round takes no time that counts. */
export function roundsIn(party: Pick<Party, 'rules'>, span: number): number | null {
  const each = roundSeconds(party);
  return each === 0 ? null : Math.floor(span / each);
}

/** The minute of the story's clock at which something is over that lasts so many minutes from now: what has begun of a minute is no part of it. */
export const minuteAfter = (
  { clock, seconds: begun = 0 }: Pick<Party, 'clock' | 'seconds'>,
  minutes: number,
) => clock + Math.ceil(minutes + begun / MINUTE);

/** A round of a fight is over: the clock of the story goes on by it (Rounds and Turns). */
export function* passRound(tx: Tx<Scene>): Rule<void> {
  const { party } = tx.snapshot();
  const all = (party.seconds ?? 0) + roundSeconds(party);
  if (all === 0) return;
  tx.state.party.seconds = all % MINUTE;
  yield* passTime(tx, Math.floor(all / MINUTE));
}

/** The round before the one that begins is over. */
export function* timeAtRound(tx: Tx<Scene>): Rule<void> {
  if ((tx.now.fight?.order.round ?? 0) > 1) yield* passRound(tx);
}
