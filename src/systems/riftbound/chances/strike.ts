import type { Sum } from '../../../engine/modifier.ts';
import { changedBy, dodgeDie, hitDie, hitRating } from '../attack/die.ts';
import { damageTo } from '../attack/land.ts';
import { originOf } from '../attack/legality.ts';
import { isMelee } from '../attack/means.ts';
import { doublesOf } from '../attack/special/doubles.ts';
import type { Striking } from '../attack/striking.ts';
import { chanceOf } from '../attack/worth.ts';
import { type Dodge, dodgeOf } from '../numbers/dodge.ts';
import { guarded } from '../powers/staying.ts';
import { type CharacterId, characterIn, type Scene } from '../scene.ts';
import {
  amountSpread,
  chanceThat,
  hitsOfEach,
  mean,
  type Rerolls,
  type Spread,
  successes,
  successesOf,
} from './spread.ts';

/** What an Attack may come to against one target. Chances are exact, 0 to 1; rerolls that were declared are counted, what somebody chooses later (blocks, Intercept, other rerolls) is not. */
export interface StrikeOdds {
  readonly rating: number;
  readonly die: Sum;
  readonly shots: Spread;
  /** That one shot is a success. */
  readonly shot: number;
  /** That the Hit Roll has a success at all. */
  readonly hit: number;
  readonly hits: number; // on average
  readonly dodge: Dodge | null;
  /** That one success at least is not dodged. */
  readonly lands: number;
  readonly damage: number; // of each hit that lands
  /** HP that are lost on average. */
  readonly hp: number;
  /** That no HP are left. */
  readonly fells: number;
}

/** The odds of an Attack against one of its targets, in the scene as it is. */
export function strikeOdds(scene: Scene, striking: Striking, target: CharacterId): StrikeOdds {
  const { actor, means, type, less, asSkilled, declared } = striking;
  const { attack } = means;
  const melee = isMelee(scene, means);
  // The dice of all targets are one Hit Roll: what is rolled again at those before isn't there for the next.
  const before = striking.targets.slice(0, striking.targets.indexOf(target) + 1);
  const [first = target] = before;
  const rating = hitRating(scene, actor, attack);
  const dice = before.map((one) => dieAt(scene, striking, one));
  const die = dice.at(-1) ?? dieAt(scene, striking, target);
  const shot = chanceOf(rating, die.total);
  const change = changedBy(scene, 'shots', MUCH, { owner: actor, opponent: first, melee }) - MUCH;
  const shots = amountSpread(attack.shots, change);
  const chances = dice.map(({ total }) => chanceOf(rating, total));
  const hits: Spread = hitsOfEach(shots, chances, rerollsOf(declared)).at(-1) ?? new Map();
  const dodge = dodgeOf(scene, target);
  const dodges =
    dodge === null ? 0 : chanceOf(dodge.rating, dodgeDie(scene, { actor, melee, type }, target).total);
  const landing = successesOf(hits, 1 - dodges);
  const damage = damageTo(scene, { actor, attack, melee, damage: Math.max(0, attack.damage - less) }, target);
  const doubles = doublesOf(scene, actor, means, asSkilled);
  const twice = doubles === null ? 0 : 1 - (1 - chanceOf(doubles.on, 0)) ** doubles.dice;
  const once = guarded(scene, target, type, damage);
  const double = guarded(scene, target, type, 2 * damage);
  const has = characterIn(scene, target)?.hp.now ?? 0;
  let [hp, fells] = [0, 0];
  for (const [landed, chance] of landing)
    for (const [doubled, part] of successes(landed, twice).entries()) {
      const lost = Math.min(has, once * (landed - doubled) + double * doubled);
      hp += chance * part * lost;
      if (has > 0 && lost === has) fells += chance * part;
    }
  return {
    ...{ rating, die, shots, shot, dodge, damage, hp, fells },
    hit: chanceThat(hits, (many) => many > 0),
    hits: mean(hits),
    lands: chanceThat(landing, (many) => many > 0),
  };
}

/** What changes a die of its Hit Roll at a target. */
function dieAt(scene: Scene, { actor, means, overwatch }: Striking, target: CharacterId): Sum {
  const melee = isMelee(scene, means);
  const from = originOf(scene, actor, means);
  return hitDie(scene, { actor, from, target, attack: means.attack, melee, overwatch });
}

const rerollsOf = (declared: Striking['declared']): Rerolls => ({
  once: declared?.prepare ?? 0,
  tries: (declared?.tryThatAgainI ?? 0) + (declared?.tryThatAgainII ?? 0),
});

/** More shots than any change takes away: so that the change alone can be seen. */
const MUCH = 1000;

/** What it counts for that somebody falls, in HP. */
const FELLING = 3;
/** The chance to dodge of whom one doesn't know: that of a plain human. */
const USUAL_DODGE = 0.5;

/** What an Attack is worth in one number, HP that it takes: by what whoever makes it may know of its target. */
export const strikeWorth = ({ hp, fells, hits, damage }: StrikeOdds, known: boolean): number =>
  known ? hp + FELLING * fells : hits * damage * (1 - USUAL_DODGE);
