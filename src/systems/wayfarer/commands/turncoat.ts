import { type Refusal, refusal } from '../../../engine/refusal.ts';
import type { Rule } from '../../../engine/rule.ts';
import type { Tx } from '../../../engine/tx.ts';
import { whyNotActivate } from '../activations/legality.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { rule } from '../content/effect.ts';
import { hasRule, rulesNamed } from '../effects/sources.ts';
import { begin } from '../lasting/ends.ts';
import { playing } from '../rounds/clockwise.ts';
import { playerIn, type Scene, type SideId, type UnitId, unit, unitsOf } from '../scene.ts';
import { goOver } from './goOver.ts';

const worth = (name: string | null): number => {
  const card = name === null ? null : cardNamed(name);
  return card === null ? 0 : countsAs(card);
};

/** Turncoats that a side must activate before it plays a card for anything else. What takes no high card is asked for none. */
const owed = (scene: Scene, side: SideId): readonly UnitId[] =>
  unitsOf(scene, side).filter(
    (id) =>
      rulesNamed(scene, id, 'turnedCoat').some(({ figures }) => figures.side === side) &&
      !hasRule(scene, id, 'cardAtMost') &&
      !hasRule(scene, id, 'noFaceCards') &&
      whyNotActivate(scene, side, id) === null,
  );

/**
 * Why a card can't be played for that yet: whoever was given a turncoat activates it in each round before all else, with their highest card
 * (L1813). `id` is the unit that is activated, null: something else is done; `card` null asks for the unit alone.
 */
export function whyNotFirst(
  scene: Scene,
  side: SideId,
  id: UnitId | null,
  card: string | null,
): Refusal | null {
  const due = owed(scene, side);
  const [first] = due;
  if (first === undefined) return null;
  if (id === null || !due.includes(id)) return refusal('turncoatFirst', { unit: first });
  const best = Math.max(0, ...(playerIn(scene, side)?.cards.hand ?? []).map(worth));
  return card !== null && worth(card) < best ? refusal('highestCard', { unit: id }) : null;
}

/** Enemies whom a unit may go over to. */
const takers = (scene: Scene, id: UnitId): readonly SideId[] =>
  scene.battle === null ? [] : playing(scene.battle).filter((side) => side !== unit(scene, id).side);

/** In place of acting, a unit goes over to an enemy of its player's choice, for the rest of the battle (Turncoat, L1808). */
export function* turnCoat(tx: Tx<Scene>, id: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const [first, another] = takers(scene, id);
  if (first === undefined) return;
  const to =
    another === undefined
      ? first
      : yield* tx.ask({
          id: 'turncoat',
          asked: unit(scene, id).side,
          code: 'turncoat',
          params: { unit: id },
          options: takers(scene, id).map((side) => ({ id: side, code: 'turncoat.side', params: { side } })),
          default: first,
        });
  goOver(tx, id, to, 'turncoat');
  begin(tx, { from: 'turncoat', on: id, by: id, until: null, effects: [rule('turnedCoat', { side: to })] });
}
