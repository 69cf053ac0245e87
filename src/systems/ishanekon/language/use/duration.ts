import {
  type Duration,
  untilEncounterEnd,
  untilNextTurnEnd,
  untilRemoved,
  untilRest,
  untilTurnEnd,
  untilTurnStart,
} from '../../../../engine/uses/index.ts';
import { type CharacterId, fighterIn, onTurn, type Scene } from '../../scene.ts';
import { type Lasting, lastingFor } from '../../status/lasting.ts';
import { minuteAfter } from '../../world/rounds.ts';
import { plainly, type Scale } from '../schema/amount.ts';
import { readLasting } from '../schema/lasting.ts';

const until = (duration: Duration): Lasting => ({ duration, until: null });

const MINUTES = { minutes: 1, hours: 60, days: 60 * 24 } as const;

/**
 * How long something lasts for whom it is on. Null: it can't be there at all, as it lasts for turns or for the fight, and there is none. Rounds outside of a
 * fight are time: five are a minute (Rounds and Turns).
 */
export function durationFor(
  scene: Scene,
  text: string,
  {
    user,
    target,
    scale,
  }: { readonly user: CharacterId; readonly target: CharacterId; readonly scale: Scale },
): Lasting | null {
  const read = readLasting(text);
  if (read === null) return null;
  const fights = fighterIn(scene, target) !== null;
  switch (read.kind) {
    case 'now':
    // What is for one attack is done where the attack is (moments/reactions.ts).
    case 'attack':
      return null;
    case 'turn':
      return fights ? until(untilTurnEnd(onTurn(scene)[0] ?? user)) : null;
    case 'nextTurn':
      return fights ? until(untilTurnStart(user)) : null;
    case 'theirTurn':
      return fights ? until(untilNextTurnEnd(target, onTurn(scene).includes(target))) : null;
    case 'fight':
      return fights ? until(untilEncounterEnd) : null;
    case 'rest':
      return until(untilRest());
    case 'ever':
      return until(untilRemoved);
    case 'rounds':
      return lastingFor(scene, target, Math.max(1, plainly(read.amount, scale)));
    case 'minutes':
    case 'hours':
    case 'days':
      return {
        duration: untilRemoved,
        until: minuteAfter(scene.party, MINUTES[read.kind] * Math.max(1, plainly(read.amount, scale))),
      };
  }
}
