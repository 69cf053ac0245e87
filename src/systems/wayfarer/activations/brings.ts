import { type Refusal, refusal } from '../../../engine/refusal.ts';
import { comersWith } from '../arrivals/squads.ts';
import { mayDeploy } from '../cards/activation.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { hasRule } from '../effects/sources.ts';
import { cardOf, type Scene, type UnitId } from '../scene.ts';
import { membersOf, squadOf } from '../squads/squad.ts';

/** Victory Points that a card must bring: of those with an Incursion Team each second is free, the cheapest first (L2688). */
function pointsBrought(scene: Scene, units: readonly UnitId[]): readonly number[] {
  const vp = (id: UnitId) => cardOf(scene, id).vp;
  const team = units.filter((id) => hasRule(scene, id, 'deploysAnother')).toSorted((a, b) => vp(a) - vp(b));
  const free = team.slice(0, Math.floor(team.length / 2));
  return units.filter((id) => !free.includes(id)).map(vp);
}

const worth = (name: string): number => {
  const card = cardNamed(name);
  return card === null ? 0 : countsAs(card);
};

/**
 * Why a card doesn't bring a unit after those that it has brought; null: it does (L169 to L171). A squad comes whole, with `more` cards where one isn't
 * enough (L5988).
 */
export function whyNotBrought(
  scene: Scene,
  card: string,
  before: readonly UnitId[],
  id: UnitId,
  more: readonly string[] = [],
): Refusal | null {
  const played = cardNamed(card);
  if (hasRule(scene, id, 'neverDeploys')) return refusal('neverDeploys', { unit: id });
  const all = [...before, ...comersWith(scene, id)];
  const alone = all.filter((one) => squadOf(scene, one) === null);
  const squads = new Map<UnitId, number>();
  for (const one of all.filter((other) => !alone.includes(other))) {
    const [first = one] = membersOf(scene, one);
    squads.set(first, (squads.get(first) ?? 0) + 1);
  }
  const further = more.reduce((sum, one) => sum + worth(one), 0);
  if (played !== null && mayDeploy(played, pointsBrought(scene, alone), [...squads.values()], further))
    return null;
  const models = squadOf(scene, id) === null ? null : comersWith(scene, id).length;
  return models === null
    ? refusal('cardBringsLess', { unit: id, card: played?.name ?? null })
    : refusal('cardBringsFewer', { unit: id, card: played?.name ?? null, models });
}

/** The same of the card that lies. */
export function bringsToo(scene: Scene, id: UnitId): Refusal | null {
  const lies = scene.battle?.deploying ?? null;
  return lies === null ? refusal('noCardNamed') : whyNotBrought(scene, lies.card, lies.units, id, lies.more);
}
