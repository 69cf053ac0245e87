import { numberOf } from '../numbers/ask.ts';
import { type CharacterId, fighterIn, type Scene } from '../scene.ts';
import type { Means } from './wielded.ts';
import { has } from './means.ts';

/** AP of an Attack action, and one more with a weapon that is reloaded (Basic Actions; Weapons). */
const ATTACK = 2;
const RELOAD = 1;

/** AP of an Attack action with something. */
export const apOfAction = (means: Means): number => ATTACK + (has(means, 'reload') ? RELOAD : 0);

/**
 * What the next attack with something costs: nothing, where an Attack action of this turn still has some (its attacks may be spread over the turn),
 * but for what such a weapon takes more than that action was paid.
 */
export function apFor(scene: Scene, actor: CharacterId, means: Means): number {
  const whole = apOfAction(means);
  const turn = fighterIn(scene, actor)?.turn ?? null;
  if (turn === null || turn.attacks === 0) return whole;
  return Math.max(0, whole - (turn.attackAp ?? ATTACK));
}

/** How many attacks one Attack action gives with something (Basic Actions; Paths). */
export const attacksEach = (scene: Scene, actor: CharacterId, means: Means | null): number =>
  Math.max(1, numberOf(scene, 'attacks', 1, { actor, mounted: means?.mounted === true }).total);

/** Attacks that are left of an Attack action of this turn. */
export const attacksLeft = (scene: Scene, actor: CharacterId): number =>
  fighterIn(scene, actor)?.turn?.attacks ?? 0;

/** With how many attacks somebody would attack now: those left, else those of a new action. */
export const attacksNow = (scene: Scene, actor: CharacterId, means: Means | null): number =>
  attacksLeft(scene, actor) || attacksEach(scene, actor, means);
