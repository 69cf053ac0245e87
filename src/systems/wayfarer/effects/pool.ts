import { fieldIn, isAdjacentTo, onMap, standing } from '../battle/standing.ts';
import type { Attribute } from '../content/attributes.ts';
import type { Tests } from '../content/effect.ts';
import { book, gearOf } from '../forces/catalogue.ts';
import type { Value } from '../forces/unit.ts';
import { cardOf, isVehicle, type Scene, type UnitId, unit } from '../scene.ts';
import { inSight } from '../space/sight.ts';
import { vehicleValue } from '../vehicles/values.ts';
import { holds, inDetectRange, type Moment, shareDetectRange } from './moment.ts';
import { rulesNamed, type Source, sourcesOf } from './sources.ts';

export type Tested = Attribute | 'maneuverability';

/** Something that made a pool what it is. */
export interface Why {
  readonly from: string;
  readonly what: 'dice' | 'bump' | 'kicker' | 'reroll' | 'again' | 'enemyReroll' | 'raise';
  readonly by: number;
}

/** What a unit brings to a test before its dice fall. */
export interface TestPool {
  readonly dice: number;
  readonly bumps: readonly number[];
  /** How often it may take a bump of two, or have one that it has raised by one (A7); decided once the dice lie. */
  readonly betterBumps: number;
  /** The same with a bump of one (Genetic Engineering, L1487). */
  readonly smallBumps: number;
  readonly kickers: readonly number[];
  /** Kickers of armour, which some weapons change. */
  readonly armour: readonly number[];
  /** Kickers that are rolled for each test. */
  readonly rolled: Value['rolled'];
  readonly rerolls: number;
  /** Right after the roll, once: any dice of it, or all. */
  readonly again: 'any' | 'all' | null;
  readonly why: readonly Why[];
}

/** Whether an effect on some tests is one on this. */
export const isOn = (tests: readonly Tests[], tested: Tested): boolean =>
  tests.some(
    (one) =>
      one === 'any' ||
      one === tested ||
      (one === 'off' && tested.endsWith('Off')) ||
      (one === 'def' && tested.endsWith('Def')),
  );

/** What a unit's card says of an attribute; null where it has none. */
export function cardValue(scene: Scene, id: UnitId, tested: Tested): Value | null {
  const card = cardOf(scene, id);
  if (isVehicle(card)) return vehicleValue(scene, id, card, tested);
  return tested === 'maneuverability' ? null : card.attributes[tested];
}

const count = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Allies' abilities that give re-rolls: to those whose Detect range they share, or who are within theirs (L1617, L2658). */
function lentRerolls(scene: Scene, id: UnitId, tested: Tested): readonly Why[] {
  return onMap(scene, unit(scene, id).side)
    .filter((ally) => ally !== id)
    .flatMap((ally) =>
      rulesNamed(scene, ally, 'alliesReroll').flatMap(({ figures }) => {
        const { tests, within } = figures;
        const isFor = Array.isArray(tests) && isOn(tests as readonly Tests[], tested);
        const isNear =
          within === 'shared' ? shareDetectRange(scene, ally, id) : inDetectRange(scene, ally, id);
        return isFor && isNear ? [{ from: 'alliesReroll', what: 'reroll' as const, by: 1 }] : [];
      }),
    );
}

/** A re-roll for each ally beside it with the same skill (L2737). */
function rerollsForEach(scene: Scene, id: UnitId, tested: Tested): readonly Why[] {
  return rulesNamed(scene, id, 'rerollForEach').flatMap(({ figures: { skill, test } }) => {
    if (typeof skill !== 'string' || !isOn([test as Tests], tested)) return [];
    const allies = onMap(scene, unit(scene, id).side).filter((ally) => {
      const card = cardOf(scene, ally);
      return isAdjacentTo(scene, ally, id) && !isVehicle(card) && card.skills.includes(skill);
    });
    return allies.length === 0 ? [] : [{ from: skill, what: 'reroll' as const, by: allies.length }];
  });
}

/** What an effect does to a test, where it is on that test and holds now; the card has what always holds already. */
function whyOf(scene: Scene, id: UnitId, tested: Tested, moment: Moment, source: Source): readonly Why[] {
  const { from, effect, isLasting } = source;
  if (!('when' in effect) || !('tests' in effect) || !isOn(effect.tests, tested)) return [];
  if (!effect.when.every((when) => holds(scene, id, moment, when))) return [];
  // Of a bump or a kicker without a condition the card's box knows, where it names its attribute.
  const isInBox = !isLasting && effect.when.length === 0 && effect.tests.includes(tested);
  switch (effect.does) {
    case 'reroll':
      return [{ from, what: 'reroll', by: 1 }];
    case 'rollAgain':
      return [{ from, what: 'again', by: effect.which === 'all' ? 2 : 1 }];
    case 'bumpOrRaise':
      return [{ from, what: 'raise', by: 1 }];
    case 'bump':
      return isInBox ? [] : [{ from, what: 'bump', by: effect.by }];
    case 'kicker':
      return isInBox ? [] : [{ from, what: 'kicker', by: effect.value }];
    case 'dice':
      return effect.whose === 'own' ? [{ from, what: 'dice', by: effect.by }] : [];
  }
}

