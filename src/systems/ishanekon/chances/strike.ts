import type { Sum } from '../../../engine/modifier.ts';
import { attackEdges, criticalFrom, evasionAgainst, hitBonusOf, sureAttack } from '../attack/aiming.ts';
import { sparingDice } from '../attack/critical.ts';
import type { Hit } from '../attack/roll.ts';
import {
  attackKind,
  attackingOf,
  factorsOf,
  harmOf,
  ridersOf,
  type Rolled,
  type Striking,
} from '../attack/strike.ts';
import type { Dice, Rider } from '../attack/rider.ts';
import { chanceDespiteCold } from '../checks/check.ts';
import { lossOf } from '../damage/deal.ts';
import { mixed } from '../damage/harm.ts';
import { dealing, defending, spares } from '../damage/figures.ts';
import type { Part } from '../damage/part.ts';
import { dealt, suffered } from '../damage/reckon.ts';
import { type Leaning, leaning } from '../numbers/edge.ts';
import type { Factor } from '../numbers/factor.ts';
import { asRolled } from '../numbers/pool.ts';
import { character, type CharacterId, type Scene } from '../scene.ts';
import { chanceThat, type Counting, diceSpread, hitOdds, mean, type Spread } from './odds.ts';

/** What a weapon attack may come to against one target. Chances are exact, 0 to 1; what somebody chooses (reactions, rerolls) is not counted. */
export interface StrikeOdds {
  readonly bonus: Sum;
  readonly evasion: Sum;
  readonly leans: Leaning;
  readonly hit: number;
  readonly critical: number;
  /** Vitality and Temporary Vitality that it takes on average, misses among it. */
  readonly damage: number;
  /** What a plain hit takes on average. */
  readonly onHit: number;
  /** That the target has no Vitality left, where it has some. */
  readonly fells: number;
}

/** The odds of an attack against one of its targets, in the scene as it is. */
export function strikeOdds(scene: Scene, striking: Striking, target: CharacterId): StrikeOdds {
  const attacking = attackingOf(striking);
  const bonus = hitBonusOf(scene, attacking, target);
  const evasion = evasionAgainst(scene, attacking, target);
  const leans = leaning([...(striking.edges ?? []), ...attackEdges(scene, attacking, target)]);
  const isObject = character(scene, target).kind === 'object';
  const fate = isObject ? 'success' : sureAttack(scene, attacking, target);
  const ready = chanceDespiteCold(scene, striking.actor);
  const rolled =
    fate !== null
      ? { hit: fate === 'success' ? 1 : 0, critical: 0 }
      : hitOdds({
          ...{ bonus: bonus.total, evasion: evasion.total, leans },
          criticalFrom: criticalFrom(scene, attacking, target),
          always: scene.party.rules.criticalHits === 'always',
        });
  const [hit, critical] = [ready * rolled.hit, ready * rolled.critical];
  const plain = takenBy(scene, striking, target, false);
  const more = critical > 0 ? takenBy(scene, striking, target, true) : plain;
  const of = (what: (spread: Spread) => number) => (hit - critical) * what(plain) + critical * what(more);
  const { vitality } = character(scene, target);
  const most = vitality + temporaryOf(scene, target);
  return {
    ...{ bonus, evasion, leans, hit, critical },
    damage: of(mean),
    onHit: mean(plain),
    fells: vitality < 1 ? 0 : of((spread) => chanceThat(spread, (taken) => taken >= most)),
  };
}

const temporaryOf = (scene: Scene, id: CharacterId): number => {
  const who = character(scene, id);
  return who.kind === 'object' ? 0 : who.temporary;
};

/** What a hit takes of the target, by what may be rolled for it. */
function takenBy(scene: Scene, striking: Striking, target: CharacterId, critical: boolean): Spread {
  const riders = ridersOf(scene, striking);
  const rolling = (dice: readonly Dice[], factors: readonly Factor[]) =>
    dice.map(({ count, sides }) => ({ sides, ...asRolled(scene.party.rules.dice, count, factors) }));
  const spared = striking.sparing
    ? diceSpread(rolling([{ count: sparingDice(attackKind(striking)), sides: 4 }], []), 0)
    : nothing;
  const all = new Map<number, number>();
  for (const [less, part] of spared)
    for (const { parts, chance } of rolledBy(striking, riders, rolling)) {
      const amount = taken(scene, striking, { target, hit: true, critical }, { parts, riders, spared: less });
      all.set(amount, (all.get(amount) ?? 0) + chance * part);
    }
  return all;
}

const nothing: Spread = new Map([[0, 1]]);

interface RolledParts {
  readonly parts: readonly Part[];
  readonly chance: number;
}

/** All that may be rolled for damage: the weapon's with what goes with it, and beside it what has a type of its own. */
function rolledBy(
  striking: Striking,
  riders: readonly Rider[],
  rolling: (dice: readonly Dice[], factors: readonly Factor[]) => readonly Counting[],
): readonly RolledParts[] {
  const { means, types } = striking;
  const { count, sides, plus } = means.weapon.damage;
  const factors = factorsOf(striking, riders);
  const plain = riders.filter((one) => one.types === undefined);
  const own = diceSpread(
    rolling([{ count, sides }, ...plain.flatMap(({ dice }) => dice)], factors),
    plain.reduce((sum, one) => sum + one.plus, plus),
  );
  const first = [...own].map(([amount, chance]) => ({ parts: mixed(types, amount), chance }));
  return riders.reduce<readonly RolledParts[]>((before, rider) => {
    const kinds = rider.types;
    if (kinds === undefined) return before;
    const more = [...diceSpread(rolling(rider.dice, factors), rider.plus)];
    return before.flatMap(({ parts, chance }) =>
      more.map(([amount, of]) => ({ parts: [...parts, ...mixed(kinds, amount)], chance: chance * of })),
    );
  }, first);
}

function taken(scene: Scene, striking: Striking, hit: Hit, rolled: Rolled): number {
  const { target } = hit;
  const harm = harmOf(scene, striking, hit, rolled);
  const { rounding } = scene.party.rules;
  const parts = dealt(dealing(scene, harm), rounding);
  const { total } = suffered(parts, defending(scene, harm, { factors: [], added: [] }), rounding);
  const lost = lossOf(scene, { target, floor: null, sparing: spares(scene, harm) }, total);
  return lost.temporary + lost.vitality;
}

/** What it counts for that somebody falls, in Vitality. */
const FELLING = 4;
/** The Evasion and the Armor of whom one doesn't know. */
export const USUAL = { evasion: 14, armour: 1 } as const;

/** What an attack is worth in one number: by what whoever makes it may know of its target. */
export function strikeWorth({ damage, fells, onHit, bonus, leans }: StrikeOdds, known: boolean): number {
  if (known) return damage + FELLING * fells;
  const numbers = { bonus: bonus.total, evasion: USUAL.evasion, leans, criticalFrom: 20, always: true };
  return hitOdds(numbers).hit * Math.max(0, onHit - USUAL.armour);
}
