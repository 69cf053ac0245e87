import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';

/** What can be held, and what each use takes: all of it (Quirks & Prestige). */
export const PRESTIGE = 3;

/** Why somebody has too little Prestige for anything; null where they have all three. */
export function whyNoPrestige(scene: Scene, actor: CharacterId): Refusal | null {
  const left = personIn(scene, actor)?.prestige ?? 0;
  return left < PRESTIGE ? refusal('tooLittlePrestige', { actor, needed: PRESTIGE, left }) : null;
}

/** Spends all three: on a whole roll made again, or on an Action, Instant or Reaction that wants Skilled. */
export function spendPrestige(tx: Tx<Scene>, actor: CharacterId, on: 'reroll' | 'skilled'): void {
  const person = tx.state.characters[actor];
  if (person?.kind !== 'person') return;
  const before = person.prestige;
  person.prestige = Math.max(0, before - PRESTIGE);
  tell(tx, 'prestigeSpent', { actor, on, prestige: [before, person.prestige] });
}

/** The GM gives 1 Prestige for a deed, up to three. */
export function gainPrestige(tx: Tx<Scene>, target: CharacterId): void {
  const person = tx.state.characters[target];
  if (person?.kind !== 'person') return;
  const before = person.prestige;
  person.prestige = Math.min(PRESTIGE, before + 1);
  tell(tx, 'prestigeGained', { target, prestige: [before, person.prestige] });
}
