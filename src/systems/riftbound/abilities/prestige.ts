import type { Question } from '../../../engine/decision.ts';
import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Audience } from '../../../engine/event.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { isOn } from './switched.ts';

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

/** Asks somebody whether they spend all three on a roll of theirs; nobody does unasked. */
export const prestigeQuestion = ({
  by,
  total,
  code,
}: {
  readonly by: CharacterId;
  readonly total: number;
  readonly code: 'prestige.reroll' | 'prestige.order';
}): Question => ({
  id: code,
  asked: by,
  code,
  params: { total },
  options: [
    { id: 'yes', code: 'prestige.reroll.yes', params: {} },
    { id: 'no', code: 'prestige.reroll.no', params: {} },
  ],
  default: 'no',
});

/**
 * Whether somebody rolls the whole of a roll of theirs again that has just fallen: they are asked where they have three Prestige, unless they have
 * turned that off.
 */
export function* rollsAgain(tx: Tx<Scene>, by: CharacterId, total: number, to?: Audience): Rule<boolean> {
  if (whyNoPrestige(tx.now, by) !== null || !isOn(tx.now, by, 'prestige')) return false;
  const question = prestigeQuestion({ by, total, code: 'prestige.reroll' });
  const choice = yield* tx.ask({ ...question, ...(to === undefined ? {} : { to }) });
  if (choice === 'yes') spendPrestige(tx, by, 'reroll');
  return choice === 'yes';
}

/** The GM gives 1 Prestige for a deed, up to three. */
export function gainPrestige(tx: Tx<Scene>, target: CharacterId): void {
  const person = tx.state.characters[target];
  if (person?.kind !== 'person') return;
  const before = person.prestige;
  person.prestige = Math.min(PRESTIGE, before + 1);
  tell(tx, 'prestigeGained', { target, prestige: [before, person.prestige] });
}
