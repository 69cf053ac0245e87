import { castDraft } from 'immer';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { takeBack } from '../activations/takeBack.ts';
import { cardOf as cardNamed } from '../cards/card.ts';
import { played } from '../cards/hand.ts';
import { counteredBy } from '../casting/countering.ts';
import { isAbove } from '../casting/known.ts';
import type { Spell } from '../content/spells/spell.ts';
import { goBack } from '../defeat/gone.ts';
import { hasRule } from '../effects/sources.ts';
import { cardsOf, layCards } from '../rounds/cards.ts';
import type { Scene, SideId, UnitId } from '../scene.ts';
import { reveal } from '../sneaking/reveal.ts';
import { tell } from '../tell.ts';

/** A spell that is cast in answer: by whom, with which card, for whom. */
export interface Cast {
  readonly side: SideId;
  readonly caster: UnitId;
  readonly card: string;
  readonly spell: Spell;
  readonly whom: UnitId;
}

/** A static test, as spells are cast by: handed in, since those tests are answered in their turn. */
export type CastingTest = (
  tx: Tx<Scene>,
  id: UnitId,
  tested: 'arcaneOff',
  dv: readonly number[],
  reason: string,
) => Rule<{ readonly passed: boolean; readonly shown: readonly number[] }>;

/** The caster has been activated by that (A24). By a card above the least it may do other things as well, once this is over (L4902). */
function* spend(tx: Tx<Scene>, { side, caster, card, spell, whom }: Cast): Rule<void> {
  const after = played(yield* cardsOf(tx, side), card);
  const { battle } = tx.state;
  const drafted = battle?.units[caster];
  if (after === null || battle === null || drafted === undefined) return;
  layCards(tx, side, after);
  drafted.activated = true;
  reveal(tx, caster, false);
  tell(tx, 'answered', { side, unit: caster, card, spell: spell.id, whom });
  takeBack(tx, side, caster, card);
  const named = cardNamed(card);
  if (named !== null && isAbove(named, spell))
    battle.toAct = castDraft([...(battle.toAct ?? []), { side, unit: caster, card }]);
}

/** A spell is cast in answer to something: the card, the casting test, and who counters it. Gives whether it takes effect. */
export function* castInAnswer(tx: Tx<Scene>, cast: Cast, test: CastingTest): Rule<boolean> {
  const { caster, spell } = cast;
  yield* spend(tx, cast);
  const came =
    spell.dv === null
      ? { passed: true, shown: [] }
      : yield* test(tx, caster, 'arcaneOff', [spell.dv], spell.id);
  if (!came.passed) {
    tell(tx, 'fizzled', { unit: caster, spell: spell.id });
    if (hasRule(tx.snapshot(), caster, 'astral')) goBack(tx, caster, 'astralProjection');
    return false;
  }
  return !(yield* counteredBy(tx, caster, spell, function* (enemy) {
    return (yield* test(tx, enemy, 'arcaneOff', came.shown, 'counterspell')).passed;
  }));
}
