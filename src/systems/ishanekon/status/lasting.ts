import { isToAct } from '../../../engine/turns/index.ts';
import { type Duration, forRounds, untilRemoved } from '../../../engine/uses/index.ts';
import { fighterIn, type CharacterId, type Scene } from '../scene.ts';
import { groupsIn } from '../turn/initiative.ts';
import { minuteAfter } from '../world/rounds.ts';

export interface Lasting {
  readonly duration: Duration;
  /** The minute of the story at which it ends; null in a fight, and for what nothing counts down. */
  readonly until: number | null;
}

/** So many rounds take about a minute outside of fights, whatever a round of a fight takes (Rounds and Turns). */
const ROUNDS_A_MINUTE = 5;

/**
 * So many rounds for somebody: that many of their rounds, so the one that runs counts only if their turn in it is still to come. Outside of a fight
 * five rounds are a minute. Null: until something ends it.
 */
export function lastingFor(scene: Scene, id: CharacterId, rounds: number | null): Lasting {
  if (rounds === null) return { duration: untilRemoved, until: null };
  const { fight } = scene;
  if (fight === null || fighterIn(scene, id) === null)
    return { duration: untilRemoved, until: minuteAfter(scene.party, rounds / ROUNDS_A_MINUTE) };
  const seat = groupsIn(scene).find((members) => members.includes(id))?.[0] ?? id;
  const early = isToAct(fight.order, seat);
  return { duration: forRounds(rounds + (early ? 0 : 1)), until: null };
}
