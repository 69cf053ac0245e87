import type { Audience } from '../../../engine/event.ts';
import { type Modifier, sum } from '../../../engine/modifier.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { rollsAgain, spendPrestige, whyNoPrestige } from '../abilities/prestige.ts';
import type { AttributeId } from '../content/attributes.ts';
import { scoreOf } from '../numbers/score.ts';
import { type CharacterId, type Contest, personIn, type Scene } from '../scene.ts';
import { tell } from '../tell.ts';
import { keepDrawback } from './drawback.ts';
import type { CheckOutcome, CheckRolled } from './events.ts';
import { rollThreeDice } from './threeDice.ts';

/** A Trait that counts for a check. One may be good and bad at once: `as` says which of the two it is here. */
export interface TraitUsed {
  readonly name: string;
  readonly as: 'good' | 'bad';
}

/** Who checks what, and with what besides. */
export interface Checking {
  readonly actor: CharacterId;
  /** Null: no Score counts. */
  readonly attribute: AttributeId | null;
  readonly traits?: readonly TraitUsed[];
  /** What the situation and Stories add. */
  readonly bonus?: readonly Modifier[];
  readonly label: string;
  readonly to?: Audience;
  /**
   * Whether it is rolled again for Prestige where it fails: whoever rolls is asked, which is usual; it is done unasked; or neither, as it is part of
   * what asks enough, or is kept to be made again afterwards.
   */
  readonly again?: 'asks' | 'always' | 'never';
}

/** What a Difficulty makes of a total: equal is a success with a drawback. Rules that want 'N+' take it for a plain success (A13). */
export const outcomeOf = (total: number, difficulty: number): CheckOutcome =>
  total < difficulty ? 'fails' : total === difficulty ? 'drawback' : 'succeeds';

/** All that is added to the dice of a check now. A Trait that somebody hasn't got adds nothing. */
export function checkModifiers(
  scene: Scene,
  { actor, attribute, traits = [], bonus = [] }: Omit<Checking, 'label' | 'to'>,
): readonly Modifier[] {
  const own = personIn(scene, actor)?.traits ?? [];
  const used = traits.flatMap(({ name, as }): readonly Modifier[] => {
    const found = own.find((trait) => trait.name === name);
    if (found === undefined) return [];
    return [{ source: 'trait', amount: as === 'good' ? found.good : -found.bad, params: { name } }];
  });
  const score: readonly Modifier[] =
    attribute === null
      ? []
      : [{ source: 'score', amount: scoreOf(scene, actor, attribute).total, params: { attribute } }];
  return sum(0, [...score, ...used, ...bonus]).modifiers;
}

/** Rolls 3d6 with a special result (at most one a check, A11) and adds what counts. Says nothing of it. */
function* rolled(tx: Tx<Scene>, checking: Checking): Rule<CheckRolled> {
  const { actor, attribute, label, to } = checking;
  const modifiers = checkModifiers(tx.now, checking);
  const audience = to === undefined ? {} : { to };
  const { total, ...dice } = yield* rollThreeDice(tx, { by: actor, label, ...audience });
  return { attribute, ...dice, modifiers, total: sum(total, modifiers).total };
}

/** Who has three Prestige may roll the whole of a check again that has just failed, or whose worth only the GM knows (Quirks & Prestige). */
function* orAgain(tx: Tx<Scene>, checking: Checking, one: CheckRolled, fails: boolean): Rule<CheckRolled> {
  const { actor, to, again = 'asks' } = checking;
  if (!fails || again === 'never') return one;
  if (again === 'always') {
    if (whyNoPrestige(tx.now, actor) !== null) return one;
    spendPrestige(tx, actor, 'reroll');
  } else if (!(yield* rollsAgain(tx, actor, one.total, to))) return one;
  return yield* rolled(tx, checking);
}

/** A check against a Difficulty (Attribute Checks); without one only the number counts. */
export function* rollCheck(
  tx: Tx<Scene>,
  { difficulty, ...checking }: Checking & { readonly difficulty: number },
): Rule<CheckRolled & { readonly outcome: CheckOutcome }> {
  const first = yield* rolled(tx, checking);
  const one = yield* orAgain(tx, checking, first, first.total < difficulty);
  const outcome = outcomeOf(one.total, difficulty);
  keepDrawback(tx, checking.actor, outcome === 'drawback' && checking.to === undefined);
  tell(tx, 'checked', { actor: checking.actor, rolled: one, difficulty, outcome }, checking.to);
  return { ...one, outcome };
}

/** A check for its number alone: the GM says what it means. */
export function* rollOpenly(tx: Tx<Scene>, checking: Checking): Rule<CheckRolled> {
  const one = yield* orAgain(tx, checking, yield* rolled(tx, checking), true);
  tell(tx, 'checked', { actor: checking.actor, rolled: one, difficulty: null, outcome: null }, checking.to);
  return one;
}

/** What came of two who rolled against one another; no winner where they are equal: nothing happens. */
export interface Contested {
  readonly own: CheckRolled;
  readonly other: CheckRolled;
  readonly winner: CharacterId | null;
}

/** Who rolled against somebody who rolls again, and what they have; `first`: whether who rolls again was named first. */
export interface Against {
  readonly id: CharacterId;
  readonly first: boolean;
  readonly rolled: CheckRolled;
}

/** What stands against one of two who have rolled against one another. */
export const againstIn = ({ actor, target, own, other }: Contest, by: CharacterId): Against =>
  by === actor ? { id: target, first: true, rolled: other } : { id: actor, first: false, rolled: own };

/** Of two who rolled against one another, one rolls again and the other's roll stands. */
export function* contestedAgain(
  tx: Tx<Scene>,
  checking: Checking,
  { id, first, rolled: stays }: Against,
): Rule<Contested> {
  const anew = yield* rolled(tx, checking);
  const [actor, target] = first ? [checking.actor, id] : [id, checking.actor];
  const [own, other] = first ? [anew, stays] : [stays, anew];
  const winner = winnerOf(actor, own, target, other);
  tell(tx, 'contested', { actor, target, own, other, winner }, checking.to);
  return { own, other, winner };
}

const winnerOf = (
  actor: CharacterId,
  own: CheckRolled,
  target: CharacterId,
  other: CheckRolled,
): CharacterId | null => (own.total === other.total ? null : own.total > other.total ? actor : target);

/** Contested Checks: both roll, special results and all (A12), and the higher total wins. */
export function* contested(tx: Tx<Scene>, one: Checking, against: Checking): Rule<Contested> {
  const first = yield* rolled(tx, one);
  const second = yield* rolled(tx, against);
  const own = yield* orAgain(tx, one, first, first.total < second.total);
  const other = yield* orAgain(tx, against, second, second.total < own.total);
  const winner = winnerOf(one.actor, own, against.actor, other);
  tell(tx, 'contested', { actor: one.actor, target: against.actor, own, other, winner }, one.to);
  return { own, other, winner };
}
