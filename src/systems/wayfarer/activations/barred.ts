import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { onMap } from '../battle/standing.ts';
import { cardOf as cardNamed, countsAs, isFace } from '../cards/card.ts';
import { inDetectRange, shareDetectRange } from '../effects/moment.ts';
import { cardValue } from '../effects/pool.ts';
import { hasAbility, rulesNamed } from '../effects/sources.ts';
import { type Scene, unit, type UnitId } from '../scene.ts';
import { lacksPilot } from '../vehicles/crew.ts';

const alliesOf = (scene: Scene, id: UnitId): readonly UnitId[] =>
  onMap(scene, unit(scene, id).side).filter((ally) => ally !== id);

const isAbility = (name: unknown): name is string => typeof name === 'string';

/** Whether an ally with an ability is near enough to lift what bars a unit: one whose Detect range it shares, or within its own (L1536, L1771). */
export function isAllyNear(scene: Scene, id: UnitId, ability: unknown, shared: boolean): boolean {
  return (
    isAbility(ability) &&
    alliesOf(scene, id).some(
      (ally) =>
        hasAbility(scene, ally, ability) &&
        (shared ? shareDetectRange(scene, id, ally) : inDetectRange(scene, id, ally)),
    )
  );
}

/** Why a unit can't be activated at all, by what it is: drones need an ally who steers them (L1570, L1609), vehicles a pilot (L5084). */
export function whyBarred(scene: Scene, id: UnitId): Refusal | null {
  if (lacksPilot(scene, id)) return refusal('noPilot', { unit: id });
  const isSteered = rulesNamed(scene, id, 'drone').every(({ figures: { needs, dice } }) => {
    const tested = needs === 'technicalOff' || needs === 'arcaneOff' ? needs : null;
    return alliesOf(scene, id).some(
      (ally) =>
        tested !== null &&
        (cardValue(scene, ally, tested)?.dice ?? 0) >= Number(dice) &&
        shareDetectRange(scene, id, ally),
    );
  });
  return isSteered ? null : refusal('nobodySteers', { unit: id });
}

/** Why a card doesn't activate a unit: Mindless Dead take none above 8, Minions no face card, unless somebody commands them. */
export function whyNotWith(scene: Scene, id: UnitId, name: string): Refusal | null {
  const card = cardNamed(name);
  if (card === null) return null;
  const tooHigh = rulesNamed(scene, id, 'cardAtMost').some(
    ({ figures: { value, unlessNear } }) =>
      countsAs(card) > Number(value) && !isAllyNear(scene, id, unlessNear, true),
  );
  const noFaces = rulesNamed(scene, id, 'noFaceCards').some(
    ({ figures: { unlessNear } }) => isFace(card) && !isAllyNear(scene, id, unlessNear, false),
  );
  return tooHigh || noFaces ? refusal('cardTooHigh', { unit: id, card: name }) : null;
}
