import { meetsAny } from '../arithmetic.ts';
import type { DiceNode, UniqueModifier } from '../notation/ast.ts';
import { type Budget, giveUp } from './budget.ts';
import type { Mass } from './distribution.ts';
import { faceLaw } from './law.ts';
import { massOf, massOfGrid } from './mass.ts';
import { type Reader, readerOf } from './reader.ts';
import { takesAside, thrownOf } from './thrown.ts';

/** The exact chances of dice of which doubles are rolled again. */
export const uniqueMass = (node: DiceNode, unique: UniqueModifier, budget: Budget): Mass => {
  const thrown = thrownOf(node, budget);
  // With dice beside one another that came from one, what a double is hangs on too much.
  if (thrown.kind !== 'alike' || thrown.count !== node.count || takesAside(node))
    return giveUp('dependentDice');
  const fresh = faceLaw(node.shape, budget);
  const { law } = thrown;
  const reader = readerOf(
    node.modifiers,
    Float64Array.from([...law.values, ...fresh.values]).sort(),
    node.count,
    node.shape,
  );
  const everyDouble = unique.when.length === 0 && unique.times === 'always';
  if (everyDouble && node.count > fresh.values.length && isSame(law, fresh)) return giveUp('cutShort');
  if (everyDouble && isFair(fresh) && isSame(law, fresh))
    return reader.results(massOfGrid(sumOfDistinct(fresh.values, node.count, reader, budget)));
  return reader.results(massOf(sumsOfHandfuls({ law, fresh, unique, count: node.count }, reader, budget)));
};

const isFair = ({ chances }: Mass): boolean => chances.every((chance) => chance === chances[0]);
const isSame = (one: Mass, other: Mass): boolean =>
  one.values.length === other.values.length &&
  one.values.every(
    (value, place) => value === other.values[place] && one.chances[place] === other.chances[place],
  );

/**
 * Dice that all show something else, each choice of faces equally likely: goes through the faces from low to high and asks of
 * each whether it is among them. A state is how many are placed and what the kept ones among them add up to.
 */
const sumOfDistinct = (faces: Float64Array, count: number, reader: Reader, budget: Budget) => {
  const kept = reader.ranks(count) ?? new Array<boolean>(count).fill(true);
  const scores = faces.map((face) => reader.score(face));
  const low = scores.reduce((least, score) => Math.min(least, score), Infinity);
  const high = scores.reduce((most, score) => Math.max(most, score), -Infinity);
  const most = kept.filter((keeps) => keeps).length;
  const width = most * (high - low) + 1;
  budget.spend(width * count * faces.length, width * (count + 1));
  const sums = Array.from({ length: count + 1 }, () => new Float64Array(width));
  (sums[0] as Float64Array)[0] = 1;
  for (let face = 0; face < faces.length; face++) {
    const left = faces.length - face;
    for (let placed = count - 1; placed >= 0; placed--) {
      const here = sums[placed] as Float64Array;
      const there = sums[placed + 1] as Float64Array;
      const taken = (count - placed) / left;
      if (taken > 1) continue; // more dice than faces for them: no way led here
      const shift = kept[placed] ? (scores[face] as number) - low : 0;
      for (let sum = 0; sum + shift < width; sum++)
        there[sum + shift] = (there[sum + shift] as number) + taken * (here[sum] as number);
      for (let sum = 0; sum < width; sum++) here[sum] = (here[sum] as number) * (1 - taken);
    }
  }
  return { low: most * low, chances: sums[count] as Float64Array };
};

interface Rolling {
  /** What a die shows at first, and when it is rolled again. */
  readonly law: Mass;
  readonly fresh: Mass;
  readonly unique: UniqueModifier;
  readonly count: number;
}

/** What one way on costs of the budget, and more for each die that lies there. */
const WAY_STEPS = 400;
const LYING_STEPS = 4;

/**
 * Die by die, for what a die may stay on depends on those before it, but not on their order: a state is a handful, how many
 * dice show each value, written as a text with one character for each die in ascending order.
 */
const sumsOfHandfuls = (rolling: Rolling, reader: Reader, budget: Budget): ReadonlyMap<number, number> => {
  const { law, fresh, count } = rolling;
  const ways = law.values.length + fresh.values.length;
  // The price is known before the work: whatever is rolled again, the dice may come to show different values, any of them.
  let price = 0;
  for (let die = 0, sets = 1; die < count && price < Infinity; die++) {
    price += sets * (WAY_STEPS + LYING_STEPS * die) * ways;
    sets *= Math.max(0, law.values.length - die) / (die + 1);
  }
  budget.spend(price);
  let paid = price;
  const values = Float64Array.from(new Set([...law.values, ...fresh.values])).sort();
  const place = new Map(Array.from(values, (value, at) => [value, String.fromCharCode(at)]));
  let handfuls = new Map<string, number>([['', 1]]);
  for (let die = 0; die < count; die++) {
    const next = new Map<string, number>();
    for (const [handful, chance] of handfuls) {
      const steps = (WAY_STEPS + LYING_STEPS * die) * ways;
      if (paid > 0) paid -= steps;
      else budget.spend(steps);
      for (const [value, part] of nextDie(rolling, (of) => handful.includes(place.get(of) ?? ''))) {
        const more = withDie(handful, place.get(value) ?? '');
        next.set(more, (next.get(more) ?? 0) + chance * part);
      }
    }
    handfuls = next;
  }
  const kept = reader.ranks(count);
  const sums = new Map<number, number>();
  for (const [handful, chance] of handfuls) {
    let sum = 0;
    for (let rank = 0; rank < count; rank++)
      if (kept?.[rank] !== false) sum += reader.score(values[handful.charCodeAt(rank)] as number);
    sums.set(sum, (sums.get(sum) ?? 0) + chance);
  }
  return sums;
};

/** Where the next die stays, and how likely, when it is known what lies there. */
const nextDie = (
  { law, fresh, unique }: Rolling,
  lies: (value: number) => boolean,
): ReadonlyMap<number, number> => {
  const goes = (value: number) => lies(value) && (unique.when.length === 0 || meetsAny(value, unique.when));
  const stays = new Map<number, number>();
  const add = (value: number, chance: number) => stays.set(value, (stays.get(value) ?? 0) + chance);
  let again = 0;
  law.values.forEach((value, at) => {
    if (goes(value)) again += law.chances[at] as number;
    else add(value, law.chances[at] as number);
  });
  if (again === 0) return stays;
  const ends = (value: number) => unique.times === 'once' || !goes(value);
  let whole = 0;
  fresh.values.forEach((value, at) => {
    if (ends(value)) whole += fresh.chances[at] as number;
  });
  if (whole === 0) return giveUp('cutShort');
  fresh.values.forEach((value, at) => {
    if (ends(value)) add(value, (again * (fresh.chances[at] as number)) / whole);
  });
  return stays;
};

const withDie = (handful: string, die: string): string => {
  let at = 0;
  while (at < handful.length && (handful[at] as string) <= die) at++;
  return handful.slice(0, at) + die + handful.slice(at);
};
