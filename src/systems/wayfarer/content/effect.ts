import type { Attribute } from './attributes.ts';
import type { DamageType } from './damageTypes.ts';

/**
 * What abilities, spells and things do, as data that the rules of battle read.
 *
 * Whatever changes a test, a pool, a defeat or a way in the same manner as others do is one of the shapes below. What the book says once
 * only is a `rule` by its name, with its figures: the rule is written where its moment is.
 */
export type Effect =
  | { readonly does: 'reroll'; readonly tests: readonly Tests[]; readonly when: readonly When[] }
  /** Right after the roll, once: any number of dice, or all (A9). */
  | {
      readonly does: 'rollAgain';
      readonly which: 'any' | 'all';
      readonly tests: readonly Tests[];
      readonly when: readonly When[];
    }
  | { readonly does: 'rerollEnemy'; readonly dice: 'off' | 'def' | 'either'; readonly when: readonly When[] }
  /** A new bump of two, or one more on a bump that is there: the player's choice (A7). */
  | {
      readonly does: 'bumpOrRaise';
      readonly bump: number;
      readonly raise: number;
      readonly tests: readonly Tests[];
      readonly when: readonly When[];
    }
  | {
      readonly does: 'bump';
      readonly by: number;
      readonly tests: readonly Tests[];
      readonly when: readonly When[];
    }
  | {
      readonly does: 'kicker';
      readonly value: number;
      readonly tests: readonly Tests[];
      readonly when: readonly When[];
    }
  | {
      readonly does: 'dice';
      readonly whose: 'own' | 'enemy';
      readonly by: number;
      readonly tests: readonly Tests[];
      readonly when: readonly When[];
    }
  | {
      readonly does: 'saveDie';
      readonly value: number;
      readonly ablative: boolean;
      readonly when: readonly When[];
    }
  /** When it would be defeated, one die of so much or more sends it to reserves instead. */
  | { readonly does: 'lastChance'; readonly roll: number; readonly when: readonly When[] }
  | { readonly does: 'immune'; readonly to: readonly DamageType[] | 'morale' | 'darkness' | 'atmosphere' }
  /** Somebody must pass a test of one of these attributes at the rule's moment. */
  | {
      readonly does: 'mustPass';
      readonly who: 'self' | 'enemy';
      readonly tests: readonly Tests[];
      readonly dv: number;
      readonly morale: boolean;
      readonly at: string;
      readonly or: string;
    }
  | { readonly does: 'move'; readonly way: Way; readonly by: number }
  | { readonly does: 'forbid'; readonly what: Forbidden }
  | { readonly does: 'rule'; readonly rule: string; readonly figures: Figures };

export type Figures = Readonly<Record<string, number | boolean | string | readonly string[]>>;

/** Tests by what is rolled; 'off', 'def' and 'any' are those of every kind. */
export type Tests = Attribute | 'maneuverability' | 'off' | 'def' | 'any';

/** When an effect holds: all that are listed must be so. */
export type When =
  | 'climbing'
  | 'leaping'
  | 'swimming'
  | 'rushing'
  | 'sneaking'
  | 'noticing' // a sneaking enemy
  | 'noticingTheLiving' // a sneaking enemy that lives, or is undead
  | 'openingDoors'
  | 'operatingTech'
  | 'usingDevices'
  | 'againstMorale'
  | 'runningOver'
  | 'assault'
  | 'meleeAssault'
  | 'ballisticAssault'
  | 'elementalSpell' // an assault with a spell of cold, electricity or fire
  | 'faceCard'
  | 'unarmed'
  | 'fromBehind'
  | 'inCover'
  | 'higherGround'
  | 'mounted'
  | 'afterRush'
  | 'stayed' // gave up a move to assault
  | 'notYetActivated'
  | 'noAllyInDetect'
  | 'onEarth'
  | 'enemyLarger'
  | 'enemyLives'
  | 'enemyIsTech'
  | 'enemyNotTech'
  | 'enemyNotFerocious'
  | 'enemyUnsupported'
  | 'byCuttingOrPiercing'
  | 'bySmashing'
  | 'byPiercing'
  | 'byCold'
  | 'byEnergy'
  | 'notByEnergyOrMagic'
  | 'notByMagic'
  | 'living';

/** How a unit moves otherwise than others; `by` is the figure, where there is one. */
export type Way =
  | 'aquaticIsOpen'
  | 'roughIsOpen'
  | 'everyOtherRoughIsOpen'
  | 'allButElevatedIsOpen'
  | 'ignoresTerrain'
  | 'unencumbered'
  | 'doubled'
  | 'openHalved'
  | 'firstOpenFree'
  | 'roughDoubled'
  | 'bonus'
  | 'rushAtMost';

export type Forbidden = 'equipment' | 'weapons' | 'rushing' | 'climbing' | 'spells' | 'moveAndAssault';

type Several<Thing> = Thing | readonly Thing[];
const list = <Thing>(one: Several<Thing>): readonly Thing[] =>
  Array.isArray(one) ? (one as readonly Thing[]) : [one as Thing];

export const reroll = (tests: Several<Tests>, ...when: readonly When[]): Effect => ({
  does: 'reroll',
  tests: list(tests),
  when,
});
export const rollAgain = (which: 'any' | 'all', tests: Several<Tests>, ...when: readonly When[]): Effect => ({
  does: 'rollAgain',
  which,
  tests: list(tests),
  when,
});
export const rerollEnemy = (dice: 'off' | 'def' | 'either', ...when: readonly When[]): Effect => ({
  does: 'rerollEnemy',
  dice,
  when,
});
export const bumpOrRaise = (tests: Several<Tests>, ...when: readonly When[]): Effect => ({
  does: 'bumpOrRaise',
  bump: 2,
  raise: 1,
  tests: list(tests),
  when,
});
export const bump = (by: number, tests: Several<Tests>, ...when: readonly When[]): Effect => ({
  does: 'bump',
  by,
  tests: list(tests),
  when,
});
export const kicker = (value: number, tests: Several<Tests>, ...when: readonly When[]): Effect => ({
  does: 'kicker',
  value,
  tests: list(tests),
  when,
});
export const dice = (
  whose: 'own' | 'enemy',
  by: number,
  tests: Several<Tests>,
  ...when: readonly When[]
): Effect => ({
  does: 'dice',
  whose,
  by,
  tests: list(tests),
  when,
});
export const saveDie = (value: number, ...when: readonly When[]): Effect => ({
  does: 'saveDie',
  value,
  ablative: true,
  when,
});
/** A save die that is never turned down. */
export const lastingSaveDie = (value: number, ...when: readonly When[]): Effect => ({
  does: 'saveDie',
  value,
  ablative: false,
  when,
});
export const lastChance = (roll: number, ...when: readonly When[]): Effect => ({
  does: 'lastChance',
  roll,
  when,
});
export const immune = (to: readonly DamageType[] | 'morale' | 'darkness' | 'atmosphere'): Effect => ({
  does: 'immune',
  to,
});
/** Takes who tests what against which value, at which moment, and what happens otherwise. */
export const mustPass = (
  who: 'self' | 'enemy',
  tests: Several<Tests>,
  dv: number,
  at: string,
  or: string,
  morale = false,
): Effect => ({ does: 'mustPass', who, tests: list(tests), dv, morale, at, or });
export const move = (way: Way, by = 0): Effect => ({ does: 'move', way, by });
export const forbid = (what: Forbidden): Effect => ({ does: 'forbid', what });
export const rule = (name: string, figures: Figures = {}): Effect => ({ does: 'rule', rule: name, figures });
