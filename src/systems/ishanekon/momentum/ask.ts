import type { Audience } from '../../../engine/event.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { rerollCost } from './cost.ts';

/** A die that isn't enough, at a turning point: whose, how many sides, and how likely another would be. */
export interface TurningPoint {
  readonly by: CharacterId;
  readonly sides: number;
  /** The chance, 0 to 1, that one more die turns it. */
  readonly chance: number;
  readonly what: 'check' | 'attack' | 'defence';
  readonly to?: Audience;
}

/**
 * Whether somebody pays to reroll a die that has just fallen. A character is asked where their Narrative Momentum suffices and the odds reach
 * what their sheet says; creatures that are no characters never reroll (General Creature features). Whoever calls it
 * rolls the die; who wasn't asked may still press Reroll (`rerolls`).
 */
export function* paysReroll(
  tx: Tx<Scene>,
  { by, sides, chance, what, to }: TurningPoint,
): Rule<'paid' | 'declined' | 'unasked'> {
  const who = characterIn(tx.now, by);
  const cost = rerollCost(sides);
  if (who?.kind !== 'hero' || cost === null || who.dead) return 'unasked';
  const { momentum, asksFrom } = who;
  const percent = Math.round(chance * 100);
  if (momentum < cost || chance <= 0 || asksFrom === null || percent < asksFrom) return 'unasked';
  const choice = yield* tx.ask({
    id: 'momentum.reroll',
    asked: by,
    code: 'momentum.reroll',
    params: { what, sides, cost, left: momentum, percent },
    options: [
      { id: 'yes', code: 'momentum.reroll.yes', params: { cost, left: momentum, percent } },
      { id: 'no', code: 'momentum.reroll.no', params: {} },
    ],
    default: 'no',
    measures: { odds: percent },
    ...(to === undefined ? {} : { to }),
  });
  if (choice !== 'yes') return 'declined';
  spendMomentum(tx, by, cost, what);
  return 'paid';
}

/** Takes Narrative Momentum for something. */
function spendMomentum(tx: Tx<Scene>, actor: CharacterId, cost: number, on: TurningPoint['what']): void {
  const who = tx.state.characters[actor];
  if (who?.kind !== 'hero') return;
  const before = who.momentum;
  who.momentum = Math.max(0, before - cost);
  tell(tx, 'momentumSpent', { actor, on, momentum: [before, who.momentum], levels: 0, again: false });
}