/** How many of the kickers in a unit's box are armour's: those stand first in it (see `boxOf`). */
function armourInBox(scene: Scene, id: UnitId, tested: Tested): number {
  const card = cardOf(scene, id);
  if (isVehicle(card) || (tested !== 'meleeDef' && tested !== 'ballisticDef')) return 0;
  return card.gear.filter((worn) => {
    const gear = gearOf(book, worn);
    const kicker = gear?.kind === 'armour' ? gear.thing[tested] : 0;
    return typeof kicker === 'number' && kicker > 0;
  }).length;
}

const isSeenBy = (scene: Scene, id: UnitId, ally: UnitId): boolean => {
  const [own, its] = [standing(scene, id), standing(scene, ally)];
  return own !== null && its !== null && inSight(fieldIn(scene), own, its);
};

/** The Arcane DEF of an ally near that lends it (Empathic Emboldening, L2573), where it has more dice; null: one's own. */
function lentValue(scene: Scene, id: UnitId, tested: Tested): Value | null {
  if (tested !== 'arcaneDef') return null;
  const own = cardValue(scene, id, tested)?.dice ?? 0;
  const lent = onMap(scene, unit(scene, id).side)
    .filter(
      (ally) => ally !== id && rulesNamed(scene, ally, 'lends').length > 0 && inDetectRange(scene, ally, id),
    )
    .flatMap((ally) => cardValue(scene, ally, tested) ?? [])
    .toSorted((one, other) => other.dice - one.dice)[0];
  return lent !== undefined && lent.dice > own ? lent : null;
}

/** Bumps against what tests morale, by allies whom a unit sees (Inspire, L2696): once, however many there are. */
function inspired(scene: Scene, id: UnitId, tested: Tested, { given }: Moment): readonly Why[] {
  if (tested !== 'arcaneDef' || !given.includes('againstMorale')) return [];
  const ally = onMap(scene, unit(scene, id).side).find(
    (one) => one !== id && rulesNamed(scene, one, 'alliesBump').length > 0 && isSeenBy(scene, id, one),
  );
  return ally === undefined ? [] : [{ from: 'inspire', what: 'bump', by: 1 }];
}

/** How often a mutant has a bump of one, or one more on a bump, in all tests but some (L1487). */
const smallBumps = (scene: Scene, id: UnitId, tested: Tested): number =>
  rulesNamed(scene, id, 'bumpOrRaiseAllBut').filter(
    ({ figures: { but } }) => !(Array.isArray(but) && but.some((one) => one === tested)),
  ).length;

/** Nothing to test with. */
export const noPool: TestPool = {
  dice: 0,
  bumps: [],
  betterBumps: 0,
  smallBumps: 0,
  kickers: [],
  armour: [],
  rolled: [],
  rerolls: 0,
  again: null,
  why: [],
};

/** What a unit brings to a test; null where it has no such attribute. */
export function poolOf(scene: Scene, id: UnitId, tested: Tested, moment: Moment): TestPool | null {
  const value = lentValue(scene, id, tested) ?? cardValue(scene, id, tested);
  if (value === null) return null;
  const { dice, bumps, kickers, rolled } = value;
  const sources = sourcesOf(scene, id);
  const armour = kickers.slice(0, armourInBox(scene, id, tested));
  const why: (Why & { readonly isArmour?: boolean })[] = sources.flatMap((source) =>
    whyOf(scene, id, tested, moment, source).map((one) => ({ ...one, isArmour: source.isArmour })),
  );
  why.push(
    ...lentRerolls(scene, id, tested),
    ...rerollsForEach(scene, id, tested),
    ...inspired(scene, id, tested, moment),
  );
  const by = (what: Why['what']) => why.filter((one) => one.what === what);
  const again = Math.max(0, ...by('again').map((one) => one.by));
  return {
    dice: Math.max(0, dice + count(by('dice').map((one) => one.by))),
    bumps: [...bumps, ...by('bump').map((one) => one.by)],
    betterBumps: by('raise').length,
    smallBumps: smallBumps(scene, id, tested),
    kickers: [
      ...kickers.slice(armour.length),
      ...by('kicker').flatMap((one) => (one.isArmour ? [] : [one.by])),
    ],
    armour: [...armour, ...by('kicker').flatMap((one) => (one.isArmour ? [one.by] : []))],
    rolled,
    rerolls: count(by('reroll').map((one) => one.by)),
    again: again === 0 ? null : again === 1 ? 'any' : 'all',
    why: why.map(({ from, what, by: amount }) => ({ from, what, by: amount })),
  };
}
