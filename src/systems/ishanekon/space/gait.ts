import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { forbiddenBy } from '../numbers/ask.ts';
import type { Gift } from '../numbers/source.ts';
import { sources } from '../numbers/sources.ts';
import { isCinematic } from '../numbers/ways.ts';
import { beingIn, type CharacterId, fighterIn, type Scene, stateOf } from '../scene.ts';
import { BASIC_MOVEMENT } from '../turn/economy.ts';
import { aboardOf, pilots } from '../vehicles/aboard.ts';

/** How many hands of somebody are free: none of a pilot's. */
export const freeHands = (scene: Scene, id: CharacterId): number =>
  pilots(scene, id) ? 0 : (beingIn(scene, id)?.holding.filter((item) => item === null).length ?? 0);

/** Whether somebody flies now. */
export const flies = (scene: Scene, id: CharacterId): boolean => (fighterIn(scene, id)?.altitude ?? 0) > 0;

/** Ways of moving that somebody has been given. Who can fly crosses what is in the way, and stands on the ground again where they stop (house). */
export const giftsOf = (scene: Scene, id: CharacterId): readonly Gift[] =>
  sources.flatMap((source) => source.moves?.(scene, id) ?? []);

/** What somebody has for moving in their turn, in metres and AP. */
export interface Reserve {
  /** Metres left of what they have already. */
  readonly left: number;
  readonly ap: number;
  /** Metres that one Move action adds. */
  readonly basic: number;
}

/** Sprint adds four times the Basic Movement for 3 AP, Move once for 1 (Basic Actions). */
export const SPRINT = { ap: 3, times: 4 } as const;

export function reserveOf(scene: Scene, id: CharacterId): Reserve {
  const turn = fighterIn(scene, id)?.turn ?? null;
  const who = beingIn(scene, id);
  // Move and Sprint are actions, which Cinematic ones replace: there is only the Basic Movement of a turn (Cinematic Rules).
  const ap = who !== null && isCinematic(who) ? 0 : (turn?.ap ?? 0);
  return { left: turn?.movement ?? 0, ap, basic: turn?.basic ?? BASIC_MOVEMENT };
}

/** Metres there are once so many AP have gone into moving: three are better spent on a Sprint. */
export const metresFor = ({ left, basic }: Reserve, ap: number): number =>
  left + basic * (ap >= SPRINT.ap ? SPRINT.times + (ap - SPRINT.ap) : ap);

/** The fewest AP that a way of so many metres takes; null where there are too few. */
export function apForWay(reserve: Reserve, metres: number): number | null {
  for (let ap = 0; ap <= reserve.ap; ap++) if (metresFor(reserve, ap) >= metres) return ap;
  return null;
}

/** Why somebody can't move at all now. What a Grab does is lost: who is grabbed stays where they are until they are free (house). */
export function whyRooted(scene: Scene, actor: CharacterId): Refusal | null {
  const inside = aboardOf(scene, actor);
  if (inside !== null) return refusal('isAboard', { actor, target: inside });
  const grabbed = stateOf(scene, actor, 'grabbed');
  if (grabbed !== null) return refusal('isGrabbed', { actor, by: grabbed.by });
  const by = forbiddenBy(scene, actor, 'move');
  return by === null ? null : refusal('forbidden', { actor, by, what: 'move' });
}
