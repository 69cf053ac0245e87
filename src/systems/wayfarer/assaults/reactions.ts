import type { Rule } from '../../../engine/rule.ts';
import { facingTowards, gapBetween, tileName } from '../../../engine/space/index.ts';
import type { Tx } from '../../../engine/tx.ts';
import { stand } from '../battle/stand.ts';
import { crowdIn, fieldIn, isAdjacentTo, onMap, standing } from '../battle/standing.ts';
import { stepsOf } from '../battle/steps.ts';
import { cardOf as cardNamed, countsAs } from '../cards/card.ts';
import { type Cards, readyToDraw } from '../cards/hand.ts';
import { inDetectRange, plainTest } from '../effects/moment.ts';
import { hasRule } from '../effects/sources.ts';
import { cardsOf, layCards } from '../rounds/cards.ts';
import { cardOf, type Scene, type UnitId, unit } from '../scene.ts';
import { type Body, spun } from '../space/body.ts';
import { isFree } from '../space/crowd.ts';
import { apart, isBehind } from '../space/measure.ts';
import { tell } from '../tell.ts';
import { testOpposed } from '../testing/opposed.ts';

/** Allies beside a unit with a rule. */
const besideWith = (scene: Scene, id: UnitId, rule: string): readonly UnitId[] =>
  onMap(scene, unit(scene, id).side).filter(
    (ally) => ally !== id && isAdjacentTo(scene, ally, id) && hasRule(scene, ally, rule),
  );

/** A card is drawn for a chance and lies with the discards; null: there is none. */
export function* drawForChance(tx: Tx<Scene>, side: string): Rule<string | null> {
  const cards = yield* cardsOf(tx, side);
  const ready: Cards = readyToDraw(cards);
  if (ready.pile.length === 0) return null;
  const card = yield* tx.draw(ready.pile, 'chance');
  layCards(tx, side, {
    ...ready,
    pile: ready.pile.toSpliced(ready.pile.indexOf(card), 1),
    discard: [...ready.discard, card],
  });
  return card;
}

const worth = (name: string): number => {
  const card = cardNamed(name);
  return card === null ? 0 : countsAs(card);
};

/**
 * A Bodyguard beside a target draws a card and, if it is higher than the attacker's, takes its place (L2649): where both have room for that. Each
 * tries once. Gives who is the target now.
 */
export function* guardedBy(tx: Tx<Scene>, attacker: UnitId, target: UnitId, played: string): Rule<UnitId> {
  if (worth(played) >= 10) return target;
  for (const ally of besideWith(tx.snapshot(), target, 'bodyguard')) {
    const scene = tx.snapshot();
    const bodies = swapped(scene, ally, target);
    if (ally === attacker || bodies === null) continue;
    const card = yield* drawForChance(tx, unit(scene, ally).side);
    if (card === null) return target;
    const took = worth(card) > worth(played);
    tell(tx, 'guarded', { unit: ally, whom: target, card, took });
    if (!took) continue;
    stand(tx, ally, bodies.ally);
    stand(tx, target, bodies.target);
    return ally;
  }
  return target;
}

/** Two who change places: null where one of them is too large for the other's. */
function swapped(
  scene: Scene,
  ally: UnitId,
  target: UnitId,
): { readonly ally: Body; readonly target: Body } | null {
  const [a, b] = [standing(scene, ally), standing(scene, target)];
  const same = (one: Body, other: Body) => one.size === other.size && one.deep === other.deep;
  if (a === null || b === null || !same(a, b)) return null;
  return { ally: { ...b, facing: a.facing }, target: { ...a, facing: b.facing } };
}

/** Who can Jump In steps a tile towards who assaults the ally beside it (L2434): where it comes nearer by that. */
export function jumpIn(tx: Tx<Scene>, attacker: UnitId, target: UnitId): void {
  for (const ally of besideWith(tx.snapshot(), target, 'jumpIn')) {
    const scene = tx.snapshot();
    const [own, enemy] = [standing(scene, ally), standing(scene, attacker)];
    if (ally === attacker || own === null || enemy === null) continue;
    const now = apart(own, enemy);
    const nearer = stepsOf(scene, ally)
      .filter((to) => apart(to, enemy) < now)
      .toSorted((a, b) => apart(a, enemy) - apart(b, enemy))[0];
    if (nearer === undefined || now <= 1) continue;
    stand(tx, ally, nearer);
    tell(tx, 'stepped', { unit: ally, to: tileName(nearer.at), why: 'jumpIn' });
  }
}

/** A target that can Scurry tests Athletics against its attacker and steps away (L2285), as far from them as one tile goes. */
export function* scurries(tx: Tx<Scene>, attacker: UnitId, target: UnitId): Rule<boolean> {
  const scene = tx.snapshot();
  const enemy = standing(scene, attacker);
  const own = standing(scene, target);
  if (enemy === null || own === null || !hasRule(scene, target, 'scurry')) return false;
  const far = stepsOf(scene, target).toSorted((a, b) => apart(b, enemy) - apart(a, enemy))[0];
  if (far === undefined || apart(far, enemy) <= apart(own, enemy)) return false;
  const tester = (id: UnitId, other: UnitId) =>
    ({ unit: id, tested: 'athletics', moment: { ...plainTest, enemy: other } }) as const;
  const came = yield* testOpposed(tx, tester(target, attacker), tester(attacker, target), 'scurry');
  if (came !== 'ahead') return false;
  stand(tx, target, far);
  tell(tx, 'stepped', { unit: target, to: tileName(far.at), why: 'scurry' });
  return true;
}

/** Who can Misdirect turns an enemy's back to itself before it strikes (L2263): Athletics against Detect, within Detect range. */
export function* turnsAround(tx: Tx<Scene>, attacker: UnitId, target: UnitId): Rule<void> {
  const scene = tx.snapshot();
  const [own, other] = [standing(scene, attacker), standing(scene, target)];
  const may = hasRule(scene, attacker, 'turnAround') && inDetectRange(scene, attacker, target);
  if (!may || own === null || other === null || isBehind(own, other)) return;
  const gap = gapBetween(own, other);
  const away = facingTowards(gap.x, gap.y);
  if (away === null || 'vehicle' in cardOf(scene, target)) return;
  const turned = spun(other, away).find((one) => isFree(fieldIn(scene), crowdIn(scene, null), one, target));
  if (turned === undefined) return;
  const came = yield* testOpposed(
    tx,
    { unit: attacker, tested: 'athletics', moment: { ...plainTest, enemy: target } },
    { unit: target, tested: 'detect', moment: { ...plainTest, enemy: attacker } },
    'misdirect',
  );
  if (came !== 'ahead') return;
  stand(tx, target, turned);
  tell(tx, 'spun', { unit: target, facing: away });
}
