import type { Asking } from '../../../engine/decision.ts';
import type { Params } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { whyNotWith } from '../activations/barred.ts';
import { cardOf as cardNamed } from '../cards/card.ts';
import { lowestFirst } from '../cards/hand.ts';
import { casts } from '../casting/known.ts';
import { clockwise } from '../rounds/clockwise.ts';
import { actingIn, cardOf, playerIn, type Scene, type SideId, type UnitId } from '../scene.ts';
import { tell } from '../tell.ts';
import { type Cast, castInAnswer, type CastingTest } from './cast.ts';
import { type Chance, type Possible, possibleFor } from './chances.ts';

/** What spells may answer now, what for, and what those who are asked see of it. */
export interface Occasion {
  readonly chances: readonly Chance[];
  /** What is tested for, or what happens. */
  readonly for: string;
  /** Dice as they lie; what must be beaten. */
  readonly shows?: () => Params;
}

/** A spell that was cast in answer. */
export interface Answered extends Cast {
  /** It has taken effect: it didn't fizzle, and nobody has countered it. */
  readonly worked: boolean;
}

/** A card of a hand that would cast one of the spells, and who could. */
interface Option {
  readonly id: string;
  readonly card: string;
  readonly possible: Possible;
}

function optionsOf(scene: Scene, side: SideId, all: readonly Possible[]): readonly Option[] {
  const hand = lowestFirst([...new Set(playerIn(scene, side)?.cards.hand ?? [])]);
  return all.flatMap((possible, at) =>
    hand.flatMap((card): readonly Option[] => {
      const named = cardNamed(card);
      const casters = possible.casters.filter((id) => whyNotWith(scene, id, card) === null);
      return named === null || !casts(named, possible.spell) || casters.length === 0
        ? []
        : [
            {
              id: `${possible.spell.id}.${at}.${card}`,
              card,
              possible: { ...possible, casters },
            },
          ];
    }),
  );
}

/** What a side is asked: nobody else sees which of its cards would cast something. */
const questionFor = (
  scene: Scene,
  side: SideId,
  { for: reason, shows }: Occasion,
  all: readonly Possible[],
): Asking => ({
  id: 'answer',
  asked: side,
  code: 'answer',
  params: () => ({
    for: reason,
    could: all.map(({ spell, whom, casters }) => ({ spell: spell.id, whom, casters: [...casters] })),
    shows: shows?.() ?? null,
  }),
  options: [
    { id: 'pass', code: 'answer.pass', params: {} },
    { id: 'round', code: 'answer.round', params: {} },
    ...optionsOf(scene, side, all).map(({ id, card, possible: { spell, whom } }) => ({
      id,
      code: 'answer.card',
      params: { card, spell: spell.id, unit: whom },
    })),
  ],
  default: 'pass',
  measures: { 'Victory Points': Math.max(...all.map(({ whom }) => cardOf(scene, whom).vp)) },
  to: [side],
});

/** So many casters are named at the most: as many as a list holds. */
const mostChoices = 25;

function* whichCaster(tx: Tx<Scene>, side: SideId, { spell, casters }: Possible): Rule<UnitId | null> {
  const [only, another] = casters;
  if (only === undefined || another === undefined) return only ?? null;
  return yield* tx.ask({
    id: 'answerWith',
    asked: side,
    code: 'answerWith',
    params: { spell: spell.id },
    options: casters
      .slice(0, mostChoices)
      .map((id) => ({ id, code: 'answerWith.unit', params: { unit: id } })),
    default: only,
    to: [side],
  });
}

/** Sides that are asked, clockwise from who acts, itself last: each with a card and somebody who could cast, whatever it holds (A24). */
function sidesFor(
  scene: Scene,
  chances: readonly Chance[],
): readonly { readonly side: SideId; readonly all: readonly Possible[] }[] {
  const { battle } = scene;
  const acting = actingIn(scene);
  if (battle === null || acting === null || chances.length === 0) return [];
  return clockwise(battle, acting).flatMap((side) => {
    const player = playerIn(scene, side);
    if (player === null || player.answersNothing === true || player.cards.hand.length === 0) return [];
    const all = possibleFor(scene, side, chances);
    return all.length === 0 ? [] : [{ side, all }];
  });
}

/**
 * All who could cast a spell in answer are asked at once; the first of them clockwise who wants to does. `test` rolls its casting test. Gives what was
 * cast; null: nobody casts any more. The others are asked again by who asks this until then.
 */
export function* answered(tx: Tx<Scene>, occasion: Occasion, test: CastingTest): Rule<Answered | null> {
  const scene = tx.snapshot();
  const asked = sidesFor(scene, occasion.chances);
  const choices = yield* tx.askAll(asked.map(({ side, all }) => questionFor(scene, side, occasion, all)));
  for (const [at, { side }] of asked.entries()) {
    const player = tx.state.battle?.sides[side];
    if (choices[at] !== 'round' || player === undefined) continue;
    player.answersNothing = true;
    tell(tx, 'answersNothing', { side }, [side]);
  }
  for (const [at, { side, all }] of asked.entries()) {
    const wanted = optionsOf(scene, side, all).find(({ id }) => id === choices[at]);
    if (wanted === undefined) continue;
    const { card, possible } = wanted;
    const caster = yield* whichCaster(tx, side, possible);
    if (caster === null) return null;
    const cast: Cast = { side, caster, card, spell: possible.spell, whom: possible.whom };
    return { ...cast, worked: yield* castInAnswer(tx, cast, test) };
  }
  return null;
}
